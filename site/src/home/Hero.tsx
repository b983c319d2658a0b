/** The first screen: one sentence, a search field, the release, and a way in for each kind of reader. */

import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import { release } from '../../config/documented-release';
import type { Reader } from '../../plugins/home-page/readers';
import { home } from '../page-words';
import { counterSample } from './sample';
import styles from './home.module.css';

export default function Hero({ readers }: { readonly readers: readonly Reader[] }): ReactNode {
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <div>
          <Heading as="h1" className={styles.title}>
            {home.title}
          </Heading>
          <p className={styles.lead}>
            Guides, explanations and complete references for building on Sui and running its nodes,
            written for one release and checked against it.
          </p>
          <SearchField />
          <p className={styles.released}>
            Documents the <a href="#release">{release.name} release</a>: {versions()}.
          </p>
        </div>
        <div className={styles.sample}>
          <CodeBlock language="move" title="sources/counter.move">
            {counterSample}
          </CodeBlock>
        </div>
        <ul className={styles.readers} aria-label="Where to begin">
          {readers.map((reader) => (
            <Door key={reader.title} reader={reader} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function versions(): string {
  const [sui, protocol] = release.parts;
  return `${sui.label} ${sui.value}, ${protocol.label.toLowerCase()} version ${protocol.value}`;
}

/** A plain form: it works before any script has run. */
function SearchField(): ReactNode {
  return (
    <form className={styles.search} action="/search" role="search" aria-label="This site">
      <input
        type="search"
        name="q"
        placeholder="Search or paste an error"
        aria-label="Search the documentation"
      />
      <button className="button button--primary" type="submit">
        Search
      </button>
    </form>
  );
}

function Door({ reader: { title, hint, links } }: { readonly reader: Reader }): ReactNode {
  return (
    <li className={styles.reader}>
      <Heading as="h2" className={styles.readerTitle}>
        <Link to={links[0]?.route}>{title}</Link>
      </Heading>
      <p>{hint}</p>
      <ul className={styles.readerLinks}>
        {links.map(({ route, label }) => (
          <li key={route}>
            <Link to={route}>{label}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
