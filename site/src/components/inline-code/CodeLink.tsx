/** A link of a page. One that is a name in code is one element, which looks like the code. */

import A from '@theme/MDXComponents/A';
import clsx from 'clsx';
import React, { type ComponentProps, type ReactNode } from 'react';
import { useCodeStyle } from './code-style';
import { onlyCodeOf } from './only-code';

export default function CodeLink({
  children,
  className,
  ...props
}: ComponentProps<'a'>): ReactNode {
  const name = onlyCodeOf(children);
  const style = useCodeStyle(name ?? children);
  return (
    <A {...props} className={clsx(className, name !== null && ['is-code', style.className])}>
      {name === null ? children : style.content}
    </A>
  );
}
