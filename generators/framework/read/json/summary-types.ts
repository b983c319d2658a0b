/** Types as package summaries spell them. Pure. */

import type { Place } from './shape.ts';
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
  place: Place,
  parameters: readonly TypeParameter[],
  depth = 0,
): MoveType {
  checkDepth(place, depth);
  const inner = (part: Place): MoveType => summaryType(part, parameters, depth + 1);
  if (place.value === '_') return { kind: 'placeholder' };
  if (typeof place.value === 'string') return primitiveType(place.value, place);
  const variant = variantOf(place);
  if (variant === null) throw new ShapeError(`${place.path} is not a type`);
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
      throw new ShapeError(`${place.path} has the unknown kind "${kind.slice(0, 40)}"`);
  }
}

export function checkDepth({ path }: Place, depth: number): void {
  if (depth > DEEPEST_TYPE) throw new ShapeError(`${path.slice(0, 80)}… is nested too deeply`);
}

export function primitiveType(name: string, place: Place): MoveType {
  if (primitives.has(name)) return { kind: 'primitive', name: name as Primitive };
  throw new ShapeError(`${place.path} has the unknown type "${name.slice(0, 40)}"`);
}

function pairOf(place: Place): readonly [Place, Place] {
  const [first, second] = listOf(place);
  if (first === undefined || second === undefined)
    throw new ShapeError(`${place.path} is not a pair`);
  return [first, second];
}

function referenceType(place: Place, inner: (inside: Place) => MoveType): MoveType {
  const [isMutable, to] = pairOf(place);
  return { kind: 'reference', isMutable: flagAt(isMutable), to: inner(to) };
}

function lambdaType(place: Place, inner: (inside: Place) => MoveType): MoveType {
  const [parameters, result] = pairOf(place);
  const returned = inner(result);
  const returns = returned.kind === 'tuple' ? returned.elements : [returned];
  return { kind: 'lambda', parameters: listOf(parameters).map(inner), returns };
}

function datatype(place: Place, inner: (inside: Place) => MoveType): MoveType {
  const module = member(place, 'module');
  const id = datatypeId(member(module, 'address'), member(module, 'name'), member(place, 'name'));
  // Older summaries list the types themselves, newer ones say beside each whether it is phantom.
  const list = listOf(member(place, 'type_arguments')).map((raw) =>
    typeof raw.value === 'object' && raw.value !== null && Object.hasOwn(raw.value, 'argument')
      ? member(raw, 'argument')
      : raw,
  );
  return { kind: 'datatype', id, arguments: list.map(inner) };
}

export function datatypeId(address: Place, module: Place, name: Place): string {
  return `${packageAt(address)}::${nameAt(module)}::${nameAt(name)}`;
}

/** Bytecode knows type parameters by position. */
export function indexedParameter(
  index: number,
  place: Place,
  parameters: readonly TypeParameter[],
): MoveType {
  const parameter = parameters[index];
  if (parameter === undefined)
    throw new ShapeError(`${place.path} points to type parameter ${index}, which is missing`);
  return { kind: 'parameter', name: parameter.name };
}
