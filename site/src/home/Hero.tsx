/** The first screen: what Sui is, a search field, a module, and the path of the first hour. */

import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import type { Step } from '../../plugins/home-page/readers';
import { home } from '../page-labels';
import FirstHour from './FirstHour';
import { counterSample } from './sample';
import styles from './home.module.css';

export default function Hero({ hour }: { readonly hour: readonly Step[] }): ReactNode {
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <div>
          <Heading as="h1" className={styles.title}>
            {home.title}
          </Heading>
          <p className={styles.lead}>
            Sui is a blockchain whose state is objects, each owned by an address or shared by all,
            and whose smart contracts are written in Move. Learn to build on it, run its nodes, or
            look something up in complete references.
          </p>
          <SearchField />
        </div>
        <div className={styles.sample}>
          <CodeBlock language="move" title="sources/counter.move">
            {counterSample}
          </CodeBlock>
        </div>
        <FirstHour steps={hour} />
      </div>
    </section>
  );
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
