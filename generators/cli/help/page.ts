/** One help page of a clap program, any version: usage, rows and prose. Pure. */

import type { Flow } from '../../core/nodes.ts';
import type { ArgumentName, OptionName } from '../notation.ts';
import type { Line } from './lines.ts';
import { isBlank, joinBrokenWords, toLines } from './lines.ts';
import { withoutNameLines } from './name-lines.ts';
import { helpProse } from './prose.ts';
import type { Row, RowContext, SectionRows } from './rows.ts';
import { readRows } from './rows.ts';
import type { Tails } from './tails.ts';
import { readBody } from './tails.ts';
import { HELP_ROW, impliedCommands, isCommandHeading } from './command-sections.ts';
import {
  commandNames,
  flattenedCommands,
  isUsageOf,
  splitUsages,
  subcommandWords,
} from './flattened.ts';
import type { Section } from './sections.ts';
import { toSections } from './sections.ts';
import type { Usage } from './usage.ts';
import { readUsageContext } from './usage-context.ts';

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
  readonly flattened: readonly {
    readonly words: readonly string[];
    /** The last word, and the flags that stand for it. */
    readonly names: readonly string[];
    readonly page: HelpPage;
  }[];
  /** Lines that look like options and were taken for text. */
  readonly unread: number;
}

/** Null when the text has no usage: then it is no help page. */
export function readHelpPage(text: string): HelpPage | null {
  const all = toLines(text);
  const lines = isClap2(all) ? joinBrokenWords(all) : all;
  const usageAt = findUsage(lines);
  if (usageAt === -1) return null;
  const { usages, end } = readUsageLines(lines, usageAt);
  const sections = [
    ...toSections(lines.slice(0, usageAt), usages),
    ...toSections(lines.slice(end), usages),
  ];
  return readSections(sections, usages);
}

/** Running text may wrap in front of the word: a blank line before it decides. */
function findUsage(lines: readonly Line[]): number {
  const isUsage = (line: Line) => line.indent === 0 && /^usage:/i.test(line.text);
  const clear = lines.findIndex((line, at) => isUsage(line) && !lines[at - 1]?.text);
  return clear === -1 ? lines.findIndex(isUsage) : clear;
}

function isClap2(lines: readonly Line[]): boolean {
  const words = lines.map(({ text }) => text);
  return words.includes('FLAGS:') || words.join(' ').includes('Prints help information');
}

/** Flattened help has one usage line per command; nobody reads more than this. */
const MOST_USAGES = 200;

/** Some programs print where they lie on the disk of this machine: `/opt/tool/bin/tool [OPTIONS]`. */
const PROGRAM_PATH = /^(?:\.{0,2}\/|[A-Za-z]:\\)(?:\S*[/\\])?(?=[^\s/\\])/;

/** `Usage: x` with aligned lines below it, or `USAGE:` alone with indented lines. */
function readUsageLines(lines: readonly Line[], start: number): { usages: string[]; end: number } {
  const usages: string[] = [];
  const add = (line: string): void => void usages.push(line.replace(PROGRAM_PATH, ''));
  const first = lines[start]?.text.slice('usage:'.length).trim() ?? '';
  if (first !== '') add(first);
  let at = start + 1;
  while (at < lines.length) {
    const line = lines[at];
    if (!line || (isBlank(line) && usages.length > 0) || (!isBlank(line) && line.indent === 0))
      break;
    if (!isBlank(line) && usages.length < MOST_USAGES) add(line.text);
    at += 1;
  }
  return { usages, end: at };
}

function readSections(all: readonly Section[], lines: readonly string[]): HelpPage {
  const generated = all.filter((section) => isHelpSection(section, lines));
  const sections = all.filter((section) => !generated.includes(section));
  const allUsages = lines.filter(
    (line) => !generated.some(({ title }) => isUsageOf(line, title ?? '')),
  );
  const titles = sections.flatMap(({ title }) =>
    title !== null && subcommandWords(title, allUsages) ? [title] : [],
  );
  const rows = sections.filter(({ title }) => title !== null).flatMap(({ lines: own }) => own);
  const context = readUsageContext(rows, allUsages);
  const { usages, usage } = splitUsages(allUsages, titles, context);
  const page = {
    usages,
    usage,
    description: [] as readonly Flow[],
    options: [] as HelpOption[],
    arguments: [] as HelpArgument[],
    commands: [] as HelpCommand[],
    notes: [] as HelpPage['notes'][number][],
    flattened: [] as HelpPage['flattened'][number][],
    unread: 0,
  };
  const parts: PageParts = { ...page, seen: new Set() };
  let rowIndent: number | null = null;
  let unread = 0;
  const addUnread = (section: Section): void => {
    addNote(page.notes, section);
    unread += rowsIn(section);
  };
  let hasDescription = false;
  let hasRows = false;
  const implied = titles.length > 0 ? null : impliedCommands(sections, usage);
  for (const section of sections) {
    const words = subcommandWords(section.title, allUsages);
    if (words) {
      const title = section.title ?? '';
      const own = allUsages.filter((line) => isUsageOf(line, title));
      const names = commandNames(title);
      page.flattened.push({ words, names, page: readFlattened(section.lines, own) });
      continue;
    }
    const found: SectionRows | null =
      section.title === null
        ? null
        : readRows(section.lines, contextOf(section, usage, { rowIndent, implied }));
    if (found && found.rows.length > 0) {
      if (found.rows.some((row) => row.kind === 'option')) rowIndent ??= found.rowIndent;
      found.rows.forEach((row) => addRow(parts, row, section.title ?? ''));
      hasRows = true;
      for (const rest of found.rest.map(restSection)) {
        const inner =
          rest.title === null
            ? null
            : readRows(rest.lines, contextOf(rest, usage, { rowIndent: null, implied: null }));
        if (inner && inner.rows.length > 0)
          inner.rows.forEach((row) => addRow(parts, row, rest.title ?? ''));
        else addUnread(rest);
        inner?.rest.map(restSection).forEach(addUnread);
      }
    } else if (!hasRows && !hasDescription && section.title === null) {
      page.description = helpProse(toBlocksOf(withoutNameLines(section.lines, usages)));
      hasDescription = page.description.length > 0;
      unread += rowsIn(section);
    } else addUnread(section);
  }
  page.commands.push(...flattenedCommands(page.flattened));
  return { ...page, unread };
}

function contextOf(
  section: Section,
  usage: Usage,
  { rowIndent, implied }: { rowIndent: number | null; implied: Section | null },
): RowContext {
  const title = section.title ?? '';
  const isExample = /examples?/i.test(title);
  return {
    isCommandSection: !isExample && (section === implied || isCommandHeading(section, usage)),
    isOptionHeading: !isExample && /\b(?:options|flags)$/i.test(title),
    isArgument: (name) =>
      !isExample &&
      (/\b(?:arg|param|positional)/i.test(title) || usage.names.has(name) || usage.hasCollapsed),
    // Nothing in a list of examples is a row, however it looks.
    rowIndent: isExample ? -1 : rowIndent,
  };
}

/** `-a, --all   Text`: the two blanks tell it from a command of an example. */
const ROW_SHAPE = /^-{1,2}[A-Za-z0-9][^\s]*(?: [^\s]+){0,3} {2,}\S/;

function rowsIn(section: Section): number {
  if (/examples?/i.test(section.title ?? '')) return 0;
  return section.lines.filter((line) => line.indent > 0 && ROW_SHAPE.test(line.text)).length;
}

/** clap adds a section for its own `help`, as it adds a row to a list of commands. */
function isHelpSection(section: Section, usages: readonly string[]): boolean {
  const isHelp = subcommandWords(section.title, usages)?.at(-1) === 'help';
  return isHelp && HELP_ROW.test(section.lines.map((line) => line.text).join(' '));
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
  } else if (row.kind === 'argument')
    page.arguments.push(...row.names.map((name) => ({ name, ...described })));
  else if (row.names[0] !== '...') {
    const [name] = row.names;
    // Programs list their most common commands once more.
    if (page.commands.every((command) => command.names[0] !== name))
      page.commands.push({ names: row.names, ...described });
  }
}

export function idOf(name: OptionName): string {
  return name.longs[0] ?? name.shorts[0] ?? '';
}

/** Words below the rows of a section; a line that ends in a colon heads them. */
function restSection(lines: readonly Line[]): Section {
  const [first, second] = lines;
  return first?.text.endsWith(':') && second && second.indent > first.indent
    ? { title: first.text.slice(0, -1), lines: lines.slice(1) }
    : { title: null, lines: [...lines] };
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
