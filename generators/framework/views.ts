/** The parts of a module page: one section for each struct, enum, function and constant. Pure. */

import type { Flow, Inline } from '../core/nodes.ts';
import {
  anchor,
  badge,
  details,
  fence,
  flattenInline,
  heading,
  inlineCode,
  link,
  linkIf,
  list,
  paragraph,
  strong,
  table,
} from '../core/nodes.ts';
import { signature } from '../core/signature.ts';
import { abilityLine } from './abilities.ts';
import type { PartsOf } from './code.ts';
import { enumCode, functionCode, structCode } from './code.ts';
import { anchorOf } from './ids.ts';
import type {
  ConstantModel,
  DatatypeModel,
  Deprecation,
  EnumModel,
  FieldModel,
  FunctionModel,
  ItemModel,
  StructModel,
} from './model.ts';
import type { MoveType } from './types.ts';
import { datatypesOf, itemLabel, lastName } from './types.ts';

/** What the sections of one page ask the page. */
export interface ViewContext {
  /** Address of a full name, or null for what is not here. */
  hrefOf(id: string): string | null;
  readonly partsOf: PartsOf;
  /** Prose of an item with its inline code linked. */
  proseOf(item: ItemModel, words: readonly Flow[], locals: readonly string[]): readonly Flow[];
  /** Siblings of the item on other surfaces. */
  counterpartsOf(id: string): readonly Flow[];
  /** The constant of that name on this page. */
  constantOf(name: string): ConstantModel | undefined;
  /** Address of a function of this page by its bare name. */
  functionHref(name: string): string | null;
}

export function structView(struct: StructModel, context: ViewContext): readonly Flow[] {
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

export function enumView(one: EnumModel, context: ViewContext): readonly Flow[] {
  const rows = one.variants.map((variant) => [
    [inlineCode(variant.name)],
    flattenInline(context.proseOf(one, variant.prose, [])),
  ]);
  return [
    ...headOf(one, context, []),
    signature('move', enumCode(one, context.partsOf)),
    paragraph(strong('Abilities'), ': ', ...abilityLine(one.abilities)),
    ...(one.variants.some((variant) => variant.prose.length > 0) ? [table([[['Variant'], ['Description']], ...rows])] : []),
    ...backlinksOf(one, context),
    ...tailOf(one, context),
  ];
}

export function functionView(one: FunctionModel, context: ViewContext): readonly Flow[] {
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
function headOf(item: ItemModel, context: ViewContext, locals: readonly string[]): readonly Flow[] {
  const words = context.proseOf(item, item.prose, locals);
  return [
    heading(3, inlineCode(item.name), anchorOf(item.id)),
    ...(item.deprecation === null ? [] : deprecationFlow(item.deprecation, item, context)),
    ...(words.length === 0 ? [paragraph(badge('undocumented', 'Undocumented'))] : words),
  ];
}

export function deprecationFlow(deprecation: Deprecation, item: ItemModel, context: ViewContext): readonly Flow[] {
  const mark = badge('deprecated', 'Deprecated');
  const note = context.proseOf(item, deprecation.note, []);
  const [first, ...rest] = note;
  if (first?.type === 'paragraph') return [paragraph(mark, ' ', ...first.children), ...rest];
  return [paragraph(mark), ...note];
}

function tailOf(item: ItemModel, context: ViewContext): readonly Flow[] {
  const source = item.source === null ? [] : [paragraph(link(item.source, 'Source'))];
  return [...context.counterpartsOf(item.id), ...source];
}

/** `Option<Url>`: one code link when it has one name, else a link for each name and plain signs between. */
export function typeInline(type: MoveType, context: ViewContext): readonly Inline[] {
  const parts = context.partsOf(type);
  const linked = parts.filter((one) => one.href !== null);
  const text = parts.map((one) => one.text).join('');
  const [only] = linked;
  if (only === undefined) return [inlineCode(text)];
  if (linked.length === 1) return [link(only.href ?? '', inlineCode(text))];
  return mergeText(parts.flatMap((one) => (one.href === null ? plainPieces(one.text) : [link(one.href, inlineCode(one.text))])));
}

/** Words as code, signs as they are. */
function plainPieces(text: string): readonly Inline[] {
  return (text.match(/&mut|&|[\w$]+|[^\w$&]+/g) ?? []).map((piece) => (/[\w$&]/.test(piece) ? inlineCode(piece) : piece));
}

function mergeText(pieces: readonly Inline[]): readonly Inline[] {
  const merged: Inline[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') merged[merged.length - 1] = last + piece;
    else merged.push(piece);
  }
  return merged;
}

function fieldTable(owner: ItemModel, fields: readonly FieldModel[], context: ViewContext): Flow {
  const locals = fields.map((field) => field.name);
  const rows = fields.map((field) => [
    [inlineCode(field.name)],
    typeInline(field.type, context),
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

/** `TxContext` is the one argument that nobody passes. */
const CONTEXT_TYPE = 'sui::tx_context::TxContext';

function parameterFlow(one: FunctionModel, context: ViewContext): readonly Flow[] {
  if (one.parameters.length === 0) return [];
  const rows = one.parameters.map(({ name, type }) => {
    const note = isContext(type) && !one.isMacro ? [', which a transaction supplies by itself'] : [];
    return [paragraph(inlineCode(name), ': ', ...typeInline(type, context), ...note)];
  });
  return [paragraph(strong('Parameters')), list(rows)];
}

function isContext(type: MoveType): boolean {
  return type.kind === 'reference' && type.to.kind === 'datatype' && type.to.id === CONTEXT_TYPE;
}

function returnFlow(one: FunctionModel, context: ViewContext): readonly Flow[] {
  if (one.returns.length === 0) return [];
  const types = one.returns.map((type) => typeInline(type, context));
  return [paragraph(strong('Returns'), ' ', ...types.flatMap((type, index) => (index === 0 ? type : [', ', ...type])))];
}

function abortFlow(one: FunctionModel, context: ViewContext): readonly Flow[] {
  if (one.aborts.length === 0) return [];
  const rows = one.aborts.map(({ constant, via }) => {
    const known = context.constantOf(constant);
    const name = known ? link(`#${anchorOf(known.id)}`, inlineCode(constant)) : inlineCode(constant);
    const value = known && !known.isClever ? ` (${known.value})` : '';
    const words = known ? meaningOf(known) : '';
    const meaning = words === '' ? '' : `: ${words}`;
    if (via === null) return [paragraph(name, `${value}${meaning}`)];
    return [paragraph(name, `${value}, through `, linkIf(context.functionHref(via), inlineCode(via)), ...(meaning === '' ? [] : [meaning]))];
  });
  return [paragraph(strong('Aborts with')), list(rows)];
}

/** What an error says: our sentence, else the message it carries. */
export function meaningOf(constant: ConstantModel): string {
  return constant.summary === '' ? (messageOf(constant) ?? '') : constant.summary;
}

/** The text of an `#[error]` constant. */
export function messageOf(constant: ConstantModel): string | null {
  if (!constant.isClever) return null;
  return /^b"(.*)"$/s.exec(constant.value)?.[1]?.replace(/\\(["\\])/g, '$1') ?? null;
}

const LONGEST_OPEN_LIST = 12;

function backlinksOf(one: DatatypeModel, context: ViewContext): readonly Flow[] {
  return [
    ...backlinkFlow('Returned by', one.returnedBy, context),
    ...backlinkFlow('Used by', one.usedBy, context),
    ...backlinkFlow('Held by', one.heldBy, context),
  ];
}

function backlinkFlow(title: string, ids: readonly string[], context: ViewContext): readonly Flow[] {
  if (ids.length === 0) return [];
  const names = ids.map((id) => linkIf(context.hrefOf(id), inlineCode(itemLabel(id))));
  if (ids.length <= LONGEST_OPEN_LIST) return [paragraph(strong(title), ': ', ...joinInline(names))];
  return [details(`${title} (${ids.length})`, [paragraph(...joinInline(names))])];
}

export function joinInline(names: readonly Inline[]): readonly Inline[] {
  return names.flatMap((name, index) => (index === 0 ? [name] : [', ', name]));
}

/** Longer values stand below the table, where they can be copied whole. */
const LONGEST_VALUE = 48;

export function errorTable(errors: readonly ConstantModel[], context: ViewContext): readonly Flow[] {
  if (errors.length === 0) return [];
  const rows = errors.map((error) => [
    [anchor(anchorOf(error.id)), linkIf(error.source, inlineCode(error.name))],
    error.isClever ? ['message'] : [inlineCode(shortValue(error.value))],
    [...constantWords(error, context), ...messageInline(error)],
    [...joinInline(error.raisedBy.map((id) => linkIf(context.hrefOf(id), inlineCode(lastName(id)))))],
  ]);
  return [table([[['Error'], ['Code'], ['Meaning'], ['Raised by']], ...rows])];
}

function messageInline(error: ConstantModel): readonly Inline[] {
  const message = messageOf(error);
  return message === null ? [] : [' Message: ', inlineCode(message)];
}

export function constantTable(constants: readonly ConstantModel[], context: ViewContext): readonly Flow[] {
  if (constants.length === 0) return [];
  const rows = constants.map((constant) => [
    [anchor(anchorOf(constant.id)), linkIf(constant.source, inlineCode(constant.name))],
    typeInline(constant.type, context),
    [inlineCode(shortValue(constant.value))],
    constantWords(constant, context),
  ]);
  const long = constants.filter((constant) => constant.value.length > LONGEST_VALUE);
  return [
    table([[['Constant'], ['Type'], ['Value'], ['Description']], ...rows]),
    ...long.map((constant) => details(`Full value of ${constant.name}`, [fence('move', constant.value)])),
  ];
}

function constantWords(constant: ConstantModel, context: ViewContext): readonly Inline[] {
  const words = flattenInline(context.proseOf(constant, constant.prose, []));
  const fate = constant.deprecation === null ? [] : flattenInline(deprecationFlow(constant.deprecation, constant, context));
  return [...fate, ...(words.length === 0 ? [badge('undocumented', 'Undocumented')] : words)];
}

function shortValue(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length <= LONGEST_VALUE ? line : `${line.slice(0, LONGEST_VALUE - 1)}…`;
}

/** Types that the declarations of a page name, for telling apart those that end alike. */
export function typesNamed(items: readonly (StructModel | EnumModel | FunctionModel | ConstantModel)[]): readonly string[] {
  return items.flatMap((item) => typesIn(item).flatMap((type) => datatypesOf(type)));
}

function typesIn(item: StructModel | EnumModel | FunctionModel | ConstantModel): readonly MoveType[] {
  if ('parameters' in item) return [...item.parameters.map((parameter) => parameter.type), ...item.returns];
  if ('fields' in item) return item.fields.map((field) => field.type);
  if ('variants' in item) return item.variants.flatMap((variant) => variant.fields.map((field) => field.type));
  return [item.type];
}
