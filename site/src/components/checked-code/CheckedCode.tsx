/** A code block with a quiet line below it: what it was checked against, or that it was not. */

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
        <span className={styles.sign} aria-hidden="true" />
        {label}
        {file !== undefined && (
          <>
            {' · '}
            <a href={file}>whole file</a>
          </>
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
