/** Code in running text, with marks where a long name may break in a narrow table cell. */

import { useCodeLook } from '@site/src/components/inline-code/code-look';
import clsx from 'clsx';
import React, { type ComponentProps, type ReactNode } from 'react';

export default function CodeInline({
  children,
  className,
  ...props
}: ComponentProps<'code'>): ReactNode {
  const look = useCodeLook(children);
  return (
    <code {...props} className={clsx(className, look.className) || undefined}>
      {look.content}
    </code>
  );
}
