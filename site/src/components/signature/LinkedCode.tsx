/** Highlighted code whose names are links. */

import Link from '@docusaurus/Link';
import CodePre from '@site/src/highlight/CodePre';
import { colorOf, type CodeToken } from '@site/src/highlight/code-token';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import { parseRanges } from './ranges';
import { linkLines, type CodeRun } from './runs';
import styles from './signature.module.css';

export interface LinkedCodeProps {
  /** For the button that unfolds it; undefined when nothing is folded. */
  readonly id: string | undefined;
  readonly code: string;
  readonly language: string;
  readonly links: string;
  readonly isFolded: boolean;
}

export default function LinkedCode({
  id,
  code,
  language,
  links,
  isFolded,
}: LinkedCodeProps): ReactNode {
  return (
    <CodePre
      id={id}
      code={code}
      language={language}
      className={clsx(styles.pre, isFolded && styles.folded, 'prism-code thin-scrollbar')}
      draw={(tokens) =>
        linkLines(tokens, parseRanges(links)).map((runs, line, lines) => (
          <Line key={line} isUsage={language === 'sh'}>
            {runs.map((run, index) => (
              <Run key={index} run={run} />
            ))}
            {line < lines.length - 1 && '\n'}
          </Line>
        ))
      }
    />
  );
}

/** A line of usage is a sentence of words: it continues below, indented, where a declaration scrolls. */
function Line({
  isUsage,
  children,
}: {
  readonly isUsage: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return isUsage ? <span className={styles.usage}>{children}</span> : children;
}

function Run({ run }: { readonly run: CodeRun }): ReactNode {
  const tokens = run.tokens.filter((token) => !token.empty);
  const [only] = tokens;
  // A name that is a link has its color on the link itself.
  if (run.href !== null && only !== undefined && tokens.length === 1) {
    return (
      <Link to={run.href} className={colorOf(only) ?? undefined}>
        {only.content}
      </Link>
    );
  }
  const pieces = tokens.map((token, index) => (
    <Piece key={index} token={token} isLinked={run.href !== null} />
  ));
  return run.href === null ? pieces : <Link to={run.href}>{pieces}</Link>;
}

/** Plain text needs no element of its own, nor do names that lead nowhere: they are most of a signature. */
function Piece({
  token,
  isLinked,
}: {
  readonly token: CodeToken;
  readonly isLinked: boolean;
}): ReactNode {
  const color = colorOf(token);
  const isPlain = color === null || (!isLinked && isName(token));
  return isPlain ? token.content : <span className={color}>{token.content}</span>;
}

const NAMES: ReadonlySet<string> = new Set(['class-name', 'builtin', 'function']);

function isName({ types }: CodeToken): boolean {
  return types.some((type) => NAMES.has(type));
}
