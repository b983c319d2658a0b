/** A link of a page. One that is a name in code is one element, which looks like the code. */

import A from '@theme/MDXComponents/A';
import clsx from 'clsx';
import React, { type ComponentProps, type ReactNode } from 'react';
import { useCodeLook } from './code-look';
import { onlyCodeOf } from './only-code';

export default function CodeLink({
  children,
  className,
  ...props
}: ComponentProps<'a'>): ReactNode {
  const name = onlyCodeOf(children);
  const look = useCodeLook(name ?? children);
  return (
    <A {...props} className={clsx(className, name !== null && ['is-code', look.className])}>
      {name === null ? children : look.content}
    </A>
  );
}
