/** Entries that left the program: kept with their words and their place at the end of the main file, and found again. Pure. */

import { compareText } from '../../../generators/core/text.ts';
import type { ListingLines } from './lines.ts';
import { unquote } from './lines.ts';

export interface RetiredEntry {
  /** `client/pay` of a command, `client/pay#--gas` of an option, `client/pay#FILE` of an argument. */
  readonly id: string;
  /** Name of the file that listed the command; empty for options and arguments. */
  readonly home: string;
  /** Id of the entry before it; empty for the first, null when that is not known. */
  readonly after: string | null;
  /** As they were. */
  readonly lines: readonly string[];
}

/** By id. Later entries win. */
export type Retired = Map<string, RetiredEntry>;

const ENTRY = /^ {2}- id: (.*)$/;
const FIELD = /^ {4}(in|after): (.*)$/;

export function takeRetired(files: readonly ListingLines[]): Retired {
  const retired: Retired = new Map();
  for (const file of files) {
    for (const block of blocksOf(file.retired)) {
      const id = unquote(ENTRY.exec(block[0] ?? '')?.[1] ?? '');
      const fields = new Map(
        block.flatMap((line) => {
          const [, key = '', value = ''] = FIELD.exec(line) ?? [];
          return key === '' ? [] : [[key, unquote(value)]];
        }),
      );
      const start = block.findIndex((line) => line.startsWith('    lines:'));
      const lines = start === -1 ? [] : block.slice(start + 1).map((line) => line.slice(6));
      retired.set(id, {
        id,
        home: fields.get('in') ?? '',
        after: fields.get('after') ?? null,
        lines,
      });
    }
  }
  return retired;
}

/** Takes an entry that returns out of the retired ones. */
export function takeBack(retired: Retired, id: string): RetiredEntry | undefined {
  const entry = retired.get(id);
  retired.delete(id);
  return entry;
}

function blocksOf(lines: readonly string[]): readonly string[][] {
  const blocks: string[][] = [];
  for (const line of lines) {
    if (ENTRY.test(line)) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

/** Puts all retired entries that hold words at the end of the file that names the program. */
export function retire(files: readonly ListingLines[], retired: Retired): readonly ListingLines[] {
  const lines = [...retired.values()]
    .filter(hasWords)
    .sort((a, b) => compareText(a.id, b.id))
    .flatMap((entry) => printEntry(entry, afterText(entry, retired)));
  return files.map((file) =>
    file.head.some((line) => line.startsWith('program:')) ? { ...file, retired: lines } : file,
  );
}

/** What sync writes by itself. An entry with nothing else holds no words, and help brings all of it back. */
const FACTS: ReadonlySet<string> = new Set([
  'command',
  'subcommand-required',
  'usage',
  'usages',
  'arguments',
  'options',
  'name',
  'required',
  'global',
  'default',
  'values',
  'env',
  'aliases',
  'heading',
]);

function hasWords({ lines }: RetiredEntry): boolean {
  return lines.some((line) => {
    const key = /^ *(?:- )?([a-z-]+):/.exec(line)?.[1];
    return key !== undefined && !FACTS.has(key);
  });
}

/** The entry before it that stays known. */
function afterText(entry: RetiredEntry, retired: Retired): string | null {
  let { after } = entry;
  for (let steps = 0; steps < retired.size; steps += 1) {
    const before = after === null ? undefined : retired.get(after);
    if (!before || hasWords(before)) break;
    after = before.after;
  }
  return after;
}

function printEntry({ id, home, lines }: RetiredEntry, after: string | null): readonly string[] {
  return [
    `  - id: ${quote(id)}`,
    ...(home === '' ? [] : [`    in: ${quote(home)}`]),
    ...(after === null ? [] : [`    after: ${quote(after)}`]),
    '    lines: |2',
    ...lines.map((line) => (line === '' ? '' : `      ${line}`)),
  ];
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * Ids in their order, with the retired ones in their old places, so that what returns finds its place
 * again. What followed an entry that is no longer known comes last.
 */
export function withRetired(
  present: readonly string[],
  retired: readonly RetiredEntry[],
): readonly string[] {
  const placed = [...present];
  let waiting = [...retired];
  for (;;) {
    const left = waiting.filter(({ id, after }) => {
      const at = after === null ? 0 : placed.indexOf(after) + 1;
      const isKnown = after === '' || at > 0;
      if (isKnown) placed.splice(at, 0, id);
      return !isKnown;
    });
    if (left.length === waiting.length) return [...placed, ...left.map(({ id }) => id)];
    waiting = left;
  }
}

/** Words of retired commands whose own help is of another kind: it cannot be read when they return. */
export function retiredOwnHelp(files: readonly ListingLines[]): readonly string[] {
  return [...takeRetired(files).values()]
    .filter(isOwnHelpEntry)
    .map(({ id }) => id.replaceAll('/', ' '));
}

/** Whether help never shows the retired command. */
export function isUnseenEntry(entry: RetiredEntry): boolean {
  return !entry.id.includes('#') && (isOwnHelpEntry(entry) || hasFlag(entry.lines, 'hidden'));
}

export function isOwnHelpEntry({ lines }: RetiredEntry): boolean {
  return hasFlag(lines, 'own-help');
}

function hasFlag(lines: readonly string[], key: string): boolean {
  return lines.includes(`    ${key}: true`);
}
