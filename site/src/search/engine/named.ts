/** Places whose name a query spells, begins, misspells or quotes. Pure. */

import type { SearchIndex } from './index/search-index';
import type { IndexRecord } from './index/records';
import { lastName } from './index/labels';
import { compareNames, rankName } from './names';
import { readQuery, type Query } from './query';
import { isMember } from './symbol-kinds';

const MOST_SAME_NAMES = 6;
const MOST_COMPLETED_NAMES = 5;
const MOST_CORRECTED_NAMES = 2;
const MOST_QUOTED_NAMES = 3;
const MOST_CANDIDATES = 400;
/** Below it a name is a definition's or a page's own, or is spelled out with its path. */
const STRONG = 3;

/** In a line of code or a question, a word spelled as programs spell names is that name. */
export function quotedNames({ text, folded }: Query, index: SearchIndex): readonly number[] {
  const isKnown = index.names.exact(folded).length > 0;
  const terms = text
    .split(/[\s'"`,;]+/)
    .filter((word) => isSpelledName(word) && !(isKnown && word === text))
    .slice(0, MOST_QUOTED_NAMES);
  const found = terms.map((word) => meantBy(word, index));
  // `pageInfo { hasNextPage endCursor }` is of the type that has all of these.
  const shares = new Map<number, number>();
  for (const records of found)
    for (const page of new Set(records.map(({ entry }) => entry.page)))
      shares.set(page, (shares.get(page) ?? 0) + 1);
  const shareOf = ({ page }: IndexRecord): number => shares.get(page) ?? 0;
  return found.flatMap((entries) =>
    entries
      .toSorted((a, b) => shareOf(b.entry) - shareOf(a.entry))
      .slice(0, 1)
      .map(({ record }) => record),
  );
}

/** Places that a spelled name may mean, the likeliest first. */
function meantBy(
  word: string,
  index: SearchIndex,
): readonly { readonly record: number; readonly entry: IndexRecord }[] {
  const name = nameWithin(word, index);
  return index.names
    .exact(name.folded)
    .flatMap((record) => {
      const entry = index.records[record];
      return entry ? [{ record, entry, rank: rankName(name, entry) }] : [];
    })
    .filter(({ entry, rank }) => rank < STRONG && isCallable(word, entry))
    .sort((a, b) => a.rank - b.rank || compareNames(a.entry, b.entry, index.pages));
}

/** `tx.moveCall({` calls `moveCall`: what holds it is the reader's. */
function nameWithin(word: string, index: SearchIndex): Query {
  const whole = readQuery(word);
  const last = readQuery(lastName(word));
  return index.names.exact(whole.folded).length === 0 ? last : whole;
}

/** `tx.build` is not a command, `client.getCoins` not a request: a dot stands before what a program calls. */
function isCallable(word: string, { symbolKind }: IndexRecord): boolean {
  return !word.includes('.') || (symbolKind !== 'command' && symbolKind !== 'API method');
}

function isSpelledName(word: string): boolean {
  return /^@\w+\/|\w::\w|\w_\w|[a-z][A-Z]|\w\.\w/.test(word);
}

/** Places whose name the query spells, or begins to spell. */
export function namedRecords(query: Query, index: SearchIndex): readonly number[] {
  const exact = index.names.exact(query.folded).flatMap((record) => {
    const found = index.records[record];
    if (!found || index.isTerm(found)) return [];
    return [{ record, found, rank: rankName(query, found) }];
  });
  exact.sort((a, b) => a.rank - b.rank || compareNames(a.found, b.found, index.pages));
  const strong = exact.filter(({ rank }) => rank < STRONG).slice(0, MOST_SAME_NAMES);
  const spelled = strong.map(({ record }) => record);
  const weak = exact.find(({ rank }) => rank >= STRONG);
  const rest = weak === undefined ? [] : [weak.record];
  const begun = completedNames(query, index);
  const other = (): readonly number[] => [
    ...(begun.length === 0 ? endedNames(query, index) : []),
    ...correctedNames(query, index),
  ];
  const completed = exact.length === 0 ? [...begun, ...other()] : begun;
  // Two plain words may name a field by chance, as `storage rebate` does, and so may `MVR`; three words hardly do.
  const isPair = query.text.includes(' ') && !query.isSpelled && query.atoms.length < 3;
  const isWords = isPair || /^[A-Z][A-Z\d]+$/.test(query.text);
  // `passkey` asks for passkeys, and `epoch` for the page about epochs, before a heading.
  const kind = weak?.found.symbolKind ?? null;
  const isChance =
    kind === null ? !query.isSpelled : kind === 'entry point' || (isWords && isMember(kind));
  return [...spelled, ...(isChance ? [] : rest), ...completed];
}

/** Only while the last word is not a word yet, or what is there begins a name by no chance. */
function completedNames(query: Query, index: SearchIndex): readonly number[] {
  const last = query.atoms.at(-1) ?? '';
  const isOpen =
    query.isSpelled || query.atoms.length > 2 || index.vocabulary.numberOf(last) === undefined;
  if (!query.isTyping || !isOpen || query.folded.length < 2) return [];
  const lower = query.text.toLowerCase();
  const found = index.names.prefix(query.folded, MOST_CANDIDATES).flatMap(({ record, key }) => {
    const entry = index.records[record];
    if (!entry) return [];
    const isLiteral = Number(entry.full.toLowerCase().includes(lower));
    return [{ record, entry, length: key.length, isLiteral }];
  });
  const classOf = ({ symbolKind }: IndexRecord): number => (symbolKind === null ? 1 : 0);
  found.sort(
    (a, b) =>
      b.isLiteral - a.isLiteral ||
      a.length - b.length ||
      classOf(a.entry) - classOf(b.entry) ||
      compareNames(a.entry, b.entry, index.pages),
  );
  return found.slice(0, MOST_COMPLETED_NAMES).map(({ record }) => record);
}

/** `PolicyCap`: the end of `TransferPolicyCap`, whole words of it. */
function endedNames(
  { text, isSpelled }: Query,
  { records, pages }: SearchIndex,
): readonly number[] {
  if (!isSpelled || !/^[A-Z]\w*$/.test(text)) return [];
  return records
    .flatMap((entry, record) =>
      entry.symbolKind !== null && lastName(entry.full).endsWith(text) ? [{ record, entry }] : [],
    )
    .sort((a, b) => compareNames(a.entry, b.entry, pages))
    .slice(0, MOST_COMPLETED_NAMES)
    .map(({ record }) => record);
}

/** `normalizeSuiAdress`: one word with a part that is not a word, and begins none, is a name with a typo in it. */
function correctedNames({ text, folded, atoms }: Query, index: SearchIndex): readonly number[] {
  const isUnknown = (atom: string): boolean => {
    const [first, end] = index.vocabulary.withPrefix(atom);
    return first === end;
  };
  if (text.includes(' ') || !atoms.some(isUnknown)) return [];
  const near = index.vocabulary.near(folded);
  const found = near
    .filter(({ typos }) => typos === near[0]?.typos)
    .flatMap(({ term }) => index.names.exact(index.vocabulary.terms[term] ?? ''))
    .flatMap((record) => {
      const entry = index.records[record];
      const isName = entry && entry.symbolKind !== 'entry point' && !index.isTerm(entry);
      return isName ? [{ record, entry }] : [];
    });
  found.sort((a, b) => compareNames(a.entry, b.entry, index.pages));
  return found.slice(0, MOST_CORRECTED_NAMES).map(({ record }) => record);
}
