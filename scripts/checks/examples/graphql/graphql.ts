/** GraphQL blocks against the documented schema: operations with their variables, and excerpts of the schema. */

import type {
  DocumentNode,
  GraphQLSchema,
  OperationDefinitionNode,
  ValidationContext,
} from 'graphql';
import {
  GraphQLError,
  NoUnusedFragmentsRule,
  buildSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isExecutableDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { loadPinned } from '../../../../generators/core/sources.ts';
import type { CheckContext, Checker, UnitResult, Unit } from '../model.ts';
import type { FrameworkNames } from '../../move-calls/paths.ts';
import { loadFrameworkNames } from '../../move-calls/paths.ts';
import { propose } from '../../proposal.ts';
import { listedFix, relatedFix } from '../../../../site/move/explain/related-names.ts';
import { checkExcerpt } from './excerpt.ts';
import type { GraphqlResult } from './excerpt.ts';
import { checkMovePath } from './move-paths.ts';
import { checkService } from './service-rules.ts';
import { checkVariable } from './variables.ts';
import { applyScalarRules } from './scalars.ts';

export const checker: Checker = {
  check: async (units, context) => {
    const held = loadHeld(context);
    return units.map((unit) => resultsOf(unit, held));
  },
};

let loaded: { readonly root: string; readonly schema: GraphQLSchema } | null = null;

export function loadSchema({ root }: CheckContext): GraphQLSchema {
  if (loaded?.root === root) return loaded.schema;
  const sources = loadPinned(root, 'graphql');
  if (!sources.value)
    throw new Error(sources.diagnostics[0]?.message ?? 'the GraphQL schema is missing');
  const schema = buildSchema(sources.value.map(({ text }) => text).join('\n'), {
    assumeValidSDL: true,
  });
  applyScalarRules(schema);
  loaded = { root, schema };
  return schema;
}

/** What operations are held against. */
interface Held {
  readonly schema: GraphQLSchema;
  readonly names: FrameworkNames;
}

function loadHeld(context: CheckContext): Held {
  return { schema: loadSchema(context), names: loadFrameworkNames(context.root) };
}

/** For operations in another language: results as of a block of GraphQL. */
export function checkDocument(code: string, context: CheckContext): readonly UnitResult[] {
  const read = parsed(code);
  return read instanceof GraphQLError
    ? [toResult({ code: 'graphql-syntax', error: read }, code)]
    : failuresOf(read, loadHeld(context)).map((result) => toResult(result, code));
}

/** The error of the parser where it does not parse. */
export function parsed(code: string): DocumentNode | GraphQLError {
  try {
    return parse(code);
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function failuresOf(document: DocumentNode, { schema, names }: Held): readonly GraphqlResult[] {
  return isExcerpt(document)
    ? checkExcerpt(document, schema)
    : [
        ...checkOperation(document, schema),
        ...checkMovePath(document, names),
        ...checkService(document, schema, names),
      ];
}

/** An operation and its variables, null when only the reader knows them, as a request has them. */
export function checkRequests(
  code: string,
  variables: string | null,
  context: CheckContext,
): readonly UnitResult[] {
  const document = parsed(code);
  if (document instanceof GraphQLError) return checkDocument(code, context);
  const held = loadHeld(context);
  const operation = operationOf(document);
  const values =
    operation && variables !== null
      ? checkVariable({ ...held, operation, variables, block: 1 })
      : [];
  return [...checkDocument(code, context), ...values];
}

function operationOf(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === 'OperationDefinition',
  );
}

function resultsOf(unit: Unit, held: Held): readonly UnitResult[] {
  const block = unit.blocks[0];
  if (!block) return [];
  const document = parsed(block.code);
  if (document instanceof GraphQLError)
    return [toResult({ code: 'graphql-syntax', error: document }, block.code)];
  const results = failuresOf(document, held).map((result) => toResult(result, block.code));
  const operation = operationOf(document);
  const pairs = unit.blocks
    .slice(1)
    .flatMap(({ code: variables }, index) =>
      operation ? checkVariable({ ...held, operation, variables, block: index + 1 }) : [],
    );
  return [...results, ...pairs];
}

function isExcerpt(document: DocumentNode): boolean {
  return document.definitions.every((node) => !isExecutableDefinitionNode(node));
}

/** graphql-js does not say which rule spoke; each rule gets a context that remembers it. */
function checkOperation(document: DocumentNode, schema: GraphQLSchema): readonly GraphqlResult[] {
  const failures: GraphqlResult[] = [];
  const isOnlyFragments = document.definitions.every((node) => node.kind === 'FragmentDefinition');
  const rules = specifiedRules.filter(
    (rule) => !(isOnlyFragments && rule === NoUnusedFragmentsRule),
  );
  validate(
    schema,
    document,
    rules.map((rule) => (context) => {
      const named = Object.create(context) as typeof context;
      named.reportError = (error) => {
        failures.push({
          code: rule.name.replace(/Rule$/, ''),
          error,
          fix: relatedTo(error, context),
        });
        context.reportError(error);
      };
      return rule(named);
    }),
  );
  return failures;
}

/** What there is in the place of an unknown name, where graphql-js proposes nothing. */
function relatedTo({ message }: GraphQLError, context: ValidationContext): string | undefined {
  const [, name = ''] = /^[^"]*"(?:\w+\.)?(\w+)"/.exec(message) ?? [];
  const possible = /^Unknown type/.test(message) ? possibleTypes(context) : [];
  const isProposed = possible.some((type) => message.includes(`"${type}"`));
  if (possible.length > 0 && !isProposed)
    return relatedFix(name, possible) ?? listedFix('use one of', possible) ?? undefined;
  if (message.includes('Did you mean')) return undefined;
  const inner = /^Cannot query field/.test(message) ? holdersOf(name, context) : [];
  if (inner.length === 1) return `select \`${inner[0]} { ${name} }\``;
  const candidates = namesInstead(message, context);
  return relatedFix(name, candidates) ?? listedFix('use one of', candidates) ?? undefined;
}

/** What can stand in a fragment at this place. */
function possibleTypes(context: ValidationContext): readonly string[] {
  const parent = context.getParentType();
  return isAbstractType(parent)
    ? context
        .getSchema()
        .getPossibleTypes(parent)
        .map((type) => type.name)
    : [];
}

/** Fields whose value has the field: `contents`, of which `display` is a part now. */
function holdersOf(name: string, context: ValidationContext): readonly string[] {
  const parent = context.getParentType();
  const fields = parent && 'getFields' in parent ? Object.values(parent.getFields()) : [];
  return fields.flatMap((field) => {
    const type = getNamedType(field.type);
    return 'getFields' in type && name in type.getFields() ? [field.name] : [];
  });
}

function namesInstead(message: string, context: ValidationContext): readonly string[] {
  const named = context.getSchema().getType(/(?:by type|in) "(\w+)"/.exec(message)?.[1] ?? '');
  if (/^Unknown type/.test(message)) return Object.keys(context.getSchema().getTypeMap());
  if (/^Unknown argument/.test(message))
    return context.getFieldDef()?.args.map((argument) => argument.name) ?? [];
  if (/^Value .* does not exist in/.test(message) && isEnumType(named))
    return named.getValues().map((value) => value.name);
  const isField = /^Cannot query field/.test(message);
  const parent = isField ? context.getParentType() : named;
  const isNamed = isField || /is not defined by type/.test(message);
  return isNamed && parent && 'getFields' in parent ? Object.keys(parent.getFields()) : [];
}

const FIXES: Readonly<Record<string, string>> = {
  'graphql-syntax': 'correct the syntax at this place',
  ScalarLeafs: 'select fields of it in braces, or none where it has none',
  VariablesInAllowedPosition: 'declare the variable with the type that this place takes',
  ValuesOfCorrectType: 'give a value of that type',
  ProvidedRequiredArguments: 'give the argument',
};

/** graphql-js ends with `Did you mean "a" or "b"?`; the nearest of these, when it is alone, is a rename. */
function toResult({ code, error, near: own, fix }: GraphqlResult, text: string): UnitResult {
  const at = error.locations?.[0] ?? { line: 1, column: 1 };
  const line = text.split('\n')[at.line - 1] ?? '';
  const column = Array.from(line.slice(0, at.column - 1)).length + 1;
  const [statement = '', list = ''] = error.message.split(/\s*Did you mean /);
  const candidates = /inline fragment/.test(list)
    ? []
    : [...list.matchAll(/"(\w+)"/g)].map((match) => match[1] ?? '');
  const from =
    /^\w+/.exec(
      Array.from(line)
        .slice(column - 1)
        .join(''),
    )?.[0] ?? '';
  const near = own ?? propose(from, candidates);
  const displayed = candidates.length === 0 ? error.message : statement;
  const expected = /: expected (.+)$/.exec(error.message)?.[1];
  const required = /argument "(\w+)" of type ".+" is required/.exec(error.message)?.[1];
  const advice =
    expected !== undefined
      ? `write ${expected}`
      : required !== undefined
        ? `give it \`${required}\``
        : candidates.length === 0
          ? (FIXES[code] ?? 'look the name up in the GraphQL reference of this release')
          : `did you mean ${list}`;
  return {
    level: 'error',
    code,
    message: displayed,
    block: 0,
    line: at.line,
    column,
    fix: fix ?? (near ? `did you mean \`${near.to}\`?` : advice),
    rename: near?.isUnique ? { column, from: own?.from ?? from, to: near.to } : null,
  };
}
