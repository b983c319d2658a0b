/** The index: every command with one sentence, and what holds for all of them. Pure. */

import type { Flow, Inline } from '../../core/nodes.ts';
import {
  badge,
  flattenInline,
  heading,
  inlineCode,
  link,
  linkIf,
  list,
  paragraph,
  table,
} from '../../core/nodes.ts';
import type { PageContext } from './context.ts';
import { wordsOfPath } from '../model/facts.ts';
import { linkCommands } from './command-links.ts';
import type { CliCommand } from '../model/model.ts';
import { idOfCommand } from '../routes.ts';
import { childrenOf, commandFlow, commandHeading } from './command.ts';
import { plainOptionTable } from './tables.ts';

export function indexFlow(context: PageContext): Flow[] {
  const { program } = context;
  const root = program.commands[0];
  if (!root) throw new Error('the program has no commands: the listing was not checked');
  return [
    ...releaseNote(context),
    ...withoutChildren(commandFlow(context, root)),
    ...treeFlow(context, root),
    ...hiddenFlow(context),
    ...automaticFlow(context),
    ...environmentFlow(context),
    ...filesFlow(context),
    ...networksFlow(context),
  ];
}

function releaseNote(context: PageContext): Flow[] {
  const { program, routes } = context;
  if (program.release === null) return [];
  const date = program.date === null ? '' : ` of ${program.date}`;
  return [
    paragraph(
      `These pages describe ${program.name} ${program.release}${date}. For the commands that people use most, see the `,
      link(`${routes.base}/cheatsheet`, 'cheat sheet'),
      '.',
    ),
  ];
}

/** The tree below says the same as the table of commands, and more. */
function withoutChildren(flow: readonly Flow[]): Flow[] {
  return flow.filter((node) => node.type !== 'table' || !isCommandTable(node));
}

function isCommandTable(node: Extract<Flow, { type: 'table' }>): boolean {
  const first = node.children[0]?.children[0]?.children[0];
  return first?.type === 'text' && first.value === 'Command';
}

function treeFlow(context: PageContext, root: CliCommand): Flow[] {
  const tops = childrenOf(context.program, root);
  if (tops.length === 0) return [];
  return [heading(2, 'Commands', '_commands'), list(tops.map((top) => treeItem(context, top)))];
}

function treeItem(context: PageContext, command: CliCommand): Flow[] {
  const href = context.links.href(idOfCommand(command));
  const name = inlineCode(wordsOfPath(context.program.name, command.path));
  const summary: Inline = command.summary ?? badge('undocumented', 'Undocumented');
  const children = childrenOf(context.program, command);
  return [
    paragraph(linkIf(href, name), ': ', summary),
    ...(children.length === 0 ? [] : [list(children.map((child) => treeItem(context, child)))]),
  ];
}

/** Commands without a page that help does not list either. */
function hiddenFlow(context: PageContext): Flow[] {
  const { program } = context;
  const hidden = program.commands.filter(
    (command) => command.path.length > 0 && isBelowHidden(context, command),
  );
  if (hidden.length === 0) return [];
  return [
    heading(2, 'Hidden commands', '_hidden'),
    paragraph('Help does not list these commands.'),
    ...hidden.flatMap((command) => [
      commandHeading(context, command, 3),
      ...commandFlow(context, command),
    ]),
  ];
}

function isBelowHidden(context: PageContext, command: CliCommand): boolean {
  return context.routes.pageOf(command) === context.routes.base;
}

function automaticFlow(context: PageContext): Flow[] {
  const { automatic, name } = context.program;
  if (automatic.length === 0) return [];
  return [
    heading(2, 'Options of every command', '_automatic'),
    ...plainOptionTable(automatic),
    paragraph(
      'Commands with subcommands also have the command ',
      inlineCode('help'),
      ', such as ',
      inlineCode(`${name} help`),
      '.',
    ),
  ];
}

function environmentFlow(context: PageContext): Flow[] {
  const { environment } = context.program;
  if (environment.length === 0) return [];
  const rows = environment.map((variable): Inline[][] => [
    [inlineCode(variable.name)],
    [variable.type ?? ''],
    [
      ...flattenInline(linkCommands(context, variable.prose, null)),
      ...(variable.default === null ? [] : [` Default: ${variable.default}.`]),
    ],
  ]);
  return [
    heading(2, 'Environment variables', '_environment'),
    table([[['Variable'], ['Value'], ['Description']], ...rows]),
  ];
}

function filesFlow(context: PageContext): Flow[] {
  const { files } = context.program;
  if (files.length === 0) return [];
  const rows = files.map((file): Inline[][] => [
    [inlineCode(file.name)],
    flattenInline(file.prose),
  ]);
  return [heading(2, 'Files', '_files'), table([[['Name'], ['What it holds']], ...rows])];
}

function networksFlow(context: PageContext): Flow[] {
  const { networks } = context.program;
  if (networks.length === 0) return [];
  const rows = networks.map((network): Inline[][] => [
    [inlineCode(network.alias)],
    [inlineCode(network.url)],
    [network.createdBy],
  ]);
  return [
    heading(2, 'Networks of a new configuration', '_networks'),
    table([[['Alias'], ['URL'], ['Created by']], ...rows]),
  ];
}
