/** One method: a line to scan, and its details once they are asked for. */

import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Badge from '@site/src/components/badge/Badge';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import styles from './api-ref.module.css';
import type { AllDetails, MethodEntry } from '../../../../generators/output/json-rpc';
import type { Lazy } from '../use-lazy';
import Details from './Details';
import type { Network } from './networks';

export interface MethodProps {
  readonly method: MethodEntry;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly details: Lazy<AllDetails>;
  readonly onRetry: () => void;
  readonly network: Network;
}

export default function Method(props: MethodProps): ReactNode {
  const { method, isOpen, onToggle } = props;
  useBrokenLinks().collectAnchor(method.anchor);
  const panel = `${method.anchor}-details`;
  return (
    <li id={method.anchor} className={styles.method}>
      <div className={styles.line}>
        <Heading as="h3" className={styles.name}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={onToggle}
          >
            <code>{method.name}</code>
          </button>
        </Heading>
        {method.isDeprecated && <Badge kind="deprecated" text="Deprecated" />}
        {!method.isInInterface && <Badge kind="info" text="SDK only" />}
        <Link
          className={styles.page}
          to={method.route}
          aria-label={`${method.name} on its own page`}
        >
          Own page
        </Link>
      </div>
      {method.summary !== null && <p className={styles.summary}>{method.summary}</p>}
      <div id={panel} hidden={!isOpen}>
        {isOpen && <Panel {...props} />}
      </div>
    </li>
  );
}

function Panel({ method, details, onRetry, network }: MethodProps): ReactNode {
  if (details.kind === 'failed') {
    return (
      <p className={styles.note}>
        The details did not arrive.{' '}
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>{' '}
        or read <Link to={method.route}>the page of {method.name}</Link>.
      </p>
    );
  }
  const known = details.kind === 'ready' ? details.value[method.name] : undefined;
  if (known === undefined) return <p className={styles.note}>Loading…</p>;
  return <Details method={method} details={known} network={network} />;
}
