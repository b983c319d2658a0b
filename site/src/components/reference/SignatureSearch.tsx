/** Finds framework functions by what they take and give. Everything it shows is text; nothing is fetched before use. */

import React, {
  useDeferredValue,
  useId,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import AnswerList from './signature-search/AnswerList';
import { isUnfinished, parseQuery } from './signature-search/query';
import { indexSignatures, search, unknownType, type Answer } from './signature-search/search';
import styles from './tool.module.css';
import { useLazy } from '../use-lazy';
import { loadToolData } from './data';

const examples = [
  '&mut Coin<T>, u64 -> Coin<T>',
  '-> Balance<_>',
  'vector<u8> -> String',
  '&UID, K -> bool',
  'split',
];
const loadIndex = async () => indexSignatures(await loadToolData('signatures'));
const ABILITIES = ['key', 'store', 'copy', 'drop'] as const;

export default function SignatureSearch(): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [abilities, setAbilities] = useState<readonly string[]>([]);
  const [state, load] = useLazy(loadIndex);
  const asked = useDeferredValue(text);
  const query = useMemo(() => parseQuery(asked), [asked]);
  const answers = useMemo(
    () =>
      state.kind === 'ready' && (query !== null || asked.trim() === '')
        ? search(state.value, query, abilities)
        : [],
    [state, query, abilities, asked],
  );
  const unknown = useMemo(
    () => (state.kind === 'ready' && query !== null ? unknownType(state.value, query) : null),
    [state, query],
  );
  const ask = (next: string): void => {
    load();
    setText(next);
  };
  const toggle = (ability: string): void => {
    load();
    setAbilities(
      abilities.includes(ability)
        ? abilities.filter((chosen) => chosen !== ability)
        : [...abilities, ability],
    );
  };
  const isAsking = asked.trim() !== '' || abilities.length > 0;
  return (
    <section className={styles.tool} data-tool aria-label="Search by signature">
      <label className={styles.label} htmlFor={id}>
        Signature
      </label>
      <input
        id={id}
        className={styles.input}
        type="search"
        value={text}
        placeholder="&mut Coin<T>, u64 -> Coin<T>"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={300}
        aria-describedby={`${id}-status`}
        onFocus={load}
        onChange={(event) => ask(event.target.value)}
        onKeyDown={(event) => onInputKey(event, () => ask(''))}
      />
      <div className={styles.row}>
        <fieldset className={styles.filters}>
          <legend className={styles.legend}>A type parameter with</legend>
          {ABILITIES.map((ability) => (
            <label key={ability} className={styles.check}>
              <input
                type="checkbox"
                checked={abilities.includes(ability)}
                onChange={() => toggle(ability)}
              />
              <code>{ability}</code>
            </label>
          ))}
        </fieldset>
        <div className={styles.examples} role="group" aria-label="Examples">
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              className={styles.example}
              onClick={() => ask(example)}
            >
              <code>{example}</code>
            </button>
          ))}
        </div>
      </div>
      <p id={`${id}-status`} className={styles.status} role="status">
        {statusOf({
          kind: state.kind,
          isAsking,
          isUnderstood: query !== null || asked.trim() === '',
          isUnfinished: isUnfinished(asked),
          unknown,
          answers,
        })}
      </p>
      {state.kind === 'failed' && (
        <button type="button" className={styles.example} onClick={load}>
          Try again
        </button>
      )}
      <AnswerList key={`${asked} ${abilities.join()}`} answers={answers} />
    </section>
  );
}

/** Arrow down goes to the first answer, Escape clears the question. */
function onInputKey(event: KeyboardEvent<HTMLInputElement>, clear: () => void): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    clear();
  }
  if (event.key !== 'ArrowDown') return;
  const first = event.currentTarget.closest('section')?.querySelector<HTMLElement>('ol a');
  if (!first) return;
  event.preventDefault();
  first.focus();
}

interface Situation {
  readonly kind: 'idle' | 'loading' | 'failed' | 'ready';
  readonly isAsking: boolean;
  readonly isUnderstood: boolean;
  readonly isUnfinished: boolean;
  readonly unknown: string | null;
  readonly answers: readonly Answer[];
}

function statusOf({
  kind,
  isAsking,
  isUnderstood,
  isUnfinished: isOpen,
  unknown,
  answers,
}: Situation): string {
  if (kind === 'failed') return 'The signatures could not be loaded.';
  if (!isAsking) return '';
  if (kind !== 'ready') return 'Loading the signatures…';
  if (!isUnderstood)
    return isOpen ? 'Keep typing …' : 'This is not a Move signature: write types, commas and ->.';
  if (unknown !== null) return `The framework has no type "${unknown}".`;
  if (answers.length === 0) return 'No function of the framework fits.';
  return answers.length === 1 ? '1 match.' : `${answers.length} matches.`;
}
