/** Commands of a page that start one of its programs or its tests. Pure. */

import { readShell } from '../../command-lines/shell.ts';

export interface ProgramCall {
  /** As written: `tidy.ts`, `src/tidy.ts`. */
  readonly program: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

const ASSIGNMENT = /^([A-Za-z_]\w*)=(.*)$/s;

/** `KEY=value npx tsx tidy.ts --to 2`; null when the block holds anything else. */
export function readProgramCall(text: string): ProgramCall | null {
  const { commands, problems } = readShell(text);
  const words = commands[0]?.words.map((word) => word.text) ?? [];
  if (commands.length !== 1 || problems.length > 0) return null;
  const first = words.findIndex((word) => !ASSIGNMENT.test(word));
  const environment = words
    .slice(0, Math.max(first, 0))
    .map((word) => ASSIGNMENT.exec(word)?.slice(1) ?? []);
  const rest = words.slice(Math.max(first, 0));
  const starter = [['npx', 'tsx'], ['tsx'], ['node']].find((start) =>
    start.every((word, at) => rest[at] === word),
  );
  const program = starter === undefined ? undefined : rest[starter.length];
  if (starter === undefined || program === undefined || program.startsWith('-')) return null;
  return {
    program: program.replace(/^\.\//, ''),
    arguments: rest.slice(starter.length + 1),
    environment: Object.fromEntries(environment as [string, string][]),
  };
}

export interface TestCall {
  /** Only tests whose name holds it; empty for all. */
  readonly filter: string;
}

/** `sui move test`, with or without a filter, as the last command of a block. */
export function readTestCall(text: string): TestCall | null {
  const words =
    readShell(text)
      .commands.at(-1)
      ?.words.map((word) => word.text) ?? [];
  if (words[0] !== 'sui' || words[1] !== 'move' || words[2] !== 'test') return null;
  const [filter = ''] = words.slice(3);
  return { filter: filter.startsWith('-') ? '' : filter };
}
