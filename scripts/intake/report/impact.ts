/** What people have written about things that changed: every place, by cause, the widest cause first. Pure. */

import { compareText } from '../../../generators/core/text.ts';
import { EQUIVALENTS_FILE, SURFACES } from '../../../generators/core/equivalents/rows.ts';
import type { Change } from '../grade/change.ts';
import type { LineContext } from './contexts.ts';
import { bareName, contextsOf } from './contexts.ts';
import type { Mention } from './mentions.ts';
import { mentionOf, entryMention } from './mentions.ts';

export interface ImpactLocation {
  /** Relative to the project. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The words that name the thing, or the link. */
  readonly what: string;
}

export interface Cause {
  /** `SuiClient is gone`. */
  readonly cause: string;
  /** The id that changed, or the route that vanished. */
  readonly id: string;
  /** By file and line. Never empty. */
  readonly places: readonly ImpactLocation[];
}

export interface AuthoredFile {
  /** Hand-written files by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Routes, and routes with an anchor, that led to something before that is not there now. */
  readonly vanished: ReadonlySet<string>;
  /** Ids of everything that is there now: another thing may have the same name. */
  readonly present: readonly string[];
}

export function findCauses(
  changes: readonly Change[],
  { files, vanished, present }: AuthoredFile,
): readonly Cause[] {
  const required = causesOf(changes, namesOf(present));
  const found = new Map<string, { cause: string; places: ImpactLocation[] }>();
  const add = (id: string, cause: string, location: ImpactLocation): void => {
    const known = found.get(id) ?? { cause, places: [] };
    found.set(id, known);
    const isKnown = known.places.some(
      ({ file, line }) => file === location.file && line === location.line,
    );
    if (!isKnown) known.places.push(location);
  };
  for (const [file, text] of files) {
    const mentioned = required.filter(({ mention }) =>
      [mention.word, mention.id].some((word) => text.includes(word)),
    );
    const contexts = contextsOf(file, text);
    for (const [index, line] of text.split('\n').entries()) {
      const at = { file, line: index + 1 };
      for (const cause of mentioned) {
        const context = contexts[index];
        const what = context ? textFor(cause, { file, line, context }) : null;
        if (what !== null) add(cause.id, cause.cause, { ...at, what });
      }
      for (const [, link = ''] of line.matchAll(LINK))
        if (vanished.has(link))
          add(link, `the link ${link} leads nowhere now`, { ...at, what: link });
    }
  }
  return [...found]
    .map(([id, { cause, places }]) => ({
      id,
      cause,
      places: places.toSorted((a, b) => compareText(a.file, b.file) || a.line - b.line),
    }))
    .toSorted((a, b) => b.places.length - a.places.length || compareText(a.id, b.id));
}

interface RequiredCause {
  readonly id: string;
  readonly cause: string;
  readonly kind: 'gone' | 'deprecated' | 'changed';
  readonly mention: Mention;
  /** Its name is a word of English, or that of another thing: only a line about its interface means it. */
  readonly isCommon: boolean;
}

interface Line {
  readonly file: string;
  readonly line: string;
  readonly context: LineContext;
}

/** In Markdown, and in components. */
const LINK = /(?:\]\(|(?:href|to)=["'])(\/[^)\s"']+)/g;

/** A word of English, too. */
const PLAIN_WORD = /^[A-Za-z][a-z]*$/;

/** The name as people write it, or the id as our tables have it. Null for a line without either. */
function textFor(required: RequiredCause, { file, line, context }: Line): string | null {
  const { word, id, isIn, hasId } = required.mention;
  const kind = required.id.slice(0, required.id.indexOf(':'));
  // It still raises what it raised.
  if (required.kind === 'deprecated' && file === 'schema/prose/framework-aborts.tsv') return null;
  if (file === EQUIVALENTS_FILE) return hasId(cellOf(line, kind)) ? id : null;
  const prose = PROSE.exec(file)?.[1];
  if (prose !== undefined && !prose.startsWith(PROSE_OF[kind] ?? kind)) return null;
  // A section names its thing in full.
  const section = prose === undefined ? null : /^## (\S+)/.exec(line)?.[1];
  if (typeof section === 'string') {
    const isPart = section.startsWith(id) && /^[.(#{/]/.test(section.slice(id.length));
    return section === id || (isPart && required.kind !== 'changed') ? id : null;
  }
  const isOfKind = !required.isCommon || context.interfaces.has(kind);
  if (line.includes(word) && isIn(line) && isOfKind && isMeant(required, { file, line, context }))
    return word;
  // `Object` and `Address` begin many a sentence.
  const isOurs = prose !== undefined && isOfKind && !PLAIN_WORD.test(id);
  return isOurs && line.includes(id) && hasId(line) ? id : null;
}

/** Our descriptions and tables: a file in `schema/prose`, or a folder, for each reference. */
const PROSE = /^schema\/(?:prose\/)?([\w-]+)/;
const PROSE_OF: Readonly<Record<string, string>> = {
  ts: 'typescript',
  rpc: 'json-rpc',
  move: 'framework',
};

/** A name alone says little: in prose it has to be marked as code, in code it has to be of that language and imported. */
function isMeant(
  { id, kind: what, mention: { word } }: RequiredCause,
  { line, context }: Line,
): boolean {
  const kind = id.slice(0, id.indexOf(':'));
  const { code, imports } = context;
  if (code === null) return !PLAIN_WORD.test(word) || isMarked(line, word);
  // These are names of nothing else: `coin::burn`, `suix_getCoins`, `sui client gas`.
  if (/::|_| /.test(word) || kind === 'rpc' || kind === 'cli') return true;
  // An operation that still fits the schema means what it meant.
  if (kind === 'graphql')
    return what !== 'changed' && (code === kind || line.includes(`on ${word}`));
  if (kind !== 'ts' || code !== kind) return code === kind;
  const [entry = ''] = id.slice('ts:'.length).split(/\/(?=[^/]*$)/);
  const name = word.split('.')[0] ?? '';
  return imports === null || word.includes('/') || imports.get(name) === `@mysten/sui/${entry}`;
}

/** In backticks, or as the text of a link. */
function isMarked(line: string, word: string): boolean {
  const marked = line.match(/`[^`]+`|\[[^\]]+\]/g) ?? [];
  return marked.some((part) => part.includes(word));
}

/** Each column of the table holds the ids of one interface. */
function cellOf(line: string, kind: string): string {
  const column = SURFACES.findIndex(({ prefix }) => prefix === `${kind}:`);
  return column === -1 ? '' : (line.split('\t')[column + 1] ?? '');
}

/** Name → ids that have it. */
function namesOf(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const id of ids) names.set(bareName(id), [...(names.get(bareName(id)) ?? []), id]);
  return names;
}

/** One for each thing that broke or became deprecated; parts of a thing that is gone count for the whole. */
function causesOf(
  changes: readonly Change[],
  names: ReadonlyMap<string, readonly string[]>,
): readonly RequiredCause[] {
  const removed = new Set(changes.filter(isRemoval).map(({ id }) => id));
  // Who reads that `client/Balance` is gone need not read that `jsonRpc/Balance` is deprecated as well.
  const replacements = new Set(
    changes.flatMap(({ id, replacement }) =>
      replacement !== undefined && bareName(replacement) === bareName(id) ? [replacement] : [],
    ),
  );
  const found = new Map<string, RequiredCause>();
  for (const change of changes) {
    const { grade, rule } = change;
    // An argument that is new changes how its field is called, and nobody has written of it yet.
    const id = rule.endsWith('/field-argument-added') ? change.id.replace(/\(.*$/, '') : change.id;
    // The same rule says that something is no longer deprecated: then nothing comes after.
    const isDeprecated = change.after !== null && /(?:\/|-)deprecat(?:ed|ion-added)$/.test(rule);
    if ((grade !== 'breaking' && !isDeprecated) || found.has(id) || replacements.has(id)) continue;
    if (isNullability(change)) continue;
    const isPart = [...removed].some(
      (whole) => whole !== id && id.startsWith(whole) && /^[.:(#/]/.test(id.slice(whole.length)),
    );
    if (isPart) continue;
    const mention = rule.endsWith('/entry-gone') ? entryMention(id) : mentionOf(id);
    if (mention === null) continue;
    const kind = removed.has(id) ? 'gone' : isDeprecated ? 'deprecated' : 'changed';
    const cause = causeOf(mention.displayed, kind, change);
    const isShared = (names.get(mention.word) ?? []).some((other) => other !== id);
    const isCommon = isShared || PLAIN_WORD.test(mention.word);
    found.set(id, { id, cause, kind, mention, isCommon });
  }
  return [...found.values()];
}

/** What a reader of the list has to know. Messages about GraphQL name their thing. */
function causeOf(
  name: string,
  kind: RequiredCause['kind'],
  { replacement, message }: Change,
): string {
  if (replacement !== undefined)
    return `${name} is ${replacement.slice(replacement.indexOf(':') + 1)} now`;
  if (kind !== 'changed') return `${name} is ${kind}`;
  return message.includes(name) ? message : `${name} changed: ${message}`;
}

function isRemoval({ grade, after }: Change): boolean {
  return grade === 'breaking' && after === null;
}

/** A field that may be null now is the same thing to a sentence or a table; the checker says what code makes of it. */
function isNullability({ rule, before, after }: Change): boolean {
  const [was = null, is] = [before, after].map((text) =>
    /: ([^:]+)$/.exec(text ?? '')?.[1]?.replaceAll('!', ''),
  );
  return rule === 'graphql/field-type-changed' && was === is;
}
