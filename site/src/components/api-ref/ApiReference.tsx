/** All JSON-RPC methods on one page: a list to scan and filter; a method's details come when it opens. */

import { contentId } from '@site/src/theme/SkipToContent';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import styles from './api-ref.module.css';
import type { MethodIndex } from '../../../../generators/output/json-rpc';
import { useLazy } from '../use-lazy';
import { loadDetails, methodIndex } from './data';
import { countMethods, filterGroups } from './filter';
import Method from './Method';
import Toolbar from './Toolbar';
import { useNetwork } from './use-network';
import { useOpenMethods } from './use-open-methods';

export default function ApiReference(): ReactNode {
  const index = methodIndex();
  return (
    <main id={contentId} className={styles.main} data-needs-scripts="hash">
      <Heading as="h1">API reference</Heading>
      {index === null ? <Missing /> : <Methods index={index} />}
    </main>
  );
}

function Missing(): ReactNode {
  return (
    <p>
      This build of the site has no JSON-RPC reference. Generate it with{' '}
      <code>npm run generate -- json-rpc</code>.
    </p>
  );
}

function Methods({ index }: { readonly index: MethodIndex }): ReactNode {
  const [question, setQuestion] = useState('');
  const [network, setNetwork] = useNetwork();
  const [details, load] = useLazy(loadDetails);
  const anchors = useMemo(
    () => new Set(index.groups.flatMap((group) => group.methods.map((method) => method.anchor))),
    [index],
  );
  const clear = useCallback(() => setQuestion(''), []);
  const open = useOpenMethods(anchors, clear);
  const groups = useMemo(() => filterGroups(index.groups, question), [index, question]);
  const count = countMethods(groups);
  const isAnyOpen = [...anchors].some((anchor) => open.isOpen(anchor));
  useEffect(() => {
    if (isAnyOpen && details.kind === 'idle') load();
  }, [isAnyOpen, details.kind, load]);
  return (
    <>
      <p className={styles.lead}>
        The {countMethods(index.groups)} JSON-RPC methods of full nodes, as of version{' '}
        {index.release}. Open a method for its parameters and examples, or read it on{' '}
        <Link to="/references/sui-api/json-rpc">a page of its own</Link>.
      </p>
      <Toolbar
        question={question}
        onQuestion={setQuestion}
        network={network}
        onNetwork={setNetwork}
        status={statusOf(count, question)}
      />
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <Heading as="h2" className={styles.group}>
            {group.title}
          </Heading>
          <ul className={styles.methods}>
            {group.methods.map((method) => (
              <Method
                key={method.name}
                method={method}
                isOpen={open.isOpen(method.anchor)}
                onToggle={() => open.toggle(method.anchor)}
                details={details}
                onRetry={load}
                network={network}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function statusOf(count: number, question: string): string {
  if (question.trim() === '') return '';
  if (count === 0)
    return `No method matches “${question.trim()}”. Try a part of a name, such as coins, or the search of the site.`;
  return count === 1 ? '1 method' : `${count} methods`;
}
