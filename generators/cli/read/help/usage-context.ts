/** What the rows of a page reveal about its usage lines: values of options, and the name for commands. Pure. */

import { endOfBracket, idOf, scanOptionName } from '../../model/notation.ts';
import type { Line } from './lines.ts';
import type { UsageContext } from './usage.ts';
import { tokensOf } from './usage.ts';

export function readUsageContext(lines: readonly Line[], usages: readonly string[]): UsageContext {
  const arities = new Map<string, number>();
  const explained = new Set<string>();
  for (const { text } of lines) {
    for (const name of leadingNames(text)) explained.add(name);
    const option = text.startsWith('-') ? scanOptionName(text)?.value : undefined;
    if (option && !arities.has(idOf(option))) arities.set(idOf(option), option.valueNames.length);
  }
  const names = usages.flatMap((usage) => placeholderOf(tokensOf(usage), arities) ?? []);
  return { arities, placeholder: names.find((name) => !explained.has(name)) ?? null };
}

/** A program may call its commands otherwise: the usage ends with `<ACTION>`, and no row explains it. */
function placeholderOf(
  tokens: readonly string[],
  arities: ReadonlyMap<string, number>,
): string | null {
  const last = tokens.at(-1) ?? '';
  if (/^\[(?:OPTIONS|FLAGS|ARGS)\]$/.test(last) || endOfBracket(last, 0) !== last.length)
    return null;
  const at = tokens.findLastIndex((token) => token.startsWith('-'));
  const option = scanOptionName(tokens[at] ?? '')?.value;
  const values = (option && arities.get(idOf(option))) ?? 0;
  return tokens.length - 1 - at <= values ? null : nameOf(last);
}

/** `<FROM> <TO>  text` → `FROM`, `TO`. */
function leadingNames(text: string): readonly string[] {
  if (!/^[<[]/.test(text)) return [];
  const tokens = tokensOf(text);
  const end = tokens.findIndex((token) => !/^[<[]/.test(token));
  return (end === -1 ? tokens : tokens.slice(0, end)).map(nameOf);
}

function nameOf(text: string): string {
  const end = endOfBracket(text, 0);
  return end === null ? '' : text.slice(1, end - 1);
}
