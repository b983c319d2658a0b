/** What programs print, and where in their source. `load…` reads `schema/operator`. */

import fs from 'node:fs';
import path from 'node:path';
import { FOLDER } from '../../../../generators/operator/load.ts';
import type { Token } from './match-message.ts';
import { isQuoteOf, tokensOf } from './match-message.ts';

export interface Message {
  readonly text: string;
  /** Of a log line; null for what is printed otherwise, or inside of another message. */
  readonly level: string | null;
  readonly crate: string;
  /** As a log line has it: `sui_network::state_sync`. */
  readonly module: string;
}

export interface KnownMessages {
  readonly messages: readonly Message[];
  /** Numbers of the messages that have a word. */
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  /** What libraries and other programs print. */
  readonly foreign: readonly (readonly Token[])[];
  /** Crates by the program that is built from them. */
  readonly programs: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The file as `npm run sync -- messages` writes it. */
export interface Printed {
  readonly programs: Readonly<Record<string, string>>;
  readonly messages: Readonly<Record<string, readonly string[]>>;
  readonly metrics: Readonly<Record<string, readonly string[]>>;
}

export function loadPrinted(root: string): Printed {
  return JSON.parse(fs.readFileSync(path.join(root, FOLDER, 'printed.json'), 'utf8')) as Printed;
}

export function loadKnownMessages(root: string): KnownMessages {
  const printed = loadPrinted(root);
  const messages = Object.entries(printed.messages).flatMap(([file, lines]) => {
    const crate = file.split('/')[0] ?? '';
    const module = moduleOf(file);
    return lines.map((line) => messageOf(line, { crate, module }));
  });
  const byWord = new Map<string, number[]>();
  for (const [at, { text }] of messages.entries())
    for (const word of termsOf(text)) {
      const own = byWord.get(word);
      if (own) own.push(at);
      else byWord.set(word, [at]);
    }
  const tsv = fs.readFileSync(path.join(root, FOLDER, 'library-messages.tsv'), 'utf8');
  const foreign = tsv.trimEnd().split('\n').slice(1);
  return {
    messages,
    byWord,
    foreign: foreign.map((row) => tokensOf(row.split('\t')[1] ?? '')),
    programs: new Map(
      Object.entries(printed.programs).map(([name, crates]) => [name, new Set(crates.split(' '))]),
    ),
  };
}

function messageOf(line: string, location: Pick<Message, 'crate' | 'module'>): Message {
  const blank = line.indexOf(' ');
  const level = line.slice(0, blank);
  return {
    text: line.slice(blank + 1),
    level: level === '-' ? null : level.toUpperCase(),
    ...location,
  };
}

function moduleOf(file: string): string {
  const [crate = '', ...folders] = file.replace(/(?:\/(?:mod|lib|main))?\.rs$/, '').split('/');
  return [crate.replaceAll('-', '_'), ...folders].join('::');
}

function termsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[A-Za-z]{2,}/g));
}

/** Words of small letters are never values, so a message that is quoted has all of them. */
export function findMessages(known: KnownMessages, quote: string): readonly Message[] {
  const plain = quote
    .split(/[\s…]+/)
    .flatMap((chunk) => /^['"(`]?([a-z]{2,})[.,:;!?)'"`]*$/.exec(chunk)?.[1] ?? []);
  const lists = plain
    .map((word) => new Set(known.byWord.get(word)))
    .toSorted((a, b) => a.size - b.size);
  const terms = [...termsOf(quote)];
  const [shortest = new Set(terms.flatMap((word) => known.byWord.get(word) ?? [])), ...others] =
    lists;
  const tokens = tokensOf(quote);
  return [...shortest]
    .filter((at) => others.every((list) => list.has(at)))
    .flatMap((at) => known.messages[at] ?? [])
    .filter(({ text }) => isQuoteOf(tokens, tokensOf(text)));
}

/** What shares most words with the quote, and half of them at least. */
export function nearestMessage(known: KnownMessages, quote: string): Message | null {
  const terms = [...termsOf(quote)];
  const shared = new Map<number, number>();
  for (const word of terms)
    for (const at of known.byWord.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  const extra = (at: number): number => termsOf(known.messages[at]?.text ?? '').size;
  const [best] = [...shared]
    .filter(([, count]) => count * 2 >= terms.length)
    .toSorted(([a, x], [b, y]) => y - x || extra(a) - extra(b));
  return (best && known.messages[best[0]]) ?? null;
}

/** What libraries print, and what the lines of the page's own program say. */
export function isForeign(quote: string, foreign: readonly (readonly Token[])[]): boolean {
  const tokens = tokensOf(quote);
  return foreign.some((message) => isQuoteOf(tokens, message));
}
