/** What a page says about one command, below its heading. Pure. */

import { equivalentsOf } from '../../core/equivalents/equivalents.ts';
import { describedFlow, mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import {
  caption,
  fence,
  heading,
  inlineCode,
  joinInline,
  linkIf,
  list,
  paragraph,
  table,
} from '../../core/nodes.ts';
import { part, signature } from '../../core/signature.ts';
import { inheritedOptions } from '../model/facts.ts';
import type { CliCommand, CliExample } from '../model/model.ts';
import type { PageContext } from './context.ts';
import { childrenOf, commandLink, summaryOf, textOf, linkCommands } from './context.ts';
import { argumentTable, codes, optionTable } from './tables.ts';

/** Everything between the heading of a command and the heading of the next. */
export function commandFlow(
  context: PageContext,
  command: CliCommand,
  { hasChildTable } = { hasChildTable: true },
): Flow[] {
  return [
    ...(command.isHidden ? [paragraph(mark('hidden'), ' Help does not list this command.')] : []),
    ...descriptionFlow(context, command),
    ...command.usages.map((usage) => usageFlow(context, command, usage)),
    ...(command.aliases.length === 0 ? [] : [paragraph('Also ', ...codes(command.aliases), '.')]),
    ...argumentTable(command),
    ...optionTables(context, command),
    ...groupNotes(command),
    ...inheritedNotes(context, command),
    ...outputNote(context, command),
    ...ruleList(context, command),
    ...(hasChildTable ? childTable(context, command) : []),
    ...exampleFlow(context, command.examples),
    ...noteFlow(command),
    ...equivalentFlow(context, command),
  ];
}

export function commandHeading(context: PageContext, command: CliCommand, depth: 2 | 3 | 4): Flow {
  return heading(depth, textOf(context, command), context.routes.anchorOf(command));
}

function descriptionFlow(context: PageContext, command: CliCommand): readonly Flow[] {
  const { summary, prose } = command;
  const lead = summary === null || startsWith(prose, summary) ? [] : [paragraph(summary)];
  return describedFlow([...lead, ...linkCommands(context, prose, command)]);
}

/** Help of other programs has one text for both: do not print it twice. */
function startsWith([first]: readonly Flow[], summary: string): boolean {
  if (first?.type !== 'paragraph') return false;
  const text = first.children.map((child) => ('value' in child ? child.value : '')).join('');
  return text.startsWith(summary.replace(/…$/, ''));
}

/** What looks like an option: `--gas` must not be found in `--gas-budget`. */
const WORD = /((?<=^|[ <|[])-[^ >|\]=]*)/;

/** A usage line as a signature: every option that it names links to its row. */
function usageFlow({ links, routes }: PageContext, command: CliCommand, usage: string): Flow {
  const known = new Map(command.options.map((option) => [option.id, option]));
  const parts = usage.split(WORD).map((word) => {
    const option = known.get(word);
    return part(word, option ? links.href(routes.idOfOption(command, option)) : null);
  });
  return signature('sh', parts);
}

/** Options under the headings that the program gives them; those without a heading first. */
function optionTables(context: PageContext, command: CliCommand): Flow[] {
  const hasChildren = childrenOf(context, command).length > 0;
  const headings = [...new Set(command.options.map((option) => option.heading))].sort(
    (a, b) => Number(a !== null) - Number(b !== null),
  );
  return headings.flatMap((title) => [
    ...(title === null ? [] : [caption(title)]),
    ...optionTable(
      { command, routes: context.routes, hasChildren },
      command.options.filter((option) => option.heading === title),
    ),
  ]);
}

/** What must not be missing. The table says what excludes what, and a rule covers a single option. */
function groupNotes({ groups }: CliCommand): Flow[] {
  const required = groups.filter((group) => group.isRequired && group.options.length > 1);
  return required.map(({ isExclusive, options }) => {
    const lead = isExclusive ? 'Exactly one of ' : 'At least one of ';
    return paragraph(lead, ...codes(options), ' is needed.');
  });
}

const MOST_INHERITED = 5;

/** `--json` is mentioned with the output already. */
function inheritedNotes(context: PageContext, command: CliCommand): Flow[] {
  const levels = inheritedOptions(context.program.commands, command);
  return levels.flatMap(({ from, options }) => {
    const source = commandLink(context, from, textOf(context, from));
    const listed = options.filter((option) => !(command.hasJson && option.id === '--json'));
    if (listed.length === 0) return [];
    // A dozen links in one line help less than the table of that command.
    if (listed.length > MOST_INHERITED)
      return [paragraph(`Also accepts the ${listed.length} global options of `, source, '.')];
    const names = listed.map((option) =>
      linkIf(context.links.href(context.routes.idOfOption(from, option)), inlineCode(option.id)),
    );
    return [paragraph('Also accepts, from ', source, ': ', ...joinInline(names), '.')];
  });
}

const OUTPUT_WORDS: ReadonlyMap<string | null, string> = new Map([
  ['table', 'Prints a table'],
  ['text', 'Prints text'],
  ['json', 'Prints JSON'],
  ['transaction', 'Prints the transaction with its effects'],
  ['files', 'Writes files'],
  ['none', 'Prints nothing'],
]);

function outputNote(context: PageContext, command: CliCommand): Flow[] {
  const text = OUTPUT_WORDS.get(command.output);
  if (text === undefined) return [];
  if (command.output === 'json' || !command.hasJson) return [paragraph(`${text}.`)];
  return [paragraph(`${text}, or JSON with `, jsonLink(context, command), '.')];
}

/** A block has its own `--json`; elsewhere it is inherited. */
function jsonLink({ program, routes, links }: PageContext, command: CliCommand): Inline {
  const above = inheritedOptions(program.commands, command).map(({ from }) => from);
  const hrefs = [command, ...above].map((owner) =>
    links.href(routes.idOfOption(owner, { id: '--json' })),
  );
  return linkIf(hrefs.find((href) => href !== null) ?? null, inlineCode('--json'));
}

function ruleList(context: PageContext, command: CliCommand): Flow[] {
  if (command.rules.length === 0) return [];
  const rules = command.rules.map((rule) => linkCommands(context, rule, command));
  return [caption('Rules'), list(rules)];
}

function childTable(context: PageContext, command: CliCommand): Flow[] {
  const rows = childrenOf(context, command).map((child): Inline[][] => [
    [commandLink(context, child, child.path.at(-1) ?? '')],
    [summaryOf(child)],
  ]);
  return rows.length === 0 ? [] : [table([[['Command'], ['What it does']], ...rows])];
}

export function exampleFlow(context: PageContext, examples: readonly CliExample[]): Flow[] {
  return examples.flatMap((example) => [
    caption(example.title),
    fence('sh', example.run),
    ...linkCommands(context, example.note, null),
    ...(example.output === null ? [] : [fence('text', example.output)]),
  ]);
}

function noteFlow({ notes }: CliCommand): Flow[] {
  return notes.flatMap(({ title, prose }) => [
    ...(title === null ? [] : [caption(title)]),
    ...prose,
  ]);
}

function equivalentFlow({ equivalents, routes, links }: PageContext, command: CliCommand): Flow[] {
  const parts = command.options.map((option) => ({
    id: routes.idOfOption(command, option),
    name: option.id,
  }));
  return equivalentsOf(equivalents, { id: routes.idOf(command), parts }, links);
}
