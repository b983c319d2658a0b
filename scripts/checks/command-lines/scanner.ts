/** What reading a line of shell keeps in mind, and the words that it makes. Pure but for what it notes. */

import type { LineProblem } from './problem.ts';

/** Stands in a word for text that only the reader's shell knows, such as a variable. */
export const OPAQUE = '\uE000';

/** A word as the program gets it; offsets are UTF-16 units of the line, `end` is exclusive. */
export interface ShellWord {
  /** After quote removal; unknown text is one `OPAQUE`. */
  readonly text: string;
  /** Offset in the line for each unit of `text`. */
  readonly offsets: readonly number[];
  /** Whether each unit of `text` stood in quotes. */
  readonly quoted: readonly boolean[];
  readonly start: number;
  readonly end: number;
}

/** Words between two operators. */
export interface SimpleCommand {
  readonly words: readonly ShellWord[];
  /** Here-documents that it reads. */
  readonly documents: readonly HereDocument[];
}

/** `<<EOF`: its text begins on the next line and ends with the mark on a line of its own. */
export interface HereDocument {
  readonly mark: string;
  /** With a quoted mark, nothing in the text is expanded. */
  readonly isLiteral: boolean;
  /** `<<-`: tabs may stand before the mark. */
  readonly isIndented: boolean;
  /** What it holds, once it has been read. */
  text: string;
  offsets: readonly number[];
}

/** Where reading stands in the line; `end` is exclusive. */
export interface Scanner {
  readonly line: string;
  readonly end: number;
  at: number;
  readonly depth: number;
  readonly commands: SimpleCommand[];
  readonly problems: LineProblem[];
  /** Announced on this line, read behind it. */
  hereDocuments: HereDocument[];
  /** How many of them the commands before this one read. */
  ownDocuments: number;
  /** Reads the commands of `$(…)`, which have a scanner of their own. */
  readonly readInner: (inner: Scanner) => void;
}

/** One UTF-16 unit of a word, and its offset in the line. */
interface WordUnit {
  readonly character: string;
  readonly offset: number;
  readonly isQuoted: boolean;
}

/** A word while it is read: three lists of one length. */
export interface WordParts {
  readonly characters: string[];
  readonly offsets: number[];
  readonly quoted: boolean[];
}

/** Characters that part words. */
export const BLANK = ' \t';
/** Characters that end a word and are operators themselves. */
export const OPERATOR = '|&;\n()';
const DEEPEST = 8;

export function noParts(): WordParts {
  return { characters: [], offsets: [], quoted: [] };
}

/** One unit of a word; past the end of the line, where nothing is left, `character` is empty and is not kept. */
export function push(parts: WordParts, { character, offset, isQuoted }: WordUnit): void {
  if (character === '') return;
  parts.characters.push(character);
  parts.offsets.push(offset);
  parts.quoted.push(isQuoted);
}

/** Reads commands inside a word, from `from` up to `end`; those nested deeper than anybody writes are passed over. */
export function readNested(scanner: Scanner, from: number, end: number): void {
  if (scanner.depth >= DEEPEST) return;
  scanner.readInner({
    ...scanner,
    at: from,
    end: Math.max(from, Math.min(end, scanner.end)),
    depth: scanner.depth + 1,
    hereDocuments: [],
    ownDocuments: 0,
  });
}

/** Index behind the sign that closes what was opened before `from`; quotes hide parentheses. */
export function closingEnd(
  scanner: Scanner,
  from: number,
  signs: { readonly opening: string; readonly closing: string },
): number {
  let depth = 1;
  let quote = '';
  for (let at = from; at < scanner.end; at += 1) {
    const character = scanner.line[at] ?? '';
    if (character === '\\' && quote !== "'") at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (`'"`.includes(character) && signs.closing === ')') quote = character;
    else if (character === signs.opening) depth += 1;
    else if (character === signs.closing) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return scanner.end;
}
