/** What an operator page quotes, held against what the programs print. Pure. */

import type { Block, PageDiagnostic } from '../model.ts';
import type { KnownMessages, Message } from './known-messages.ts';
import { findMessages, isForeign, nearestMessage } from './known-messages.ts';
import { tokensOf } from './match-message.ts';
import type { Quote } from './quotes.ts';

/** Messages of the page's own programs are in its code. */
export function ownMessages(blocks: readonly Block[]): KnownMessages['foreign'] {
  const lines = blocks.flatMap(({ language, code }) =>
    /^(?:[jt]sx?|move|rust)$/.test(language) ? code.split('\n') : [],
  );
  return lines.map((line) => tokensOf(line.replace(/\$\{[^}]*\}/g, '{}')));
}

export function checkQuote(
  quote: Quote,
  known: KnownMessages,
  own: KnownMessages['foreign'],
): readonly PageDiagnostic[] {
  const found = matchesOf(quote, known, own);
  if (found === 'foreign') return [];
  if (found.length === 0) return [unknownMessage(quote, known)];
  return checkLocation(quote, found, known);
}

/** An error says its cause behind a colon, and the two are messages of different places. */
function matchesOf(
  quote: Quote,
  known: KnownMessages,
  own: KnownMessages['foreign'],
): readonly Message[] | 'foreign' {
  const { text, isOutput } = quote;
  const exact = findMessages(known, text);
  if (exact.length > 0) return exact;
  if (!isOutput && (isForeign(text, known.foreign) || isForeign(text, own))) return 'foreign';
  for (const { index } of text.matchAll(/: (?=\S*[A-Za-z])| (?=[A-Z])/g)) {
    const head = headsOf(text.slice(0, index), text[index] === ':', known);
    const cause = { ...quote, text: text.slice(index + 1).trim(), isOutput: false };
    if (head.length > 0 && matchesOf(cause, known, []).length > 0) return head;
  }
  return [];
}

/** Messages that a cause can follow: in the place of a value, or behind the end. */
function headsOf(head: string, hasColon: boolean, known: KnownMessages): readonly Message[] {
  // Without a colon two words and a value fit too much: `Failed to …`.
  if (!hasColon && head.split(' ').length < 3) return [];
  const before = findMessages(known, `${head}${hasColon ? ':' : ''} {}`);
  if (before.length > 0 || !hasColon) return before;
  const last = tokensOf(head).at(-1)?.text;
  return findMessages(known, head).filter(({ text }) => tokensOf(text).at(-1)?.text === last);
}

/** Level, module and program are those of one of the messages that the quote fits. */
function checkLocation(
  quote: Quote,
  found: readonly Message[],
  known: KnownMessages,
): readonly PageDiagnostic[] {
  const { level, target, programs } = quote;
  const crates = programs.flatMap((name) => [...(known.programs.get(name) ?? [])]);
  const logged = found.filter((message) => message.level !== null);
  const [first] = logged.length > 0 ? logged : found;
  if (!first) return [];
  const rules: readonly (readonly [boolean, string, string])[] = [
    [
      level !== null && logged.length > 0 && !logged.some((message) => message.level === level),
      'message-level',
      `the program logs this as ${first.level ?? ''}`,
    ],
    [
      target !== null && logged.length > 0 && !logged.some(({ module }) => module === target),
      'message-target',
      `\`${first.module}\` logs this`,
    ],
    [
      crates.length > 0 && !found.some(({ crate }) => crates.includes(crate)),
      'message-program',
      `${programs.join(' and ')} cannot print this: it is in ${first.crate}`,
    ],
  ];
  return rules
    .filter(([isBroken]) => isBroken)
    .map(([, code, message]) => diagnosticOf(quote, { code, message, fix: 'correct the line' }));
}

function unknownMessage(quote: Quote, known: KnownMessages): PageDiagnostic {
  const near = nearestMessage(known, quote.text);
  return diagnosticOf(quote, {
    code: 'unknown-message',
    message: `no program of Sui prints \`${quote.text}\``,
    fix: near
      ? `did you mean \`${near.text.replaceAll('{}', '…')}\`? What another program prints is marked: see "Messages and metrics"`
      : 'quote the message as the source has it; what another program prints is marked: see "Messages and metrics" in scripts/checks/examples/README.md',
  });
}

function diagnosticOf(
  { at, block }: Quote,
  diagnostic: { readonly code: string; readonly message: string; readonly fix: string },
): PageDiagnostic {
  const { code, message, fix } = diagnostic;
  const own = { level: 'error', code: `examples/${code}`, message, at, fix } as const;
  return block === null ? own : { ...own, block };
}
