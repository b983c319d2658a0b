/**
 * A choice between schemas, so that its errors are those of the member that was meant. A validator
 * alone reports the errors of all members, and the first reader of that list picks the wrong one. Pure.
 */

import type { ValueResult } from './values.ts';
import { enumResult, kindText, nameOf, proposed, textOf } from './values.ts';
import type { Schema } from '../../../generators/output/json-rpc.ts';
import { pointerTo } from './location.ts';

/** A member, the schema that its names lead to, and the errors of a value against it. */
export interface Member {
  readonly schema: Schema;
  readonly resultsOf: (value: unknown) => readonly ValueResult[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Empty when a member takes the value. */
export function checkChoice(members: readonly Member[], value: unknown): readonly ValueResult[] {
  const fitting = members.filter(({ schema }) => isOfKind(schema, value));
  if (fitting.length === 0) return [kindResult(members, value)];
  const tried = fitting.map(({ schema, resultsOf }) => ({ schema, results: resultsOf(value) }));
  if (tried.some(({ results }) => results.length === 0)) return [];
  // The only one is meant, whatever it lacks.
  if (tried.length === 1) return tried.flatMap(({ results }) => results);
  if (isRecord(value)) {
    const [meant, ...others] = tried.filter(({ schema }) => isMeant(schema, value));
    if (others.length > 0) return [severalResult(value)];
    if (meant !== undefined) return meant.results;
    const unnamed = tagResult(fitting, value);
    if (unnamed !== null) return [unnamed];
  }
  const terms = fitting.flatMap(({ schema }) => schema.enum ?? []);
  if (typeof value === 'string' && terms.length > 0) return [enumResult(value, terms, '')];
  return tried.toSorted((a, b) => a.results.length - b.results.length)[0]?.results ?? [];
}

/** `{ Sender: …, TimeRange: … }`: each field alone would be a member. */
function severalResult(value: Fields): ValueResult {
  const names = Object.keys(value).join(' and ');
  return { pointer: '', message: `has ${names}, of which it can have one`, proposal: null };
}

/** Only the kind: what is inside is another question. */
function isOfKind({ type, enum: terms }: Schema, value: unknown): boolean {
  if (terms !== undefined) return terms.some((word) => typeof word === typeof value);
  if (type === undefined) return true;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  if (type === 'null') return value === null;
  return typeof value === (type === 'integer' ? 'number' : type);
}

function kindResult(members: readonly Member[], value: unknown): ValueResult {
  const kinds = members.map(({ schema }) => (schema.enum ? textOf(schema.enum) : kindText(schema)));
  const expected = [...new Set(kinds)].join(' or ');
  return {
    pointer: '',
    message: `is ${nameOf(value)} where ${expected} is expected`,
    proposal: null,
  };
}

/** `kind: "Genesis"` means the member with that word; `Sender: …` the member of that one field. */
function isMeant(schema: Schema, value: Fields): boolean {
  const tags = tagsOf(schema);
  if (tags.length > 0) return tags.every(([name, word]) => value[name] === word);
  const [only, ...more] = Object.keys(schema.properties ?? {});
  return only !== undefined && more.length === 0 && Object.hasOwn(value, only);
}

/** Fields with one possible word. */
function tagsOf({ properties = {} }: Schema): readonly (readonly [string, unknown])[] {
  return Object.entries(properties).flatMap(([name, field]) =>
    field.enum?.length === 1 ? [[name, field.enum[0]] as const] : [],
  );
}

/** What is wrong with the words that should say which member is meant; null where members have no such words. */
function tagResult(members: readonly Member[], value: Fields): ValueResult | null {
  let open = members.map(({ schema }) => tagsOf(schema));
  for (;;) {
    const tag = open[0]?.[0]?.[0];
    if (tag === undefined) break;
    const words = new Set(open.flat().flatMap(([name, word]) => (name === tag ? [word] : [])));
    if (!words.has(value[tag])) return missingWord(tag, [...words], value);
    // `type: "object"` is said by several members: the next tag tells them apart.
    open = open
      .filter((tags) => tags.some(([name, word]) => name === tag && word === value[tag]))
      .map((tags) => tags.filter(([name]) => name !== tag));
  }
  const names = members.map(({ schema }) => Object.keys(schema.properties ?? {}));
  return names.every(({ length }) => length === 1) ? missingField(names.flat(), value) : null;
}

function missingWord(tag: string, words: readonly unknown[], value: Fields): ValueResult {
  if (value[tag] !== undefined) return enumResult(value[tag], words, pointerTo('', tag));
  const nearMiss = Object.keys(value).find((key) => proposed('name', key, [tag]) !== null);
  if (nearMiss !== undefined) {
    const proposal = proposed('name', nearMiss, [tag]);
    return { pointer: pointerTo('', nearMiss), message: 'is not a field here', proposal };
  }
  const message = `lacks "${tag}", which is ${textOf(words)}`;
  return { pointer: '', message, proposal: null };
}

function missingField(names: readonly string[], value: Fields): ValueResult {
  const [key] = Object.keys(value);
  const listed = names.join(', ');
  if (key === undefined)
    return { pointer: '', message: `is empty; it needs one of ${listed}`, proposal: null };
  return {
    pointer: pointerTo('', key),
    message: `is not a field here; there is one of ${listed}`,
    proposal: proposed('name', key, names),
  };
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
