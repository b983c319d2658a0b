/** On-chain ABI JSON: the normalized modules that a Sui node answers with. Pure. */

import type { Location, Outcome } from '../../../core/diagnostics.ts';
import type {
  FieldList,
  ReadDatatype,
  ReadEnum,
  ReadField,
  ReadFunction,
  ReadItem,
  ReadModule,
  ReadStruct,
  ReadVariant,
} from '../declarations.ts';
import { normalizedModule } from './grpc.ts';
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
  ShapeError,
  textAt,
  variantOf,
  visibilityAt,
} from './shape.ts';
import { checkDepth, datatypeId, indexedParameter, primitiveType } from './summary-types.ts';
import type { MoveType, TypeParameter } from '../../move/types.ts';

/** One module, a list of them, or an object of them by name, in the form of JSON-RPC or of gRPC. Null when the value is something else. */
export function abiModules(value: unknown): readonly unknown[] | null {
  if (isModule(value)) return [value];
  if (typeof value !== 'object' || value === null) return null;
  const modules = Object.values(value).map((module: unknown) => normalizedModule(module) ?? module);
  return modules.length > 0 && modules.every(isModule) ? modules : null;
}

function isModule(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'exposedFunctions');
}

export function readAbi(value: unknown, file: string): Outcome<ReadModule> {
  const at: Location = { file, line: 1, column: 1 };
  return readShape(at, () => readModule({ value, path: '' }, at));
}

function readModule(cursor: JsonCursor, at: Location): ReadModule {
  const packageName = packageAt(member(cursor, 'address'));
  const name = nameAt(member(cursor, 'name'));
  return {
    ...bareItem(name, at),
    package: packageName,
    id: `${packageName}::${name}`,
    structs: entriesOf(member(cursor, 'structs')).map(([key, raw]) => readStruct(key, raw, at)),
    enums: entriesOf(member(cursor, 'enums')).map(([key, raw]) => readEnum(key, raw, at)),
    functions: entriesOf(member(cursor, 'exposedFunctions')).map(([key, raw]) =>
      readFunction(key, raw, at),
    ),
    ...NOT_IN_JSON,
  };
}

function bareItem(name: string, at: Location): ReadItem {
  return { name, doc: null, attributes: [], at };
}

function readTypeParameters(cursor: JsonCursor): readonly TypeParameter[] {
  return listOf(cursor).map((parameter, index) => {
    const constraints = member(parameter, 'constraints');
    return {
      name: `T${index}`,
      // Functions list abilities at once, structs one level below.
      abilities: abilitiesAt(
        member(constraints.value === undefined ? parameter : constraints, 'abilities'),
      ),
      isPhantom: flagAt(member(parameter, 'isPhantom')),
    };
  });
}

function readHead(key: string, cursor: JsonCursor, at: Location): ReadDatatype {
  return {
    ...bareItem(nameOfKey(key, cursor), at),
    abilities: abilitiesAt(member(member(cursor, 'abilities'), 'abilities')),
    typeParameters: readTypeParameters(member(cursor, 'typeParameters')),
  };
}

function readStruct(key: string, cursor: JsonCursor, at: Location): ReadStruct {
  const head = readHead(key, cursor, at);
  const listed = listOf(member(cursor, 'fields')).map((raw) => readField(raw, head.typeParameters));
  // Bytecode has no struct without fields: the compiler adds this one.
  const isEmpty = listed.length === 1 && listed[0]?.name === 'dummy_field';
  const fields = isEmpty ? [] : listed;
  return { ...head, ...fieldListOf(fields) };
}

/** The compiler calls positional fields `pos0`, `pos1` …. */
function fieldListOf(fields: readonly ReadField[]): FieldList {
  const isPositional =
    fields.length > 0 && fields.every((field, index) => field.name === `pos${index}`);
  const nameOf = (name: string, index: number): string => (isPositional ? String(index) : name);
  return {
    isPositional,
    fields: fields.map((field, index) => ({ ...field, name: nameOf(field.name, index) })),
  };
}

function readField(cursor: JsonCursor, typeParameters: readonly TypeParameter[]): ReadField {
  return {
    name: nameAt(member(cursor, 'name')),
    type: abiType(member(cursor, 'type'), typeParameters),
    doc: null,
  };
}

/** Variants are sorted by name there; which comes first is part of the type, because BCS counts them. */
function readEnum(key: string, cursor: JsonCursor, at: Location): ReadEnum {
  const head = readHead(key, cursor, at);
  const variants = entriesOf(member(cursor, 'variants')).map(([name, list]) => ({
    name: nameOfKey(name, list),
    doc: null,
    ...fieldListOf(listOf(list).map((raw) => readField(raw, head.typeParameters))),
  }));
  const order = listOf(member(cursor, 'variantDeclarationOrder')).map(textAt);
  const rank = ({ name }: ReadVariant): number => order.indexOf(name);
  return { ...head, variants: variants.toSorted((a, b) => rank(a) - rank(b)) };
}

function readFunction(key: string, cursor: JsonCursor, at: Location): ReadFunction {
  const typeParameters = readTypeParameters(member(cursor, 'typeParameters'));
  return {
    ...bareItem(nameOfKey(key, cursor), at),
    visibility: visibilityAt(member(cursor, 'visibility')),
    isEntry: flagAt(member(cursor, 'isEntry')),
    isNative: false,
    isMacro: false,
    typeParameters,
    parameters: listOf(member(cursor, 'parameters')).map((raw, index) => ({
      name: `arg${index}`,
      type: abiType(raw, typeParameters),
    })),
    returns: listOf(member(cursor, 'return')).map((raw) => abiType(raw, typeParameters)),
    body: null,
  };
}

function abiType(cursor: JsonCursor, parameters: readonly TypeParameter[], depth = 0): MoveType {
  checkDepth(cursor, depth);
  const inner = (part: JsonCursor): MoveType => abiType(part, parameters, depth + 1);
  if (typeof cursor.value === 'string') return primitiveType(cursor.value.toLowerCase(), cursor);
  const [kind, value] = variantOf(cursor) ?? ['', cursor];
  if (kind === 'Vector') return { kind: 'vector', element: inner(value) };
  if (kind === 'Reference' || kind === 'MutableReference') {
    return { kind: 'reference', isMutable: kind === 'MutableReference', to: inner(value) };
  }
  if (kind === 'TypeParameter') return indexedParameter(numberAt(value), value, parameters);
  if (kind !== 'Struct') throw new ShapeError(`${cursor.path} is not a type`);
  const id = datatypeId(member(value, 'address'), member(value, 'module'), member(value, 'name'));
  return { kind: 'datatype', id, arguments: listOf(member(value, 'typeArguments')).map(inner) };
}
