/** What a usage line says: required options, required groups, whether a command must follow. Pure. */

import { endOfBracket, scanOptionName } from '../notation.ts';

export interface Usage {
  readonly required: ReadonlySet<string>;
  readonly groups: readonly (readonly string[])[];
  readonly needsSubcommand: boolean;
  readonly takesSubcommand: boolean;
  /** Names in brackets: arguments and placeholders. */
  readonly names: ReadonlySet<string>;
}

const COMMAND_PLACEHOLDER = /^(?:sub)?commands?$/i;

/** Several lines show alternatives: only what all of them demand is required. */
export function readUsage(lines: readonly string[]): Usage {
  const read = lines.map(readUsageLine);
  const plain = read.filter((line) => !line.needsSubcommand);
  const deciding = plain.length > 0 ? plain : read;
  const first = deciding[0];
  return {
    required: new Set(
      [...(first?.required ?? [])].filter((id) => deciding.every((line) => line.required.has(id))),
    ),
    groups: first
      ? first.groups.filter((group) => deciding.every((line) => hasGroup(line, group)))
      : [],
    needsSubcommand: read.length > 0 && read.every((line) => line.needsSubcommand),
    takesSubcommand: read.some((line) => line.takesSubcommand),
    names: new Set(read.flatMap((line) => [...line.names])),
  };
}

function hasGroup(usage: Usage, group: readonly string[]): boolean {
  return usage.groups.some((other) => other.join() === group.join());
}

function readUsageLine(line: string): Usage {
  const required = new Set<string>();
  const groups: string[][] = [];
  const names = new Set<string>();
  let needsSubcommand = false;
  let takesSubcommand = false;
  for (const token of tokensOf(line)) {
    const inner = innerOf(token);
    if (token.startsWith('-')) {
      const option = scanOptionName(token);
      if (option) required.add(option.value.longs[0] ?? option.value.shorts[0] ?? token);
    } else if (token.startsWith('<') && inner.startsWith('-')) {
      groups.push(alternativesOf(inner));
    } else if (inner !== '') {
      names.add(inner);
      if (COMMAND_PLACEHOLDER.test(inner)) {
        takesSubcommand = true;
        needsSubcommand ||= token.startsWith('<');
      }
    }
  }
  return { required, groups, needsSubcommand, takesSubcommand, names };
}

/** `<X>...` → `X`; a word without brackets gives nothing. */
function innerOf(token: string): string {
  const end = endOfBracket(token, 0);
  if (end === null) return '';
  return token.slice(1, end - 1).replace(/^<|>$|\.\.\.$/g, '');
}

/** `--one|--two <X>` → `--one`, `--two`. */
function alternativesOf(inner: string): string[] {
  return inner
    .split('|')
    .map((part) => scanOptionName(part.trim()))
    .flatMap((option) => option?.value.longs[0] ?? option?.value.shorts[0] ?? []);
}

/** Splits at blanks outside brackets. */
function tokensOf(line: string): readonly string[] {
  const tokens: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at <= line.length; at += 1) {
    const character = line[at] ?? ' ';
    if ('<[('.includes(character)) depth += 1;
    if ('>])'.includes(character)) depth = Math.max(0, depth - 1);
    if (character !== ' ' || (depth > 0 && at < line.length)) continue;
    if (at > start) tokens.push(line.slice(start, at));
    start = at + 1;
  }
  return tokens;
}
