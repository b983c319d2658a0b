/** The page of the block language: items, values, grammar, examples. Pure. */

import { mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import {
  fence,
  flattenInline,
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  strong,
  table,
  unsearched,
} from '../../core/nodes.ts';
import { equivalentsOf } from '../../core/equivalents/equivalents.ts';
import { signature, part } from '../../core/signature.ts';
import type { PageContext } from './context.ts';
import { linkCommands } from './context.ts';
import type { CliCommand, PtbItem, PtbLanguage } from '../model/model.ts';
import { KINDS } from '../model/model.ts';
import { commandFlow, exampleFlow } from './command.ts';
import { codes } from './tables.ts';

/** Throws for a program without a block language. */
export function ptbFlow(context: PageContext, command: CliCommand): Flow[] {
  const { ptb } = context.program;
  if (!ptb) throw new Error('ptbFlow() was called for a program without a block language');
  return [
    ...commandFlow(context, command),
    heading(2, 'How a block is built', '_blocks'),
    ...linkCommands(context, ptb.prose, command),
    ...itemTable(context, ptb),
    ...ptb.sections.flatMap((section) => [
      heading(2, section.title, `_${section.anchor}`),
      ...linkCommands(context, section.prose, command),
    ]),
    heading(2, 'Values', '_values'),
    ...formTable(ptb),
    ...packageTable(ptb),
    ...KINDS.flatMap((kind) => {
      const items = ptb.items.filter((item) => item.kind === kind);
      return [...kindHeading(kind), ...items.flatMap((item) => itemFlow(context, command, item))];
    }),
    heading(2, 'Worked examples', '_examples'),
    ...exampleFlow(context, ptb.examples),
    ...grammarFlow(ptb),
  ];
}

function itemTable(context: PageContext, ptb: PtbLanguage): Flow[] {
  const rows = ptb.items.map((item): Inline[][] => [
    [link(`#${context.routes.itemAnchor(item)}`, inlineCode(item.name))],
    [item.kind],
    [item.summary],
  ]);
  return [unsearched(table([[['Item'], ['Kind'], ['What it does']], ...rows]))];
}

function formTable(ptb: PtbLanguage): Flow[] {
  const rows = ptb.forms.map((form): Inline[][] => [
    [inlineCode(form.form)],
    [form.type],
    flattenInline(form.prose),
  ]);
  return [
    table([[['You write'], ['Type'], ['Meaning']], ...rows]),
    paragraph('These words are reserved and cannot be names: ', ...codes(ptb.keywords), '.'),
  ];
}

function packageTable(ptb: PtbLanguage): Flow[] {
  const rows = ptb.addresses.map(({ name, address }) => codeCells(name, address));
  return [
    paragraph('These packages can be called by name:'),
    table([[['Name'], ['Address']], ...rows]),
  ];
}

function codeCells(...cells: readonly string[]): Inline[][] {
  return cells.map((cell) => [inlineCode(cell)]);
}

const KIND_WORDS: Readonly<Record<PtbItem['kind'], { title: string; lead: string }>> = {
  command: { title: 'Commands', lead: 'Commands run in order.' },
  setting: {
    title: 'Settings',
    lead: 'Settings apply to the whole block and may appear anywhere in it.',
  },
  switch: {
    title: 'Switches',
    lead: 'Switches choose what happens with the block and how the result is printed.',
  },
};

function kindHeading(kind: PtbItem['kind']): Flow[] {
  const { title, lead } = KIND_WORDS[kind];
  return [heading(2, title, `_${title.toLowerCase()}`), paragraph(lead)];
}

function itemFlow(context: PageContext, command: CliCommand, item: PtbItem): Flow[] {
  const names = item.short === null ? item.name : `${item.short}, ${item.name}`;
  return [
    heading(3, inlineCode(names), context.routes.itemAnchor(item)),
    paragraph(item.summary),
    ...linkCommands(context, item.prose, command),
    ...(item.operands.length === 0
      ? []
      : [signature('sh', [part(item.syntax)]), operandTable(item)]),
    ...resultFlow(item),
    ...(item.conflicts.length === 0 ? [] : [paragraph('Excludes ', ...codes(item.conflicts), '.')]),
    ...(item.rules.length === 0
      ? []
      : [list(item.rules.map((rule) => linkCommands(context, rule, command)))]),
    ...exampleFlow(context, item.examples),
    ...equivalentsOf(
      context.equivalents,
      context.routes.idOfOption(command, { id: item.name }),
      context.links,
    ),
  ];
}

function resultFlow(item: PtbItem): Flow[] {
  return item.result.map((flow) =>
    flow.type === 'paragraph' ? paragraph(strong('Result'), ': ', ...flow.children) : flow,
  );
}

function operandTable(item: PtbItem): Flow {
  const rows = item.operands.map((operand): Inline[][] => [
    [
      inlineCode(operand.name),
      ...(operand.isOptional ? [' ', mark('optional')] : []),
      ...(operand.isMany ? [' ', mark('repeatable')] : []),
    ],
    [operand.type],
    flattenInline(operand.prose),
  ]);
  return table([[['Operand'], ['Type'], ['Description']], ...rows]);
}

function grammarFlow(ptb: PtbLanguage): Flow[] {
  const rows = ptb.lexical.map(({ name, rule }) => codeCells(name, rule));
  return [
    heading(2, 'Grammar', '_grammar'),
    paragraph(
      'White space separates tokens, inside a word of the shell and between words. These are the tokens:',
    ),
    table([[['Token'], ['Form']], ...rows]),
    paragraph('And this is how they combine. Braces mean any number, brackets mean optional.'),
    fence('text', ptb.grammar),
  ];
}
