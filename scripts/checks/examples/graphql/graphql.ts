/** GraphQL blocks against the documented schema: operations with their variables, and excerpts of the schema. */

import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import {
  GraphQLError,
  NoUnusedFragmentsRule,
  buildSchema,
  isExecutableDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { loadPinned } from '../../../../generators/core/sources.ts';
import type { CheckContext, Checker, Finding, Unit } from '../model.ts';
import type { FrameworkNames } from '../../move-calls/paths.ts';
import { loadFrameworkNames } from '../../move-calls/paths.ts';
import { propose } from '../../proposal.ts';
import { excerptProblems } from './excerpt.ts';
import type { GraphqlProblem } from './excerpt.ts';
import { movePathProblems } from './move-paths.ts';
import { variableFindings } from './variables.ts';
import { applyScalarRules } from './scalars.ts';

export const checker: Checker = {
  check: async (units, context) => {
    const held = loadHeld(context);
    return units.map((unit) => findingsOf(unit, held));
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

/** For operations in another language: findings as of a block of GraphQL. */
export function documentFindings(code: string, context: CheckContext): readonly Finding[] {
  const read = parsed(code);
  return read instanceof GraphQLError
    ? [toFinding({ code: 'graphql-syntax', error: read }, code)]
    : problemsOf(read, loadHeld(context)).map((problem) => toFinding(problem, code));
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

function problemsOf(document: DocumentNode, { schema, names }: Held): readonly GraphqlProblem[] {
  return isExcerpt(document)
    ? excerptProblems(document, schema)
    : [...operationProblems(document, schema), ...movePathProblems(document, names)];
}

/** An operation and its variables, null when only the reader knows them, as a request has them. */
export function requestFindings(
  code: string,
  variables: string | null,
  context: CheckContext,
): readonly Finding[] {
  const document = parsed(code);
  if (document instanceof GraphQLError) return documentFindings(code, context);
  const held = loadHeld(context);
  const operation = operationOf(document);
  const values =
    operation && variables !== null
      ? variableFindings({ ...held, operation, variables, block: 1 })
      : [];
  return [...documentFindings(code, context), ...values];
}

function operationOf(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === 'OperationDefinition',
  );
}

function findingsOf(unit: Unit, held: Held): readonly Finding[] {
  const block = unit.blocks[0];
  if (!block) return [];
  const document = parsed(block.code);
  if (document instanceof GraphQLError)
    return [toFinding({ code: 'graphql-syntax', error: document }, block.code)];
  const findings = problemsOf(document, held).map((problem) => toFinding(problem, block.code));
  const operation = operationOf(document);
  const pairs = unit.blocks
    .slice(1)
    .flatMap(({ code: variables }, index) =>
      operation ? variableFindings({ ...held, operation, variables, block: index + 1 }) : [],
    );
  return [...findings, ...pairs];
}

function isExcerpt(document: DocumentNode): boolean {
  return document.definitions.every((node) => !isExecutableDefinitionNode(node));
}

/** graphql-js does not say which rule spoke; each rule gets a context that remembers it. */
function operationProblems(
  document: DocumentNode,
  schema: GraphQLSchema,
): readonly GraphqlProblem[] {
  const problems: GraphqlProblem[] = [];
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
        problems.push({ code: rule.name.replace(/Rule$/, ''), error });
        context.reportError(error);
      };
      return rule(named);
    }),
  );
  return problems;
}

/** graphql-js ends with `Did you mean "a" or "b"?`; the nearest of these, when it is alone, is a rename. */
function toFinding({ code, error, near: own, fix }: GraphqlProblem, text: string): Finding {
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
  const shown = candidates.length === 0 ? error.message : statement;
  const expected = /: expected (.+)$/.exec(error.message)?.[1];
  const advice =
    expected !== undefined
      ? `write ${expected}`
      : candidates.length === 0
        ? 'look the name up in the GraphQL reference of this release'
        : `did you mean ${list}`;
  return {
    level: 'error',
    code,
    message: shown,
    block: 0,
    line: at.line,
    column,
    fix: fix ?? (near ? `did you mean \`${near.to}\`?` : advice),
    rename: near?.isUnique ? { column, from: own?.from ?? from, to: near.to } : null,
  };
}
