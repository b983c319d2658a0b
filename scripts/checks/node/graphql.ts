/** GraphQL operations: validated against the documented schema, answered from the fixture, the answer held to its shape. */

import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import {
  GraphQLError,
  execute,
  getOperationAST,
  getVariableValues,
  parse,
  print,
  validate,
} from 'graphql';
import { fits } from './match.ts';
import type { GraphqlAnswer, GraphqlEntry } from './model.ts';
import type { NodeState } from './state.ts';
import { nextAnswer, report, reportAnswer, reportUnanswered } from './state.ts';

interface Request {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
}

interface Operation {
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

export function answerGraphql(state: NodeState, body: unknown): object {
  const operation = readOperation(state, (body ?? {}) as Request);
  if (Array.isArray(operation)) {
    for (const message of operation)
      report(state, {
        code: 'node-request',
        message: `the program sends an operation that the schema refuses: ${message}`,
        fix: 'write the operation as the GraphQL reference shows it',
        at: null,
      });
    return { data: null, errors: operation.map((message) => ({ message })) };
  }
  return answerOperation(state, operation as Operation);
}

/** What the schema says against it, when it is refused. */
function readOperation(state: NodeState, request: Request): Operation | string[] {
  let document: DocumentNode;
  try {
    document = parse(String(request.query));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return [error.message];
  }
  const name = typeof request.operationName === 'string' ? request.operationName : null;
  const definition = getOperationAST(document, name);
  const errors = validate(state.schema(), document);
  if (errors.length > 0) return errors.map(({ message }) => message);
  if (!definition)
    return [name === null ? 'it names no single operation' : `there is no operation "${name}"`];
  const given = (request.variables ?? {}) as Readonly<Record<string, unknown>>;
  const values = getVariableValues(state.schema(), definition.variableDefinitions ?? [], given);
  if (values.errors) return values.errors.map(({ message }) => message);
  return { document, definition, variables: given };
}

function answerOperation(state: NodeState, operation: Operation): object {
  const entry = state.fixture.graphql.find((graphqlEntry) => isFor(graphqlEntry, operation));
  const answer = entry && nextAnswer(state, entry);
  if (!entry || !answer) {
    const name = operation.definition.name?.value;
    const asked = `the operation ${name ?? print(operation.definition).replace(/\s+/g, ' ')}`;
    const variables = JSON.stringify(operation.variables);
    const head = name === undefined ? 'query: …' : `operation: ${name}`;
    reportUnanswered(
      state,
      `${asked} with ${variables}`,
      `graphql: [{ ${head}, variables: ${variables}, data: … }]`,
    );
    return { data: null, errors: [{ message: `no fixture answers ${name ?? 'the operation'}` }] };
  }
  const { errors } = answer;
  const read =
    answer.data === null ? { data: null, failures: [] } : readAnswer(state, operation, answer);
  for (const failure of read.failures) reportAnswer(state, failure, entry.at);
  return { data: read.data, ...(errors === null ? {} : { errors }) };
}

function isFor(entry: GraphqlEntry, { document, definition, variables }: Operation): boolean {
  if (entry.operation !== null && entry.operation !== definition.name?.value) return false;
  if (entry.query !== null && sameText(entry.query) !== print(document)) return false;
  return fits(entry.variables, variables);
}

function sameText(query: string): string {
  try {
    return print(parse(query));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return query;
  }
}

interface Read {
  readonly data: unknown;
  readonly failures: readonly string[];
}

/** The library's own executor reads the data field by field: what it cannot take, or does not reach, has the wrong shape. */
function readAnswer(state: NodeState, operation: Operation, { data }: GraphqlAnswer): Read {
  const name = operation.definition.name?.value ?? 'the operation';
  const result = execute({
    schema: state.schema(),
    document: operation.document,
    operationName: operation.definition.name?.value ?? null,
    variableValues: operation.variables,
    rootValue: data,
    fieldResolver: (source: Readonly<Record<string, unknown>>, _arguments, _context, { path }) =>
      source[path.key],
  });
  if (result instanceof Promise) throw new Error('plain data was read as a promise');
  const failures = (result.errors ?? []).map(
    ({ message, path }) =>
      `the answer to ${name} is wrong at "${(path ?? []).join('.')}": ${message}`,
  );
  if (failures.length > 0) return { data, failures };
  const location = firstDifference(data, result.data, []);
  const message = `the answer to ${name} has something else at "${location ?? ''}" than the operation asks for`;
  return { data: result.data, failures: location === null ? [] : [message] };
}

/** Path of the first value that is not the same on both sides. A type's name may be given unasked: a union needs it. */
function firstDifference(given: unknown, read: unknown, path: readonly string[]): string | null {
  if (typeof given !== 'object' || typeof read !== 'object' || given === null || read === null)
    return given === read ? null : path.join('.');
  for (const key of new Set([...Object.keys(given), ...Object.keys(read)])) {
    if (key === '__typename' && !(key in read)) continue;
    if (!(key in given) || !(key in read)) return [...path, key].join('.');
    const inner = (side: object): unknown => (side as Readonly<Record<string, unknown>>)[key];
    const found = firstDifference(inner(given), inner(read), [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
