/**
 * What is not gone, but has another name: said by a deprecation note, or seen from an equal shape and a near
 * name. Guesses are marked as such by their reason. Pure.
 */

import { compareText, editDistance } from '../../../generators/core/text.ts';
import type { Change } from './change.ts';

export interface Rename {
  readonly from: string;
  readonly to: string;
  /**
   * `note`: upstream says so. `same`: the same name at another place, which may be part of it. The others are
   * guesses: `shape`, because it is declared alike, and `name`, because most of it is.
   */
  readonly reason: 'note' | 'same' | 'shape' | 'name';
}

/**
 * Each old and each new name at most once: the best match wins, and of equal ones none. A name that was found makes others
 * equal, such as a field whose type it is, so the search is repeated. Sorted by old id.
 */
export function findRenames(changes: readonly Change[]): readonly Rename[] {
  const replacements = changes.flatMap(({ id, replacement }): Rename[] =>
    replacement === undefined ? [] : [{ from: id, to: replacement, reason: 'same' }],
  );
  const removed = changes.filter(
    ({ before, after, rule, replacement }) =>
      before !== null && after === null && REMOVED.test(rule) && replacement === undefined,
  );
  const added = changes.filter(
    ({ before, after, rule }) => before === null && after !== null && NEW.test(rule),
  );
  const notes = notedIn(changes);
  let found: readonly Rename[] = [];
  for (let size = -1; size !== found.length;) {
    size = found.length;
    const known = [...replacements, ...found];
    found = matchAll(removed, added, { notes, names: namesOf(known), moves: movesIn(known) });
  }
  return [...replacements, ...found].toSorted((a, b) => compareText(a.from, b.from));
}

const REMOVED = /-(?:gone|removed)$/;
const NEW = /-(?:new|added|required|abstract)$/;

interface Known {
  /** Old id → words of the note that upstream left at it. */
  readonly notes: ReadonlyMap<string, string>;
  /** Old name → new name, of what was found so far. */
  readonly names: ReadonlyMap<string, string>;
  /** Old home → new home, where most of what left an entry point or a module went to the same one. */
  readonly moves: ReadonlyMap<string, string>;
}

function matchAll(
  removed: readonly Change[],
  added: readonly Change[],
  known: Known,
): readonly Rename[] {
  const pairs = removed.flatMap((old) =>
    added.flatMap((now) => {
      const isNoted =
        termsIn(known.notes.get(old.id) ?? '').has(nameOf(now.id).name) && mayMove(old, now);
      const { likeness, reason } = isNoted ? NOTED : likenessOf(old, now, known);
      return likeness === 0 ? [] : [{ old, now, likeness, reason }];
    }),
  );
  const taken = new Set<string>();
  const take = ({ old, now }: Pair): unknown => taken.add(`-${old.id}`).add(`+${now.id}`);
  const sorted = pairs.toSorted(
    (a, b) =>
      b.likeness - a.likeness || compareText(a.old.id, b.old.id) || compareText(a.now.id, b.now.id),
  );
  return sorted.flatMap((pair): Rename[] => {
    const { old, now, reason } = pair;
    // Upstream may say of several old names that they are one now.
    if (taken.has(`-${old.id}`) || (reason !== 'note' && taken.has(`+${now.id}`))) return [];
    const rivals = rivalsOf(pair, sorted).filter(
      (rival) => !taken.has(`-${rival.old.id}`) && !taken.has(`+${rival.now.id}`),
    );
    for (const chosen of [pair, ...rivals]) take(chosen);
    return rivals.length > 0 ? [] : [{ from: old.id, to: now.id, reason }];
  });
}

interface Pair extends Match {
  readonly old: Change;
  readonly now: Change;
}

/** Guesses that are as good: `bcs` is neither `contentBcs` nor `summaryBcs` when both are new. */
function rivalsOf(pair: Pair, pairs: readonly Pair[]): readonly Pair[] {
  if (pair.likeness > 1) return [];
  return pairs.filter(
    (rival) =>
      rival !== pair &&
      rival.likeness === pair.likeness &&
      (rival.old === pair.old || rival.now === pair.now),
  );
}

/** What upstream wrote when it deprecated something: often the name of its successor. */
function notedIn(changes: readonly Change[]): ReadonlyMap<string, string> {
  return new Map(
    changes.flatMap(({ id, before, deprecation }) =>
      before === null || deprecation === undefined ? [] : [[id, deprecation] as const],
    ),
  );
}

function termsIn(note: string): ReadonlySet<string> {
  return new Set(note.match(/[A-Za-z_$][\w$]*/g) ?? []);
}

/** Three at least, so that chance has no part in it. */
function movesIn(renames: readonly Rename[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { from, to } of renames) {
    const [a, b] = [nameOf(from).home, nameOf(to).home];
    const known = counts.get(a) ?? new Map<string, number>();
    counts.set(a, known.set(b, (known.get(b) ?? 0) + 1));
  }
  return new Map(
    [...counts].flatMap(([home, targets]) => {
      const all = [...targets.values()].reduce((sum, count) => sum + count, 0);
      const [most] = [...targets].filter(([, count]) => count >= 3 && 2 * count > all);
      return most === undefined || most[0] === home ? [] : [[home, most[0]] as const];
    }),
  );
}

function namesOf(renames: readonly Rename[]): ReadonlyMap<string, string> {
  return new Map(renames.map(({ from, to }) => [nameOf(from).name, nameOf(to).name]));
}

/** A field, a method or an option stays where it is; what stands for itself may move, within its interface. */
function mayMove(old: Change, now: Change): boolean {
  const [a, b] = [nameOf(old.id), nameOf(now.id)];
  if (a.home === b.home) return true;
  const isMember = (home: string): boolean => /[.#(]$/.test(home);
  const kindOf = (home: string): string => home.slice(0, home.indexOf(':'));
  return !isMember(a.home) && !isMember(b.home) && kindOf(a.home) === kindOf(b.home);
}

interface Match {
  /** From 0 to 1. */
  readonly likeness: number;
  readonly reason: Rename['reason'];
}

const NOTED: Match = { likeness: 2, reason: 'note' };
/** What keeps its name and its shape is the same, whatever a note says of others. */
const MOVED: Match = { likeness: 3, reason: 'shape' };

/**
 * Siblings only: what moved somewhere else and is called otherwise is another thing, unless it went
 * where its siblings went.
 */
function likenessOf(old: Change, now: Change, { names, moves }: Known): Match {
  const [a, b] = [nameOf(old.id), nameOf(now.id)];
  const [was, is] = [shapeOf(old, a.name, names), shapeOf(now, b.name)];
  // A short shape such as `number` is shared by chance: then the names have to be near.
  const isTelling = is.length > 24;
  const as = (reason: Rename['reason'], likeness: number): Match => ({ reason, likeness });
  const isMoved = a.home !== b.home;
  if (isMoved && a.name === b.name && was === is && isTelling && mayMove(old, now)) return MOVED;
  if (isMoved && moves.get(a.home) !== b.home) return as('shape', 0);
  const near = nearness(a.name, b.name);
  // Of a class, only the head is compared: many extend `Error`. Of a switch such as `--no-lint`, there is nothing to compare.
  const least = /^(?:abstract )?class /.test(is) ? 0.75 : is === '·' ? 0.6 : isTelling ? 0.3 : 0.5;
  if (was === is) return as('shape', near >= least ? 0.5 + near / 2 : 0);
  const isSame = sameKind(old, now) && near >= 0.5 && isNearlySame([a.name, b.name], [was, is]);
  return as('name', isSame ? near / 2 : 0);
}

type Both = readonly [old: string, now: string];

/**
 * Of another shape. What has members is the same when nearly all of them are; words that are shared are not
 * enough, because `resolveNames` did not become `defaultName`. What has none must be spelled nearly the same.
 */
function isNearlySame(names: Both, shapes: Both): boolean {
  const [was = [], is = []] = shapes.map(membersOf);
  if (was.length + is.length === 0) return byLetters(...names) >= 0.9;
  const common = was.filter((member) => is.includes(member));
  return common.length >= 2 && (2 * common.length) / (was.length + is.length) >= 0.75;
}

/** `a: string` and `b?: number` of `interface · {a: string; b?: number}`. */
function membersOf(shape: string): readonly string[] {
  const inner = /^[^{(]*\{(.*)\}$/.exec(shape)?.[1]?.replaceAll('=>', '→') ?? '';
  let depth = 0;
  const text = [...inner].map((sign) => {
    depth += '{([<'.includes(sign) ? 1 : '})]>'.includes(sign) ? -1 : 0;
    return depth === 0 && /[;,]/.test(sign) ? '\0' : sign;
  });
  const members = text.join('').split('\0');
  return members.flatMap((member) => (member.trim() === '' ? [] : [member.trim()]));
}

function sameKind(old: Change, now: Change): boolean {
  const kind = ({ rule }: Change): string =>
    rule.replace(/-(?:gone|removed|new|added|required|abstract)$/, '');
  return kind(old) === kind(now);
}

/** `graphql:Coin.balance` is `balance` in `graphql:Coin`. */
function nameOf(id: string): { home: string; name: string } {
  const [, home = '', name = id] = /^(.*(?:::|[.:/#(]))([^.:/#()]+)\)?$/.exec(id) ?? [];
  return { home, name };
}

/** What is left of a declaration without its own name, and without names that have it in them. */
function shapeOf(
  { before, after }: Change,
  name: string,
  names: Known['names'] = new Map(),
): string {
  const text = (before ?? after ?? '').replaceAll(
    new RegExp(`(?<![\\w-])${name.replaceAll('$', '\\$')}(?![\\w-])`, 'g'),
    '·',
  );
  return text
    .replace(/\s+/g, ' ')
    .replace(/[A-Za-z_][\w]*/g, (word) => names.get(word) ?? word)
    .replace(CHOICE, (choice) => choice.split(' | ').toSorted(compareText).join(' | '));
}

/** The order of words to choose from means nothing: `'a' | 'b'`. */
const CHOICE = /(?:'[^']*'|[\w$]+)(?: \| (?:'[^']*'|[\w$]+))+/g;

function nearness(a: string, b: string): number {
  return Math.max(byWordCount(a, b), byLetters(a, b));
}

/** Share of the words of both names that are the same, or nearly. */
function byWordCount(a: string, b: string): number {
  const [left, right] = [termsOf(a), termsOf(b)];
  const common = left.filter((word) =>
    right.some((other) => other === word || isNear(word, other)),
  );
  return (2 * common.length) / (left.length + right.length);
}

function byLetters(a: string, b: string): number {
  return 1 - editDistance(a.toLowerCase(), b.toLowerCase()) / Math.max(a.length, b.length);
}

function isNear(a: string, b: string): boolean {
  return Math.min(a.length, b.length) > 3 && (a.startsWith(b) || b.startsWith(a));
}

/** `unchangedSharedObjects`, `UNCHANGED_SHARED` and `--unchanged-shared` as words. */
function termsOf(name: string): readonly string[] {
  return name
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}
