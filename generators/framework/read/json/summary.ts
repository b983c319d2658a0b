/** Package summaries as `sui move summary` writes them, one JSON file for each module. Pure. */

import type { Location, Outcome } from '../../../core/diagnostics.ts';
import { isRecord } from '../../../core/source.ts';
import type {
  ReadAttribute,
  ReadDatatype,
  ReadEnum,
  ReadField,
  ReadFunction,
  ReadItem,
  ReadModule,
  ReadStruct,
  ReadVariant,
} from '../declarations.ts';
import type { JsonCursor } from './shape.ts';
import {
  NOT_IN_JSON,
  abilitiesAt,
  entriesOf,
  flagAt,
  listOf,
  member,
  nameAt,
  nameOfKey,
  numberAt,
  packageAt,
  readShape,
  recordOf,
  ShapeError,
  textAt,
  textOrNull,
  visibilityAt,
} from './shape.ts';
import { isLeftOut } from '../source/attributes.ts';
import { undent } from '../source/docs.ts';
import { summaryType } from './summary-types.ts';
import type { TypeParameter } from '../../move/types.ts';

export function isSummary(value: unknown): boolean {
  return isRecord(value) && isRecord(value['id']) && 'functions' in value && 'structs' in value;
}

export function readSummary(value: unknown, file: string): Outcome<ReadModule> {
  const at: Location = { file, line: 1, column: 1 };
  return readShape(at, () => readModule({ value, path: '' }, at));
}

function readModule(cursor: JsonCursor, at: Location): ReadModule {
  const id = member(cursor, 'id');
  const packageName = packageAt(member(id, 'address'));
  const name = nameAt(member(id, 'name'));
  const retained = <T extends ReadItem>(items: readonly T[]): readonly T[] =>
    items.filter((item) => !isLeftOut(item.attributes));
  return {
    ...readItem(name, cursor, at),
    package: packageName,
    id: `${packageName}::${name}`,
    structs: retained(
      inOrder(member(cursor, 'structs')).map(([key, raw]) => readStruct(key, raw, at)),
    ),
    enums: retained(inOrder(member(cursor, 'enums')).map(([key, raw]) => readEnum(key, raw, at))),
    functions: retained(
      inOrder(member(cursor, 'functions'), 'source_index').map(([key, raw]) =>
        readFunction(key, raw, at),
      ),
    ),
    ...NOT_IN_JSON,
  };
}

/** By position, as the objects of JSON have no order one should rely on. Macros have a position in the source only. */
function inOrder(cursor: JsonCursor, first = 'index'): readonly (readonly [string, JsonCursor])[] {
  const position = (entry: JsonCursor): number => {
    const index = member(entry, first);
    return numberAt(index.value === undefined ? member(entry, 'index') : index);
  };
  return [...entriesOf(cursor)].sort(([, a], [, b]) => position(a) - position(b));
}

function readItem(name: string, cursor: JsonCursor, at: Location): ReadItem {
  return {
    name,
    doc: docAt(member(cursor, 'doc')),
    attributes: attributesAt(member(cursor, 'attributes')),
    at,
  };
}

function docAt(cursor: JsonCursor): string | null {
  const doc = textOrNull(cursor);
  if (doc === null) return null;
  const text = undent(doc.split('\n').map((line) => line.trimEnd()))
    .join('\n')
    .trim();
  return text === '' ? null : text;
}

function attributesAt(cursor: JsonCursor): readonly ReadAttribute[] {
  return listOf(cursor).map((attribute) => {
    const [kind, inner] = entriesOf(attribute)[0] ?? [];
    if (inner === undefined) throw new ShapeError(`${attribute.path} is not an attribute`);
    if (kind === 'Name') return { name: textAt(inner), value: null };
    const [name, value] = listOf(inner);
    if (name === undefined || value === undefined)
      throw new ShapeError(`${attribute.path} is not an attribute`);
    return {
      name: textAt(name),
      value:
        kind === 'Assigned' ? textAt(value) : attributesAt(value).map(printAttribute).join(', '),
    };
  });
}

function printAttribute({ name, value }: ReadAttribute): string {
  return value === null ? name : `${name} = ${value}`;
}

function readTypeParameters(cursor: JsonCursor): readonly TypeParameter[] {
  return listOf(cursor).map((parameter, index) => {
    const name = member(parameter, 'name');
    return {
      // Summaries of bytecode have no names.
      name: name.value === undefined || name.value === null ? `T${index}` : nameAt(name),
      abilities: abilitiesAt(member(parameter, 'constraints')),
      isPhantom: flagAt(member(parameter, 'phantom')),
    };
  });
}

function readHead(key: string, cursor: JsonCursor, at: Location): ReadDatatype {
  return {
    ...readItem(nameOfKey(key, cursor), cursor, at),
    abilities: abilitiesAt(member(cursor, 'abilities')),
    typeParameters: readTypeParameters(member(cursor, 'type_parameters')),
  };
}

function readStruct(key: string, cursor: JsonCursor, at: Location): ReadStruct {
  const head = readHead(key, cursor, at);
  return { ...head, ...readFields(member(cursor, 'fields'), head.typeParameters) };
}

function readEnum(key: string, cursor: JsonCursor, at: Location): ReadEnum {
  const head = readHead(key, cursor, at);
  const variants = inOrder(member(cursor, 'variants')).map(([name, variant]): ReadVariant => ({
    name: nameOfKey(name, variant),
    doc: docAt(member(variant, 'doc')),
    ...readFields(member(variant, 'fields'), head.typeParameters),
  }));
  return { ...head, variants };
}

function readFields(
  cursor: JsonCursor,
  typeParameters: readonly TypeParameter[],
): { isPositional: boolean; fields: readonly ReadField[] } {
  recordOf(cursor);
  const isPositional = flagAt(member(cursor, 'positional_fields'));
  const fields = inOrder(member(cursor, 'fields')).map(([key, field], position) => ({
    name: isPositional ? String(position) : nameOfKey(key, field),
    type: summaryType(member(field, 'type_'), typeParameters),
    doc: docAt(member(field, 'doc')),
  }));
  return { isPositional, fields };
}

function readFunction(key: string, cursor: JsonCursor, at: Location): ReadFunction {
  const typeParameters = readTypeParameters(member(cursor, 'type_parameters'));
  return {
    ...readItem(nameOfKey(key, cursor), cursor, at),
    visibility: visibilityAt(member(cursor, 'visibility')),
    isEntry: flagAt(member(cursor, 'entry')),
    isNative: false,
    isMacro: flagAt(member(cursor, 'macro_')),
    typeParameters,
    parameters: listOf(member(cursor, 'parameters')).map((raw, index) => ({
      name: member(raw, 'name').value == null ? `arg${index}` : nameAt(member(raw, 'name')),
      type: summaryType(member(raw, 'type_'), typeParameters),
    })),
    returns: listOf(member(cursor, 'return_')).map((raw) => summaryType(raw, typeParameters)),
    body: null,
  };
}
