/** Code in running text, with marks where a long name may break in a narrow table cell. */

import { useCodeStyle } from '@site/src/components/inline-code/code-style';
import clsx from 'clsx';
import React, { type ComponentProps, type ReactNode } from 'react';

export default function CodeInline({
  children,
  className,
  ...props
}: ComponentProps<'code'>): ReactNode {
  const style = useCodeStyle(children);
  return (
    <code {...props} className={clsx(className, style.className) || undefined}>
      {style.content}
    </code>
  );
}
