/** What applies to the whole page: the filter and the network that examples are for. */

import React, { type ReactNode } from 'react';
import styles from './api-ref.module.css';
import { networks, type Network } from './networks';

export interface ToolbarProps {
  readonly question: string;
  readonly onQuestion: (question: string) => void;
  readonly network: Network;
  readonly onNetwork: (network: Network) => void;
  readonly status: string;
}

export default function Toolbar({
  question,
  onQuestion,
  network,
  onNetwork,
  status,
}: ToolbarProps): ReactNode {
  return (
    <form
      className={styles.toolbar}
      role="search"
      aria-label="Methods"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.filter}>
        <label htmlFor="api-filter" className={styles.label}>
          Filter
        </label>
        <input
          id="api-filter"
          type="search"
          className={styles.input}
          placeholder="coins, getObject, owner"
          value={question}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onQuestion(event.target.value)}
        />
      </div>
      <fieldset className={styles.networks}>
        <legend className={styles.label}>Network for examples</legend>
        <div className={styles.choices}>
          {networks.map(({ key, label }) => (
            <label key={key} className={styles.choice}>
              <input
                type="radio"
                name="api-network"
                value={key}
                checked={key === network}
                onChange={() => onNetwork(key)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles.status} role="status">
        {status}
      </p>
    </form>
  );
}
