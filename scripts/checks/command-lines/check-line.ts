/**
 * Checks a shell line that calls a known program: commands, options, values and, for `ptb`, the
 * language of transaction blocks. Lines that do not call the program have no problems. Pure.
 */

import { callOf } from './call.ts';
import { parseCommand } from './command.ts';
import type { LineProblem } from './problem.ts';
import { readScripts } from './scripts.ts';
import type { ShellWord, SimpleCommand } from './shell.ts';
import { literalWords } from './shell.ts';
import type { ProgramFacts } from '../../../generators/cli/model/facts.ts';

export type { LineProblem } from './problem.ts';

const LONGEST_LINE = 100_000;

/**
 * Problems in the order of the line. A line may hold several commands, continued lines and
 * `$(…)`; variables and placeholders in capitals (`<PACKAGE_ID>`) can stand for any value.
 * Give `words` instead of a line when a shell has already split it.
 */
export function checkCommandLine(
  program: ProgramFacts,
  line: string | readonly string[],
): readonly LineProblem[] {
  if (typeof line !== 'string') return checkWords(program, literalWords(line));
  if (line.length > LONGEST_LINE) return [tooLong(line)];
  const shell = readScripts(line);
  const found = shell.commands.flatMap((command) => checkWords(program, command.words));
  const callsProgram = shell.commands.some(
    (command) => callOf(program.name, command.words) !== null,
  );
  const cut = shell.commands.flatMap((command, at) =>
    cutOff(program, shell.commands[at - 1], command),
  );
  const problems = callsProgram ? [...shell.problems, ...found, ...cut] : found;
  return withoutRepeats(problems).sort((a, b) => a.start - b.start || a.end - b.end);
}

/** What stands in `bash <<EOF` is expanded by one shell and read by another. */
function withoutRepeats(problems: readonly LineProblem[]): LineProblem[] {
  const keyOf = ({ code, start, end }: LineProblem): string => `${code} ${start} ${end}`;
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}

/** Whether any command of the line calls the program, so that examples know what was checked. */
export function callsProgram(program: ProgramFacts, line: string): boolean {
  return readScripts(line).commands.some((command) => callOf(program.name, command.words) !== null);
}

/** What begins with an option is no command: the call before it has lost its end. */
function cutOff(
  program: ProgramFacts,
  before: SimpleCommand | undefined,
  command: SimpleCommand,
): LineProblem[] {
  const [first] = command.words;
  if (!before || !first?.text.startsWith('--')) return [];
  if (callOf(program.name, before.words) === null) return [];
  return [
    {
      code: 'cli/shell',
      message: `the call ends before ${first.text}`,
      fix: 'end the line before it with a backslash, and nothing behind the backslash',
      start: first.start,
      end: first.end,
    },
  ];
}

function checkWords(program: ProgramFacts, words: readonly ShellWord[]): readonly LineProblem[] {
  const call = callOf(program.name, words);
  return call === null ? [] : parseCommand(program, call);
}

function tooLong(line: string): LineProblem {
  return {
    code: 'cli/shell',
    message: `the line is longer than ${LONGEST_LINE} characters`,
    fix: 'shorten it',
    start: 0,
    end: line.length,
  };
}
