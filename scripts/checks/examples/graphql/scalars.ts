/** What the schema's own scalars accept: the schema text says it in prose only. Pure. */

import type { GraphQLSchema, ValueNode } from 'graphql';
import { GraphQLError, GraphQLScalarType, Kind, print } from 'graphql';

interface ScalarRule {
  readonly accepts: (value: unknown) => boolean;
  readonly expected: string;
}

function text(pattern: RegExp, expected: string): ScalarRule {
  return { accepts: (value) => typeof value === 'string' && pattern.test(value), expected };
}

const RULES: Readonly<Record<string, ScalarRule>> = {
  Base64: text(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, 'Base64 text'),
  BigInt: text(/^-?\d+$/, 'a whole number in quotes, such as "1000"'),
  DateTime: text(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/,
    'a time such as "2025-07-01T00:00:00Z"',
  ),
  SuiAddress: text(/^0x[0-9a-fA-F]{1,64}$/, 'an address: "0x" and 1 to 64 hexadecimal digits'),
  UInt53: {
    accepts: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
    expected: 'a whole number that is not negative',
  },
};

/** Gives the scalars of a freshly built schema their rules. */
export function applyScalarRules(schema: GraphQLSchema): void {
  for (const [name, rule] of Object.entries(RULES)) {
    const scalar = schema.getType(name);
    if (!(scalar instanceof GraphQLScalarType)) continue;
    scalar.parseValue = (value) => accepted(name, rule, value);
    scalar.serialize = (value) => accepted(name, rule, value);
    scalar.parseLiteral = (node) => accepted(name, rule, literalValue(node), node);
  }
}

function accepted(name: string, rule: ScalarRule, value: unknown, node?: ValueNode): unknown {
  if (rule.accepts(value)) return value;
  const valueText = node ? print(node) : JSON.stringify(value);
  throw new GraphQLError(
    `${name} cannot represent ${valueText}: expected ${rule.expected}`,
    node ? { nodes: node } : {},
  );
}

function literalValue(node: ValueNode): unknown {
  if (node.kind === Kind.STRING) return node.value;
  if (node.kind === Kind.INT) return Number(node.value);
  return undefined;
}
