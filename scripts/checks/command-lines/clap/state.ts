/** What is known while the words of one call are read. Pure but for what it notes. */

import type { CommandFacts, ProgramFacts } from '../../../../generators/output/cli.ts';
import type { MoveCall } from '../../move-calls/model.ts';
import type { Unplaced, LineResult } from '../result.ts';
import type { ShellWord } from '../shell/line.ts';
import { OPAQUE } from '../shell/line.ts';

/** How far a call has been read. Options of all levels are noted with the word that gave them. */
export interface ParseState {
  readonly program: ProgramFacts;
  readonly words: readonly ShellWord[];
  at: number;
  command: CommandFacts;
  /** Last word that named the command: errors of the whole command point there. */
  commandWord: ShellWord;
  readonly given: Map<string, ShellWord>;
  /** Values by the option or the argument that took them. */
  readonly values: Map<string, ShellWord[]>;
  /** Options that the command does not have and that are like none of its own. */
  readonly unknown: string[];
  positionals: number;
  isLiteral: boolean;
  asksForHelp: boolean;
  /** A variable may be a command or an option: nothing more can be said. */
  isUnknown: boolean;
  readonly results: LineResult[];
  readonly moveCalls: MoveCall[];
}

/** `name` is the ID of an option, or the name of an argument; values keep their order. */
export function noteValue(state: ParseState, name: string, value: ShellWord): void {
  const values = state.values.get(name);
  if (values) values.push(value);
  else state.values.set(name, [value]);
}

export function valuesOf(state: ParseState, name: string): readonly ShellWord[] {
  return state.values.get(name) ?? [];
}

/** Null when a variable may hold several values, as the shell splits it where no quotes are. */
export function countOf(state: ParseState, name: string): number | null {
  const values = valuesOf(state, name);
  const isOpen = values.some((word) => word.text === OPAQUE && word.quoted[0] !== true);
  return isOpen ? null : values.length;
}

/** Notes what is wrong with `word`. */
export function report(
  state: ParseState,
  word: ShellWord,
  { rule, message, fix, replacement = null }: Unplaced,
): void {
  const { start, end, text } = word;
  // In quotes the place is wider than the word.
  const isBare = end - start === text.length;
  const code = `cli/${rule}` as const;
  state.results.push({ code, message, fix, start, end, replacement: isBare ? replacement : null });
}

/** The part of a word before `length`, such as the name in `--name=value`. */
export function headOf(word: ShellWord, length: number): ShellWord {
  const end = word.offsets[length - 1];
  return end === undefined ? word : { ...word, text: word.text.slice(0, length), end: end + 1 };
}

/** Unknown text is shown as dots. */
export function display(text: string): string {
  return text.replaceAll(OPAQUE, '…');
}
