/** Highlighted code whose names are links. */

import Link from '@docusaurus/Link';
import { usePrismTheme } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { Highlight } from 'prism-react-renderer';
import React, { type ReactNode } from 'react';
import { parseRanges } from './ranges';
import { linkLines, type CodeRun, type CodeToken } from './runs';
import styles from './signature.module.css';

export interface LinkedCodeProps {
  /** For the button that unfolds it; undefined when nothing is folded. */
  readonly id: string | undefined;
  readonly code: string;
  readonly language: string;
  readonly links: string;
  readonly isFolded: boolean;
}

type TokenProps = (token: CodeToken) => React.HTMLAttributes<HTMLElement>;

export default function LinkedCode({
  id,
  code,
  language,
  links,
  isFolded,
}: LinkedCodeProps): ReactNode {
  const ranges = parseRanges(links);
  return (
    <Highlight theme={usePrismTheme()} code={code} language={language}>
      {({ tokens, getTokenProps }) => (
        <pre
          id={id}
          className={clsx(styles.pre, isFolded && styles.folded, 'prism-code thin-scrollbar')}
          // Keyboards must be able to scroll it.
          tabIndex={0}
        >
          {linkLines(tokens, ranges).map((runs, line, lines) => (
            <Line key={line} isUsage={language === 'sh'}>
              {runs.map((run, index) => (
                <Run
                  key={index}
                  run={run}
                  propsOf={(token) =>
                    getTokenProps({ token: { ...token, types: [...token.types] } })
                  }
                />
              ))}
              {line < lines.length - 1 && '\n'}
            </Line>
          ))}
        </pre>
      )}
    </Highlight>
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

function Run({ run, propsOf }: { readonly run: CodeRun; readonly propsOf: TokenProps }): ReactNode {
  const tokens = run.tokens.filter((token) => !token.empty);
  const [only] = tokens;
  // A name that is a link has its color on the link itself.
  if (run.href !== null && only !== undefined && tokens.length === 1) {
    return (
      <Link to={run.href} style={propsOf(only).style}>
        {only.content}
      </Link>
    );
  }
  const pieces = tokens.map((token, index) => (
    <Piece key={index} token={token} isLinked={run.href !== null} propsOf={propsOf} />
  ));
  return run.href === null ? pieces : <Link to={run.href}>{pieces}</Link>;
}

/** Plain text needs no element of its own, nor do names that lead nowhere: they are most of a signature. */
function Piece({
  token,
  isLinked,
  propsOf,
}: {
  readonly token: CodeToken;
  readonly isLinked: boolean;
  readonly propsOf: TokenProps;
}): ReactNode {
  const { style, children } = propsOf(token);
  const isPlain = !style || Object.keys(style).length === 0 || (!isLinked && isName(token));
  return isPlain ? children : <span style={style}>{children}</span>;
}

const NAMES: ReadonlySet<string> = new Set(['class-name', 'builtin', 'function']);

function isName({ types }: CodeToken): boolean {
  return types.some((type) => NAMES.has(type));
}
