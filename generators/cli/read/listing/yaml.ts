/** YAML as text, lists and fields that remember where they were read. Every problem is a diagnostic. Pure. */

import type { Document, Node } from 'yaml';
import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Diagnostic, Location } from '../../../core/diagnostics.ts';
import { errorAt } from '../../../core/diagnostics.ts';
import type { SourceText } from '../../../core/source.ts';
import { locate } from '../../../core/source.ts';
import { nearestName } from '../../../core/text.ts';

/** What is wrong, without its place. */
type Report = Pick<Diagnostic, 'code' | 'message' | 'fix'>;

/** Everything read from one file, with the place to report problems. */
export interface Reading {
  readonly source: SourceText;
  readonly diagnostics: Diagnostic[];
  /** The keys that were asked for, by the map that was asked. */
  readonly asked: Map<Entry, Set<string>>;
}

/** A value of the file, and the UTF-16 unit where it begins. A scalar is text, `1.0` and `true` too. */
export interface Entry {
  readonly reading: Reading;
  readonly offset: number;
  readonly value: string | readonly Entry[] | ReadonlyMap<string, Entry>;
}

/** A map that is asked key by key. Missing fields are null, `''`, false or empty. */
export interface Fields {
  readonly entry: Entry;
  has(key: string): boolean;
  text(key: string): string | null;
  needText(key: string): string;
  flag(key: string): boolean;
  texts(key: string): readonly string[];
  entries(key: string): readonly Entry[];
  /** The value itself, whatever it is. */
  entryAt(key: string): Entry | undefined;
  /** A map whose keys are names of the writer's choice. */
  named(key: string): ReadonlyMap<string, Entry>;
  at(key: string): Location;
}

const DEEPEST = 12;

/** By path: two trees of the project have most of their files in common. */
const known = new Map<string, { readonly text: string; readonly document: Document }>();

function documentOf({ path, text }: SourceText): Document {
  const last = known.get(path);
  if (last?.text === text) return last.document;
  const document = parseDocument(text, { uniqueKeys: true, strict: true });
  known.set(path, { text, document });
  return document;
}

/** Null when the file is not YAML; the reason is among the diagnostics then. */
export function parseYaml(reading: Reading): Entry | null {
  const document = documentOf(reading.source);
  for (const error of document.errors) {
    const [message = ''] = error.message.split('\n');
    report(reading, error.pos[0], { code: 'cli/yaml', message, fix: 'correct the YAML here' });
  }
  if (document.errors.length > 0 || !document.contents) return null;
  return convert(document.contents as Node, reading, 0);
}

function convert(node: Node | null, reading: Reading, depth: number): Entry {
  const offset = node?.range?.[0] ?? 0;
  const entryOf = (value: Entry['value']): Entry => ({ reading, offset, value });
  if (depth > DEEPEST || isAlias(node)) {
    const message = isAlias(node) ? 'an alias cannot be used here' : 'the nesting is too deep';
    report(reading, offset, { code: 'cli/yaml', message, fix: 'write the value out' });
    return entryOf('');
  }
  const inner = (value: unknown): Entry => convert(value as Node | null, reading, depth + 1);
  const keyOf = (key: unknown): string => (isScalar(key) ? String(key.value) : '');
  if (isMap(node))
    return entryOf(new Map(node.items.map(({ key, value }) => [keyOf(key), inner(value)])));
  if (isSeq(node)) return entryOf(node.items.map(inner));
  return entryOf(isScalar(node) ? scalarText(node) : '');
}

/** A plain scalar as it was written, so that `1.0` and `0x10` stay what they are. */
function scalarText(node: { value: unknown; source?: string; type?: string }): string {
  if (typeof node.value === 'string') return node.value;
  return node.value === null ? '' : (node.source ?? String(node.value));
}

/** What is not a map has no fields, which is reported. Nobody asks for a misspelt key: see `reportUnasked`. */
export function fieldsOf(entry: Entry): Fields {
  const map = mapOf(entry);
  const asked = entry.reading.asked.get(entry) ?? new Set<string>();
  entry.reading.asked.set(entry, asked);
  const get = (key: string) => {
    asked.add(key);
    return map.get(key);
  };
  const text = (key: string) => textOf(get(key));
  return {
    entry,
    has: (key) => get(key) !== undefined,
    text,
    needText: (key) => needText(entry, key, text(key)),
    flag: (key) => flagOf(get(key)),
    texts: (key) => listOf(get(key)).map((item) => textOf(item) ?? ''),
    entries: (key) => listOf(get(key)),
    entryAt: get,
    named: (key) => {
      const found = get(key);
      return found ? mapOf(found) : new Map();
    },
    at: (key) => locationOf(get(key) ?? entry),
  };
}

/** Fields that no reader asked for mean nothing. */
export function reportUnasked({ asked }: Reading): void {
  for (const [entry, keys] of asked) {
    for (const [key, value] of entry.value instanceof Map ? entry.value : []) {
      if (keys.has(key)) continue;
      const near = nearestName(key, keys);
      reportAt(value, {
        code: 'cli/unknown-field',
        message: `the field "${key}" has no meaning here`,
        fix: near ? `write "${near}"` : `use one of ${[...keys].join(', ')}`,
      });
    }
  }
}

export function locationOf(entry: Entry): Location {
  return locate(entry.reading.source, entry.offset);
}

/** Null for what is missing, and for a list or a map, which is reported. */
export function textOf(entry: Entry | undefined): string | null {
  if (entry === undefined) return null;
  if (typeof entry.value === 'string') return entry.value;
  reportShape(entry, 'a text is expected here', 'write one value');
  return null;
}

function mapOf(entry: Entry): ReadonlyMap<string, Entry> {
  if (entry.value instanceof Map) return entry.value;
  reportShape(entry, 'fields are expected here', 'write "key: value" lines');
  return new Map();
}

function listOf(entry: Entry | undefined): readonly Entry[] {
  if (entry === undefined) return [];
  if (Array.isArray(entry.value)) return entry.value as readonly Entry[];
  reportShape(entry, 'a list is expected here', 'begin each item with "- "');
  return [];
}

function flagOf(entry: Entry | undefined): boolean {
  if (entry === undefined || entry.value === 'false') return false;
  if (entry.value !== 'true')
    reportShape(entry, 'this is neither true nor false', 'write true or false');
  return entry.value === 'true';
}

function needText(entry: Entry, key: string, value: string | null): string {
  if (value !== null && value.trim() !== '') return value;
  const report = { message: `the field "${key}" is missing`, fix: `add "${key}"` };
  reportAt(entry, { code: 'cli/missing-field', ...report });
  return '';
}

/** The value has another form than its field. */
export function reportShape(entry: Entry, message: string, fix: string): void {
  reportAt(entry, { code: 'cli/shape', message, fix });
}

/** Notes an error in the reading that the entry belongs to. */
export function reportAt(entry: Entry, diagnostic: Report): void {
  report(entry.reading, entry.offset, diagnostic);
}

function report({ source, diagnostics }: Reading, offset: number, diagnostic: Report): void {
  diagnostics.push(errorAt(locate(source, offset), diagnostic.code, diagnostic));
}
