/** A request and an answer for every method, built from its types: the same on every run. Pure. */

import type { RpcExample, RpcMethod, SdkProperty } from './model.ts';
import { plainValue } from './plain-value.ts';
import { BY_FIELD } from './sample-fields.ts';
import { BY_NAME, BY_TYPE } from './sample-values.ts';
import type { Field, Shape, ShapesByName } from './shapes.ts';
import { acceptsNull, checkShape } from './shapes.ts';
import { wireParams } from './wire-values.ts';

interface Context {
  readonly types: ShapesByName;
  readonly method: string;
  /** The type or method that the value belongs to, for `BY_FIELD`. */
  readonly owner: string;
  readonly name: string;
  /** Place in the innermost list. */
  readonly index: number;
  /** `showEffects` and its like: which optional parts the request asked for. */
  readonly shown: ReadonlySet<string>;
  readonly depth: number;
  /** Types that the value is nested in. */
  readonly inside: readonly string[];
  /** How many values the example may still grow by. */
  readonly budget: { left: number };
}

/** More values than any real answer: types that branch at every level end here with their shortest form. */
const MOST_VALUES = 5000;
/** Deeper than any real answer: recursive types end here with their shortest form. */
const DEEPEST = 40;
/** A type within itself this often has shown that it is recursive. */
const MOST_REPEATS = 2;

export function buildExample(method: Omit<RpcMethod, 'example'>, types: ShapesByName): RpcExample {
  const start: Context = {
    types,
    method: method.name,
    owner: method.name,
    name: '',
    index: 0,
    shown: new Set(),
    depth: 0,
    inside: [],
    budget: { left: MOST_VALUES },
  };
  const asked = method.input.length === 0 ? null : buildInput(method.input, start);
  const context = { ...start, shown: shownBy(asked), name: 'result' };
  const result = buildValue(method.result, context);
  const input = withLimit(asked, result);
  return {
    input,
    params: wireParams(method.parameters, input ?? {}),
    result,
    notification:
      method.notification === null
        ? null
        : buildValue(method.notification, { ...context, name: 'notification' }),
  };
}

/** A first page asks without a cursor; everything else that is there to be set is set. */
const LEFT_OUT = new Set([
  'cursor',
  'additionalArgs',
  'requestType',
  'format',
  'showRawInput',
  'showRawEffects',
  'showBcs',
  'showDisplay',
]);

function buildInput(properties: readonly SdkProperty[], context: Context): Record<string, unknown> {
  const kept = properties.filter((property) => property.isRequired || !LEFT_OUT.has(property.name));
  return Object.fromEntries(
    kept.map((property) => [
      property.name,
      buildValue(withoutNull(property.shape), { ...context, name: property.name }),
    ]),
  );
}

/** A page holds as many entries as were asked for. */
function withLimit(
  input: Record<string, unknown> | null,
  result: unknown,
): Record<string, unknown> | null {
  if (
    input === null ||
    !Object.hasOwn(input, 'limit') ||
    typeof result !== 'object' ||
    result === null
  )
    return input;
  const data = (result as { data?: unknown }).data;
  return Array.isArray(data) && data.length > 0 ? { ...input, limit: data.length } : input;
}

/** `{ options: { showEffects: true } }` → `showEffects`. */
function shownBy(input: Readonly<Record<string, unknown>> | null): Set<string> {
  const options = input?.['options'];
  if (typeof options !== 'object' || options === null) return new Set();
  return new Set(
    Object.entries(options)
      .filter(([, value]) => value === true)
      .map(([name]) => name),
  );
}

function withoutNull(shape: Shape): Shape {
  if (shape.kind !== 'union') return shape;
  const options = shape.options.filter((option) => option.shape.kind !== 'null');
  const [only] = options;
  return options.length === 1 && only ? only.shape : { kind: 'union', options };
}

function buildValue(shape: Shape, context: Context): unknown {
  context.budget.left -= 1;
  if (context.depth > DEEPEST || context.budget.left < 0) return shortest(shape);
  const known = knownSample(shape, context);
  if (known !== undefined) return known.value;
  const deeper = { ...context, depth: context.depth + 1 };
  switch (shape.kind) {
    case 'ref': {
      const target = context.types.get(shape.name);
      if (target === undefined || isExhausted(shape, context)) return shortest(shape);
      return buildValue(target, {
        ...deeper,
        owner: shape.name,
        name: '',
        inside: [...context.inside, shape.name],
      });
    }
    case 'array':
      return Array.from({ length: entriesOf(shape.of, context) }, (_, index) =>
        buildValue(shape.of, { ...deeper, index }),
      );
    case 'tuple':
      return shape.items.map((item) => buildValue(item, deeper));
    case 'map':
      return { [keyOf(context)]: buildValue(shape.of, deeper) };
    case 'object':
      return buildObject(shape.fields, deeper);
    case 'union':
      return buildOption(shape, deeper);
    default:
      return plainValue(shape, context);
  }
}

/** A curated value, the most specific that fits: another release may have changed the type. */
function knownSample(shape: Shape, context: Context): { readonly value: unknown } | undefined {
  const samples = [
    BY_FIELD.get(`${context.owner}.${context.name}`),
    ...(shape.kind === 'ref' ? [BY_FIELD.get(shape.name), BY_TYPE.get(shape.name)] : []),
    ...(shape.kind === 'array' ? [] : [BY_NAME.get(context.name)]),
  ];
  for (const sample of samples) {
    const fitting =
      sample === undefined ? undefined : fitSample(sample(context.index), shape, context);
    if (fitting !== undefined) return fitting;
  }
  return undefined;
}

/** A number travels as a string in one type and as a number in another. */
function fitSample(
  value: unknown,
  shape: Shape,
  context: Context,
): { readonly value: unknown } | undefined {
  if (checkShape(shape, value, context.types).length === 0) return { value };
  const twin = typeof value === 'string' ? Number(value) : String(value);
  const isNumeric = typeof value !== 'object' && Number.isFinite(Number(value)) && value !== '';
  return isNumeric && checkShape(shape, twin, context.types).length === 0
    ? { value: twin }
    : undefined;
}

function isExhausted(shape: Shape, context: Context): boolean {
  return (
    shape.kind === 'ref' &&
    context.inside.filter((name) => name === shape.name).length >= MOST_REPEATS
  );
}

/** One transaction says enough; of small things two show that there can be many. */
function entriesOf(item: Shape, context: Context): number {
  if (isExhausted(item, context)) return 0;
  const name = item.kind === 'ref' ? item.name : '';
  if (context.name === 'data') return LARGE.has(name) ? 1 : 2;
  return MANY.has(context.name) && name !== 'DelegatedStake' ? 2 : 1;
}

const LARGE = new Set(['SuiTransactionBlockResponse', 'Checkpoint', 'EpochInfo', 'SuiEvent']);
const MANY = new Set(['result', 'ids', 'digests', 'apys']);

function buildObject(fields: readonly Field[], context: Context): Record<string, unknown> {
  const kept = fields.filter((field) => isShown(field, context));
  return Object.fromEntries(kept.map((field) => [field.name, buildField(field, context)]));
}

function buildField(field: Field, context: Context): unknown {
  // What a validator leaves as it is for the next epoch.
  if (field.isOptional && field.name.startsWith('nextEpoch') && acceptsNull(field.shape))
    return null;
  return buildValue(field.shape, { ...context, name: field.name });
}

/** Parts that exist only in answers which somebody asked for, and the option that asks for them. */
const ASKED_FOR: ReadonlyMap<string, string> = new Map([
  ['transaction', 'showInput'],
  ['rawTransaction', 'showRawInput'],
  ['content', 'showContent'],
]);

/** Rare parts of answers: errors, raw bytes, what other kinds of transactions leave behind. */
const RARE = new Set([
  'error',
  'errors',
  'abortError',
  'endOfEpochData',
  'suggestedGasPrice',
  'unwrapped',
  'unwrappedThenDeleted',
  'wrapped',
  'deleted',
  'sharedObjects',
  'eventsDigest',
  'mutableReferenceOutputs',
  'rawEffects',
  'rawTxnData',
  'enums',
]);

/** The node answers as soon as a transaction has run: before it is in a checkpoint. */
const EXECUTE = 'sui_executeTransactionBlock';
const IN_CHECKPOINT = new Set(['checkpoint', 'timestampMs']);

function isShown(field: Field, context: Context): boolean {
  if (!field.isOptional) return true;
  if (RARE.has(field.name) || LEFT_OUT.has(field.name)) return false;
  const isFresh = context.method === EXECUTE;
  if (IN_CHECKPOINT.has(field.name)) return !isFresh;
  if (field.name === 'confirmedLocalExecution') return isFresh;
  if (context.owner !== 'SuiTransactionBlockResponse' && context.owner !== 'SuiObjectData')
    return true;
  const option =
    ASKED_FOR.get(field.name) ?? `show${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}`;
  return context.shown.has(option);
}

function keyOf(context: Context): string {
  return KEYS.get(context.name) ?? KEYS.get(context.owner) ?? 'key';
}

const KEYS: ReadonlyMap<string, string> = new Map([
  ['exposedFunctions', 'split'],
  ['structs', 'Coin'],
  ['SuiMoveNormalizedModules', 'coin'],
  ['data', 'name'],
]);

/** The first option that is no null; the samples name a better one where there is one. */
function buildOption(shape: Extract<Shape, { kind: 'union' }>, context: Context): unknown {
  const bare = withoutNull(shape);
  const first = bare.kind === 'union' ? bare.options[0]?.shape : bare;
  if (first === undefined) return null;
  const preferred =
    bare.kind === 'union' ? bare.options.find((option) => isPreferred(option.shape)) : undefined;
  return buildValue(preferred?.shape ?? first, context);
}

function isPreferred(shape: Shape): boolean {
  if (shape.kind !== 'object') return false;
  return shape.fields.some(
    (field) => field.shape.kind === 'literal' && field.shape.value === 'ProgrammableTransaction',
  );
}

function shortest(shape: Shape): unknown {
  if (acceptsNull(shape)) return null;
  if (shape.kind === 'array' || shape.kind === 'tuple') return [];
  return shape.kind === 'string' ? '' : {};
}
