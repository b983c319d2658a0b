/** A declaration as code: highlighted, its names linked, copied as it is, folded when it is long. */

import Container from '@theme/CodeBlock/Container';
import clsx from 'clsx';
import React, { useId, useState, type ReactNode } from 'react';
import CopyButton from '@site/src/components/copy-button/CopyButton';
import LinkedCode from './LinkedCode';
import styles from './signature.module.css';

export interface SignatureProps {
  readonly language: string;
  readonly code: string;
  readonly links?: string;
  /** The file that the code belongs into. */
  readonly title?: string;
}

/** Longer declarations start folded; without scripts the fold scrolls. */
const maxLines = 28;

/** A page may hold a hundred of them, so each has as few elements as it can. */
export default function Signature({
  language,
  code,
  links = '',
  title,
}: SignatureProps): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const lines = code.split('\n').length;
  // A file that readers copy is shown whole; a list of what a function aborts with folds with its heading.
  const isLong = !['yaml', 'text'].includes(language) && lines > maxLines;
  const linked = (
    <LinkedCode
      id={isLong ? id : undefined}
      code={code}
      language={language}
      links={links}
      isFolded={isLong && !isOpen}
    />
  );
  // Read, not pasted.
  if (language === 'text') return linked;
  return (
    <Container as="div" className={clsx(styles.signature, `language-${language}`)}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      {linked}
      <CopyButton />
      {isLong && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : `Show all ${lines} lines`}
        </button>
      )}
    </Container>
  );
}
