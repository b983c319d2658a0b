/**
 * A schema as `@graphql-inspector/core` shall see it: without descriptions and marks, which it grades wrong where
 * they are at arguments and input fields, and with default values as text. Pure.
 */

import { createRequire } from 'node:module';
import type {
  ConstValueNode,
  DocumentNode,
  GraphQLArgument,
  GraphQLInputField,
  GraphQLSchema,
} from 'graphql';
import type * as graphql from 'graphql';
import { withMissingTypes } from '../../../../generators/graphql/read/missing-types.ts';
import type { Statement } from './statements.ts';

/** The inspector knows schemas of the graphql that it loads itself, and loaders may give us another copy. */
export const library = createRequire(import.meta.url)('graphql') as typeof graphql;

/** An argument or an input field. */
export type Input = GraphQLArgument | GraphQLInputField;

export interface BareSchema {
  readonly schema: GraphQLSchema;
  readonly inputs: ReadonlyMap<string, Input>;
  /** Of inputs with a default, as JSON: `7` and `"7"` are one ID. */
  readonly defaults: ReadonlyMap<string, string>;
}

/** `statements` are those of the document. */
export function bareSchema(
  document: DocumentNode,
  statements: ReadonlyMap<string, Statement>,
): BareSchema {
  const schema = library.buildASTSchema(withMissingTypes(withoutStatements(document)), {
    assumeValid: true,
    assumeValidSDL: true,
  });
  const inputs = new Map(inputsOf(schema));
  const literalOf = (id: string): ConstValueNode | null => statements.get(id)?.defaultValue ?? null;
  const defaults = new Map(
    [...inputs].flatMap(([id, { type }]) => {
      const literal = literalOf(id);
      return literal === null ? [] : [[id, valueOf(literal, type)] as const];
    }),
  );
  // graphql-js 16 prints values that it has parsed, and fails on those of other scalars: https://github.com/graphql/graphql-js/issues/3051
  for (const [id, input] of inputs) {
    const literal = literalOf(id);
    if (literal !== null) input.defaultValue = library.print(literal);
  }
  return { schema, inputs, defaults };
}

function withoutStatements(document: DocumentNode): DocumentNode {
  return library.visit(document, {
    Directive: ({ name }) => (name.value === 'oneOf' ? undefined : null),
    InputValueDefinition: ({ defaultValue: _, ...node }) => node,
  });
}

function valueOf(literal: ConstValueNode, type: Input['type']): string {
  const value: unknown =
    library.valueFromAST(literal, type) ?? library.valueFromASTUntyped(literal);
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function inputsOf(schema: GraphQLSchema): [string, Input][] {
  const { isInputObjectType, isInterfaceType, isObjectType } = library;
  const argumentsOf = (id: string, list: readonly GraphQLArgument[]): [string, Input][] =>
    list.map((arg) => [`${id}(${arg.name})`, arg]);
  const ofTypes = Object.values(schema.getTypeMap()).flatMap((type) => {
    const id = `graphql:${type.name}`;
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field): [string, Input] => [
        `${id}.${field.name}`,
        field,
      ]);
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) =>
      argumentsOf(`${id}.${name}`, args),
    );
  });
  const ofDirectives = schema
    .getDirectives()
    .flatMap(({ name, args }) => argumentsOf(`graphql:@${name}`, args));
  return [...ofTypes, ...ofDirectives];
}
