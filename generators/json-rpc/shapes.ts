/** The JSON that a method takes and gives, as plain data, and what can be said of it. Pure. */

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

/** One form of a value; `description` is upstream's comment on it. */
export interface UnionOption {
  readonly shape: Shape;
  readonly description: string | null;
}

/** Shapes of declared types, which a `ref` names. */
export type ShapesByName = ReadonlyMap<string, Shape>;

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
