/** What the service refuses although the schema allows it: filters that exclude each other, pages too long, bytes of another type. Pure. */

import type { DocumentNode, GraphQLInputObjectType, GraphQLSchema, ObjectValueNode } from 'graphql';
import {
  GraphQLError,
  TypeInfo,
  getNamedType,
  isInputObjectType,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { FrameworkNames } from '../../move-calls/paths.ts';
import { sizeOf } from '../../move-calls/value-size.ts';
import type { GraphqlResult } from './excerpt.ts';

/** `max_page_size` of the limits that the service starts with (sui-graphql-rpc, `Limits::default`). */
const LONGEST_PAGE = 50;

/** Conditions on transactions of which one index can answer one (sui-graphql-rpc, `TransactionBlockFilter`). */
const COSTLY = /^(?:function|kind|affectedAddress|inputObject|changedObject|transactionIds)$/;

export function checkService(
  document: DocumentNode,
  schema: GraphQLSchema,
  { types }: FrameworkNames,
): readonly GraphqlResult[] {
  const results: GraphqlResult[] = [];
  const info = new TypeInfo(schema);
  const add = (code: string, nodes: object, message: string, fix: string): void => {
    results.push({ code, error: new GraphQLError(message, { nodes: nodes as never }), fix });
  };
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: ({ arguments: given = [] }) => {
        const filter = given.find(({ name }) => name.value === 'filter')?.value;
        const costly = (filter?.kind === 'ObjectValue' ? filter.fields : []).filter(({ name }) =>
          COSTLY.test(name.value),
        );
        if (filter && costly.length > 1 && !given.some(({ name }) => name.value === 'scanLimit'))
          add(
            'ScanLimit',
            filter,
            `the service answers ${costly.map(({ name }) => name.value).join(' and ')} together only with a limit`,
            'add `scanLimit: 10000`, or remove one of them',
          );
        const limits = given.filter(({ name }) => /^(?:first|last)$/.test(name.value));
        if (limits.length === 2)
          add(
            'PageLimits',
            limits[1] ?? given,
            'a page is counted from one end: `first` and `last` exclude each other',
            'remove one of them',
          );
        for (const { value } of limits)
          if (value.kind === 'IntValue' && Number(value.value) > LONGEST_PAGE)
            add(
              'PageLimits',
              value,
              `a page of the public service has at most ${LONGEST_PAGE} entries`,
              `write ${LONGEST_PAGE}, and ask for the next page with \`after\``,
            );
      },
      ObjectValue: (node) => {
        const type = getNamedType(info.getInputType());
        if (!isInputObjectType(type)) return;
        const names = node.fields.map(({ name }) => name.value);
        const pair = exclusivePairs(type).find((both) =>
          both.every((name) => names.includes(name)),
        );
        if (pair)
          add(
            'ExclusiveFilters',
            node,
            `${type.name} cannot have ${pair.join(' and ')} at the same time`,
            'ask with one of them, and filter the answer by the other',
          );
        const size = sizeOf(textOf(node, 'type'), types);
        const bytes = Buffer.from(textOf(node, 'bcs'), 'base64').length;
        if (size !== null && bytes > 0 && bytes !== size)
          add(
            'BcsLength',
            node,
            `a ${textOf(node, 'type')} has ${size} bytes, and these are ${bytes}`,
            'encode the value of the type that is named',
          );
      },
    }),
  );
  return results;
}

function textOf({ fields }: ObjectValueNode, name: string): string {
  const value = fields.find((field) => field.name.value === name)?.value;
  return value?.kind === 'StringValue' ? value.value : '';
}

/** The descriptions say it: "filtering by emitting module and event type at the same time". */
function exclusivePairs(type: GraphQLInputObjectType): readonly (readonly string[])[] {
  return Object.values(type.getFields()).flatMap(({ description }) => {
    const match = /filtering by ([\w ]+?) and ([\w ]+?)\s+at the same time/.exec(description ?? '');
    return match ? [[camelCase(match[1] ?? ''), camelCase(match[2] ?? '')]] : [];
  });
}

function camelCase(text: string): string {
  return text.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
}
