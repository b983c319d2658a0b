/**
 * Checks the calls of known programs in shell text: commands, options, values and, for `sui client ptb`, the
 * language of transaction blocks. Calls of other programs have no errors. Pure, but for `load…`, which reads
 * the grammars of shells.
 */

import type { ProgramFacts } from '../../../generators/output/cli.ts';
import { loadParser } from '../grammars.ts';
import type { MoveCall } from '../move-calls/model.ts';
import type { ParsedCall } from './clap/command.ts';
import { parseCommand } from './clap/command.ts';
import type { LineResult } from './result.ts';
import { readBash } from './shell/bash.ts';
import { callOf } from './shell/call.ts';
import type { ShellLine, SimpleCommand } from './shell/line.ts';
import { literalWords, noVariables } from './shell/line.ts';
import { readPowershell } from './shell/powershell.ts';
import { withScripts } from './shell/scripts.ts';

export type { LineResult } from './result.ts';

export type LineReader = (text: string) => ShellLine;

/** The text may hold several commands, continued lines, `$(…)` and scripts for other shells. */
export async function loadLineReader(language: 'sh' | 'powershell' = 'sh'): Promise<LineReader> {
  const bash = await loadParser('bash');
  if (language === 'sh') return (text) => withScripts(readBash(bash, text), bash);
  const powershell = await loadParser('powershell');
  return (text) => withScripts(readPowershell(powershell, text), bash);
}

export interface CheckedLine {
  /** In the order of the text, those of the shell included. */
  readonly results: readonly LineResult[];
  /** Move functions that the calls name. */
  readonly moveCalls: readonly MoveCall[];
  /** How many commands call one of the programs. */
  readonly callCount: number;
}

/** Variables, and placeholders in capitals such as `<PACKAGE_ID>`, can be any value. */
export function checkShell(programs: readonly ProgramFacts[], line: ShellLine): CheckedLine {
  const calls = line.commands.map((command) => parseCall(programs, command));
  const cut = line.commands.flatMap((command, at) => (calls[at - 1] ? cutOff(command) : []));
  const found = calls.flatMap((call) => call?.results ?? []);
  return {
    results: withoutRepeats([...line.results, ...found, ...cut]).sort(
      (a, b) => a.start - b.start || a.end - b.end,
    ),
    moveCalls: calls.flatMap((call) => call?.moveCalls ?? []),
    callCount: calls.filter((call) => call !== null).length,
  };
}

/** Words that need no shell, such as those of a list in a configuration file. */
export function checkWords(
  programs: readonly ProgramFacts[],
  words: readonly string[],
): readonly LineResult[] {
  const commands = [{ words: literalWords(words), documents: [] }];
  return checkShell(programs, { commands, results: [], variables: noVariables }).results;
}

export type LineCheck = (program: ProgramFacts, text: string) => readonly LineResult[];

export async function loadLineCheck(): Promise<LineCheck> {
  const read = await loadLineReader();
  return (program, text) => checkShell([program], read(text)).results;
}

function parseCall(programs: readonly ProgramFacts[], { words }: SimpleCommand): ParsedCall | null {
  for (const program of programs) {
    const call = callOf(program.name, words);
    if (call) return parseCommand(program, call);
  }
  return null;
}

/** `bash <<EOF` is read by two shells: as a document, and as a script. */
function withoutRepeats(results: readonly LineResult[]): LineResult[] {
  const keyOf = ({ code, start, end }: LineResult): string => `${code} ${start} ${end}`;
  return [...new Map(results.map((result) => [keyOf(result), result])).values()];
}

/** No command begins with an option: the call before it has lost its end. */
function cutOff({ words: [first] }: SimpleCommand): readonly LineResult[] {
  if (!first?.text.startsWith('--')) return [];
  const { text, start, end } = first;
  return [
    {
      code: 'sh/cut-off',
      message: `the call ends before ${text}`,
      fix: 'end the line before it with a backslash, and write nothing after the backslash',
      start,
      end,
      replacement: null,
    },
  ];
}
