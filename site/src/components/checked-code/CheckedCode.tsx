/** A code block with a tick below it, which says on demand what it was checked against; what was not checked is said at once. */

import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './checked-code.module.css';

export interface CheckedCodeProps {
  readonly state: 'checked' | 'fails' | 'unchecked' | 'simulated';
  readonly label: string;
  /** Where the page shows the whole file that the block is a part of. */
  readonly file?: string;
  /** What a reader gets who wants to change the block. */
  readonly program?: string;
  readonly children: ReactNode;
}

const CHECKED = 'Checked:';

/** The sign repeats what the words say, so it is hidden from those who hear them. The empty element is the place of an editor, which the button fills. */
export default function CheckedCode({
  state,
  label,
  file,
  program,
  children,
}: CheckedCodeProps): ReactNode {
  const base = useBaseUrl('/try/');
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={clsx(styles.status, styles[state])}>
        {state === 'checked' ? (
          <details className={styles.how}>
            <summary>
              <span className={styles.sign} aria-hidden="true" />
              <span className="spoken">{CHECKED}</span>
            </summary>
            {label.replace(CHECKED, '')}
          </details>
        ) : (
          <span>
            <span className={styles.sign} aria-hidden="true" />
            {label}
          </span>
        )}
        {file !== undefined && (
          <span>
            {' · '}
            <a href={file}>whole file</a>
          </span>
        )}
        {program !== undefined && (
          <button
            type="button"
            className={styles.try}
            data-action="try"
            data-load={`${base}${program}.js`}
          >
            Try it
          </button>
        )}
      </figcaption>
      {program !== undefined && <div />}
    </figure>
  );
}
