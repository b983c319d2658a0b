/**
 * Checks a shell line that calls a known program: commands, options, values and, for `ptb`, the
 * language of transaction blocks. Lines that do not call the program have no problems. Pure.
 */

import { parseCommand } from './check/command.ts';
import type { LineProblem } from './check/problem.ts';
import type { ShellWord } from './check/shell.ts';
import { OPAQUE, literalWords, readShell } from './check/shell.ts';
import type { ProgramFacts } from './facts.ts';

export type { LineProblem } from './check/problem.ts';

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
  const shell = readShell(line);
  const found = shell.commands.flatMap((command) => checkWords(program, command.words));
  const callsProgram = shell.commands.some((command) => callOf(program, command.words) !== null);
  const problems = callsProgram ? [...shell.problems, ...found] : found;
  return problems.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Whether any command of the line calls the program, so that examples know what was checked. */
export function callsProgram(program: ProgramFacts, line: string): boolean {
  return readShell(line).commands.some((command) => callOf(program, command.words) !== null);
}

function checkWords(program: ProgramFacts, words: readonly ShellWord[]): readonly LineProblem[] {
  const call = callOf(program, words);
  return call === null ? [] : parseCommand(program, call);
}

const PREFIXES = new Set(['$', 'sudo', 'time', 'nohup', 'exec', 'env', '!']);

/** The words behind the program's name; null when another program is called. */
function callOf(
  program: ProgramFacts,
  words: readonly ShellWord[],
): { head: ShellWord; rest: readonly ShellWord[] } | null {
  let at = 0;
  while (at < words.length && isPrefix(words[at]?.text ?? '')) at += 1;
  const head = words[at];
  if (head?.text !== program.name) return null;
  return { head, rest: words.slice(at + 1) };
}

/** A prompt, a wrapper such as `sudo`, or a variable that is set for one command. */
function isPrefix(text: string): boolean {
  return PREFIXES.has(text) || text === OPAQUE || /^[A-Za-z_][A-Za-z0-9_]*=/.test(text);
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
