/** The check of a value against the shape that it should have. Pure. */

import type { Field, Shape, ShapesByName, UnionOption } from './shapes.ts';

/** Where a value breaks its shape: `[0].data.balance`, and what stands there. */
export interface ShapeFault {
  readonly path: string;
  readonly message: string;
}

interface Place {
  readonly types: ShapesByName;
  /** Of the value that is looked at; `''` for the whole. */
  readonly path: string;
}

/**
 * Every way in which `value` is not of `shape`; fields the shape does not know are faults too.
 * A type that `types` lacks lets everything pass. Paths begin with `path`.
 */
export function checkShape(
  shape: Shape,
  value: unknown,
  { types, path = '' }: { readonly types: ShapesByName; readonly path?: string },
): ShapeFault[] {
  return faultsOf(shape, value, { types, path });
}

function faultsOf(shape: Shape, value: unknown, place: Place): ShapeFault[] {
  switch (shape.kind) {
    case 'any':
      return [];
    case 'ref': {
      const target = place.types.get(shape.name);
      return target === undefined ? [] : faultsOf(target, value, place);
    }
    case 'array':
      return checkArray(shape.of, value, place);
    case 'tuple':
      return checkTuple(shape.items, value, place);
    case 'map':
      return checkMap(shape.of, value, place);
    case 'object':
      return checkObject(shape.fields, value, place);
    case 'union':
      return checkUnion(shape.options, value, place);
    default:
      return isScalar(shape, value) ? [] : [fault(place, scalarWords(shape), value)];
  }
}

type Scalar =
  | { readonly kind: 'string' | 'number' | 'boolean' | 'null' | 'any' }
  | Extract<Shape, { kind: 'literal' }>;

function isScalar(shape: Scalar, value: unknown): boolean {
  switch (shape.kind) {
    case 'null':
      return value === null;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'literal':
      return value === shape.value;
    default:
      return typeof value === shape.kind;
  }
}

function scalarWords(shape: Scalar): string {
  if (shape.kind === 'literal') return JSON.stringify(shape.value);
  return shape.kind === 'null' ? 'null' : `a ${shape.kind}`;
}

function checkArray(of: Shape, value: unknown, place: Place): ShapeFault[] {
  return Array.isArray(value)
    ? value.flatMap((item, index) => faultsOf(of, item, entry(place, index)))
    : [fault(place, 'a list', value)];
}

function checkTuple(items: readonly Shape[], value: unknown, place: Place): ShapeFault[] {
  if (!Array.isArray(value)) return [fault(place, `a list of ${items.length}`, value)];
  if (value.length !== items.length) {
    const message = `has ${value.length} entries where ${items.length} are expected`;
    return [{ path: place.path, message }];
  }
  return items.flatMap((item, index) => faultsOf(item, value[index], entry(place, index)));
}

function checkMap(of: Shape, value: unknown, place: Place): ShapeFault[] {
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, item]) => faultsOf(of, item, member(place, key)))
    : [fault(place, 'an object', value)];
}

function checkObject(fields: readonly Field[], value: unknown, place: Place): ShapeFault[] {
  if (!isRecord(value)) return [fault(place, 'an object', value)];
  const known = new Set(fields.map((field) => field.name));
  const strangers = Object.keys(value).filter((key) => !known.has(key));
  const names = fields.map((field) => field.name).join(', ');
  return [
    ...strangers.map((key) => ({
      path: member(place, key).path,
      message: `is not a field here; there are ${names || 'none'}`,
    })),
    ...fields.flatMap((field) => checkField(field, value, member(place, field.name))),
  ];
}

function checkField(field: Field, holder: object, place: Place): ShapeFault[] {
  const item = own(holder, field.name);
  if (item !== undefined) return faultsOf(field.shape, item, place);
  return field.isOptional ? [] : [{ path: place.path, message: 'is missing' }];
}

/** The faults of the option that comes nearest: fewest faults, first on a tie. */
function checkUnion(options: readonly UnionOption[], value: unknown, place: Place): ShapeFault[] {
  let nearest: ShapeFault[] | null = null;
  for (const option of options) {
    const faults = faultsOf(option.shape, value, place);
    if (faults.length === 0) return [];
    if (nearest === null || isNearer(faults, nearest, place)) nearest = faults;
  }
  return nearest ?? [];
}

/** An option that fails inside the value comes nearer than one that refuses it as a whole. */
function isNearer(
  faults: readonly ShapeFault[],
  than: readonly ShapeFault[],
  { path }: Place,
): boolean {
  const isInside = faults.every((one) => one.path !== path);
  const wasInside = than.every((one) => one.path !== path);
  return isInside === wasInside ? faults.length < than.length : isInside;
}

/** Names in data are data: `constructor` must not find an inherited member. */
function own(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entry(place: Place, index: number): Place {
  return { ...place, path: `${place.path}[${index}]` };
}

function member(place: Place, name: string): Place {
  return { ...place, path: place.path === '' ? name : `${place.path}.${name}` };
}

function fault({ path }: Place, expected: string, value: unknown): ShapeFault {
  return { path, message: `is ${nameOf(value)} where ${expected} is expected` };
}

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return value.length > 30 ? 'a string' : JSON.stringify(value);
  return typeof value === 'object' ? 'an object' : String(value);
}
