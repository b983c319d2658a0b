/** A schema as TypeScript writes the type, on one line, in pieces: names can be links. Pure. */

import type { Field, Schema } from './schema.ts';
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
      return [plain(shape.values.map((value) => JSON.stringify(value)).join(' | '))];
    case 'list':
      return isChoice(shape.of)
        ? [plain('('), ...typePieces(shape.of), plain(')[]')]
        : [...typePieces(shape.of), plain('[]')];
    case 'tuple':
      return [plain('['), ...joined(shape.items.map(typePieces), ', '), plain(']')];
    case 'map':
      return [plain('{ [key: string]: '), ...typePieces(shape.of), plain(' }')];
    case 'object':
      return objectPieces(shape.fields);
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

function objectPieces(fields: readonly Field[]): readonly TypePiece[] {
  if (fields.length === 0) return [plain('{}')];
  const displayed = fields.map((field) => [
    plain(`${field.name}${field.isRequired ? '' : '?'}: `),
    ...typePieces(field.schema),
  ]);
  return [plain('{ '), ...joined(displayed, '; '), plain(' }')];
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
