/** Highlighted code whose names are links. */

import Link from '@docusaurus/Link';
import CodePre from '@site/src/highlight/CodePre';
import { colorOf, joinPlain, type CodeToken } from '@site/src/highlight/code-token';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import { parseRanges } from './ranges';
import { joinLines, linkLines, type CodeRun } from './runs';
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
      className={clsx(
        styles.pre,
        isFolded && styles.folded,
        language === 'text' && styles.list,
        'prism-code thin-scrollbar',
      )}
      draw={(tokens) => {
        const lines = linkLines(tokens, parseRanges(links));
        return language === 'sh' ? lines.map(drawUsage) : joinLines(lines).map(drawRun);
      }}
    />
  );
}

/** A line of usage is a sentence of words: it continues below, indented, where a declaration scrolls. */
function drawUsage(
  runs: readonly CodeRun[],
  line: number,
  { length }: readonly unknown[],
): ReactNode {
  return (
    <span key={line} className={styles.usage}>
      {runs.map(drawRun)}
      {line < length - 1 && '\n'}
    </span>
  );
}

function drawRun(run: CodeRun, index: number): ReactNode {
  return <Run key={index} run={run} />;
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
  const isLinked = run.href !== null;
  const pieces = joinPlain(tokens, (token) => isPlain(token, isLinked)).map((token, index) =>
    isPlain(token, isLinked) ? (
      token.content
    ) : (
      <span key={index} className={colorOf(token) ?? undefined}>
        {token.content}
      </span>
    ),
  );
  return run.href === null ? pieces : <Link to={run.href}>{pieces}</Link>;
}

/** Plain text needs no element of its own, nor do names that lead nowhere: they are most of a signature. */
function isPlain(token: CodeToken, isLinked: boolean): boolean {
  return colorOf(token) === null || (!isLinked && isName(token));
}

const NAMES: ReadonlySet<string> = new Set(['class-name', 'builtin', 'function']);

function isName({ types }: CodeToken): boolean {
  return types.some((type) => NAMES.has(type));
}
