/** YAML as text, lists and fields that remember where they stand. Every problem is a diagnostic. Pure. */

import type { Document, Node } from 'yaml';
import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Diagnostic, Location } from '../../../core/diagnostics.ts';
import type { SourceText } from '../../../core/source.ts';
import { locate } from '../../../core/source.ts';
import { nearestName } from '../../../core/text.ts';

/** What is wrong, without its place. */
type Fault = Pick<Diagnostic, 'code' | 'message' | 'fix'>;

/** Everything read from one file, with the place to report problems. */
export interface Reading {
  readonly source: SourceText;
  readonly diagnostics: Diagnostic[];
}

/** A value of the file, and the UTF-16 unit where it begins. A scalar is text, `1.0` and `true` too. */
export interface Entry {
  readonly reading: Reading;
  readonly offset: number;
  readonly value: string | readonly Entry[] | ReadonlyMap<string, Entry>;
}

/** A map whose keys have been checked. Missing fields are null, `''`, false or empty. */
export interface Fields {
  readonly entry: Entry;
  has(key: string): boolean;
  text(key: string): string | null;
  needText(key: string): string;
  flag(key: string): boolean;
  texts(key: string): readonly string[];
  entries(key: string): readonly Entry[];
  at(key: string): Location;
}

const DEEPEST = 12;
const LONGEST_FILE = 4_000_000;

/** Null when the file is no YAML; the reason is among the diagnostics then. */
export function parseYaml(reading: Reading): Entry | null {
  if (reading.source.text.length > LONGEST_FILE) {
    report(reading, 0, {
      code: 'cli/too-long',
      message: 'the file is longer than 4 MB',
      fix: 'split it by command',
    });
    return null;
  }
  const document: Document = parseDocument(reading.source.text, { uniqueKeys: true, strict: true });
  for (const error of document.errors) {
    report(reading, error.pos[0], {
      code: 'cli/yaml',
      message: oneLineOf(error.message),
      fix: 'correct the YAML here',
    });
  }
  if (document.errors.length > 0 || !document.contents) return null;
  return convert(document.contents as Node, reading, 0);
}

function convert(node: Node | null, reading: Reading, depth: number): Entry {
  const offset = node?.range?.[0] ?? 0;
  if (depth > DEEPEST || isAlias(node)) {
    const what = isAlias(node) ? 'an alias stands here' : 'the nesting is too deep';
    report(reading, offset, { code: 'cli/yaml', message: what, fix: 'write the value out' });
    return { reading, offset, value: '' };
  }
  if (isMap(node)) {
    const fields = new Map<string, Entry>();
    for (const pair of node.items) {
      const key = isScalar(pair.key) ? String(pair.key.value) : '';
      fields.set(key, convert(pair.value as Node | null, reading, depth + 1));
    }
    return { reading, offset, value: fields };
  }
  if (isSeq(node)) {
    return {
      reading,
      offset,
      value: node.items.map((item) => convert(item as Node, reading, depth + 1)),
    };
  }
  return { reading, offset, value: isScalar(node) ? scalarText(node) : '' };
}

/** A plain scalar as it was written, so that `1.0` and `0x10` stay what they are. */
function scalarText(node: { value: unknown; source?: string; type?: string }): string {
  if (typeof node.value === 'string') return node.value;
  return node.value === null ? '' : (node.source ?? String(node.value));
}

/** What is no map has no fields; that and unknown fields are reported. */
export function fieldsOf(entry: Entry, known: readonly string[]): Fields {
  const map: ReadonlyMap<string, Entry> = entry.value instanceof Map ? entry.value : new Map();
  if (!(entry.value instanceof Map)) {
    report(entry.reading, entry.offset, {
      code: 'cli/shape',
      message: 'fields are expected here',
      fix: 'write "key: value" lines',
    });
  }
  for (const [key, value] of map) {
    if (!known.includes(key)) reportUnknownKey(key, value, known);
  }
  const text = (key: string) => textOf(map.get(key));
  return {
    entry,
    has: (key) => map.has(key),
    text,
    needText: (key) => needText(entry, key, text(key)),
    flag: (key) => flagOf(map.get(key)),
    texts: (key) => listOf(map.get(key)).map((item) => textOf(item) ?? ''),
    entries: (key) => listOf(map.get(key)),
    at: (key) => locationOf(map.get(key) ?? entry),
  };
}

export function locationOf(entry: Entry): Location {
  return locate(entry.reading.source, entry.offset);
}

/** Null for what is missing, and for a list or a map, which is reported. */
export function textOf(entry: Entry | undefined): string | null {
  if (entry === undefined) return null;
  if (typeof entry.value === 'string') return entry.value;
  report(entry.reading, entry.offset, {
    code: 'cli/shape',
    message: 'a text is expected here',
    fix: 'write one value',
  });
  return null;
}

function listOf(entry: Entry | undefined): readonly Entry[] {
  if (entry === undefined) return [];
  if (Array.isArray(entry.value)) return entry.value as readonly Entry[];
  report(entry.reading, entry.offset, {
    code: 'cli/shape',
    message: 'a list is expected here',
    fix: 'begin each item with "- "',
  });
  return [];
}

function flagOf(entry: Entry | undefined): boolean {
  if (entry === undefined || entry.value === 'false') return false;
  if (entry.value === 'true') return true;
  report(entry.reading, entry.offset, {
    code: 'cli/shape',
    message: 'this is neither true nor false',
    fix: 'write true or false',
  });
  return false;
}

function needText(entry: Entry, key: string, value: string | null): string {
  if (value !== null && value.trim() !== '') return value;
  report(entry.reading, entry.offset, {
    code: 'cli/missing-field',
    message: `the field "${key}" is missing`,
    fix: `add "${key}"`,
  });
  return '';
}

function reportUnknownKey(key: string, value: Entry, known: readonly string[]): void {
  const near = nearestName(key, known);
  const fix = near ? `write "${near}"` : `use one of ${known.join(', ')}`;
  report(value.reading, value.offset, {
    code: 'cli/unknown-field',
    message: `the field "${key}" has no meaning here`,
    fix,
  });
}

/** Notes an error in the reading that the entry belongs to. */
export function reportAt(entry: Entry, fault: Fault): void {
  report(entry.reading, entry.offset, fault);
}

function report(reading: Reading, offset: number, fault: Fault): void {
  reading.diagnostics.push({ level: 'error', ...fault, at: locate(reading.source, offset) });
}

function oneLineOf(message: string): string {
  return message.split('\n')[0] ?? message;
}
