/** Types as package summaries spell them. Pure. */

import type { JsonCursor } from './shape.ts';
import {
  flagAt,
  listOf,
  member,
  nameAt,
  numberAt,
  packageAt,
  ShapeError,
  variantOf,
} from './shape.ts';
import type { MoveType, Primitive, TypeParameter } from '../../move/types.ts';
import { DEEPEST_TYPE, PRIMITIVES } from '../../move/types.ts';

const primitives: ReadonlySet<string> = new Set(PRIMITIVES);

export function summaryType(
  cursor: JsonCursor,
  parameters: readonly TypeParameter[],
  depth = 0,
): MoveType {
  checkDepth(cursor, depth);
  const inner = (part: JsonCursor): MoveType => summaryType(part, parameters, depth + 1);
  if (cursor.value === '_') return { kind: 'placeholder' };
  if (typeof cursor.value === 'string') return primitiveType(cursor.value, cursor);
  const variant = variantOf(cursor);
  if (variant === null) throw new ShapeError(`${cursor.path} is not a type`);
  const [kind, value] = variant;
  switch (kind) {
    case 'vector':
      return { kind: 'vector', element: inner(value) };
    case 'tuple':
      return { kind: 'tuple', elements: listOf(value).map(inner) };
    case 'Reference':
      return referenceType(value, inner);
    case 'Datatype':
      return datatype(value, inner);
    case 'fun':
      return lambdaType(value, inner);
    case 'NamedTypeParameter':
      return { kind: 'parameter', name: nameAt(value) };
    case 'TypeParameter':
      return indexedParameter(numberAt(value), value, parameters);
    default:
      throw new ShapeError(`${cursor.path} has the unknown kind "${kind.slice(0, 40)}"`);
  }
}

export function checkDepth({ path }: JsonCursor, depth: number): void {
  if (depth > DEEPEST_TYPE) throw new ShapeError(`${path.slice(0, 80)}… is nested too deeply`);
}

export function primitiveType(name: string, cursor: JsonCursor): MoveType {
  if (primitives.has(name)) return { kind: 'primitive', name: name as Primitive };
  throw new ShapeError(`${cursor.path} has the unknown type "${name.slice(0, 40)}"`);
}

function pairOf(cursor: JsonCursor): readonly [JsonCursor, JsonCursor] {
  const [first, second] = listOf(cursor);
  if (first === undefined || second === undefined)
    throw new ShapeError(`${cursor.path} is not a pair`);
  return [first, second];
}

function referenceType(cursor: JsonCursor, inner: (inside: JsonCursor) => MoveType): MoveType {
  const [isMutable, to] = pairOf(cursor);
  return { kind: 'reference', isMutable: flagAt(isMutable), to: inner(to) };
}

function lambdaType(cursor: JsonCursor, inner: (inside: JsonCursor) => MoveType): MoveType {
  const [parameters, result] = pairOf(cursor);
  const returned = inner(result);
  const returns = returned.kind === 'tuple' ? returned.elements : [returned];
  return { kind: 'lambda', parameters: listOf(parameters).map(inner), returns };
}

function datatype(cursor: JsonCursor, inner: (inside: JsonCursor) => MoveType): MoveType {
  const module = member(cursor, 'module');
  const id = datatypeId(member(module, 'address'), member(module, 'name'), member(cursor, 'name'));
  // Older summaries list the types themselves, newer ones say beside each whether it is phantom.
  const list = listOf(member(cursor, 'type_arguments')).map((raw) =>
    typeof raw.value === 'object' && raw.value !== null && Object.hasOwn(raw.value, 'argument')
      ? member(raw, 'argument')
      : raw,
  );
  return { kind: 'datatype', id, arguments: list.map(inner) };
}

export function datatypeId(address: JsonCursor, module: JsonCursor, name: JsonCursor): string {
  return `${packageAt(address)}::${nameAt(module)}::${nameAt(name)}`;
}

/** Bytecode knows type parameters by position. */
export function indexedParameter(
  index: number,
  cursor: JsonCursor,
  parameters: readonly TypeParameter[],
): MoveType {
  const parameter = parameters[index];
  if (parameter === undefined)
    throw new ShapeError(`${cursor.path} points to type parameter ${index}, which is missing`);
  return { kind: 'parameter', name: parameter.name };
}
