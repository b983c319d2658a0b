/** Values that a reader can recognize for what they are: addresses, versions, enum values. Pure. */

import type { GraphQLInputType, GraphQLSchema } from 'graphql';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';

const ADDRESS = `0x${'0'.repeat(63)}2`;

/** Scalars by name; one that is not here gets a plain string. */
const BY_SCALAR: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['Int', 10],
  ['Float', 1.5],
  ['Boolean', true],
  ['ID', 'example-id'],
  ['UInt53', 1],
  ['BigInt', '1000000000'],
  ['SuiAddress', ADDRESS],
  ['Base64', 'AAAA'],
  ['DateTime', '2025-07-15T00:00:00.000Z'],
  ['JSON', {}],
  ['URI', 'https://example.com/'],
]);

/** Strings by the name of the argument, where the schema is Sui's and the name says what is meant. */
const BY_NAME: ReadonlyMap<string, string> = new Map([
  ['digest', '11111111111111111111111111111111'],
  ['type', '0x2::sui::SUI'],
  ['coinType', '0x2::sui::SUI'],
  ['domain', 'example.sui'],
]);

/** The smallest value that the type accepts; recursive inputs end because only required fields are filled. */
export function sampleValue(
  schema: GraphQLSchema,
  type: GraphQLInputType,
  name: string,
  depth = 0,
): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [sampleValue(schema, bare.ofType, name, depth)];
  if (isEnumType(bare)) return bare.getValues()[0]?.name ?? null;
  if (isInputObjectType(bare)) {
    // Required recursion cannot be satisfied; validateSchema refuses it, lenient runs end here.
    if (depth > 5) return {};
    const fields = Object.values(bare.getFields());
    const required = fields.filter(isRequiredInputField);
    const first = fields[0];
    const displayed = required.length > 0 || !bare.isOneOf || !first ? required : [first];
    return Object.fromEntries(
      displayed.map((field) => [
        field.name,
        sampleValue(schema, requiredType(field.type), field.name, depth + 1),
      ]),
    );
  }
  if (bare.name !== 'String') return BY_SCALAR.get(bare.name) ?? 'example';
  const isOurs = schema.getType('SuiAddress') !== undefined;
  return (isOurs ? BY_NAME.get(name) : undefined) ?? 'example';
}

/** The field of a one-of input must not be null, though its type says it may. */
function requiredType(type: GraphQLInputType): GraphQLInputType {
  return isNonNullType(type) ? type.ofType : type;
}
