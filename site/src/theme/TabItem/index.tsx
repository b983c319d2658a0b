/** One of several tabs. Its group draws label and panel; alone it is what it holds. */

import type { Props } from '@theme/TabItem';
import type { ReactNode } from 'react';

export default function TabItem({ children }: Props): ReactNode {
  return children;
}
