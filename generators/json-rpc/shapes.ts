/** The JSON that a method takes and gives, as plain data, and the check of a value against it. Pure. */

/** A TypeScript type reduced to what JSON can carry. `ref` names an entry of the model's types. */
export type Shape =
  | { readonly kind: 'string' | 'number' | 'boolean' | 'null' | 'any' }
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'ref'; readonly name: string }
  | { readonly kind: 'array'; readonly of: Shape }
  | { readonly kind: 'tuple'; readonly items: readonly Shape[] }
  | { readonly kind: 'map'; readonly of: Shape }
  | { readonly kind: 'object'; readonly fields: readonly Field[] }
  | { readonly kind: 'union'; readonly options: readonly UnionOption[] };

export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly isOptional: boolean;
  /** Markdown, or null where nobody says anything. */
  readonly description: string | null;
}

export interface UnionOption {
  readonly shape: Shape;
  readonly description: string | null;
}

export type ShapesByName = ReadonlyMap<string, Shape>;

/** Where a value breaks its shape: `[0].data.balance`, and what stands there. */
export interface ShapeFault {
  readonly path: string;
  readonly message: string;
}

/** Names in data are data: `constructor` must not find an inherited member. */
function own(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

/** Every way in which `value` is not of `shape`; fields the shape does not know are faults too. */
export function checkShape(
  shape: Shape,
  value: unknown,
  types: ShapesByName,
  path = '',
): ShapeFault[] {
  switch (shape.kind) {
    case 'any':
      return [];
    case 'null':
      return value === null ? [] : [fault(path, 'null', value)];
    case 'string':
    case 'boolean':
      return typeof value === shape.kind ? [] : [fault(path, `a ${shape.kind}`, value)];
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
        ? []
        : [fault(path, 'a number', value)];
    case 'literal':
      return value === shape.value ? [] : [fault(path, JSON.stringify(shape.value), value)];
    case 'ref': {
      const target = types.get(shape.name);
      return target === undefined ? [] : checkShape(target, value, types, path);
    }
    case 'array':
      if (!Array.isArray(value)) return [fault(path, 'a list', value)];
      return value.flatMap((item, index) => checkShape(shape.of, item, types, `${path}[${index}]`));
    case 'tuple':
      return checkTuple(shape.items, value, types, path);
    case 'map':
      if (!isRecord(value)) return [fault(path, 'an object', value)];
      return Object.entries(value).flatMap(([key, item]) =>
        checkShape(shape.of, item, types, join(path, key)),
      );
    case 'object':
      return checkObject(shape.fields, value, types, path);
    case 'union':
      return checkUnion(shape.options, value, types, path);
  }
}

function checkTuple(
  items: readonly Shape[],
  value: unknown,
  types: ShapesByName,
  path: string,
): ShapeFault[] {
  if (!Array.isArray(value)) return [fault(path, `a list of ${items.length}`, value)];
  if (value.length !== items.length) {
    return [{ path, message: `has ${value.length} entries where ${items.length} are expected` }];
  }
  return items.flatMap((item, index) => checkShape(item, value[index], types, `${path}[${index}]`));
}

function checkObject(
  fields: readonly Field[],
  value: unknown,
  types: ShapesByName,
  path: string,
): ShapeFault[] {
  if (!isRecord(value)) return [fault(path, 'an object', value)];
  const known = new Set(fields.map((field) => field.name));
  const strangers = Object.keys(value).filter((key) => !known.has(key));
  const names = fields.map((field) => field.name).join(', ');
  return [
    ...strangers.map((key) => ({
      path: join(path, key),
      message: `is not a field here; there are ${names || 'none'}`,
    })),
    ...fields.flatMap((field) => {
      const item = own(value, field.name);
      if (item === undefined)
        return field.isOptional ? [] : [{ path: join(path, field.name), message: 'is missing' }];
      return checkShape(field.shape, item, types, join(path, field.name));
    }),
  ];
}

/** The faults of the option that comes nearest: fewest faults, first on a tie. */
function checkUnion(
  options: readonly UnionOption[],
  value: unknown,
  types: ShapesByName,
  path: string,
): ShapeFault[] {
  let nearest: ShapeFault[] | null = null;
  for (const option of options) {
    const faults = checkShape(option.shape, value, types, path);
    if (faults.length === 0) return [];
    if (nearest === null || isNearer(faults, nearest, path)) nearest = faults;
  }
  return nearest ?? [];
}

/** An option that fails inside the value comes nearer than one that refuses it as a whole. */
function isNearer(
  faults: readonly ShapeFault[],
  than: readonly ShapeFault[],
  path: string,
): boolean {
  const isInside = faults.every((one) => one.path !== path);
  const wasInside = than.every((one) => one.path !== path);
  return isInside === wasInside ? faults.length < than.length : isInside;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function fault(path: string, expected: string, value: unknown): ShapeFault {
  return { path, message: `is ${nameOf(value)} where ${expected} is expected` };
}

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return value.length > 30 ? 'a string' : JSON.stringify(value);
  return typeof value === 'object' ? 'an object' : String(value);
}

/** The type as TypeScript writes it, on one line, with names of types left as names. */
export function shapeText(shape: Shape): string {
  switch (shape.kind) {
    case 'any':
      return 'any';
    case 'literal':
      return JSON.stringify(shape.value);
    case 'ref':
      return shape.name;
    case 'array':
      return shape.of.kind === 'union' ? `(${shapeText(shape.of)})[]` : `${shapeText(shape.of)}[]`;
    case 'tuple':
      return `[${shape.items.map(shapeText).join(', ')}]`;
    case 'map':
      return `{ [key: string]: ${shapeText(shape.of)} }`;
    case 'object':
      if (shape.fields.length === 0) return '{}';
      return `{ ${shape.fields.map((field) => `${field.name}${field.isOptional ? '?' : ''}: ${shapeText(field.shape)}`).join('; ')} }`;
    case 'union':
      return shape.options.map((option) => shapeText(option.shape)).join(' | ');
    default:
      return shape.kind;
  }
}

/** Names of types that a shape mentions, itself or through other types, in order of appearance. */
export function reachableTypes(
  shape: Shape,
  types: ShapesByName,
  seen: Set<string> = new Set(),
): string[] {
  return directRefs(shape).flatMap((name) => {
    const target = types.get(name);
    if (target === undefined || seen.has(name)) return [];
    seen.add(name);
    return [name, ...reachableTypes(target, types, seen)];
  });
}

/** The parts of a shape that have no parts. */
export function leavesOf(shape: Shape): Shape[] {
  switch (shape.kind) {
    case 'array':
    case 'map':
      return leavesOf(shape.of);
    case 'tuple':
      return shape.items.flatMap(leavesOf);
    case 'object':
      return shape.fields.flatMap((field) => leavesOf(field.shape));
    case 'union':
      return shape.options.flatMap((option) => leavesOf(option.shape));
    default:
      return [shape];
  }
}

function directRefs(shape: Shape): string[] {
  return leavesOf(shape).flatMap((leaf) => (leaf.kind === 'ref' ? [leaf.name] : []));
}

/** True when the value may be left out or be null. */
export function acceptsNull(shape: Shape): boolean {
  if (shape.kind === 'null' || shape.kind === 'any') return true;
  return shape.kind === 'union' && shape.options.some((option) => acceptsNull(option.shape));
}

/** Everything that a page about a method must explain. */
export function shapesOf(method: {
  readonly parameters: readonly { readonly shape: Shape }[];
  readonly result: Shape;
  readonly notification: Shape | null;
}): Shape[] {
  const shapes = [...method.parameters.map((parameter) => parameter.shape), method.result];
  return method.notification === null ? shapes : [...shapes, method.notification];
}
