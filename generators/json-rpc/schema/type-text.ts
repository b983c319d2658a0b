/** A schema as TypeScript writes the type, on one line, in pieces: names can be links. Pure. */

import type { Schema, Shape } from './schema.ts';
import { shapeOf } from './schema.ts';

/** A run of text; `name` where it is the name of a schema. */
export interface TypePiece {
  readonly text: string;
  readonly name: string | null;
}

export function typePieces(schema: Schema): readonly TypePiece[] {
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case 'ref':
      return [{ text: shape.name, name: shape.name }];
    case 'scalar':
      return [plain(shape.type === 'integer' ? 'number' : shape.type)];
    case 'enum':
      return [plain(shape.values.map((value) => JSON.stringify(value)).join(' | ') || 'never')];
    case 'list':
      return isChoice(shape.of)
        ? [plain('('), ...typePieces(shape.of), plain(')[]')]
        : [...typePieces(shape.of), plain('[]')];
    case 'tuple':
      return [plain('['), ...joined(tuplePieces(shape), ', '), plain(']')];
    case 'map':
      return [plain('{ [key: string]: '), ...typePieces(shape.of), plain(' }')];
    case 'object':
      return objectPieces(shape);
    case 'choice':
      return joined(shape.members.map(typePieces), ' | ');
    default:
      return [plain(shape.kind)];
  }
}

export function typeText(schema: Schema): string {
  return typePieces(schema)
    .map(({ text }) => text)
    .join('');
}

type Tuple = Extract<Shape, { kind: 'tuple' }>;

function tuplePieces({ items, rest }: Tuple): readonly (readonly TypePiece[])[] {
  const more = rest === null ? [] : [[plain('...'), ...typePieces({ type: 'array', items: rest })]];
  return [...items.map(typePieces), ...more];
}

function objectPieces({ fields, rest }: Extract<Shape, { kind: 'object' }>): readonly TypePiece[] {
  if (fields.length === 0 && rest === null) return [plain('{}')];
  const displayed = fields.map((field) => [
    plain(`${nameText(field.name)}${field.isRequired ? '' : '?'}: `),
    ...typePieces(field.schema),
  ]);
  const more = rest === null ? [] : [[plain('[key: string]: '), ...typePieces(rest)]];
  return [plain('{ '), ...joined([...displayed, ...more], '; '), plain(' }')];
}

/** A name as TypeScript writes it. */
export function nameText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function isChoice(schema: Schema): boolean {
  const { kind } = shapeOf(schema);
  return kind === 'choice' || kind === 'enum';
}

function plain(text: string): TypePiece {
  return { text, name: null };
}

function joined(lists: readonly (readonly TypePiece[])[], between: string): readonly TypePiece[] {
  return lists.flatMap((list, index) => (index === 0 ? list : [plain(between), ...list]));
}
