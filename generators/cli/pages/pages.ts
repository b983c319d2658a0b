/** Pages of a command line: an index, one page per command of the first level, one for the block language. Pure. */

import type { Flow } from '../../core/nodes.ts';
import { inlineCode, linkIf, paragraph, unsearched } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { shorten } from '../../core/prose.ts';
import type { Template } from '../../core/templates.ts';
import { asSentence, countOf } from '../../core/text.ts';
import { comparePaths, keyOfPath } from '../model/facts.ts';
import type { CliCommand } from '../model/model.ts';
import { commandFlow, commandHeading } from './command.ts';
import type { PageContext } from './context.ts';
import { textOf } from './context.ts';
import { indexFlow, onePageFlow } from './index-page.ts';
import { ptbFlow } from './ptb-page.ts';

const REFERENCE = 'cli';
const DESCRIPTION_LENGTH = 160;

export function renderPages(context: PageContext, template: Template): readonly Page[] {
  const { program, routes } = context;
  const owners = program.commands.filter(({ path }) => path.length > 0);
  const pages = owners
    .filter((owner) => routes.anchorOf(owner) === null)
    .map((owner) => commandPage(context, owner, template));
  return [indexPage(context, template), ...pages];
}

/** A program without pages of its own for its commands. */
export function renderProgram(context: PageContext, template: Template): Page {
  const { program, routes } = context;
  const [root] = program.commands;
  if (!root) throw new Error(`${program.name} has no commands: not even itself`);
  const sentence = root.summary ?? `The program ${program.name}.`;
  const scope = 'Commands, options, defaults and variables of the environment.';
  return {
    ...{ reference: REFERENCE, route: routes.base, title: program.name, label: null },
    description: describe(sentence, scope),
    crumbs: context.crumbs,
    keywords: [program.name, 'command line', 'operator'],
    body: template({ lead: [], body: onePageFlow(context, pageFlow(context, root)) }),
  };
}

function indexPage(context: PageContext, template: Template): Page {
  const { program, routes } = context;
  const sentence = program.commands[0]?.summary ?? `Every command of ${program.name}.`;
  return {
    reference: REFERENCE,
    route: routes.base,
    title: capital(`${program.name} command line`),
    description: describe(sentence, 'All commands, options and defaults.'),
    label: 'Command line',
    crumbs: context.crumbs,
    keywords: [program.name, 'command line', 'CLI'],
    body: template({ lead: [], body: indexFlow(context) }),
  };
}

function commandPage(context: PageContext, owner: CliCommand, template: Template): Page {
  const { program, routes } = context;
  const text = textOf(context, owner);
  const isPtb = program.ptb !== null && keyOfPath(program.ptb.command) === keyOfPath(owner.path);
  return {
    ...{ reference: REFERENCE, route: routes.pageOf(owner), title: text, label: null },
    description: describe(owner.summary ?? `The command ${text}.`, scopeOf(context, owner)),
    crumbs: [...context.crumbs, { label: 'Command line', route: routes.base }],
    keywords: [text, ...owner.path.slice(-1), 'CLI'],
    body: template({
      lead: parentNote(context, owner),
      body: isPtb ? ptbFlow(context, owner) : pageFlow(context, owner),
    }),
  };
}

function scopeOf(context: PageContext, owner: CliCommand): string {
  const below = sectionsOf(context, owner);
  const count = below.length === 0 ? '' : `${countOf(below.length, 'command')}: `;
  const isPtb = context.program.ptb?.command.join(' ') === owner.path.join(' ');
  const hasExamples = isPtb || [owner, ...below].some(({ examples }) => examples.length > 0);
  return capital(
    `${count}usage, options${hasExamples ? ', defaults and examples' : ' and defaults'}.`,
  );
}

/** Front matter wants one or two sentences of 20 to 160 characters. */
function describe(summary: string, scope: string): string {
  return shorten(`${asSentence(summary)} ${scope}`, DESCRIPTION_LENGTH);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A page about a command further down says where it belongs. */
function parentNote(context: PageContext, owner: CliCommand): Flow[] {
  const { program, routes } = context;
  const above = owner.path.slice(0, -1);
  const parent = program.commands.find(({ path }) => comparePaths(path, above) === 0);
  if (!parent || above.length === 0) return [];
  const href = routes.anchorOf(parent) === null ? routes.pageOf(parent) : null;
  return [
    unsearched(paragraph('A command of ', linkIf(href, inlineCode(textOf(context, parent))), '.')),
  ];
}

function pageFlow(context: PageContext, owner: CliCommand): Flow[] {
  return [
    ...commandFlow(context, owner),
    ...sectionsOf(context, owner).flatMap((command) => [
      commandHeading(context, command, depthOf(owner, command)),
      ...commandFlow(context, command),
    ]),
  ];
}

/** Commands below the owner without their own page. */
function sectionsOf({ program, routes }: PageContext, owner: CliCommand): readonly CliCommand[] {
  const route = routes.pageOf(owner);
  return program.commands.filter(
    (command) => command !== owner && routes.pageOf(command) === route,
  );
}

function depthOf(owner: CliCommand, command: CliCommand): 2 | 3 | 4 {
  const below = command.path.length - owner.path.length;
  return below <= 1 ? 2 : below === 2 ? 3 : 4;
}
