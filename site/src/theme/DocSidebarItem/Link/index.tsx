/** An entry of the sidebar. A long name in it breaks between its words. */

import { withBreaks } from '@site/src/components/breaks/breaks';
import Link from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import React, { type ReactNode } from 'react';

export default function DocSidebarItemLink({ item, ...props }: Props): ReactNode {
  // The theme only renders the label, so it may hold marks although its type is a string's.
  const label = withBreaks(item.label) as string;
  return <Link {...props} item={{ ...item, label }} />;
}
