/** The answers to a signature question as a list of links, the matching types marked. */

import Link from '@docusaurus/Link';
import React, { useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from '../tool.module.css';
import type { Answer } from './search';
import { pathOf } from './search';
import { displayedSignature } from './displayed';

const perStep = 20;

/** Give it a key of the question: another question begins with the first answers again. */
export default function AnswerList({
  answers,
}: {
  readonly answers: readonly Answer[];
}): ReactNode {
  const [limit, setLimit] = useState(perStep);
  if (answers.length === 0) return null;
  return (
    <>
      <ol className={styles.answers} onKeyDown={moveByArrow}>
        {answers.slice(0, limit).map((answer) => (
          <li key={answer.found.href} className={styles.answer}>
            <Link to={answer.found.href}>{pathOf(answer.found)}</Link>
            {answer.found.entry.isDeprecated && <span className={styles.note}> deprecated</span>}
            {answer.found.entry.kind.startsWith('package') && (
              <span className={styles.note}> package only</span>
            )}
            <code className={styles.signature}>
              {displayedSignature(answer).map((piece, index) =>
                piece.isMarked ? (
                  <mark key={index}>{piece.text}</mark>
                ) : (
                  <React.Fragment key={index}>{piece.text}</React.Fragment>
                ),
              )}
            </code>
            {answer.found.entry.summary !== '' && (
              <span className={styles.summary}>{answer.found.entry.summary}</span>
            )}
          </li>
        ))}
      </ol>
      {answers.length > limit && (
        <button type="button" className={styles.example} onClick={() => setLimit(limit + perStep)}>
          Show {Math.min(perStep, answers.length - limit)} more
        </button>
      )}
    </>
  );
}

/** Arrow keys go from answer to answer, and up from the first to the question. */
function moveByArrow(event: KeyboardEvent<HTMLOListElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at === -1) return;
  event.preventDefault();
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next) next.focus();
  else if (event.key === 'ArrowUp')
    event.currentTarget.closest('section')?.querySelector<HTMLElement>('input')?.focus();
}
