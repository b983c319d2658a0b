/** The index: every command with one sentence, and what holds for all of them. Pure. */

import { mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import {
  flattenInline,
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  table,
  unsearched,
} from '../../core/nodes.ts';
import type { CliCommand, CliVariable } from '../model/model.ts';
import { commandFlow, commandHeading } from './command.ts';
import type { PageContext } from './context.ts';
import { childrenOf, commandLink, summaryOf, textOf, linkCommands } from './context.ts';
import { plainOptionTable } from './tables.ts';

/** All of a program that fits on one page. */
export function onePageFlow(context: PageContext, commands: readonly Flow[]): Flow[] {
  const { name, release } = context.program;
  return [
    ...(release === null ? [] : [paragraph(`This page describes ${name} of version ${release}.`)]),
    ...commands,
    ...environmentFlow(context),
  ];
}

export function indexFlow(context: PageContext): Flow[] {
  const [root] = context.program.commands;
  if (!root) throw new Error('the program has no commands: the listing was not checked');
  return [
    ...releaseNote(context),
    // The tree below says the same as a table of commands, and more.
    ...commandFlow(context, root, { hasChildTable: false }),
    ...treeFlow(context, root),
    ...hiddenFlow(context),
    ...othersFlow(context),
    ...automaticFlow(context),
    ...environmentFlow(context),
    ...filesFlow(context),
    ...networksFlow(context),
  ];
}

function releaseNote({ program, routes }: PageContext): Flow[] {
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

function treeFlow(context: PageContext, root: CliCommand): Flow[] {
  const tops = childrenOf(context, root);
  if (tops.length === 0) return [];
  return [
    heading(2, 'Commands', '_commands'),
    unsearched(list(tops.map((top) => treeItem(context, top)))),
  ];
}

function treeItem(context: PageContext, command: CliCommand): Flow[] {
  const children = childrenOf(context, command);
  const name = commandLink(context, command, textOf(context, command));
  return [
    paragraph(name, ': ', summaryOf(command)),
    ...(children.length === 0 ? [] : [list(children.map((child) => treeItem(context, child)))]),
  ];
}

/** Commands without a page that help does not list either. */
function hiddenFlow(context: PageContext): Flow[] {
  const { program, routes } = context;
  const hidden = program.commands.filter(
    (command) => command.path.length > 0 && routes.pageOf(command) === routes.base,
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

function othersFlow({ others }: PageContext): Flow[] {
  return tableSection('Programs of operators', '_programs', [
    [['Program'], ['What it does']],
    ...others.map((other): Inline[][] => [
      [link(other.route, inlineCode(other.name))],
      [other.summary ?? mark('undocumented')],
    ]),
  ]);
}

function automaticFlow({ program: { automatic, name } }: PageContext): Flow[] {
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
  return tableSection('Environment variables', '_environment', [
    [['Variable'], ['Value'], ['Description']],
    ...context.program.environment.map((variable) => [
      [inlineCode(variable.name)],
      [variable.type ?? ''],
      [...flattenInline(linkCommands(context, variable.prose, null)), ...defaultOf(variable)],
    ]),
  ]);
}

/** A value that can be written is code; several words describe one. */
function defaultOf({ default: value }: CliVariable): Inline[] {
  if (value === null) return [];
  if (!value.includes(' ')) return [' Default: ', inlineCode(value), '.'];
  // An address in words would become a link, and one with a placeholder is not an address.
  const parts = value.split(/(https?:\/\/\S+)/);
  return [
    ' Default: ',
    ...parts.map((part, at): Inline => (at % 2 === 0 ? part : inlineCode(part))),
    '.',
  ];
}

function filesFlow({ program }: PageContext): Flow[] {
  return tableSection('Files', '_files', [
    [['Name'], ['What it holds']],
    ...program.files.map((file) => [[inlineCode(file.name)], flattenInline(file.prose)]),
  ]);
}

function networksFlow({ program }: PageContext): Flow[] {
  return tableSection('Networks of a new configuration', '_networks', [
    [['Alias'], ['URL'], ['Created by']],
    ...program.networks.map((network) => [
      [inlineCode(network.alias)],
      [inlineCode(network.url)],
      [network.createdBy],
    ]),
  ]);
}

/** Nothing for a table that has only its head. */
function tableSection(title: string, id: string, rows: readonly Inline[][][]): Flow[] {
  return rows.length === 1 ? [] : [heading(2, title, id), table(rows)];
}
