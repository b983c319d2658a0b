/** Says what an abort of the framework means. Everything it shows is text; nothing is fetched before use. */

import React, { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import ExplanationView, { CleverView } from './abort-decoder/ExplanationView';
import type { AbortData } from '../../../../generators/output/framework';
import { cleverCode, decodeAbort, type Explanation } from './abort-decoder/decode';
import { readAbort, type AbortQuestion } from './abort-decoder/read';
import styles from './tool.module.css';
import { useLazy } from '../use-lazy';
import { loadToolData } from './data';

const examples = [
  'coin::2',
  '0x2::balance::split, 2',
  '13835339534553907201',
  'MoveAbort(MoveLocation { module: ModuleId { address: 0x2, name: Identifier("kiosk") }, function: 11, instruction: 4, function_name: Some("take") }, 0) in command 0',
];

const loadAborts = () => loadToolData<AbortData>('aborts');

export default function AbortDecoder(): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [state, load] = useLazy(loadAborts);
  const asked = useDeferredValue(text);
  const question = useMemo(() => readAbort(asked), [asked]);
  const clever = question?.code == null ? null : cleverCode(question.code);
  const explanations = useMemo(
    () => (state.kind === 'ready' && question !== null ? decodeAbort(state.value, question) : []),
    [state, question],
  );
  const ask = (next: string): void => {
    load();
    setText(next);
  };
  return (
    <section className={styles.tool} data-tool aria-label="Decode an abort">
      <label className={styles.label} htmlFor={id}>
        Error or code
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={3}
        value={text}
        placeholder='MoveAbort(MoveLocation { module: ModuleId { address: 0x2, name: Identifier("coin") } … }, 2)'
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={4000}
        aria-describedby={`${id}-status`}
        onFocus={load}
        onChange={(event) => ask(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') ask('');
        }}
      />
      <div className={styles.examples} role="group" aria-label="Examples">
        {examples.map((example) => (
          <button
            key={example}
            type="button"
            className={styles.example}
            onClick={() => ask(example)}
          >
            <code>{example.length > 40 ? `${example.slice(0, 39)}…` : example}</code>
          </button>
        ))}
      </div>
      <p id={`${id}-status`} className={styles.status} role="status">
        {asked.trim() === '' ? '' : statusOf(state.kind, question, explanations)}
      </p>
      {clever !== null && <CleverView clever={clever} />}
      {state.kind === 'failed' && (
        <button type="button" className={styles.example} onClick={load}>
          Try again
        </button>
      )}
      {explanations.map((explanation) => (
        <ExplanationView
          key={explanation.module.id}
          explanation={explanation}
          question={question}
        />
      ))}
    </section>
  );
}

function statusOf(
  kind: string,
  question: AbortQuestion | null,
  explanations: readonly Explanation[],
): string {
  if (question === null)
    return 'No module and code found in this text: try coin::2, or a number alone.';
  const isClever = question.code !== null && cleverCode(question.code) !== null;
  if (isClever && (question.module === null || (kind === 'ready' && explanations.length === 0)))
    return 'The compiler made this number, and sui client prints the message behind it. It holds:';
  if (kind === 'failed') return 'The error codes could not be loaded.';
  if (kind !== 'ready') return 'Loading the error codes…';
  const count = explanations.reduce((sum, { errors }) => sum + errors.length, 0);
  if (question.module === null && question.constant === null)
    return count === 0
      ? 'No module of the framework has this code: it belongs to another package, whose source has the constant.'
      : `${explanations.length} modules of the framework have this code. Name yours, such as ${explanations[0]?.module.id}::${question.code}.`;
  if (explanations.length === 0)
    return 'The framework has no such module: the code belongs to another package, whose source has the constant.';
  if (count === 0) return 'The module has no constant with this code.';
  return count === 1 ? '1 constant found.' : `${count} constants fit.`;
}
