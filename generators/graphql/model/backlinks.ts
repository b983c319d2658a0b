/** Who uses a type: fields that return it, arguments that take it, unions and interfaces around it. Pure. */

import type { GraphQLArgument, GraphQLField, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { addTo } from '../../core/lists.ts';
import { compareText } from '../../core/text.ts';
import type { Backlink } from './model.ts';

/** Every list is sorted by label. Keyed by type name in maps: a type may be called `__proto__`. */
export interface Backlinks {
  readonly returnedBy: ReadonlyMap<string, readonly Backlink[]>;
  readonly usedBy: ReadonlyMap<string, readonly Backlink[]>;
  readonly memberOf: ReadonlyMap<string, readonly string[]>;
  readonly implementedBy: ReadonlyMap<string, readonly string[]>;
}

export function collectBacklinks(schema: GraphQLSchema): Backlinks {
  const returnedBy = new Map<string, Backlink[]>();
  const usedBy = new Map<string, Backlink[]>();
  const memberOf = new Map<string, string[]>();
  const implementedBy = new Map<string, string[]>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const parent of type.getInterfaces()) addTo(implementedBy, parent.name, type.name);
      for (const field of Object.values(type.getFields()))
        collectField(field, type.name, returnedBy, usedBy);
    } else if (isUnionType(type)) {
      for (const member of type.getTypes()) addTo(memberOf, member.name, type.name);
    } else if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        const label = `${type.name}.${field.name}`;
        addTo(usedBy, getNamedType(field.type).name, { id: `graphql:${label}`, label });
      }
    }
  }
  for (const directive of schema.getDirectives())
    collectArguments(directive.args, `@${directive.name}`, usedBy);
  sortAll(returnedBy, (a, b) => compareText(a.label, b.label));
  sortAll(usedBy, (a, b) => compareText(a.label, b.label));
  sortAll(memberOf, compareText);
  sortAll(implementedBy, compareText);
  return { returnedBy, usedBy, memberOf, implementedBy };
}

function collectField(
  field: GraphQLField<unknown, unknown>,
  owner: string,
  returnedBy: Map<string, Backlink[]>,
  usedBy: Map<string, Backlink[]>,
): void {
  const label = `${owner}.${field.name}`;
  addTo(returnedBy, getNamedType(field.type).name, { id: `graphql:${label}`, label });
  collectArguments(field.args, label, usedBy);
}

function collectArguments(
  args: readonly GraphQLArgument[],
  owner: string,
  usedBy: Map<string, Backlink[]>,
): void {
  for (const arg of args) {
    const label = `${owner}(${arg.name})`;
    addTo(usedBy, getNamedType(arg.type).name, { id: `graphql:${label}`, label });
  }
}

function sortAll<T>(lists: ReadonlyMap<string, T[]>, compare: (a: T, b: T) => number): void {
  for (const entries of lists.values()) entries.sort(compare);
}
