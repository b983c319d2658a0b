/** Leaves of the tables of names below it the rows that have the typed words. The rows are the page's own: nothing is drawn anew. */

import React, {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { matcherOf } from '../matcher';
import styles from './tool.module.css';

export interface RowFilterProps {
  /** What the rows are, such as `metrics`. */
  readonly of?: string;
}

export default function RowFilter({ of: things = 'rows' }: RowFilterProps): ReactNode {
  const id = useId();
  const tool = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const status = useFilteredRows(tool, useDeferredValue(text));
  return (
    <section
      ref={tool}
      className={`${styles.tool} ${styles.sticky}`}
      data-tool
      aria-label={`Filter ${things}`}
    >
      <label className={styles.label} htmlFor={id}>
        Filter {things}
      </label>
      <input
        id={id}
        className={styles.input}
        type="search"
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={64}
        aria-describedby={`${id}-status`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setText('')}
      />
      <p id={`${id}-status`} className={styles.status} role="status">
        {status}
      </p>
    </section>
  );
}

function useFilteredRows(tool: RefObject<HTMLElement | null>, question: string): string {
  const [status, setStatus] = useState('');
  useEffect(() => {
    const sections = sectionsAfter(tool.current);
    const matches = matcherOf(question);
    const rows = sections.flatMap((section) => section.flatMap(rowsOf));
    for (const row of rows) row.hidden = !matches(row.textContent);
    for (const section of sections) {
      const own = section.flatMap(rowsOf);
      const isEmpty = own.length > 0 && own.every((row) => row.hidden);
      for (const element of section) element.hidden = isEmpty;
    }
    const left = rows.filter((row) => !row.hidden).length;
    const count = `${left} of ${rows.length}`;
    setStatus(question.trim() === '' ? '' : left === 0 ? `${count}: try one word` : count);
  }, [tool, question]);
  return status;
}

/** What follows, from one heading to the next. */
function sectionsAfter(tool: HTMLElement | null): HTMLElement[][] {
  const sections: HTMLElement[][] = [[]];
  for (let next = tool?.nextElementSibling; next; next = next.nextElementSibling) {
    if (!(next instanceof HTMLElement)) continue;
    if (/^H[23]$/.test(next.tagName)) sections.push([]);
    sections.at(-1)?.push(next);
  }
  return sections;
}

function rowsOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('.listed tbody tr')];
}
