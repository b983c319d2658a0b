/** The four sections as four doors, each with the first things behind it. */

import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import type { SectionName } from '../../outline/outline';
import type { HomeSection } from '../../plugins/home-page/content';
import styles from './home.module.css';

const words: Readonly<Record<SectionName, { readonly title: string; readonly text: string }>> = {
  guides: {
    title: 'Guides',
    text: 'Do something: install the tools, publish a package, build an app, run a node. Each guide ends with a result you can see.',
  },
  concepts: {
    title: 'Concepts',
    text: 'Understand something: objects and owners, transactions, Move on Sui, cryptography, fees, and what validators do.',
  },
  standards: {
    title: 'Standards',
    text: 'Agree on something: coins, display, kiosk, closed-loop tokens, wallets and DeepBook, so that apps work together.',
  },
  references: {
    title: 'References',
    text: 'Look something up: the Move framework, the GraphQL schema, the command line, the SDKs, and what each word means.',
  },
};

export default function Sections({
  sections,
}: {
  readonly sections: readonly HomeSection[];
}): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="sections">
      <Heading as="h2" id="sections" className={styles.bandTitle}>
        Four kinds of page
      </Heading>
      <ul className={styles.doors}>
        {sections.map((section) => (
          <Door key={section.name} section={section} />
        ))}
      </ul>
    </section>
  );
}

function Door({ section }: { readonly section: HomeSection }): ReactNode {
  const { title, text } = words[section.name];
  return (
    <li className={styles.door}>
      <Heading as="h3" className={styles.doorTitle}>
        <Link to={`/${section.name}`}>{title}</Link>
      </Heading>
      <p>{text}</p>
      {section.links.length > 0 && (
        <ul className={styles.doorLinks}>
          {section.links.map((link) => (
            <li key={link.route}>
              <Link to={link.route}>{link.label}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
