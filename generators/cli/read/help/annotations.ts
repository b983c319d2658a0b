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

export function noAnnotations(): Annotations {
  return { default: null, environment: null, values: [], aliases: [], notes: [] };
}

/** Separates running text from annotations. `lines` is the body of one row. */
export function readBody(lines: readonly Line[]): Body {
  const annotations = noAnnotations();
  const blocks = toBlocks(takeValueList(lines, annotations));
  for (;;) {
    const rest = takeBrackets(blocks.pop() ?? [], annotations);
    if (rest.length > 0) blocks.push(rest);
    if (rest.length > 0 || blocks.length === 0) return { blocks, annotations };
  }
}

export function toBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (isBlank(line)) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

/** The lines without `Possible values:` and the list below it. What explains a value may have paragraphs. */
function takeValueList(lines: readonly Line[], annotations: Annotations): readonly Line[] {
  const start = lines.findIndex(({ text }) => text === 'Possible values:');
  const first = lines[start + 1];
  if (start === -1 || !first?.text.startsWith('- ')) return lines;
  const isItem = ({ indent, text }: Line) => indent === first.indent && text.startsWith('- ');
  const below = lines.slice(start + 1);
  const length = below.findIndex(
    (line) => !isBlank(line) && !isItem(line) && line.indent <= first.indent,
  );
  const end = length === -1 ? below.length : length;
  const items: string[] = [];
  for (const line of below.slice(0, end)) {
    if (isItem(line)) items.push(line.text.slice(2));
    else if (!isBlank(line)) items.push(`${items.pop() ?? ''} ${line.text}`);
  }
  items.forEach((item) => addValue(item, annotations));
  return [...lines.slice(0, start), { ...first, text: '' }, ...below.slice(end)];
}

/** `fast: Skips checks`. */
function addValue(item: string, { values, notes }: Annotations): void {
  const [, value = '', text = ''] = /^(.*?)(?::(?:\s+(.*))?)?$/s.exec(item) ?? [];
  if (!values.includes(value)) values.push(value);
  if (text !== '') notes.push({ value, text });
}

/** There are four kinds; no help has more than this. */
const MOST_BRACKETS = 20;

/** The last one of a text: the first part takes all that it can. */
const LAST_BRACKET = /^(.*)\[(default|env|(?:possible )?values|(?:short )?alias(?:es)?):(.*)\]$/s;

/** The lines without the annotations at their end. Wrapping may have split an annotation anywhere. */
function takeBrackets(block: readonly Line[], annotations: Annotations): Line[] {
  let retained = [...block];
  for (let count = 0; count < MOST_BRACKETS; count += 1) {
    const text = retained.map((line) => line.text).join(' ');
    // Without this look, every bracket of an open text would be tried as the last one.
    if (!text.endsWith(']')) break;
    const [, before, key = '', value = ''] = LAST_BRACKET.exec(text) ?? [];
    if (before === undefined) break;
    addAnnotation(key, value.trim(), annotations);
    retained = cutAt(retained, before.length);
  }
  return retained;
}

/** `offset` counts in the lines joined by one blank. */
function cutAt(lines: readonly Line[], offset: number): Line[] {
  let start = 0;
  return lines.flatMap((line) => {
    const text = line.text.slice(0, Math.max(0, offset - start)).trimEnd();
    start += line.text.length + 1;
    return text === '' ? [] : [{ ...line, text }];
  });
}

function addAnnotation(key: string, value: string, annotations: Annotations): void {
  if (key === 'default') annotations.default ??= value;
  // The current value belongs to the machine on which help was printed.
  else if (key === 'env') annotations.environment ??= value.split('=')[0] ?? value;
  else if (key.endsWith('values')) annotations.values = listOf(value);
  else annotations.aliases.unshift(...listOf(value).map((alias) => aliasOf(alias, key)));
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
function aliasOf(alias: string, key: string): string {
  return key.startsWith('short') && !alias.startsWith('-') ? `-${alias}` : alias;
}
