/** A declaration as code: highlighted, its names linked, copied as it is, folded when it is long. */

import { useThemeConfig } from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  useCodeWordWrap,
} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import clsx from 'clsx';
import React, { useId, useState, type ReactNode } from 'react';
import LinkedCode from './LinkedCode';
import styles from './signature.module.css';

export interface SignatureProps {
  readonly language: string;
  readonly code: string;
  readonly links?: string;
}

/** Longer declarations start folded; without scripts the fold scrolls. */
const maxLines = 28;

export default function Signature({ language, code, links = '' }: SignatureProps): ReactNode {
  const { prism } = useThemeConfig();
  const wordWrap = useCodeWordWrap();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const lines = code.split('\n').length;
  const isLong = lines > maxLines;
  const metadata = createCodeBlockMetadata({
    code,
    language,
    className: undefined,
    metastring: undefined,
    magicComments: [],
    defaultLanguage: prism.defaultLanguage,
    title: undefined,
    showLineNumbers: undefined,
  });
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Container as="div" className={clsx(styles.signature, `language-${language}`)}>
        <div className={styles.frame}>
          <LinkedCode
            id={id}
            code={code}
            language={language}
            links={links}
            isFolded={isLong && !isOpen}
          />
          <Buttons />
        </div>
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
    </CodeBlockContextProvider>
  );
}
