/** Finds in samples what a reader may fill in. Pure. */

import type { CodeLines, CodeToken } from '../highlight/code-token';
import { fields, type FieldName } from './fields';

export interface Mark {
  readonly name: FieldName;
  readonly start: number;
  readonly end: number;
}

const ORDER = Object.keys(fields);
const NETWORK = 'mainnet|testnet|devnet|localnet';
const OPEN: readonly (readonly [FieldName, RegExp])[] = [
  ['PACKAGE_ID', /<PACKAGE_ID>/g],
  ['YOUR_ADDRESS', /<YOUR_ADDRESS>/g],
  ['COIN_TYPE', /<COIN_TYPE>|(?<=\bcoinType: ')0x2::sui::SUI(?=')/g],
  ['NETWORK', new RegExp(`(?<=getFullnodeUrl\\(['"])(?:${NETWORK})(?=['"]\\))`, 'g')],
  ['NETWORK', new RegExp(`https://fullnode\\.(?:${NETWORK})\\.sui\\.io(?::443)?`, 'g')],
];

/** A sample that names an object, or asks a faucet, belongs to the network that it was written for. */
const BOUND = /\b0x[0-9a-f]{64}\b|faucet/i;

/** In order; none of them crosses a line. */
export function marksIn(code: string): readonly Mark[] {
  return OPEN.filter(([name]) => name !== 'NETWORK' || !BOUND.test(code))
    .flatMap(([name, pattern]) =>
      [...code.matchAll(pattern)].map((match) => ({
        name,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.start - b.start);
}

export interface MarkedToken extends CodeToken {
  readonly value?: FieldName;
}

export type MarkedLines = readonly (readonly MarkedToken[])[];

/** The lines with each mark a token of its own, in the color of what it begins with. */
export function markedLines(lines: CodeLines, code: string): MarkedLines {
  const marks = marksIn(code);
  if (marks.length === 0) return lines;
  const texts = code.split('\n');
  let start = 0;
  return lines.map((tokens, index) => {
    const text = texts[index] ?? '';
    const own = marks
      .filter((mark) => mark.start >= start && mark.end <= start + text.length)
      .map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
    start += text.length + 1;
    return own.length === 0 ? tokens : markedLine(tokens, own, text);
  });
}

function markedLine(
  tokens: readonly CodeToken[],
  marks: readonly Mark[],
  text: string,
): readonly MarkedToken[] {
  const cut: MarkedToken[] = [];
  let at = 0;
  for (const token of tokens) {
    const { content } = token;
    let from = 0;
    for (const { name, start, end } of marks) {
      if (start >= at + content.length || end <= at) continue;
      if (start - at > from) cut.push({ ...token, content: content.slice(from, start - at) });
      if (start >= at) cut.push({ ...token, content: text.slice(start, end), value: name });
      from = Math.min(end - at, content.length);
    }
    if (from < content.length || content === '')
      cut.push({ ...token, content: content.slice(from) });
    at += content.length;
  }
  return cut;
}

/** The names of the fields that samples leave open, each once, in the order of `fields`. */
export function fieldsIn(samples: readonly string[]): readonly FieldName[] {
  const found = new Set(samples.flatMap(marksIn).map(({ name }) => name));
  return [...found].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

/** What samples name where a network may stand: one of its names, or null where they name several. */
export function networkIn(samples: readonly string[]): string | null {
  const named = samples.flatMap((sample) =>
    marksIn(sample)
      .filter(({ name }) => name === 'NETWORK')
      .map(({ start, end }) => new RegExp(NETWORK).exec(sample.slice(start, end))?.[0]),
  );
  return new Set(named).size === 1 ? (named[0] ?? null) : null;
}

/** A text with the values that are known. */
export function filledText(
  text: string,
  valueOf: (name: FieldName, was: string) => string | null,
): string {
  let at = 0;
  const parts = marksIn(text).map(({ name, start, end }) => {
    const was = text.slice(start, end);
    const before = text.slice(at, start);
    at = end;
    return before + (valueOf(name, was) ?? was);
  });
  return parts.join('') + text.slice(at);
}
