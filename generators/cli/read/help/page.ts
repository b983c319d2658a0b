/** One help page of a clap program: usage, rows and prose. Pure. */

import type { Flow } from '../../../core/nodes.ts';
import type { ArgumentName, OptionName } from '../../model/notation.ts';
import { idOf } from '../../model/notation.ts';
import { withoutBanner } from './banner.ts';
import type { Line } from './lines.ts';
import { toLines } from './lines.ts';
import { isNamedHelp } from './help-command.ts';
import { exampleProse, helpProse } from './prose.ts';
import type { Row, RowContext } from './rows.ts';
import { readRows } from './rows.ts';
import type { Annotations } from './annotations.ts';
import { readBody, toBlocks } from './annotations.ts';
import {
  commandNames,
  flattenedCommands,
  isUsageOf,
  splitUsages,
  subcommandTerms,
} from './flattened.ts';
import type { Section } from './sections.ts';
import {
  headsExamples,
  holdsHelpRow,
  impliedCommands,
  isCommandHeading,
  OPTION_HEADING,
  toSections,
} from './sections.ts';
import type { Usage } from './usage.ts';
import { findUsage, readUsageContext, readUsageLines } from './usage.ts';

interface Described {
  readonly prose: readonly Flow[];
  readonly annotations: Annotations;
  readonly heading: string;
}

export interface HelpOption extends Described {
  readonly name: OptionName;
}

export interface HelpArgument extends Described {
  readonly name: ArgumentName;
}

export interface HelpCommand extends Described {
  /** The name first, then aliases and flags with the same meaning. */
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
  readonly notes: readonly { readonly title: string | null; readonly prose: readonly Flow[] }[];
  /** Sections such as `tool sub:` that hold the options of a subcommand. */
  readonly flattened: readonly {
    readonly terms: readonly string[];
    /** The last word, and the flags with the same meaning. */
    readonly names: readonly string[];
    readonly page: HelpPage;
  }[];
  /** Lines that look like options and were read as text. */
  readonly unread: readonly Line[];
  /** Lines where a row should be that clap does not write so. */
  readonly foreign: readonly Line[];
}

/** Null when the text has no usage line: then it is not a help page. */
export function readHelpPage(text: string): HelpPage | null {
  const lines = toLines(text);
  const usageAt = findUsage(lines);
  if (usageAt === -1) return null;
  const { usages, end } = readUsageLines(lines, usageAt);
  const sections = [
    ...toSections(withoutBanner(lines.slice(0, usageAt), usages), usages),
    ...toSections(lines.slice(end), usages),
  ];
  return readSections(sections, usages);
}

type Lists = {
  readonly [
    Name in Exclude<keyof HelpPage, 'usages' | 'usage' | 'description'>
  ]: HelpPage[Name][number][];
};

/** What the sections of a page have been read to, so far. */
interface OpenPage extends Lists {
  description: readonly Flow[];
  readonly seen: Set<string>;
  /** Where options begin on this page; null before the first. */
  rowIndent: number | null;
  hasRows: boolean;
}

interface Page {
  readonly open: OpenPage;
  readonly usages: readonly string[];
  readonly usage: Usage;
  /** The section that lists commands without saying so. */
  readonly implied: Section | null;
}

function readSections(all: readonly Section[], lines: readonly string[]): HelpPage {
  const generated = all.filter((section) => isHelpSection(section, lines));
  const sections = all.filter((section) => !generated.includes(section));
  const allUsages = lines.filter(
    (line) => !generated.some(({ title }) => isUsageOf(line, title ?? '')),
  );
  const titles = sections.flatMap(({ title }) =>
    title !== null && subcommandTerms(title, allUsages) ? [title] : [],
  );
  const rows = sections.filter(({ title }) => title !== null).flatMap(({ lines: own }) => own);
  const context = readUsageContext(rows, allUsages);
  const { usages, usage } = splitUsages(allUsages, titles, context);
  const implied = titles.length > 0 ? null : impliedCommands(sections, usage);
  const lists = { options: [], arguments: [], commands: [], flattened: [] };
  const texts = { description: [], notes: [], unread: [], foreign: [] };
  const state = { seen: new Set<string>(), rowIndent: null, hasRows: false };
  const open: OpenPage = { ...lists, ...texts, ...state };
  for (const section of sections) {
    const terms = subcommandTerms(section.title, allUsages);
    if (terms) addFlattened(open, { section, terms, usages: allUsages });
    else addSection({ open, usages, usage, implied }, section);
  }
  open.commands.push(...flattenedCommands(open.flattened));
  const { seen: _seen, rowIndent: _indent, hasRows: _rows, ...page } = open;
  return { ...page, usages, usage };
}

function addFlattened(
  open: OpenPage,
  found: { section: Section; terms: readonly string[]; usages: readonly string[] },
): void {
  const { section, terms } = found;
  const title = section.title ?? '';
  const own = found.usages.filter((line) => isUsageOf(line, title));
  const page = readFlattened(section.lines, own);
  open.flattened.push({ terms, names: commandNames(title), page });
}

function addSection({ open, usages, usage, implied }: Page, section: Section): void {
  const { title, lines } = section;
  const { rowIndent } = open;
  const found =
    title === null ? null : readRows(lines, contextOf(section, usage, { rowIndent, implied }));
  open.foreign.push(...(found?.foreign ?? []));
  if (found && found.rows.length > 0 && !isRepetition(open, section, found.rows)) {
    if (found.rows.some((row) => row.kind === 'option')) open.rowIndent ??= found.rowIndent;
    found.rows.forEach((row) => addRow(open, row, title ?? ''));
    open.hasRows = true;
    // Text below rows may be a heading with more rows, which begin anywhere.
    const below = { open: { ...open, rowIndent: null }, usages, usage, implied: null };
    for (const rest of found.rest) addSection(below, restSection(rest));
  } else if (!open.hasRows && open.description.length === 0 && title === null) {
    open.description = helpProse(toBlocks(lines));
    open.unread.push(...rowsIn(section));
  } else addUnread(open, section);
}

/** Words, and then options that were listed before: they are explained, not listed again. */
function isRepetition(open: OpenPage, section: Section, rows: readonly Row[]): boolean {
  if (!section.isIntroduced) return false;
  return rows.some((row) => row.kind === 'option' && open.seen.has(idOf(row.name)));
}

function addUnread(open: OpenPage, section: Section): void {
  open.unread.push(...rowsIn(section));
  const blocks = toBlocks(section.lines);
  if (blocks.length === 0) return;
  const prose = headsExamples(section.title ?? '') ? exampleProse(blocks) : helpProse(blocks);
  open.notes.push({ title: section.title, prose });
}

function contextOf(
  section: Section,
  usage: Usage,
  { rowIndent, implied }: { rowIndent: number | null; implied: Section | null },
): RowContext {
  const title = section.title ?? '';
  const isExample = headsExamples(title) && !holdsHelpRow(section);
  return {
    isCommandSection: !isExample && (section === implied || isCommandHeading(section, usage)),
    isOwnHeading: !isExample && OWN_HEADING.test(title),
    isOptionHeading: !isExample && !section.isIntroduced && OPTION_HEADING.test(title),
    isArgument: (name) =>
      !isExample &&
      (/\b(?:arg|param|positional)/i.test(title) || usage.names.has(name) || usage.hidesArguments),
    // Nothing in a list of examples is a row, however it looks.
    rowIndent: isExample ? -1 : rowIndent,
  };
}

/** Headings that clap writes itself. */
const OWN_HEADING = /^(?:options|flags|args|arguments|commands|subcommands)$/i;

/** `-a, --all   Text`: the two blanks distinguish it from a command of an example. */
const ROW_SHAPE = /^-{1,2}[A-Za-z0-9][^\s]*(?: [^\s]+){0,3} {2,}\S/;

function rowsIn(section: Section): readonly Line[] {
  return section.lines.filter((line) => line.indent > 0 && ROW_SHAPE.test(line.text));
}

/** clap adds a section for its own `help`, as it adds a row to a list of commands. */
function isHelpSection(section: Section, usages: readonly string[]): boolean {
  return isNamedHelp(subcommandTerms(section.title, usages)?.at(-1), section.lines[0]?.text ?? '');
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

function addRow(page: OpenPage, row: Row, heading: string): void {
  const { blocks, annotations } = readBody(row.body);
  const described: Described = { prose: helpProse(blocks), annotations, heading };
  if (row.kind === 'option') {
    const id = idOf(row.name);
    // A second row of the same name is an example that looks like a row.
    if (!page.seen.has(id)) page.options.push({ name: row.name, ...described });
    page.seen.add(id);
  } else if (row.kind === 'argument')
    page.arguments.push(...row.names.map((name) => ({ name, ...described })));
  else if (row.names[0] !== '...') {
    // No option is named so. Programs list their most common commands once more.
    const key = `command ${row.names[0]}`;
    if (!page.seen.has(key)) page.commands.push({ names: row.names, ...described });
    page.seen.add(key);
  }
}

/** Words below the rows of a section; a line that ends in a colon heads them. */
function restSection(lines: readonly Line[]): Section {
  const [first, second] = lines;
  return first?.text.endsWith(':') && second && second.indent > first.indent
    ? { title: first.text.slice(0, -1), lines: lines.slice(1) }
    : { title: null, lines: [...lines] };
}
