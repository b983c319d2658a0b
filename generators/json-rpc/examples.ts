/** A request and an answer for every method, built from its types: the same on every run. Pure. */

import { checkShape } from './check-shape.ts';
import type { RpcExample, RpcMethod, SdkProperty } from './model.ts';
import { plainValue } from './plain-value.ts';
import { BY_FIELD } from './sample-fields.ts';
import { BY_NAME, BY_TYPE } from './sample-values.ts';
import type { Field, Shape, ShapesByName } from './shapes.ts';
import { acceptsNull } from './shapes.ts';
import type { ShownContext } from './shown-parts.ts';
import { isAsked, isShown, shownBy } from './shown-parts.ts';
import { wireParams } from './wire-values.ts';

interface Context extends ShownContext {
  readonly types: ShapesByName;
  readonly name: string;
  /** Place in the innermost list. */
  readonly index: number;
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

/** The answer holds the parts that the request asks for. Types without end stop at a shortest form. */
export function buildExample(method: Omit<RpcMethod, 'example'>, types: ShapesByName): RpcExample {
  const start = startOf(method.name, types);
  const asked = method.input.length === 0 ? null : buildInput(method.input, start);
  const context = { ...start, shown: shownBy(asked) };
  const result = buildValue(method.result, { ...context, name: 'result' });
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

function startOf(method: string, types: ShapesByName): Context {
  return {
    types,
    method,
    owner: method,
    name: '',
    index: 0,
    shown: new Set(),
    depth: 0,
    inside: [],
    budget: { left: MOST_VALUES },
  };
}

function buildInput(properties: readonly SdkProperty[], context: Context): Record<string, unknown> {
  const kept = properties.filter(isAsked);
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
    case 'ref':
      return buildNamed(shape, deeper);
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

function buildNamed(shape: Extract<Shape, { kind: 'ref' }>, context: Context): unknown {
  const target = context.types.get(shape.name);
  if (target === undefined || isExhausted(shape, context)) return shortest(shape);
  const inside = [...context.inside, shape.name];
  return buildValue(target, { ...context, owner: shape.name, name: '', inside });
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
  if (checkShape(shape, value, context).length === 0) return { value };
  const twin = typeof value === 'string' ? Number(value) : String(value);
  const isNumeric = typeof value !== 'object' && Number.isFinite(Number(value)) && value !== '';
  return isNumeric && checkShape(shape, twin, context).length === 0 ? { value: twin } : undefined;
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
