/** What is known while the words of one call are read. Pure but for what it notes. */

import type { CommandFacts, ProgramFacts } from '../../../generators/cli/model/facts.ts';
import type { Fault, LineProblem } from './problem.ts';
import type { ShellWord } from './shell.ts';
import { OPAQUE } from './shell.ts';

/** The words of one call: the name of the program, then what it is given. */
export interface Call {
  readonly head: ShellWord;
  readonly rest: readonly ShellWord[];
}

/** Where reading stands. Options of all levels are noted with the word that gave them. */
export interface ParseState {
  readonly program: ProgramFacts;
  readonly words: readonly ShellWord[];
  at: number;
  command: CommandFacts;
  /** Last word that named the command: problems of the whole command point there. */
  commandWord: ShellWord;
  readonly given: Map<string, ShellWord>;
  /** Values by the option or the argument that took them. */
  readonly values: Map<string, ShellWord[]>;
  positionals: number;
  isLiteral: boolean;
  asksForHelp: boolean;
  /** A variable stands where a command or an option could: nothing more can be said. */
  isUnknown: boolean;
  readonly problems: LineProblem[];
}

/** `name` is the ID of an option, or the name of an argument; values keep their order. */
export function noteValue(state: ParseState, name: string, value: ShellWord): void {
  const values = state.values.get(name);
  if (values) values.push(value);
  else state.values.set(name, [value]);
}

/** Notes what is wrong with `word`. */
export function report(state: ParseState, word: ShellWord, { rule, message, fix }: Fault): void {
  state.problems.push({ code: `cli/${rule}`, message, fix, start: word.start, end: word.end });
}

/** Unknown text is shown as dots. */
export function shown(text: string): string {
  return text.replaceAll(OPAQUE, '…');
}
