/** On-chain ABI JSON: the normalized modules that a Sui node answers with. Pure. */

import type { Location, Outcome } from '../../../core/diagnostics.ts';
import type {
  ReadDatatype,
  ReadEnum,
  ReadField,
  ReadFunction,
  ReadItem,
  ReadModule,
  ReadStruct,
} from '../declarations.ts';
import { normalizedModule } from './grpc.ts';
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
  ShapeError,
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

function readModule(place: Place, at: Location): ReadModule {
  const packageName = packageAt(member(place, 'address'));
  const name = nameAt(member(place, 'name'));
  return {
    ...bareItem(name, at),
    package: packageName,
    id: `${packageName}::${name}`,
    structs: entriesOf(member(place, 'structs')).map(([key, raw]) => readStruct(key, raw, at)),
    enums: entriesOf(member(place, 'enums')).map(([key, raw]) => readEnum(key, raw, at)),
    functions: entriesOf(member(place, 'exposedFunctions')).map(([key, raw]) =>
      readFunction(key, raw, at),
    ),
    ...NOT_IN_JSON,
  };
}

function bareItem(name: string, at: Location): ReadItem {
  return { name, doc: null, attributes: [], at };
}

function readTypeParameters(place: Place): readonly TypeParameter[] {
  return listOf(place).map((parameter, index) => {
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

function readHead(key: string, place: Place, at: Location): ReadDatatype {
  return {
    ...bareItem(nameOfKey(key, place), at),
    abilities: abilitiesAt(member(member(place, 'abilities'), 'abilities')),
    typeParameters: readTypeParameters(member(place, 'typeParameters')),
  };
}

function readStruct(key: string, place: Place, at: Location): ReadStruct {
  const head = readHead(key, place, at);
  const listed = listOf(member(place, 'fields')).map((raw) => readField(raw, head.typeParameters));
  // Bytecode has no struct without fields: the compiler adds this one.
  const isEmpty = listed.length === 1 && listed[0]?.name === 'dummy_field';
  const fields = isEmpty ? [] : listed;
  // The compiler calls positional fields `pos0`, `pos1` ….
  const isPositional =
    fields.length > 0 && fields.every((field, index) => field.name === `pos${index}`);
  return {
    ...head,
    isPositional,
    fields: isPositional
      ? fields.map((field, index) => ({ ...field, name: String(index) }))
      : fields,
  };
}

function readField(place: Place, typeParameters: readonly TypeParameter[]): ReadField {
  return {
    name: nameAt(member(place, 'name')),
    type: abiType(member(place, 'type'), typeParameters),
    doc: null,
  };
}

function readEnum(key: string, place: Place, at: Location): ReadEnum {
  const head = readHead(key, place, at);
  return {
    ...head,
    variants: entriesOf(member(place, 'variants')).map(([name, list]) => ({
      name: nameOfKey(name, list),
      doc: null,
      isPositional: false,
      fields: listOf(list).map((raw) => readField(raw, head.typeParameters)),
    })),
  };
}

function readFunction(key: string, place: Place, at: Location): ReadFunction {
  const typeParameters = readTypeParameters(member(place, 'typeParameters'));
  return {
    ...bareItem(nameOfKey(key, place), at),
    visibility: visibilityAt(member(place, 'visibility')),
    isEntry: flagAt(member(place, 'isEntry')),
    isNative: false,
    isMacro: false,
    typeParameters,
    parameters: listOf(member(place, 'parameters')).map((raw, index) => ({
      name: `arg${index}`,
      type: abiType(raw, typeParameters),
    })),
    returns: listOf(member(place, 'return')).map((raw) => abiType(raw, typeParameters)),
    body: null,
  };
}

function abiType(place: Place, parameters: readonly TypeParameter[], depth = 0): MoveType {
  checkDepth(place, depth);
  const inner = (part: Place): MoveType => abiType(part, parameters, depth + 1);
  if (typeof place.value === 'string') return primitiveType(place.value.toLowerCase(), place);
  const [kind, value] = variantOf(place) ?? ['', place];
  if (kind === 'Vector') return { kind: 'vector', element: inner(value) };
  if (kind === 'Reference' || kind === 'MutableReference') {
    return { kind: 'reference', isMutable: kind === 'MutableReference', to: inner(value) };
  }
  if (kind === 'TypeParameter') return indexedParameter(numberAt(value), value, parameters);
  if (kind !== 'Struct') throw new ShapeError(`${place.path} is not a type`);
  const id = datatypeId(member(value, 'address'), member(value, 'module'), member(value, 'name'));
  return { kind: 'datatype', id, arguments: listOf(member(value, 'typeArguments')).map(inner) };
}
