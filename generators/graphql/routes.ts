/** Where each entity of the schema lives: routes, anchors and the names of its index. Pure. */

import type { Target } from '../core/links.ts';
import { summaryOf } from '../core/prose.ts';
import { assignSlugs } from '../core/slugs.ts';
import type { Descriptions } from './words.ts';
import type { Entity, GraphqlModel, Kind } from './model/model.ts';
import { KINDS } from './model/model.ts';

export interface KindWords {
  readonly folder: string;
  /** Heading of the index. */
  readonly title: string;
  /** What one of them is called. */
  readonly one: string;
  readonly many: string;
  /** What the index page says first. */
  readonly lead: string;
}

export const WORDS: Readonly<Record<Kind, KindWords>> = {
  queries: {
    folder: 'operations/queries',
    title: 'Queries',
    one: 'query',
    many: 'queries',
    lead: 'Each query is an entry point for reading: a field of the root query type.',
  },
  mutations: {
    folder: 'operations/mutations',
    title: 'Mutations',
    one: 'mutation',
    many: 'mutations',
    lead: 'Mutations change state. Everything else in the schema only reads.',
  },
  subscriptions: {
    folder: 'operations/subscriptions',
    title: 'Subscriptions',
    one: 'subscription',
    many: 'subscriptions',
    lead: 'Subscriptions deliver data as it appears.',
  },
  'operation-directives': {
    folder: 'operations/directives',
    title: 'Operation directives',
    one: 'operation directive',
    many: 'operation directives',
    lead: 'Directives that you write in a query to change how it runs.',
  },
  objects: {
    folder: 'types/objects',
    title: 'Objects',
    one: 'object type',
    many: 'object types',
    lead: 'Object types have fields. They are what queries return.',
  },
  interfaces: {
    folder: 'types/interfaces',
    title: 'Interfaces',
    one: 'interface',
    many: 'interfaces',
    lead: 'Interfaces are sets of fields that several object types share.',
  },
  unions: {
    folder: 'types/unions',
    title: 'Unions',
    one: 'union',
    many: 'unions',
    lead: 'A union is one of several object types. Select its fields with inline fragments.',
  },
  enums: {
    folder: 'types/enums',
    title: 'Enums',
    one: 'enum',
    many: 'enums',
    lead: 'An enum is one of a fixed set of values.',
  },
  inputs: {
    folder: 'types/inputs',
    title: 'Inputs',
    one: 'input type',
    many: 'input types',
    lead: 'Input types are structured arguments, such as filters.',
  },
  scalars: {
    folder: 'types/scalars',
    title: 'Scalars',
    one: 'scalar',
    many: 'scalars',
    lead: 'Scalars are the leaves of every query: values without fields.',
  },
  directives: {
    folder: 'types/directives',
    title: 'Schema directives',
    one: 'schema directive',
    many: 'schema directives',
    lead: 'Directives that annotate the schema itself.',
  },
};

export interface GraphqlRoutes {
  readonly base: string;
  kind(kind: Kind): string;
  entity(entity: Entity): string;
}

/** Routes below `base`. Slugs are unique inside a folder, without regard to case. */
export function assignRoutes(model: GraphqlModel, base: string): GraphqlRoutes {
  const routes = new Map<string, string>();
  for (const kind of KINDS) {
    const entities = model.entities.filter((entity) => entity.kind === kind);
    const slugs = assignSlugs(entities.map((entity) => entity.name));
    for (const entity of entities) {
      routes.set(entity.id, `${base}/${WORDS[kind].folder}/${slugs.get(entity.name) ?? ''}`);
    }
  }
  return {
    base,
    kind: (kind) => `${base}/${WORDS[kind].folder}`,
    entity: (entity) => {
      const route = routes.get(entity.id);
      if (route === undefined)
        throw new Error(`${entity.id} has no route: it is not part of this model`);
      return route;
    },
  };
}

/** Everything of the schema that can be linked to. */
export function claimTargets(
  model: GraphqlModel,
  routes: GraphqlRoutes,
  descriptions: Descriptions,
): Target[] {
  const targets: Target[] = [];
  for (const entity of model.entities) {
    const route = routes.entity(entity);
    const claim = (id: string, anchor: string | null, label: string, kind: string): void => {
      const summary = summaryOf(descriptions.of(id));
      targets.push({ id, route, anchor, label, kind, summary: summary === '' ? null : summary });
    };
    const isDirective = entity.id.startsWith('graphql:@');
    const name = isDirective ? `@${entity.name}` : entity.name;
    claim(
      entity.id,
      null,
      entity.type === null ? name : entity.id.slice('graphql:'.length),
      WORDS[entity.kind].one,
    );
    for (const field of entity.fields) {
      claim(field.id, field.name, `${name}.${field.name}`, 'field');
      for (const arg of field.arguments) {
        claim(
          arg.id,
          `${field.name}.${arg.name}`,
          `${name}.${field.name}(${arg.name})`,
          'argument',
        );
      }
    }
    for (const input of entity.inputs) {
      const isField = entity.kind === 'inputs';
      claim(
        input.id,
        input.name,
        isField ? `${name}.${input.name}` : `${name}(${input.name})`,
        isField ? 'input field' : 'argument',
      );
    }
    for (const value of entity.values)
      claim(value.id, value.name, `${name}.${value.name}`, 'enum value');
  }
  return targets;
}
