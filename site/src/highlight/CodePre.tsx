/**
 * Code with colors. Where it stands in the built page, React leaves it as it is: a page of a hundred blocks is ready
 * sooner when nothing is cut into tokens again.
 */

import useIsBrowser from '@docusaurus/useIsBrowser';
import { useHighlighter } from '@site/src/highlight/highlighter';
import React, {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { fillSamples } from '@site/src/values/fill';
import { plainLines, type CodeLines } from './code-token';

interface CodePreProps extends Omit<ComponentProps<'pre'>, 'children'> {
  readonly code: string;
  readonly language: string;
  readonly draw: (lines: CodeLines) => ReactNode;
}

/** Looked at before React touches the page; a development server sends none. */
const isServed =
  typeof document !== 'undefined' && document.getElementById('__docusaurus')?.firstChild != null;

const BUILT = { __html: '' };

export default function CodePre({ code, language, draw, ...pre }: CodePreProps): ReactNode {
  const [ref, isBuilt] = useHighlighted(code);
  const highlight = useHighlighter(!isBuilt);
  const drawn = useRef<HTMLPreElement>(null);
  useLayoutEffect(() => {
    if (drawn.current) fillSamples(drawn.current);
  }, [code, highlight]);
  // Keyboards must be able to scroll it.
  const props = { ...pre, tabIndex: 0 };
  if (isBuilt)
    // eslint-disable-next-line no-restricted-syntax -- empty: it only tells React to leave the built code alone
    return <pre {...props} ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={BUILT} />;
  const lines = highlight?.(code, language) ?? plainLines(code);
  return (
    <pre key="drawn" {...props} ref={drawn}>
      {draw(lines)}
    </pre>
  );
}

/** Whether what the built page holds is still what is to be shown. */
function useHighlighted(code: string): readonly [React.RefObject<HTMLPreElement | null>, boolean] {
  const ref = useRef<HTMLPreElement>(null);
  const isFirst = !useIsBrowser();
  const [built, setBuilt] = useState(isServed && isFirst ? code : null);
  useLayoutEffect(() => {
    // React throws away what was built where the page in the browser is another one.
    if (built !== null && ref.current?.firstChild === null) setBuilt(null);
  }, [built]);
  return [ref, built === code];
}
