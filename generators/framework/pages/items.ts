/** The parts of a module page: one section for each struct, enum and function. Pure. */

import { describedFlow } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import {
  details,
  flattenInline,
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  strong,
  table,
} from '../../core/nodes.ts';
import { signature } from '../../core/signature.ts';
import { abilityLine } from './abilities.ts';
import { abortFlow } from './aborts.ts';
import { enumCode, functionCode, structCode } from '../move/code.ts';
import { deprecationFlow } from './deprecation.ts';
import { anchorOf } from '../move/ids.ts';
import { joinInline } from './inline.ts';
import type {
  DatatypeModel,
  EnumModel,
  FieldModel,
  FunctionModel,
  ItemModel,
  StructModel,
} from '../model/model.ts';
import type { MoveType } from '../move/types.ts';
import { lastName } from '../move/types.ts';
import type { ModuleContext } from './module-context.ts';

export function structView(struct: StructModel, context: ModuleContext): readonly Flow[] {
  const hasWords = struct.fields.some((field) => field.prose.length > 0);
  return [
    ...headOf(struct, context, []),
    signature('move', structCode(struct, context.partsOf)),
    paragraph(strong('Abilities'), ': ', ...abilityLine(struct.abilities)),
    ...(hasWords ? [fieldTable(struct, struct.fields, context)] : []),
    ...backlinksOf(struct, context),
    ...tailOf(struct, context),
  ];
}

export function enumView(one: EnumModel, context: ModuleContext): readonly Flow[] {
  const rows = one.variants.map((variant) => [
    [inlineCode(variant.name)],
    flattenInline(context.proseOf(one, variant.prose, [])),
  ]);
  return [
    ...headOf(one, context, []),
    signature('move', enumCode(one, context.partsOf)),
    paragraph(strong('Abilities'), ': ', ...abilityLine(one.abilities)),
    ...(one.variants.some((variant) => variant.prose.length > 0)
      ? [table([[['Variant'], ['Description']], ...rows])]
      : []),
    ...backlinksOf(one, context),
    ...tailOf(one, context),
  ];
}

export function functionView(one: FunctionModel, context: ModuleContext): readonly Flow[] {
  const locals = [...one.parameters, ...one.typeParameters].map(({ name }) => name);
  return [
    ...headOf(one, context, locals),
    signature('move', functionCode(one, context.partsOf)),
    ...methodLines(one),
    ...parameterFlow(one, context),
    ...returnFlow(one, context),
    ...abortFlow(one, context),
    ...tailOf(one, context),
  ];
}

/** Heading, fate, words. An item without words says so: silence would look like a fault of the page. */
function headOf(
  item: ItemModel,
  context: ModuleContext,
  locals: readonly string[],
): readonly Flow[] {
  const words = context.proseOf(item, item.prose, locals);
  return [
    heading(3, inlineCode(item.name), anchorOf(item.id)),
    ...(item.deprecation === null ? [] : deprecationFlow(item.deprecation, item, context)),
    ...describedFlow(words),
  ];
}

function tailOf(item: ItemModel, context: ModuleContext): readonly Flow[] {
  const source = item.source === null ? [] : [paragraph(link(item.source, 'Source'))];
  return [...context.counterpartsOf(item.id), ...source];
}

function fieldTable(owner: ItemModel, fields: readonly FieldModel[], context: ModuleContext): Flow {
  const locals = fields.map((field) => field.name);
  const rows = fields.map((field) => [
    [inlineCode(field.name)],
    context.typeInline(field.type),
    flattenInline(context.proseOf(owner, field.prose, locals)),
  ]);
  return table([[['Field'], ['Type'], ['Description']], ...rows]);
}

function methodLines(one: FunctionModel): readonly Flow[] {
  if (one.syntax !== null && /\bindex\b/.test(one.syntax)) {
    const isMutable = one.returns.some((type) => type.kind === 'reference' && type.isMutable);
    const what = isMutable ? '&mut value[key]' : '&value[key]';
    return [paragraph('Index syntax calls it: ', inlineCode(what), '.'), ...aliasLines(one)];
  }
  return aliasLines(one);
}

function aliasLines(one: FunctionModel): readonly Flow[] {
  if (one.methods.length === 0) return [];
  const names = one.methods.map((method) => inlineCode(`${lastName(method.type)}.${method.name}`));
  return [paragraph('As a method it is called ', ...joinInline(names), '.')];
}

// What nearly every section has is made once: pages only read their trees.
const PARAMETERS = paragraph(strong('Parameters'));
const RETURNS = strong('Returns');

/** `TxContext` is the one argument that nobody passes. */
const CONTEXT_TYPE = 'sui::tx_context::TxContext';

function parameterFlow(one: FunctionModel, context: ModuleContext): readonly Flow[] {
  if (one.parameters.length === 0) return [];
  const rows = one.parameters.map(({ name, type }) => {
    const note =
      isContext(type) && !one.isMacro ? [', which a transaction supplies by itself'] : [];
    return [paragraph(inlineCode(name), ': ', ...context.typeInline(type), ...note)];
  });
  return [PARAMETERS, list(rows)];
}

function isContext(type: MoveType): boolean {
  return type.kind === 'reference' && type.to.kind === 'datatype' && type.to.id === CONTEXT_TYPE;
}

function returnFlow(one: FunctionModel, context: ModuleContext): readonly Flow[] {
  if (one.returns.length === 0) return [];
  const words: Inline[] = [RETURNS, ' '];
  for (const [index, type] of one.returns.entries()) {
    if (index > 0) words.push(', ');
    words.push(...context.typeInline(type));
  }
  return [paragraph(...words)];
}

const LONGEST_OPEN_LIST = 12;

function backlinksOf(one: DatatypeModel, context: ModuleContext): readonly Flow[] {
  return [
    ...backlinkFlow('Returned by', one.returnedBy, context),
    ...backlinkFlow('Used by', one.usedBy, context),
    ...backlinkFlow('Held by', one.heldBy, context),
  ];
}

function backlinkFlow(
  title: string,
  ids: readonly string[],
  context: ModuleContext,
): readonly Flow[] {
  if (ids.length === 0) return [];
  const names = joinInline(ids.map(context.linkTo));
  if (ids.length <= LONGEST_OPEN_LIST) return [paragraph(strong(title), ': ', ...names)];
  return [details(`${title} (${ids.length})`, [paragraph(...names)])];
}
