/** A query that reaches a type: the shortest path from a root, with everything required filled in. Pure. */

import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import { compareText } from '../../core/text.ts';
import type { ExampleQuery } from './model.ts';
import { sampleValue } from './samples.ts';

export interface Examples {
  /** Null for types that no query returns. */
  ofType(name: string): ExampleQuery | null;
  ofOperation(root: string, field: string): ExampleQuery | null;
}

/** One step towards a type: through a field, or through `... on Type` of an abstract type. */
type Step =
  | {
      readonly kind: 'field';
      readonly field: GraphQLField<unknown, unknown>;
      readonly from: string;
    }
  | { readonly kind: 'fragment'; readonly type: string; readonly from: string };

/** A longer path is shown from its middle on: nobody writes one, and each level indents all below it. */
const MOST_STEPS = 16;

/** More leaves would bury the path; these are enough to see data. */
const MOST_LEAVES = 6;

export function buildExamples(schema: GraphQLSchema): Examples {
  const query = schema.getQueryType();
  const steps = query ? shortestSteps(schema, query) : new Map<string, Step>();
  return {
    ofType: (name) => {
      const type = schema.getType(name);
      if (!query || !type || !isCompositeType(type) || !steps.has(name)) return null;
      return printExample(schema, 'query', lastSteps(name, query.name, steps), type);
    },
    ofOperation: (root, fieldName) => {
      const type = schema.getType(root);
      const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
      if (!field) return null;
      const operation =
        schema.getMutationType()?.name === root
          ? 'mutation'
          : schema.getSubscriptionType()?.name === root
            ? 'subscription'
            : 'query';
      return printExample(
        schema,
        operation,
        [{ kind: 'field', field, from: root }],
        getNamedType(field.type),
      );
    },
  };
}

/** Breadth first; equally short paths prefer fewer required arguments, then byte order. */
function shortestSteps(schema: GraphQLSchema, query: GraphQLObjectType): Map<string, Step> {
  const steps = new Map<string, Step>();
  let frontier: GraphQLNamedType[] = [query];
  const seen = new Set([query.name]);
  while (frontier.length > 0) {
    const next: GraphQLNamedType[] = [];
    for (const type of frontier) {
      for (const { step, to } of stepsFrom(schema, type)) {
        if (seen.has(to.name)) continue;
        seen.add(to.name);
        steps.set(to.name, step);
        next.push(to);
      }
    }
    frontier = next;
  }
  return steps;
}

function stepsFrom(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
): { step: Step; to: GraphQLNamedType }[] {
  const found: { step: Step; to: GraphQLNamedType }[] = [];
  if (isObjectType(type) || isInterfaceType(type)) {
    const fields = Object.values(type.getFields()).filter((field) =>
      isCompositeType(getNamedType(field.type)),
    );
    fields.sort((a, b) => effortOf(a) - effortOf(b) || compareText(a.name, b.name));
    for (const field of fields) {
      found.push({ step: { kind: 'field', field, from: type.name }, to: getNamedType(field.type) });
    }
  }
  if (isAbstractType(type)) {
    const possible = isUnionType(type) ? type.getTypes() : schema.getPossibleTypes(type);
    for (const member of [...possible].sort((a, b) => compareText(a.name, b.name))) {
      found.push({ step: { kind: 'fragment', type: member.name, from: type.name }, to: member });
    }
  }
  return found;
}

function effortOf(field: GraphQLField<unknown, unknown>): number {
  return (
    field.args.filter(isRequiredArgument).length + (field.deprecationReason === undefined ? 0 : 10)
  );
}

function lastSteps(name: string, root: string, steps: ReadonlyMap<string, Step>): Step[] {
  const path: Step[] = [];
  for (let at = name; at !== root && path.length < MOST_STEPS;) {
    const step = steps.get(at);
    if (!step) throw new Error(`no path leads from ${root} to ${at}`);
    path.push(step);
    at = step.from;
  }
  return path.reverse();
}

interface Variable {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
}

function printExample(
  schema: GraphQLSchema,
  operation: string,
  path: readonly Step[],
  end: GraphQLNamedType,
): ExampleQuery {
  const variables: Variable[] = [];
  const lines: string[] = [];
  for (const [depth, step] of path.entries()) {
    const indent = '  '.repeat(depth + 1);
    if (step.kind === 'fragment') lines.push(`${indent}... on ${step.type} {`);
    else
      lines.push(
        `${indent}${step.field.name}${printArguments(schema, step.field, variables)}${isCompositeType(getNamedType(step.field.type)) ? ' {' : ''}`,
      );
  }
  const inner = '  '.repeat(path.length + 1);
  if (isCompositeType(end)) lines.push(...leavesOf(end).map((leaf) => `${inner}${leaf}`));
  for (let depth = isCompositeType(end) ? path.length : path.length - 1; depth > 0; depth -= 1) {
    lines.push(`${'  '.repeat(depth)}}`);
  }
  return {
    query: [headOf(schema, operation, path, variables), ...lines, '}'].join('\n'),
    variables:
      variables.length === 0
        ? null
        : JSON.stringify(
            Object.fromEntries(variables.map((variable) => [variable.name, variable.value])),
            null,
            2,
          ),
  };
}

/** A path that begins at no root is a fragment: the way to its first type is on that type's page. */
function headOf(
  schema: GraphQLSchema,
  operation: string,
  [first]: readonly Step[],
  variables: readonly Variable[],
): string {
  const isRoot = schema.getRootType(operation as OperationTypeNode)?.name === first?.from;
  if (first && !isRoot) return `fragment Example on ${first.from} {`;
  const declared = variables.map((variable) => `$${variable.name}: ${variable.type}`).join(', ');
  return declared === '' ? `${operation} {` : `${operation} Example(${declared}) {`;
}

function printArguments(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  variables: Variable[],
): string {
  const required = field.args.filter(isRequiredArgument);
  const displayed = required.length > 0 ? required : pageArgument(field);
  if (displayed.length === 0) return '';
  return `(${displayed.map((arg) => `${arg.name}: ${argumentValue(schema, arg, variables)}`).join(', ')})`;
}

/** A connection without a page size answers with whatever the server likes; `first: 5` is kinder. */
function pageArgument(field: GraphQLField<unknown, unknown>): GraphQLArgument[] {
  return field.args.filter((arg) => arg.name === 'first' && String(arg.type) === 'Int');
}

function argumentValue(schema: GraphQLSchema, arg: GraphQLArgument, variables: Variable[]): string {
  if (arg.name === 'first' && String(arg.type) === 'Int') return '5';
  const taken = new Set(variables.map((variable) => variable.name));
  let name = arg.name;
  for (let number = 2; taken.has(name); number += 1) name = `${arg.name}${number}`;
  variables.push({ name, type: String(arg.type), value: sampleValue(schema, arg.type, arg.name) });
  return `$${name}`;
}

/** Plain fields without required arguments; a type without any still can say what it is. */
function leavesOf(type: GraphQLNamedType): string[] {
  if (isUnionType(type)) return ['__typename'];
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values(type.getFields()).filter(
    (field) =>
      isLeafType(getNamedType(field.type)) &&
      !field.args.some(isRequiredArgument) &&
      field.deprecationReason === undefined,
  );
  const names = fields.slice(0, MOST_LEAVES).map((field) => field.name);
  if (isInterfaceType(type) || names.length === 0) names.unshift('__typename');
  return names;
}
