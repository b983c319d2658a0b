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
import { findUsage, plainTerms, readUsageLines, tokensOf } from './usage.ts';

/** What one command printed. Null where nothing was captured. */
export interface HelpTexts {
  /** `tool sub leaf`: every message names it. */
  readonly phrase: string;
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
  const { phrase, isListed, long, short } = texts;
  const read = [long, short].flatMap((text) => (text ? [readText(text)] : []));
  const [first, second] = read.flatMap(({ page, notHelp }) => (page && !notHelp ? [page] : []));
  if (first) return succeed(second ? joinPages(first, second) : first);
  const [rejected] = read;
  if (!rejected) throw new Error(`no text was given for "${phrase}"`);
  if (isListed && rejected.page && read.every((help) => isBare(help, phrase)))
    return succeed(rejected.page, [nothingListed(phrase, rejected.path)]);
  return fail([notHelpDiagnostic(phrase, rejected)]);
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
  readonly notHelp: NotHelp | null;
}

interface NotHelp {
  readonly line: number;
  readonly reason: string;
}

function readText({ path, text }: HelpText): ReadText {
  const lines = toLines(text);
  const page = readHelpPage(text);
  return { path, lines, page, notHelp: notHelpOf(page, lines) };
}

/** `Options:`, `FLAGS:`, `ARGS:`, `Global options:`. Any words may head rows, but one of these is on every page. */
const KNOWN_HEADING = /(?:^|\s)(?:options|flags|args|arguments|commands|subcommands):$/i;

/** So clap begins when it does not understand a call. */
const ERROR = /^error: /;

function notHelpOf(page: HelpPage | null, lines: readonly Line[]): NotHelp | null {
  const first = lines.find((line) => !isBlank(line));
  if (!first) return { line: 1, reason: 'it is empty' };
  if (ERROR.test(first.text)) return notHelpAt(first, 'it is an error message');
  if (!page) return notHelpAt(first, 'it has no line that begins with "Usage:"');
  const headings = lines.filter(({ indent, text }) => indent === 0 && text.endsWith(':'));
  const isKnown = headings.some(({ text }) => KNOWN_HEADING.test(text));
  if (!isKnown && page.flattened.length === 0)
    return notHelpAt(headings[0] ?? first, 'it has no heading such as "Options:" or "Commands:"');
  const [foreign] = page.foreign;
  if (foreign) return notHelpAt(foreign, 'it has a row in another notation');
  const [unread] = page.unread;
  if (unread && page.unread.length > page.options.length)
    return notHelpAt(
      unread,
      'most of its options are not in a section below a heading with a colon',
    );
  if (page.options.length + page.commands.length + page.arguments.length === 0)
    return notHelpAt(first, 'it lists neither options nor arguments nor commands');
  return null;
}

function notHelpAt({ number, text }: Line, reason: string): NotHelp {
  return { line: number, reason: `${reason}; line ${number} is "${shorten(text)}"` };
}

/** `Usage: tool sub leaf [OPTIONS]` and nothing below it: all options may be hidden. Arguments would be listed. */
function isBare({ lines, page }: ReadText, phrase: string): boolean {
  if (!page || lines.some(({ text }) => ERROR.test(text))) return false;
  const below = lines.slice(readUsageLines(lines, findUsage(lines)).end);
  return below.every(isBlank) && page.usages.every((usage) => namesCommand(usage, phrase));
}

function namesCommand(usage: string, text: string): boolean {
  const path = text.split(' ').slice(1);
  const own = usage.replace(/ \[OPTIONS\]$/, '');
  const found = plainTerms(own);
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

function notHelpDiagnostic(text: string, { path, notHelp }: ReadText): Diagnostic {
  return errorAt({ file: path, line: notHelp?.line ?? 1, column: 1 }, 'cli/not-help', {
    message: `the help of "${text}" is not in clap's layout: ${notHelp?.reason}`,
    fix: `run "${text} --help" by hand: only English help of clap programs can be read`,
  });
}

function nothingListed(text: string, path: string): Diagnostic {
  return warningAt({ file: path, line: 1, column: 1 }, 'cli/missing-help', {
    message: `the help of "${text}" lists neither options nor arguments nor commands`,
    fix: `run "${text} --help" by hand; if it prints no more than that, nothing is missing`,
  });
}

/** Words of a path below the program. No known program nests commands that deep. */
export const DEEPEST = 8;

/** Help that lists itself, with other words each time, would never end. */
export function tooDeep(text: string): Diagnostic {
  return errorAt(null, 'cli/too-deep', {
    message: `the help of "${text}" lists commands more than ${DEEPEST} levels below the program`,
    fix: 'check that its help pages do not list each other',
  });
}
