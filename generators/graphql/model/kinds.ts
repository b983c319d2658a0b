/** The kinds of entities: their order, their folders, and what each is called. Pure. */

import type { Entity, EnumValueModel, FieldModel, GraphqlModel, ValueModel } from './model.ts';

export interface KindWords {
  /** Folder of the route. */
  readonly folder: string;
  /** Heading of the index. */
  readonly title: string;
  readonly singular: string;
  readonly plural: string;
  /** First sentence of the index page. */
  readonly lead: string;
}

/** In output order. */
export const KIND_WORDS = {
  queries: {
    folder: 'operations/queries',
    title: 'Queries',
    singular: 'query',
    plural: 'queries',
    lead: 'Each query is an entry point for reading: a field of the root query type.',
  },
  mutations: {
    folder: 'operations/mutations',
    title: 'Mutations',
    singular: 'mutation',
    plural: 'mutations',
    lead: 'Mutations change state. Everything else in the schema only reads.',
  },
  subscriptions: {
    folder: 'operations/subscriptions',
    title: 'Subscriptions',
    singular: 'subscription',
    plural: 'subscriptions',
    lead: 'Subscriptions deliver data as it appears.',
  },
  'operation-directives': {
    folder: 'operations/directives',
    title: 'Operation directives',
    singular: 'operation directive',
    plural: 'operation directives',
    lead: 'Directives that you write in a query to change how it runs.',
  },
  objects: {
    folder: 'types/objects',
    title: 'Objects',
    singular: 'object type',
    plural: 'object types',
    lead: 'Object types have fields. They are what queries return.',
  },
  interfaces: {
    folder: 'types/interfaces',
    title: 'Interfaces',
    singular: 'interface',
    plural: 'interfaces',
    lead: 'Interfaces are sets of fields that several object types share.',
  },
  unions: {
    folder: 'types/unions',
    title: 'Unions',
    singular: 'union',
    plural: 'unions',
    lead: 'A union is one of several object types. Select its fields with inline fragments.',
  },
  enums: {
    folder: 'types/enums',
    title: 'Enums',
    singular: 'enum',
    plural: 'enums',
    lead: 'An enum is one of a fixed set of values.',
  },
  inputs: {
    folder: 'types/inputs',
    title: 'Inputs',
    singular: 'input type',
    plural: 'input types',
    lead: 'Input types are structured arguments, such as filters.',
  },
  scalars: {
    folder: 'types/scalars',
    title: 'Scalars',
    singular: 'scalar',
    plural: 'scalars',
    lead: 'Scalars are the leaves of every query: values without fields.',
  },
  directives: {
    folder: 'types/directives',
    title: 'Schema directives',
    singular: 'schema directive',
    plural: 'schema directives',
    lead: 'Directives that annotate the schema itself.',
  },
} as const satisfies Readonly<Record<string, KindWords>>;

export type Kind = keyof typeof KIND_WORDS;

/** In output order. */
export const KINDS = Object.keys(KIND_WORDS) as readonly Kind[];

/** Those with at least one entity, in output order. */
export function usedKinds(model: GraphqlModel): readonly Kind[] {
  return KINDS.filter((kind) => model.entities.some((entity) => entity.kind === kind));
}

export function entitiesOf(kind: Kind, model: GraphqlModel): readonly Entity[] {
  return model.entities.filter((entity) => entity.kind === kind);
}

export function fieldsOf(entity: Entity): readonly FieldModel[] {
  return 'fields' in entity ? entity.fields : [];
}

/** Input fields, or the arguments of an operation or a directive. */
export function inputsOf(entity: Entity): readonly ValueModel[] {
  return 'inputs' in entity ? entity.inputs : [];
}

export function valuesOf(entity: Entity): readonly EnumValueModel[] {
  return 'values' in entity ? entity.values : [];
}
