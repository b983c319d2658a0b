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
import type { Place } from './shape.ts';
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

function readModule(place: Place, at: Location): ReadModule {
  const id = member(place, 'id');
  const packageName = packageAt(member(id, 'address'));
  const name = nameAt(member(id, 'name'));
  const retained = <T extends ReadItem>(items: readonly T[]): readonly T[] =>
    items.filter((item) => !isLeftOut(item.attributes));
  return {
    ...readItem(name, place, at),
    package: packageName,
    id: `${packageName}::${name}`,
    structs: retained(
      inOrder(member(place, 'structs')).map(([key, raw]) => readStruct(key, raw, at)),
    ),
    enums: retained(inOrder(member(place, 'enums')).map(([key, raw]) => readEnum(key, raw, at))),
    functions: retained(
      inOrder(member(place, 'functions'), 'source_index').map(([key, raw]) =>
        readFunction(key, raw, at),
      ),
    ),
    ...NOT_IN_JSON,
  };
}

/** By position, as the objects of JSON have no order one should rely on. Macros have a position in the source only. */
function inOrder(place: Place, first = 'index'): readonly (readonly [string, Place])[] {
  const position = (entry: Place): number => {
    const index = member(entry, first);
    return numberAt(index.value === undefined ? member(entry, 'index') : index);
  };
  return [...entriesOf(place)].sort(([, a], [, b]) => position(a) - position(b));
}

function readItem(name: string, place: Place, at: Location): ReadItem {
  return {
    name,
    doc: docAt(member(place, 'doc')),
    attributes: attributesAt(member(place, 'attributes')),
    at,
  };
}

function docAt(place: Place): string | null {
  const doc = textOrNull(place);
  if (doc === null) return null;
  const text = undent(doc.split('\n').map((line) => line.trimEnd()))
    .join('\n')
    .trim();
  return text === '' ? null : text;
}

function attributesAt(place: Place): readonly ReadAttribute[] {
  return listOf(place).map((attribute) => {
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

function readTypeParameters(place: Place): readonly TypeParameter[] {
  return listOf(place).map((parameter, index) => {
    const name = member(parameter, 'name');
    return {
      // Summaries of bytecode have no names.
      name: name.value === undefined || name.value === null ? `T${index}` : nameAt(name),
      abilities: abilitiesAt(member(parameter, 'constraints')),
      isPhantom: flagAt(member(parameter, 'phantom')),
    };
  });
}

function readHead(key: string, place: Place, at: Location): ReadDatatype {
  return {
    ...readItem(nameOfKey(key, place), place, at),
    abilities: abilitiesAt(member(place, 'abilities')),
    typeParameters: readTypeParameters(member(place, 'type_parameters')),
  };
}

function readStruct(key: string, place: Place, at: Location): ReadStruct {
  const head = readHead(key, place, at);
  return { ...head, ...readFields(member(place, 'fields'), head.typeParameters) };
}

function readEnum(key: string, place: Place, at: Location): ReadEnum {
  const head = readHead(key, place, at);
  const variants = inOrder(member(place, 'variants')).map(([name, variant]): ReadVariant => ({
    name: nameOfKey(name, variant),
    doc: docAt(member(variant, 'doc')),
    ...readFields(member(variant, 'fields'), head.typeParameters),
  }));
  return { ...head, variants };
}

function readFields(
  place: Place,
  typeParameters: readonly TypeParameter[],
): { isPositional: boolean; fields: readonly ReadField[] } {
  recordOf(place);
  const isPositional = flagAt(member(place, 'positional_fields'));
  const fields = inOrder(member(place, 'fields')).map(([key, field], position) => ({
    name: isPositional ? String(position) : nameOfKey(key, field),
    type: summaryType(member(field, 'type_'), typeParameters),
    doc: docAt(member(field, 'doc')),
  }));
  return { isPositional, fields };
}

function readFunction(key: string, place: Place, at: Location): ReadFunction {
  const typeParameters = readTypeParameters(member(place, 'type_parameters'));
  return {
    ...readItem(nameOfKey(key, place), place, at),
    visibility: visibilityAt(member(place, 'visibility')),
    isEntry: flagAt(member(place, 'entry')),
    isNative: false,
    isMacro: flagAt(member(place, 'macro_')),
    typeParameters,
    parameters: listOf(member(place, 'parameters')).map((raw, index) => ({
      name: member(raw, 'name').value == null ? `arg${index}` : nameAt(member(raw, 'name')),
      type: summaryType(member(raw, 'type_'), typeParameters),
    })),
    returns: listOf(member(place, 'return_')).map((raw) => summaryType(raw, typeParameters)),
    body: null,
  };
}
