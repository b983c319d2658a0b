/** The code of a block. */

import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import CodePre from '@site/src/highlight/CodePre';
import { colorOf, joinPlain, type CodeToken } from '@site/src/highlight/code-token';
import { markedLines, type MarkedToken } from '@site/src/values/marks';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';

export default function CodeBlockContent({
  className,
}: {
  readonly className?: string;
}): ReactNode {
  const { code, language, lineClassNames } = useCodeBlockContext().metadata;
  return (
    <CodePre
      code={code}
      language={language}
      className={clsx(className, `prism-code language-${language} thin-scrollbar code-frame`)}
      draw={(lines) => (
        <code className="code-lines">
          {markedLines(lines, code).map((tokens, index) => (
            <div key={index} className={clsx('token-line', lineClassNames[index])}>
              {tokens.every(isBlank) ? <br /> : joinPlain(tokens, isPlain).map(drawToken)}
            </div>
          ))}
        </code>
      )}
    />
  );
}

function isBlank({ empty, content }: CodeToken): boolean {
  return empty === true || content === '';
}

/** Text without a color needs no element. */
function isPlain(token: MarkedToken): boolean {
  return token.value === undefined && colorOf(token) === null;
}

function drawToken(token: MarkedToken, index: number): ReactNode {
  if (isPlain(token)) return token.content;
  return (
    <span key={index} className={colorOf(token) ?? undefined} data-value={token.value}>
      {token.content}
    </span>
  );
}
