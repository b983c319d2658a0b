/**
 * Modules as the gRPC service of a node describes them (`sui/rpc/v2/move_package.proto`, with numbers for names), which
 * `@typemove/sui` has since 2.0: turned into the normalized modules that its 1.x and JSON-RPC have. Pure.
 */

type Json = Readonly<Record<string, unknown>>;

const ABILITIES = [null, 'Copy', 'Drop', 'Store', 'Key'];
const VISIBILITIES = [null, 'Private', 'Public', 'Friend'];
const REFERENCES = [null, 'Reference', 'MutableReference'];
const PRIMITIVES = [null, 'Address', 'Bool', 'U8', 'U16', 'U32', 'U64', 'U128', 'U256'];
const [VECTOR, DATATYPE, TYPE_PARAMETER] = [9, 10, 11];
const ENUM = 2;

/** Null when the value is no such module. What is wrong inside is left to the reader of normalized modules. */
export function normalizedModule(value: unknown): Json | null {
  const { address, module } = record(value);
  const { name, datatypes, functions } = record(module);
  if (!Array.isArray(datatypes) || !Array.isArray(functions)) return null;
  const types = datatypes.map(record);
  return {
    address,
    name,
    structs: byName(types.filter(({ kind }) => kind !== ENUM).map(structOf)),
    enums: byName(types.filter(({ kind }) => kind === ENUM).map(enumOf)),
    // Normalized modules leave out what nobody else can call.
    exposedFunctions: byName(
      functions
        .map(record)
        .filter(({ visibility, isEntry }) => visibility !== 1 || isEntry === true)
        .map(functionOf),
    ),
  };
}

function headOf(type: Json): Json {
  return {
    name: type['name'],
    abilities: abilitiesOf(type['abilities']),
    typeParameters: list(type['typeParameters']).map(({ constraints, isPhantom }) => ({
      constraints: abilitiesOf(constraints),
      isPhantom: isPhantom === true,
    })),
  };
}

function structOf(type: Json): Json {
  return { ...headOf(type), fields: fieldsOf(type) };
}

function enumOf(type: Json): Json {
  const variants = list(type['variants']).map((variant) => [variant['name'], fieldsOf(variant)]);
  return { ...headOf(type), variants: Object.fromEntries(variants) as Json };
}

function fieldsOf({ fields }: Json): readonly Json[] {
  return list(fields).map((field) => ({
    name: field['name'],
    type: typeOf(record(field['type'])),
  }));
}

function functionOf(fun: Json): Json {
  return {
    name: fun['name'],
    visibility: VISIBILITIES[Number(fun['visibility'])],
    isEntry: fun['isEntry'] === true,
    typeParameters: list(fun['typeParameters']).map(({ constraints }) => abilitiesOf(constraints)),
    parameters: list(fun['parameters']).map(signatureOf),
    return: list(fun['returns']).map(signatureOf),
  };
}

function signatureOf({ reference, body }: Json): unknown {
  const type = typeOf(record(body));
  const kind = REFERENCES[Number(reference ?? 0)];
  return kind ? { [kind]: type } : type;
}

function typeOf(body: Json): unknown {
  const inner = list(body['typeParameterInstantiation']).map(typeOf);
  if (body['type'] === VECTOR) return { Vector: inner[0] };
  if (body['type'] === TYPE_PARAMETER) return { TypeParameter: body['typeParameter'] ?? 0 };
  if (body['type'] !== DATATYPE) return PRIMITIVES[Number(body['type'])];
  const [address, module, name] = String(body['typeName']).split('::');
  return { Struct: { address, module, name, typeArguments: inner } };
}

function abilitiesOf(value: unknown): Json {
  const numbers = Array.isArray(value) ? (value as readonly number[]) : [];
  return { abilities: numbers.map((ability) => ABILITIES[ability]) };
}

function byName(items: readonly Json[]): Json {
  return Object.fromEntries(items.map((item) => [item['name'], item])) as Json;
}

function list(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map(record) : [];
}

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
