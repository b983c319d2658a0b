/**
 * Whether a text is a help page as clap prints it: a usage line, English headings, rows in clap's
 * notation. A reference made of error messages is worse than none. Pure.
 */

import type { Diagnostic, Outcome } from '../../../core/diagnostics.ts';
import { errorAt, fail, succeed, warningAt } from '../../../core/diagnostics.ts';
import { idOf } from '../../model/notation.ts';
import type { Line } from './lines.ts';
import { isBlank, toLines } from './lines.ts';
import type { HelpOption, HelpPage } from './page.ts';
import { readHelpPage } from './page.ts';
import { findUsage, plainWords, readUsageLines, tokensOf } from './usage.ts';

/** What one command printed. Null where nothing was captured. */
export interface HelpTexts {
  /** `tool sub leaf`: every message names it. */
  readonly words: string;
  /** The help of its parent lists it: then a usage line that names it is help enough. */
  readonly isListed?: boolean;
  readonly long: HelpText | null;
  readonly short: HelpText | null;
}

export interface HelpText {
  readonly path: string;
  readonly text: string;
}

/** One text in clap's layout is enough: some programs open a manual for the other flag. */
export function readHelpTexts(texts: HelpTexts): Outcome<HelpPage> {
  const { words, isListed, long, short } = texts;
  const read = [long, short].flatMap((text) => (text ? [readText(text)] : []));
  const [first, second] = read.flatMap(({ page, fault }) => (page && !fault ? [page] : []));
  if (first) return succeed(second ? joinPages(first, second) : first);
  const [refused] = read;
  if (!refused) throw new Error(`no text was given for "${words}"`);
  if (isListed && refused.page && read.every((help) => isBare(help, words)))
    return succeed(refused.page, [nothingListed(words, refused.path)]);
  return fail([refusal(words, refused)]);
}

/** Each may list what the other hides. `long` decides where both say something. */
function joinPages(long: HelpPage, short: HelpPage): HelpPage {
  return {
    ...long,
    description: long.description.length > 0 ? long.description : short.description,
    options: withHidden(long.options, short.options, ({ name }) => idOf(name)),
    arguments: withHidden(long.arguments, short.arguments, ({ name }) => name.name),
    commands: withHidden(long.commands, short.commands, ({ names }) => names[0] ?? ''),
  };
}

/** Some programs word both texts by hand, and only the short one tells what happens without a value. */
function withHidden<Row extends Pick<HelpOption, 'annotations'>>(
  long: readonly Row[],
  short: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const others = new Map(short.map((row) => [keyOf(row), row]));
  const rows = long.map((row) => {
    const other = others.get(keyOf(row))?.annotations.default ?? null;
    others.delete(keyOf(row));
    return {
      ...row,
      annotations: { ...row.annotations, default: row.annotations.default ?? other },
    };
  });
  return [...rows, ...others.values()];
}

interface ReadText {
  readonly path: string;
  readonly lines: readonly Line[];
  readonly page: HelpPage | null;
  readonly fault: Fault | null;
}

interface Fault {
  readonly line: number;
  readonly reason: string;
}

function readText({ path, text }: HelpText): ReadText {
  const lines = toLines(text);
  const page = readHelpPage(text);
  return { path, lines, page, fault: faultOf(page, lines) };
}

/** `Options:`, `ARGS:`, `Global options:`. Any words may head rows, but one of these is on every page. */
const KNOWN_HEADING = /(?:^|\s)(?:options|arguments|commands|subcommands):$/i;

/** So clap begins when it does not understand a call. */
const ERROR = /^error: /;

function faultOf(page: HelpPage | null, lines: readonly Line[]): Fault | null {
  const first = lines.find((line) => !isBlank(line));
  if (!first) return { line: 1, reason: 'it is empty' };
  if (ERROR.test(first.text)) return faultAt(first, 'it is an error message');
  if (!page) return faultAt(first, 'it has no line that begins with "Usage:"');
  const headings = lines.filter(({ indent, text }) => indent === 0 && text.endsWith(':'));
  const isKnown = headings.some(({ text }) => KNOWN_HEADING.test(text));
  if (!isKnown && page.flattened.length === 0)
    return faultAt(headings[0] ?? first, 'it has no heading such as "Options:" or "Commands:"');
  const [foreign] = page.foreign;
  if (foreign) return faultAt(foreign, 'it has a row in another notation');
  const [unread] = page.unread;
  if (unread && page.unread.length > page.options.length)
    return faultAt(unread, 'most of its options are not in a section below a heading with a colon');
  if (page.options.length + page.commands.length + page.arguments.length === 0)
    return faultAt(first, 'it lists neither options nor arguments nor commands');
  return null;
}

function faultAt({ number, text }: Line, reason: string): Fault {
  return { line: number, reason: `${reason}; line ${number} is "${shorten(text)}"` };
}

/** `Usage: tool sub leaf [OPTIONS]` and nothing below it: all options may be hidden. Arguments would be listed. */
function isBare({ lines, page }: ReadText, words: string): boolean {
  if (!page || lines.some(({ text }) => ERROR.test(text))) return false;
  const below = lines.slice(readUsageLines(lines, findUsage(lines)).end);
  return below.every(isBlank) && page.usages.every((usage) => namesCommand(usage, words));
}

function namesCommand(usage: string, words: string): boolean {
  const path = words.split(' ').slice(1);
  const own = usage.replace(/ \[OPTIONS\]$/, '');
  const found = plainWords(own);
  return (
    path.length > 0 &&
    found.length > path.length &&
    tokensOf(own).at(-1) === path.at(-1) &&
    found.slice(-path.length).join() === path.join()
  );
}

function shorten(line: string): string {
  return line.length > 80 ? `${line.slice(0, 79).toWellFormed()}…` : line;
}

function refusal(words: string, { path, fault }: ReadText): Diagnostic {
  return errorAt({ file: path, line: fault?.line ?? 1, column: 1 }, 'cli/not-help', {
    message: `the help of "${words}" is not in clap's layout: ${fault?.reason}`,
    fix: `run "${words} --help" by hand: only English help of clap programs can be read`,
  });
}

function nothingListed(words: string, path: string): Diagnostic {
  return warningAt({ file: path, line: 1, column: 1 }, 'cli/missing-help', {
    message: `the help of "${words}" lists neither options nor arguments nor commands`,
    fix: `run "${words} --help" by hand; if it prints no more than that, nothing is missing`,
  });
}

/** Words of a path below the program. No known program nests commands that deep. */
export const DEEPEST = 8;

/** Help that lists itself, with other words each time, would never end. */
export function tooDeep(words: string): Diagnostic {
  return errorAt(null, 'cli/too-deep', {
    message: `the help of "${words}" lists commands more than ${DEEPEST} levels below the program`,
    fix: 'check that its help pages do not list each other',
  });
}
