/** Code that fills its parent, so that the parent can be the code: pages have hundreds of names in links and headings. */

import MDXComponents from '@theme-original/MDXComponents';
import { isValidElement, type ReactNode } from 'react';

/** The text of the one code span that `children` are; null for anything else. */
export function onlyCodeOf(children: ReactNode): string | null {
  if (!isValidElement<{ children?: ReactNode }>(children)) return null;
  const isCode = children.type === 'code' || children.type === MDXComponents.code;
  const { children: text } = children.props;
  return isCode && typeof text === 'string' && !text.includes('\n') ? text : null;
}
