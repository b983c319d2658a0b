/** The column beside a page stays free for the outline, which stands in the article. */

import type { ReactNode } from 'react';

export default function DocItemTOCDesktop(): ReactNode {
  return null;
}
