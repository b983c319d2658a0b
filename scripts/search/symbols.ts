/** Symbols by their name, in any spelling of the search engine: what a name stands for, and what was near. Pure. */

import { namesOf } from '../../site/src/search/engine/names.ts';
import { fold } from '../../site/src/search/engine/words/scan.ts';
import type { OpenSearch, SearchAnswerRecord } from './answers.ts';
import { searchDocs } from './answers.ts';

export interface SymbolAnswer {
  /** Symbols of that name, the likeliest first; of a name of an earlier release, what took its place. */
  readonly found: readonly SearchAnswerRecord[];
  /** Names that were perhaps meant; only where nothing was found. */
  readonly near: readonly string[];
}

const MOST_FOUND = 5;
const MOST_NEAR = 5;
/** As far as the engine's order is worth anything. */
const LOOKED_AT = 40;

/** `newName` of the reviewed list, where the name is one of an earlier release. */
export function lookUpSymbol(name: string, newName: string | null, open: OpenSearch): SymbolAnswer {
  // A call is a name with arguments: `coin::split<T>(…)`.
  const asked = name.trim().replace(/\(.*$/s, '').replace(/<.*$/s, '').replace(/^`|`$/g, '');
  const renamed = newName === null ? [] : symbolsNamed(newName, open);
  const found = [...symbolsNamed(asked, open), ...renamed];
  if (found.length > 0) return { found: found.slice(0, MOST_FOUND), near: [] };
  const near = symbolsFor(asked, open).map(({ title }) => title);
  return { found: [], near: [...new Set(near)].slice(0, MOST_NEAR) };
}

function symbolsNamed(name: string, open: OpenSearch): readonly SearchAnswerRecord[] {
  const exact = symbolsFor(name, open).filter((record) =>
    namesOf({ ...record, page: 0, order: 0, full: record.title, parent: null }).some(
      (known) => fold(known) === fold(name),
    ),
  );
  const cased = exact.filter(({ title }) => title === name || title.endsWith(name));
  return (cased.length > 0 ? cased : exact).slice(0, MOST_FOUND);
}

function symbolsFor(name: string, open: OpenSearch): readonly SearchAnswerRecord[] {
  const records = searchDocs({ query: name, kind: null, limit: LOOKED_AT }, open);
  return records.filter(({ symbolKind }) => symbolKind !== null);
}
