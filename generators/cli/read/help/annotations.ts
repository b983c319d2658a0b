/** What clap appends to a description: `[default: x]`, `[env: X=]`, `Possible values:` … Pure. */

import type { Line } from './lines.ts';
import { isBlank } from './lines.ts';

export interface Annotations {
  default: string | null;
  environment: string | null;
  values: string[];
  aliases: string[];
  /** Explanations of single values, as lines. */
  notes: { readonly value: string; readonly text: string }[];
}

export interface Body {
  /** Blocks of lines; a blank line separated them. */
  readonly blocks: readonly (readonly Line[])[];
  readonly annotations: Annotations;
}

type AnnotationKey =
  'default' | 'env' | 'possible values' | 'aliases' | 'alias' | 'short aliases' | 'short alias';

const KEYS: readonly AnnotationKey[] = [
  'default',
  'env',
  'possible values',
  'aliases',
  'alias',
  'short aliases',
  'short alias',
];

/** Separates running text from annotations. `lines` is the body of one row. */
export function readBody(lines: readonly Line[]): Body {
  const annotations: Annotations = {
    default: null,
    environment: null,
    values: [],
    aliases: [],
    notes: [],
  };
  const blocks = readValueLists(toBlocks(lines), annotations);
  for (;;) {
    const last = blocks.pop();
    if (last === undefined) break;
    const rest = stripAnnotations(last, annotations);
    if (rest.length > 0) blocks.push(rest);
    if (rest.length > 0) break;
  }
  return { blocks, annotations };
}

export function toBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  let block: Line[] = [];
  for (const line of lines) {
    if (!isBlank(line)) block.push(line);
    else if (block.length > 0) {
      blocks.push(block);
      block = [];
    }
  }
  if (block.length > 0) blocks.push(block);
  return blocks;
}

/** Takes `Possible values:` and the list below it out of the blocks. */
function readValueLists(all: readonly Line[][], annotations: Annotations): Line[][] {
  return joinValueLists(all).flatMap((block) => {
    const start = block.findIndex((line) => line.text === 'Possible values:');
    const first = block[start + 1];
    if (start === -1 || !first?.text.startsWith('- ')) return [block];
    let end = start + 1;
    while (end < block.length && isListLine(block[end], first.indent)) end += 1;
    readValueList(block.slice(start + 1, end), annotations);
    return [block.slice(0, start), block.slice(end)].filter((part) => part.length > 0);
  });
}

/** What explains a value may have paragraphs; only annotations come behind the list. */
function joinValueLists(blocks: readonly Line[][]): Line[][] {
  const joined: Line[][] = [];
  let indent: number | null = null;
  for (const block of blocks) {
    const at = block.findIndex((line) => line.text === 'Possible values:');
    const item = block[at + 1];
    if (indent !== null && isListLine(block[0], indent)) joined.at(-1)?.push(...block);
    else {
      joined.push([...block]);
      indent = at !== -1 && item?.text.startsWith('- ') ? item.indent : null;
    }
  }
  return joined;
}

function isListLine(line: Line | undefined, indent: number): boolean {
  if (!line) return false;
  return line.indent > indent || (line.indent === indent && line.text.startsWith('- '));
}

function readValueList(lines: readonly Line[], annotations: Annotations): void {
  const indent = lines[0]?.indent ?? 0;
  const items: string[] = [];
  for (const line of lines) {
    const isItem = line.indent === indent && line.text.startsWith('- ');
    if (isItem) items.push(line.text.slice(2));
    else items.push(`${items.pop() ?? ''} ${line.text}`);
  }
  for (const item of items) {
    const colon = /:(?=\s|$)/.exec(item)?.index ?? -1;
    const value = (colon === -1 ? item : item.slice(0, colon)).trim();
    if (!annotations.values.includes(value)) annotations.values.push(value);
    const text = colon === -1 ? '' : item.slice(colon + 1).trim();
    if (text !== '') annotations.notes.push({ value, text });
  }
}

/** There are four kinds; a text with more annotations than this is no help. */
const MOST_ANNOTATIONS = 20;

/** The lines without the annotations at their end. Wrapping may have split a annotation anywhere. */
function stripAnnotations(block: readonly Line[], annotations: Annotations): Line[] {
  let kept = [...block];
  for (let count = 0; ; count += 1) {
    const found = count < MOST_ANNOTATIONS ? lastAnnotation(kept) : null;
    if (!found) return kept;
    applyAnnotation(found.key, found.value, annotations);
    kept = cutAt(kept, found.start);
    if (kept.length === 0) return kept;
  }
}

interface Annotation {
  readonly key: AnnotationKey;
  readonly value: string;
  /** Offset in the lines joined by one blank. */
  readonly start: number;
}

function lastAnnotation(lines: readonly Line[]): Annotation | null {
  const joined = lines.map((line) => line.text).join(' ');
  if (!joined.endsWith(']')) return null;
  let best: Annotation | null = null;
  for (const key of KEYS) {
    const start = joined.lastIndexOf(`[${key}:`);
    if (start === -1 || (best !== null && start < best.start)) continue;
    best = { key, start, value: joined.slice(start + key.length + 2, -1).trim() };
  }
  return best;
}

function cutAt(lines: readonly Line[], offset: number): Line[] {
  const kept: Line[] = [];
  let start = 0;
  for (const line of lines) {
    const text = line.text.slice(0, Math.max(0, offset - start)).trimEnd();
    if (text !== '') kept.push({ ...line, text });
    start += line.text.length + 1;
    if (start > offset) break;
  }
  return kept;
}

function applyAnnotation(key: AnnotationKey, value: string, annotations: Annotations): void {
  if (key === 'default') annotations.default ??= value;
  // The current value belongs to the machine on which help was printed.
  else if (key === 'env') annotations.environment ??= value.split('=')[0] ?? value;
  else if (key === 'possible values') annotations.values = listOf(value);
  else
    annotations.aliases.unshift(
      ...listOf(value).map((alias) => spell(alias, key.startsWith('short'))),
    );
}

/** Names with blanks are in quotes: `a, "b c"`. */
function listOf(value: string): string[] {
  const parts = value.match(/"(?:[^"\\]|\\.)*"(?=\s*(?:,|$))|[^,]+/g) ?? [];
  return parts.map((part) => unquote(part.trim())).filter((part) => part !== '');
}

function unquote(part: string): string {
  const isQuoted = part.length > 1 && part.startsWith('"') && part.endsWith('"');
  return isQuoted && /\s/.test(part) ? part.slice(1, -1).replace(/\\(["\\])/g, '$1') : part;
}

/** Older programs print aliases of options without hyphens. The caller knows whether it has an option. */
function spell(alias: string, isShort: boolean): string {
  return isShort && !alias.startsWith('-') ? `-${alias}` : alias;
}
