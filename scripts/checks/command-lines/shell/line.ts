/** A line of shell as what it runs: commands, their words, the documents they read. Types and small makers. Pure. */

import type { LineResult } from '../result.ts';

/** In a word: text that only the reader's shell knows, such as a variable. */
export const OPAQUE = '\uE000';

/** Text after quote removal; `offsets` holds the offset in the line of each of its UTF-16 units. */
export interface ShellText {
  readonly text: string;
  readonly offsets: readonly number[];
}

/** A word as the program gets it; `start` and `end` are offsets in the line, `end` is exclusive. */
export interface ShellWord extends ShellText {
  /** Whether each unit of `text` was quoted. */
  readonly quoted: readonly boolean[];
  readonly start: number;
  readonly end: number;
}

export interface SimpleCommand {
  readonly words: readonly ShellWord[];
  /** Here-documents that it reads. */
  readonly documents: readonly ShellText[];
}

/** What a line, or several, of shell runs. */
export interface ShellLine {
  /** In text order, those of `$(…)` included. */
  readonly commands: readonly SimpleCommand[];
  /** Of the shell's own syntax. A line that does not parse has no commands. */
  readonly results: readonly LineResult[];
  readonly variables: ShellVariables;
}

export interface ShellVariables {
  /** Names that assignments and loops set. */
  readonly assigned: readonly string[];
  readonly used: readonly { readonly name: string; readonly start: number }[];
}

export const noVariables: ShellVariables = { assigned: [], used: [] };

/** Words that a shell has split already, as if each were quoted. */
export function literalWords(words: readonly string[]): readonly ShellWord[] {
  let start = 0;
  return words.map((text) => {
    const offsets = Array.from({ length: text.length }, (_, index) => start + index);
    const end = start + text.length;
    const word = { text, offsets, quoted: offsets.map(() => true), start, end };
    start = end + 1;
    return word;
  });
}

/** A text in a text: offsets in the inner one become offsets in the outer one. */
export function withOuterLocations(line: ShellLine, { offsets }: ShellText): ShellLine {
  const startOf = (at: number): number => offsets[at] ?? (offsets.at(-1) ?? 0) + 1;
  const move = <P extends Pick<LineResult, 'start' | 'end'>>(location: P): P => {
    const start = startOf(location.start);
    return { ...location, start, end: Math.max(startOf(location.end - 1) + 1, start) };
  };
  const moveText = <T extends ShellText>(text: T): T => ({
    ...text,
    offsets: text.offsets.map(startOf),
  });
  return {
    commands: line.commands.map(({ words, documents }) => ({
      words: words.map((word) => moveText(move(word))),
      documents: documents.map(moveText),
    })),
    results: line.results.map(move),
    variables: noVariables,
  };
}
