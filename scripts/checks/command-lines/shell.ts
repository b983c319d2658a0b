/** A line of shell as words that remember their columns: quoting, variables, pipes, redirections. Pure. */

import type { LineProblem } from './problem.ts';
import {
  continuationLength,
  endsLine,
  readHereDocuments,
  readProcess,
  readRedirection,
  readWord,
  startsProcess,
  startsRedirection,
} from './redirection.ts';
import type { Scanner, ShellWord, SimpleCommand } from './scanner.ts';
import { BLANK, OPERATOR, closingEnd, readNested } from './scanner.ts';

export { OPAQUE } from './scanner.ts';
export type { ShellWord, SimpleCommand } from './scanner.ts';

/** What a line, or several, of shell runs. */
export interface ShellLine {
  /** Nested commands of `$(…)` included. */
  readonly commands: readonly SimpleCommand[];
  readonly problems: readonly LineProblem[];
}

/** `line` may hold line breaks; offsets of words and problems are UTF-16 units of all of it. */
export function readShell(line: string): ShellLine {
  const scanner: Scanner = {
    line,
    end: line.length,
    at: 0,
    depth: 0,
    commands: [],
    problems: [],
    hereDocuments: [],
    ownDocuments: 0,
    readInner: readCommands,
  };
  readCommands(scanner);
  return { commands: scanner.commands, problems: scanner.problems };
}

/** Words that need no shell: each is taken literally. */
export function literalWords(words: readonly string[]): readonly ShellWord[] {
  let start = 0;
  return words.map((text) => {
    const offsets = Array.from({ length: text.length }, (_, index) => start + index);
    const word = {
      text,
      offsets,
      quoted: offsets.map(() => true),
      start,
      end: start + text.length,
    };
    start += text.length + 1;
    return word;
  });
}

function readCommands(scanner: Scanner): void {
  const words: ShellWord[] = [];
  skipPrompt(scanner);
  while (scanner.at < scanner.end) {
    const character = scanner.line[scanner.at] ?? '';
    const continuation = continuationLength(scanner);
    if (BLANK.includes(character) || endsLine(scanner)) scanner.at += 1;
    else if (continuation > 0) {
      scanner.at += continuation;
      skipPrompt(scanner, CONTINUED);
    } else if (character === '#') skipComment(scanner);
    else if (character === '(') readParenthesis(scanner, words);
    else if (OPERATOR.includes(character)) readOperator(scanner, words);
    else if (startsProcess(scanner)) words.push(readProcess(scanner));
    else if (startsRedirection(scanner)) readRedirection(scanner);
    else words.push(readWord(scanner));
  }
  finish(scanner, words);
}

function finish(scanner: Scanner, words: ShellWord[]): void {
  const done = words.splice(0);
  const documents = scanner.hereDocuments.slice(scanner.ownDocuments);
  scanner.ownDocuments = scanner.hereDocuments.length;
  if (done.length > 0) scanner.commands.push({ words: done, documents });
}

function readOperator(scanner: Scanner, words: ShellWord[]): void {
  const isNewline = scanner.line[scanner.at] === '\n';
  finish(scanner, words);
  scanner.at += 1;
  if (!isNewline) return;
  readHereDocuments(scanner);
  skipPrompt(scanner);
}

/** `$` and `%` are words and known as prompts; these would be read as something else. */
const PROMPT =
  /^[ \t]*(?:PS(?: [^>\n]*)?>|[\w.-]+@\w[^\n$#%>]*[$#%>]|~[^\s$#%]* ?[$#%]|>(?=[ \t]+\S+[ \t]+\S))[ \t]+/;

/** The prompt of a continued line, where an option follows; else it is a redirection. */
const CONTINUED = /^[ \t]*>[ \t]+(?=-)/;

/** A line of many commands would be searched to its end for each of them. */
const LONGEST_PROMPT = 200;

function skipPrompt(scanner: Scanner, prompt = PROMPT): void {
  const end = Math.min(scanner.end, scanner.at + LONGEST_PROMPT);
  scanner.at += prompt.exec(scanner.line.slice(scanner.at, end))?.[0].length ?? 0;
}

function skipComment(scanner: Scanner): void {
  while (scanner.at < scanner.end && scanner.line[scanner.at] !== '\n') scanner.at += 1;
}

/** `(…)` groups commands, `name()` begins a function, `NAME=(…)` is a list; elsewhere it is a mistake. */
function readParenthesis(scanner: Scanner, words: ShellWord[]): void {
  const { at, line } = scanner;
  const last = words.at(-1);
  const inFunction = /^\(\s*\)/.exec(line.slice(at, at + 20))?.[0].length ?? 0;
  if (last?.end === at && /^\w+\+?=$/.test(last.text)) {
    const end = closingEnd(scanner, at + 1, { opening: '(', closing: ')' });
    readNested(scanner, at + 1, end - 1);
    scanner.at = end;
    return;
  }
  if (inFunction > 0 && (words.length === 1 || words[0]?.text === 'function')) {
    words.splice(0);
    scanner.at += inFunction;
    return;
  }
  if (last && !BEFORE_GROUP.test(last.text)) reportParenthesis(scanner);
  finish(scanner, words);
  scanner.at += 1;
}

/** Words behind which a group may stand. */
const BEFORE_GROUP = /^(?:!|\{|time|if|then|elif|else|while|until|do)$/;

function reportParenthesis(scanner: Scanner): void {
  scanner.problems.push({
    code: 'cli/unquoted',
    message: 'the shell gives "(" a meaning of its own',
    fix: 'put the whole word in quotes',
    start: scanner.at,
    end: scanner.at + 1,
  });
}
