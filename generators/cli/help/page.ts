/** One help page of a clap program, any version: usage, rows and prose. Pure. */

import type { Flow } from '../../core/nodes.ts';
import type { ArgumentName, OptionName } from '../notation.ts';
import type { Line } from './lines.ts';
import { isBlank, toLines } from './lines.ts';
import { helpProse } from './prose.ts';
import type { Row, RowContext, SectionRows } from './rows.ts';
import { readRows } from './rows.ts';
import type { Tails } from './tails.ts';
import { readBody } from './tails.ts';
import type { Usage } from './usage.ts';
import { readUsage } from './usage.ts';

interface Described {
  readonly prose: readonly Flow[];
  readonly tails: Tails;
  readonly heading: string;
}

export interface HelpOption extends Described {
  readonly name: OptionName;
}

export interface HelpArgument extends Described {
  readonly name: ArgumentName;
}

export interface HelpCommand extends Described {
  /** The name first, then aliases and flags that stand for it. */
  readonly names: readonly string[];
}

export interface HelpPage {
  readonly usages: readonly string[];
  readonly usage: Usage;
  readonly description: readonly Flow[];
  readonly options: readonly HelpOption[];
  readonly arguments: readonly HelpArgument[];
  readonly commands: readonly HelpCommand[];
  /** Everything else: examples, environment, closing words. */
  readonly notes: readonly {
    readonly title: string | null;
    readonly prose: readonly Flow[];
    readonly lines: readonly string[];
  }[];
  /** Sections such as `tool sub:` that hold the options of a subcommand. */
  readonly flattened: readonly { readonly words: readonly string[]; readonly page: HelpPage }[];
}

interface Section {
  /** Without its colon; null for text that stands at the margin. */
  readonly title: string | null;
  readonly lines: Line[];
}

/** Null when the text has no usage: then it is no help page. */
export function readHelpPage(text: string): HelpPage | null {
  const lines = toLines(text);
  const usageAt = lines.findIndex((line) => line.indent === 0 && /^usage:/i.test(line.text));
  if (usageAt === -1) return null;
  const { usages, end } = readUsageLines(lines, usageAt);
  const sections = [
    ...toSections(lines.slice(0, usageAt), usages),
    ...toSections(lines.slice(end), usages),
  ];
  return readSections(sections, usages);
}

/** Flattened help has one usage line per command; nobody reads more than this. */
const MOST_USAGES = 200;

/** `Usage: x` with aligned lines below it, or `USAGE:` alone with indented lines. */
function readUsageLines(lines: readonly Line[], start: number): { usages: string[]; end: number } {
  const usages: string[] = [];
  const first = lines[start]?.text.slice('usage:'.length).trim() ?? '';
  if (first !== '') usages.push(first);
  let at = start + 1;
  while (at < lines.length) {
    const line = lines[at];
    if (!line || (isBlank(line) && usages.length > 0) || (!isBlank(line) && line.indent === 0))
      break;
    if (!isBlank(line) && usages.length < MOST_USAGES) usages.push(line.text);
    at += 1;
  }
  return { usages, end: at };
}

/** A line at the margin that ends in a colon heads what is indented below it. */
function toSections(lines: readonly Line[], usages: readonly string[]): Section[] {
  const sections: Section[] = [];
  for (const [at, line] of lines.entries()) {
    const isMargin = line.indent === 0 && !isBlank(line);
    const open = sections.at(-1);
    if (isMargin && isHeading(line, nextLine(lines, at), usages))
      sections.push({ title: line.text.slice(0, -1), lines: [] });
    else if (isMargin && !belongsTo(open, usages)) sections.push({ title: null, lines: [line] });
    else if (open) open.lines.push(line);
    else if (!isBlank(line)) sections.push({ title: null, lines: [line] });
  }
  return sections;
}

function nextLine(lines: readonly Line[], at: number): Line | undefined {
  let next = at + 1;
  while (next < lines.length && lines[next]?.text === '') next += 1;
  return lines[next];
}

function isHeading(line: Line, next: Line | undefined, usages: readonly string[]): boolean {
  if (!/^\S.*:$/.test(line.text) || next === undefined) return false;
  // Examples and the sections of flattened help go on at the margin.
  return (
    next.indent > 0 ||
    /^examples?:$/i.test(line.text) ||
    subcommandWords(line.text.slice(0, -1), usages) !== null
  );
}

/** Text at the margin ends a section, unless it is more text or belongs to a heading that allows it. */
function belongsTo(open: Section | undefined, usages: readonly string[]): boolean {
  if (!open) return false;
  if (open.title === null || /^examples?$/i.test(open.title)) return true;
  const hasRows = open.lines.some((line) => line.indent > 0);
  return !hasRows && subcommandWords(open.title, usages) !== null;
}

function readSections(sections: readonly Section[], all: readonly string[]): HelpPage {
  const flat = sections.flatMap((section) =>
    subcommandWords(section.title, all) ? [section.title ?? ''] : [],
  );
  const usages = all.filter((usage) => !flat.some((title) => isUsageOf(usage, title)));
  const usage = readUsage(usages);
  const page = {
    usages,
    usage,
    description: [] as readonly Flow[],
    options: [] as HelpOption[],
    arguments: [] as HelpArgument[],
    commands: [] as HelpCommand[],
    notes: [] as HelpPage['notes'][number][],
    flattened: [] as HelpPage['flattened'][number][],
  };
  const parts: PageParts = { ...page, seen: new Set() };
  let rowIndent: number | null = null;
  let hasDescription = false;
  for (const section of sections) {
    const words = subcommandWords(section.title, all);
    if (words) {
      const own = all.filter((line) => isUsageOf(line, section.title ?? ''));
      page.flattened.push({ words, page: readFlattened(section.lines, own) });
      continue;
    }
    const found: SectionRows | null =
      section.title === null ? null : readRows(section.lines, contextOf(section, usage, rowIndent));
    if (found && found.rows.length > 0) {
      if (found.rows.some((row) => row.kind === 'option')) rowIndent ??= found.rowIndent;
      found.rows.forEach((row) => addRow(parts, row, section.title ?? ''));
    } else if (!hasDescription && section.title === null) {
      page.description = helpProse(toBlocksOf(withoutNameLines(section.lines, usages)));
      hasDescription = page.description.length > 0;
    } else addNote(page.notes, section);
  }
  return page;
}

function contextOf(section: Section, usage: Usage, rowIndent: number | null): RowContext {
  const title = section.title ?? '';
  const isExample = /examples?/i.test(title);
  return {
    isCommandSection: !isExample && isCommandHeading(section, usage),
    isOptionHeading: !isExample && /\b(?:options|flags)$/i.test(title),
    isArgument: (name) =>
      !isExample && (/\b(?:arg|param|positional)/i.test(title) || usage.names.has(name)),
    // Nothing in a list of examples is a row, however it looks.
    rowIndent: isExample ? -1 : rowIndent,
  };
}

const HELP_ROW = /^Prints? this message or the help of the given subcommand/;

function isCommandHeading(section: Section, usage: Usage): boolean {
  const title = section.title ?? '';
  if (/(?:^|\s)(?:sub)?commands?\b/i.test(title)) return true;
  if (section.lines.some((line) => HELP_ROW.test(line.text.replace(/^help\s+/, '')))) return true;
  // A program may call its commands otherwise: `<ACTION>` in the usage, `Actions:` above the list.
  return [...usage.names].some((name) => `${name}s`.toLowerCase() === title.toLowerCase());
}

/** `tool sub:` heads the options of a subcommand when the usage lists that subcommand too. */
function subcommandWords(
  title: string | null,
  usages: readonly string[],
): readonly string[] | null {
  if (title === null || !title.includes(' ')) return null;
  return usages.some((usage) => isUsageOf(usage, title)) ? title.split(' ').slice(1) : null;
}

function isUsageOf(usage: string, title: string): boolean {
  return usage === title || usage.startsWith(`${title} `);
}

function readFlattened(lines: readonly Line[], usages: readonly string[]): HelpPage {
  const at = lines.findIndex(
    (line) => line.text.startsWith('-') || line.text.startsWith('<') || line.text.startsWith('['),
  );
  const start = at === -1 ? lines.length : at;
  const description: Section = { title: null, lines: lines.slice(0, start) };
  const rows: Section = { title: 'Options', lines: lines.slice(start) };
  return readSections([description, rows], usages);
}

type PageParts = {
  options: HelpOption[];
  arguments: HelpArgument[];
  commands: HelpCommand[];
  seen: Set<string>;
};

function addRow(page: PageParts, row: Row, heading: string): void {
  const { blocks, tails } = readBody(row.body);
  const described: Described = { prose: helpProse(blocks), tails, heading };
  if (row.kind === 'option') {
    const id = idOf(row.name);
    // A second row of the same name is an example that looks like a row.
    if (!page.seen.has(id)) page.options.push({ name: row.name, ...described });
    page.seen.add(id);
  } else if (row.kind === 'argument') page.arguments.push({ name: row.name, ...described });
  else if (row.names[0] !== '...') page.commands.push({ names: row.names, ...described });
}

export function idOf(name: OptionName): string {
  return name.longs[0] ?? name.shorts[0] ?? '';
}

function addNote(notes: HelpPage['notes'][number][], section: Section): void {
  const blocks = toBlocksOf(section.lines);
  if (blocks.length === 0) return;
  notes.push({
    title: section.title,
    prose: helpProse(blocks),
    lines: section.lines.map((line) => line.text),
  });
}

function toBlocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (isBlank(line)) blocks.push([]);
    else if (blocks.length === 0) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

/** clap 2 and 3 begin with `tool 1.2.0` and the authors; neither describes anything. */
function withoutNameLines(lines: readonly Line[], usages: readonly string[]): readonly Line[] {
  const rest = [...lines];
  const words = (usages[0] ?? '').split(' ').filter((word) => /^[A-Za-z0-9_.-]+$/.test(word));
  const first = rest[0]?.text ?? '';
  const isName =
    first.length < LONGEST_NAME_LINE &&
    (/^\S+ v?\d+(?:\.\d+)+\S*(?: \([^)]*\))?$/.test(first) || isJoinedName(first, words));
  if (!isName) return rest;
  rest.shift();
  while (isAuthors(rest[0]?.text ?? '')) rest.shift();
  return rest;
}

const LONGEST_NAME_LINE = 300;

/** `Ada Example <ada@example.com>, Bo Example <bo@example.com>`. */
function isAuthors(line: string): boolean {
  return (
    line.length < 10 * LONGEST_NAME_LINE && /<[^<>\s]+@[^<>\s]+>/.test(line) && !/[.!?]$/.test(line)
  );
}

/** `tool-sub-leaf`, with or without a version. */
function isJoinedName(line: string, words: readonly string[]): boolean {
  const name = line.split(' ')[0] ?? '';
  const isOnly = line === name || /^v?\d/.test(line.slice(name.length + 1));
  return isOnly && name !== '' && words.some((_, at) => words.slice(0, at + 1).join('-') === name);
}
