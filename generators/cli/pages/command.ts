/** What a page says about one command, below its heading. Pure. */

import { counterpartsOf } from '../../core/counterparts.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import {
  badge,
  fence,
  heading,
  inlineCode,
  linkIf,
  list,
  paragraph,
  strong,
  table,
} from '../../core/nodes.ts';
import type { CodePart } from '../../core/signature.ts';
import { part, signature } from '../../core/signature.ts';
import type { PageContext } from './context.ts';
import { comparePaths, inheritedOptions, wordsOfPath } from '../model/facts.ts';
import { linkCommands } from './command-links.ts';
import type { CliCommand, CliExample, CliOption, CliProgram } from '../model/model.ts';
import { idOfCommand, idOfOption } from '../routes.ts';
import { argumentTable, codes, optionTable } from './tables.ts';

/** Everything between the heading of a command and the heading of the next. */
export function commandFlow(context: PageContext, command: CliCommand): Flow[] {
  return [
    ...hiddenNote(command),
    ...words(context, command),
    ...command.usages.map((usage) => usageFlow(context, command, usage)),
    ...aliasNote(command),
    ...argumentTable(command),
    ...optionTables(context, command),
    ...groupNotes(command),
    ...inheritedNote(context, command),
    ...outputNote(context, command),
    ...ruleList(context, command),
    ...childTable(context, command),
    ...exampleFlow(context, command.examples),
    ...noteFlow(command),
    ...counterpartsOf(
      context.counterparts,
      {
        id: idOfCommand(command),
        parts: command.options.map((option) => ({
          id: idOfOption(command, option),
          name: option.id,
        })),
      },
      context.links,
    ),
  ];
}

function words(context: PageContext, command: CliCommand): Flow[] {
  const { summary, prose } = command;
  if (summary === null && prose.length === 0)
    return [paragraph(badge('undocumented', 'Undocumented'))];
  const lead = summary === null || startsWith(prose, summary) ? [] : [paragraph(summary)];
  return [...lead, ...linkCommands(context, prose, command)];
}

/** Help of other programs has one text for both: do not print it twice. */
function startsWith(prose: readonly Flow[], summary: string): boolean {
  const first = prose[0];
  if (first?.type !== 'paragraph') return false;
  const text = first.children.map((child) => ('value' in child ? child.value : '')).join('');
  return text.startsWith(summary.replace(/…$/, ''));
}

function hiddenNote(command: CliCommand): Flow[] {
  return command.isHidden
    ? [paragraph(badge('info', 'Hidden'), ' Help does not list this command.')]
    : [];
}

function aliasNote(command: CliCommand): Flow[] {
  if (command.aliases.length === 0) return [];
  return [
    paragraph(
      'Also ',
      ...command.aliases.flatMap((alias, at) => [...(at === 0 ? [] : [', ']), inlineCode(alias)]),
      '.',
    ),
  ];
}

/** The usage line, with every option that it names linked to its row. */
function usageFlow(context: PageContext, command: CliCommand, usage: string): Flow {
  const parts: CodePart[] = [];
  let rest = usage;
  for (let at = nextOption(rest, command); at !== null; at = nextOption(rest, command)) {
    if (at.start > 0) parts.push(part(rest.slice(0, at.start)));
    parts.push(part(at.option.id, context.links.href(idOfOption(command, at.option))));
    rest = rest.slice(at.start + at.option.id.length);
  }
  if (rest !== '') parts.push(part(rest));
  return signature('sh', parts);
}

function nextOption(
  usage: string,
  command: CliCommand,
): { start: number; option: CliOption } | null {
  let best: { start: number; option: CliOption } | null = null;
  for (const option of command.options) {
    const start = indexOfWord(usage, option.id);
    if (start !== -1 && (best === null || start < best.start)) best = { start, option };
  }
  return best;
}

/** `--gas` must not be found in `--gas-budget`. */
function indexOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + word.length] ?? ' ';
    if (' <|['.includes(before) && ' >|]='.includes(after)) return at;
  }
  return -1;
}

/** Options under the headings that the program gives them; those without a heading first. */
function optionTables(context: PageContext, command: CliCommand): Flow[] {
  const shown = command.options;
  const hasChildren = childrenOf(context.program, command).length > 0;
  const headings = [...new Set(shown.map((option) => option.heading))].sort(
    (a, b) => Number(a !== null) - Number(b !== null),
  );
  return headings.flatMap((title) => {
    const options = shown.filter((option) => option.heading === title);
    return [
      ...(title === null ? [] : [paragraph(strong(title))]),
      ...optionTable({ command, routes: context.routes, hasChildren }, options),
    ];
  });
}

/** What must not be missing; what excludes what stands in the table. */
function groupNotes(command: CliCommand): Flow[] {
  // A single option that the program misses only when it runs is told by a rule.
  const required = command.groups.filter((group) => group.isRequired && group.options.length > 1);
  return required.map((group) =>
    paragraph(
      group.isExclusive ? 'Exactly one of ' : 'At least one of ',
      ...codes(group.options),
      ' is needed.',
    ),
  );
}

const MOST_INHERITED = 5;

/** `--json` is mentioned with the output already. */
function inheritedNote(context: PageContext, command: CliCommand): Flow[] {
  const levels = inheritedOptions(context.program.commands, command);
  return levels.flatMap(({ from, options }) => {
    const source = linkIf(
      context.links.href(idOfCommand(from)),
      inlineCode(wordsOfPath(context.program.name, from.path)),
    );
    const said = options.filter((option) => !(command.hasJson && option.id === '--json'));
    if (said.length === 0) return [];
    // A dozen links in one line help nobody: the table they lead to does.
    if (said.length > MOST_INHERITED)
      return [paragraph(`Also accepts the ${said.length} global options of `, source, '.')];
    const names = said.flatMap((option, at): Inline[] => [
      ...(at === 0 ? [] : [', ']),
      linkIf(context.links.href(idOfOption(from, option)), inlineCode(option.id)),
    ]);
    return [paragraph('Also accepts, from ', source, ': ', ...names, '.')];
  });
}

const OUTPUT_WORDS: Readonly<Record<string, string>> = {
  table: 'Prints a table',
  text: 'Prints text',
  json: 'Prints JSON',
  transaction: 'Prints the transaction with its effects',
  files: 'Writes files',
  none: 'Prints nothing',
};

function outputNote(context: PageContext, command: CliCommand): Flow[] {
  const said = command.output === null ? null : OUTPUT_WORDS[command.output];
  const json = command.hasJson ? jsonLink(context, command) : null;
  if (said === null || said === undefined) return [];
  if (command.output === 'json' || json === null) return [paragraph(`${said}.`)];
  return [paragraph(`${said}, or JSON with `, json, '.')];
}

/** A block has a `--json` of its own; elsewhere it comes from above. */
function jsonLink(context: PageContext, command: CliCommand): Inline {
  const own = context.links.href(idOfOption(command, { id: '--json' }));
  if (own !== null) return linkIf(own, inlineCode('--json'));
  const level = inheritedOptions(context.program.commands, command).find(({ options }) =>
    options.some((option) => option.id === '--json'),
  );
  const href = level ? context.links.href(idOfOption(level.from, { id: '--json' })) : null;
  return linkIf(href, inlineCode('--json'));
}

function ruleList(context: PageContext, command: CliCommand): Flow[] {
  if (command.rules.length === 0) return [];
  return [
    paragraph(strong('Rules')),
    list(command.rules.map((rule) => linkCommands(context, rule, command))),
  ];
}

/** Commands directly below this one, hidden ones left out. */
export function childrenOf(program: CliProgram, command: CliCommand): readonly CliCommand[] {
  const depth = command.path.length;
  return program.commands.filter(
    (other) =>
      !other.isHidden &&
      other.path.length === depth + 1 &&
      comparePaths(other.path.slice(0, depth), command.path) === 0,
  );
}

function childTable(context: PageContext, command: CliCommand): Flow[] {
  const children = childrenOf(context.program, command);
  if (children.length === 0) return [];
  const rows = children.map((child): Inline[][] => [
    [linkIf(context.links.href(idOfCommand(child)), inlineCode(child.path.at(-1) ?? ''))],
    [child.summary ?? badge('undocumented', 'Undocumented')],
  ]);
  return [table([[['Command'], ['What it does']], ...rows])];
}

export function exampleFlow(context: PageContext, examples: readonly CliExample[]): Flow[] {
  return examples.flatMap((example) => [
    paragraph(strong(example.title)),
    fence('sh', example.run),
    ...linkCommands(context, example.note, null),
    ...(example.output === null ? [] : [fence('text', example.output)]),
  ]);
}

function noteFlow(command: CliCommand): Flow[] {
  return command.notes.flatMap((note) => [
    ...(note.title === null ? [] : [paragraph(strong(note.title))]),
    ...note.prose,
  ]);
}

export function commandHeading(context: PageContext, command: CliCommand, depth: 2 | 3 | 4): Flow {
  const id = context.routes.anchorOf(command);
  return heading(depth, wordsOfPath(context.program.name, command.path), id);
}
