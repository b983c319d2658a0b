/** A help page cut at its margin: headings with what is indented below them, and which of them list commands. Pure. */

import { subcommandTerms } from './flattened.ts';
import type { Line } from './lines.ts';
import { isBlank } from './lines.ts';
import type { Usage } from './usage.ts';
import { COMMAND_PLACEHOLDER } from './usage.ts';

export interface Section {
  /** Without its colon; null for text at the margin. */
  readonly title: string | null;
  readonly lines: Line[];
  /** There are words between the heading and these rows. */
  readonly isIntroduced?: boolean;
}

/** A line at the margin that ends in a colon heads what is indented below it. */
export function toSections(lines: readonly Line[], usages: readonly string[]): Section[] {
  const sections: Section[] = [];
  let rowsAt = 0;
  for (const [at, line] of lines.entries()) {
    if (at < rowsAt) continue;
    const isMargin = line.indent === 0 && !isBlank(line);
    const open = sections.at(-1);
    const introduced = isMargin ? introductionEnd(lines, at) : null;
    if (introduced !== null) {
      const title = line.text.slice(0, -1);
      sections.push({ title, lines: lines.slice(at + 1, introduced) });
      sections.push({ title, lines: [], isIntroduced: true });
      rowsAt = introduced;
    } else if (isMargin && isHeading(line, nextLine(lines, at), usages))
      sections.push({ title: line.text.slice(0, -1), lines: [] });
    else if (isMargin && !belongsTo(open, usages)) sections.push({ title: null, lines: [line] });
    else if (open) open.lines.push(line);
    else if (!isBlank(line)) sections.push({ title: null, lines: [line] });
  }
  return sections;
}

/** Headings that say what follows. */
export const OPTION_HEADING = /\b(?:options|flags)$/i;

/**
 * `More examples`, `Examples of options`, `Example usage`. But `Example options`, `Options for
 * examples` and `Example selection` head options that have to do with examples.
 */
export function headsExamples(title: string): boolean {
  if (!/\bexamples?\b/i.test(title) || /^(?:options|flags)\b/i.test(title)) return false;
  if (/^examples? (?:of|for|with|using)\b/i.test(title)) return true;
  if (OPTION_HEADING.test(title)) return false;
  return !/^example [\p{L}-]+$/iu.test(title) || DISPLAYED.test(title);
}

/** What examples show. */
const DISPLAYED =
  /\b(?:calls?|commands?|configs?|configuration|files?|inputs?|invocations?|lines?|outputs?|queries|query|runs?|scripts?|sessions?|snippets?|usages?|uses?)$/i;

/** `Permission options:`, words at any margin, a blank line, and then rows: where the words end. */
function introductionEnd(lines: readonly Line[], at: number): number | null {
  const [heading, ...below] = lines.slice(at, at + LONGEST_INTRODUCTION);
  if (!heading?.text.endsWith(':') || !OPTION_HEADING.test(heading.text.slice(0, -1))) return null;
  const length = below.findIndex(isBlank);
  const words = below.slice(0, length);
  if (length < 1 || words.some(isRow)) return null;
  if (COMMENTARY.test([heading, ...words].map(({ text }) => text).join(' '))) return null;
  const end = at + 1 + length;
  const first = nextLine(lines, end);
  return first && first.indent > 0 && isRow(first) ? end : null;
}

const LONGEST_INTRODUCTION = 10;

/** Such words announce options that the program does not have, no longer has, or does not have yet. */
const COMMENTARY =
  /\b(?:about|notes?|tips?|hints?|pass(?:ed|es|ing)?|forward(?:ed|s)?|wrapped|underlying|removed|obsolete|renamed|replaced|formerly|instead|previous(?:ly)?|(?:no|not \w+) longer|not yet|planned|future|other programs?)\b/i;

function isRow({ text }: Line): boolean {
  return /^--?[\p{L}\p{N}]/u.test(text);
}

function nextLine(lines: readonly Line[], at: number): Line | undefined {
  let next = at + 1;
  while (next < lines.length && lines[next]?.text === '') next += 1;
  return lines[next];
}

/** A section may be empty when everything in it is hidden. */
const CLAP_HEADING = /^(?:flags|options|args|arguments|commands|subcommands):$/i;

function isHeading(line: Line, next: Line | undefined, usages: readonly string[]): boolean {
  if (CLAP_HEADING.test(line.text)) return true;
  if (!/^\S.*:$/.test(line.text) || next === undefined) return false;
  // Examples and the sections of flattened help continue at the margin.
  return (
    next.indent > 0 ||
    /^examples?:$/i.test(line.text) ||
    subcommandTerms(line.text.slice(0, -1), usages) !== null
  );
}

/** Text at the margin ends a section, unless it continues text or belongs to a heading that allows it. */
function belongsTo(open: Section | undefined, usages: readonly string[]): boolean {
  if (!open) return false;
  if (open.title === null || /^examples?$/i.test(open.title)) return true;
  const hasRows = open.lines.some((line) => line.indent > 0);
  return !hasRows && subcommandTerms(open.title, usages) !== null;
}

const HELP_ROW = /(?:^|\s)Prints? this message or the help of the given subcommand/;

/** The usage takes a command, and nothing says where they are: the first section without options. */
export function impliedCommands(sections: readonly Section[], usage: Usage): Section | null {
  if (![...usage.names].some((name) => COMMAND_PLACEHOLDER.test(name))) return null;
  const titled = sections.filter(({ title, lines }) => {
    const first = lines.find((line) => !isBlank(line))?.text ?? '';
    return title !== null && /^[\p{L}\p{N}]/u.test(first);
  });
  if (titled.some((section) => isCommandHeading(section, usage))) return null;
  const isOther = /\b(?:environment|exit|notes?|see|files|learn)\b/i;
  return titled.find(({ title }) => !isOther.test(title ?? '')) ?? null;
}

export function isCommandHeading(section: Section, usage: Usage): boolean {
  const title = section.title ?? '';
  if (callsProgram(section, usage)) return false;
  if (/(?:^|\s)(?:sub)?commands?\b/i.test(title)) return true;
  if (holdsHelpRow(section)) return true;
  // A program may call its commands otherwise: `<ACTION>` in the usage, `Actions:` above the list.
  const last = title.split(' ').at(-1)?.toLowerCase();
  return [...usage.names].some((name) => `${name}s`.toLowerCase() === last);
}

/** Only lists of commands have the row that clap adds to them. */
export function holdsHelpRow({ lines }: Section): boolean {
  return HELP_ROW.test(lines.map(({ text }) => text).join(' '));
}

/** `Common commands:` with lines to type is a list of examples. */
function callsProgram({ lines }: Section, { program }: Usage): boolean {
  const first = lines.find((line) => !isBlank(line))?.text ?? '';
  return program !== '' && first.startsWith(`${program} `) && !first.startsWith(`${program}  `);
}
