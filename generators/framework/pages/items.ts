/** The parts of a module page: one section for each struct, enum and function. Pure. */

import { describedFlow } from '../../core/marks.ts';
import type { Flow } from '../../core/nodes.ts';
import {
  caption,
  component,
  details,
  flattenInline,
  heading,
  inlineCode,
  joinInline,
  linkIf,
  list,
  mergeText,
  paragraph,
  unsearched,
  withHints,
} from '../../core/nodes.ts';
import { signature } from '../../core/signature.ts';
import { abilityText } from './abilities.ts';
import { abortFlow } from './aborts.ts';
import { enumCode, functionCode, structCode } from '../move/code.ts';
import { anchorOf } from '../move/ids.ts';
import type {
  DatatypeModel,
  EnumModel,
  FunctionModel,
  ItemModel,
  StructModel,
} from '../model/model.ts';
import { itemLabel, lastName } from '../move/types.ts';
import type { ModuleContext } from './module-context.ts';
import { deprecationFlow } from './module-context.ts';
import { isPackageFunction } from '../routes.ts';

export function structView(struct: StructModel, context: ModuleContext): readonly Flow[] {
  return [
    ...headOf(struct, context),
    signature('move', structCode(struct, context.partsOf)),
    paragraph(`Abilities: ${abilityText(struct.abilities)}`),
    ...fieldFlow(struct, context),
    ...backlinksOf(struct, context),
    ...context.equivalentsOf(struct.id),
  ];
}

export function enumView(enumType: EnumModel, context: ModuleContext): readonly Flow[] {
  const described = enumType.variants.filter((variant) => variant.prose.length > 0);
  const variants = described.map(({ name, prose }) =>
    memberLine(name, context.proseOf(enumType, prose, [])),
  );
  return [
    ...headOf(enumType, context),
    signature('move', enumCode(enumType, context.partsOf)),
    paragraph(`Abilities: ${abilityText(enumType.abilities)}`),
    ...foldedList('Variants', variants),
    ...backlinksOf(enumType, context),
    ...context.equivalentsOf(enumType.id),
  ];
}

export function functionView(fun: FunctionModel, context: ModuleContext): readonly Flow[] {
  const locals = [...fun.parameters, ...fun.typeParameters].map(({ name }) => name);
  return [
    ...headOf(fun, context, { locals, isInternal: isPackageFunction(fun) }),
    signature('move', functionCode(fun, context.partsOf)),
    ...methodLines(fun),
    ...abortFlow(fun, context),
    ...context.equivalentsOf(fun.id),
  ];
}

/** Heading with the way to its source beside it, fate, words. An item without words says so: silence would look like a fault of the page. */
function headOf(
  item: ItemModel,
  context: ModuleContext,
  { locals = [], isInternal = false }: { locals?: readonly string[]; isInternal?: boolean } = {},
): readonly Flow[] {
  const words = context.proseOf(item, item.prose, locals);
  return [
    withHints(heading(3, inlineCode(item.name), anchorOf(item.id)), { isInternal }),
    ...(item.source === null ? [] : [component('SourceLink', { href: item.source })]),
    ...(item.deprecation === null ? [] : deprecationFlow(item.deprecation, item, context)),
    ...describedFlow(words),
  ];
}

/** Only fields that have words: the signature above shows the others, and every type. */
function fieldFlow(owner: StructModel, context: ModuleContext): readonly Flow[] {
  const locals = owner.fields.map((field) => field.name);
  const described = owner.fields.filter((field) => field.prose.length > 0);
  return foldedList(
    'Fields',
    described.map(({ name, prose }) => memberLine(name, context.proseOf(owner, prose, locals))),
  );
}

const LONGEST_OPEN_LIST = 8;

/** A list has half the elements of a table. */
function foldedList(title: string, lines: readonly Flow[]): readonly Flow[] {
  if (lines.length === 0) return [];
  const whole = list(lines.map((line) => [line]));
  if (lines.length <= LONGEST_OPEN_LIST) return [whole];
  return [details(`${title} (${lines.length})`, [whole])];
}

function memberLine(name: string, words: readonly Flow[]): Flow {
  return paragraph(inlineCode(name), ': ', ...flattenInline(words));
}

function methodLines(fun: FunctionModel): readonly Flow[] {
  if (fun.syntax !== null && /\bindex\b/.test(fun.syntax)) {
    const isMutable = fun.returns.some((type) => type.kind === 'reference' && type.isMutable);
    const what = isMutable ? '&mut value[key]' : '&value[key]';
    return [paragraph('Index syntax calls it: ', inlineCode(what), '.'), ...aliasLines(fun)];
  }
  return aliasLines(fun);
}

function aliasLines(fun: FunctionModel): readonly Flow[] {
  if (fun.methods.length === 0) return [];
  const names = fun.methods.map((method) => inlineCode(`${lastName(method.type)}.${method.name}`));
  return [paragraph('As a method it is called ', ...joinInline(names), '.')];
}

const MOST_OPEN_LINKS = 12;

function backlinksOf(datatype: DatatypeModel, context: ModuleContext): readonly Flow[] {
  return [
    ...backlinkFlow('Returned by', datatype.returnedBy, context),
    ...backlinkFlow('Used by', datatype.usedBy, context),
    ...backlinkFlow('Held by', datatype.heldBy, context),
  ];
}

function backlinkFlow(
  title: string,
  ids: readonly string[],
  context: ModuleContext,
): readonly Flow[] {
  if (ids.length === 0) return [];
  if (ids.length <= MOST_OPEN_LINKS)
    return [caption(title, ': ', ...joinInline(ids.map(context.linkTo)))];
  // Dozens of links: as plain words they are half as many elements.
  const names = ids.map((id) => linkIf(context.hrefOf(id), itemLabel(id)));
  return [
    unsearched(details(`${title} (${ids.length})`, [paragraph(...mergeText(joinInline(names)))])),
  ];
}
