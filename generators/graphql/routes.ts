/** Where each entity of the schema lives: routes and anchors. Pure. */

import type { Target } from '../core/links.ts';
import { summaryOf } from '../core/prose.ts';
import { assignSlugs } from '../core/slugs.ts';
import type { Descriptions } from './descriptions.ts';
import type { Kind } from './model/kinds.ts';
import { KINDS, KIND_WORDS, entitiesOf, fieldsOf, inputsOf, valuesOf } from './model/kinds.ts';
import type { Entity, GraphqlModel } from './model/model.ts';

export interface GraphqlRoutes {
  readonly base: string;
  kind(kind: Kind): string;
  entity(entity: Entity): string;
}

/** Routes below `base`. Slugs are unique inside a folder, without regard to case. */
export function assignRoutes(model: GraphqlModel, base: string): GraphqlRoutes {
  const routes = new Map<string, string>();
  for (const kind of KINDS) {
    const entities = entitiesOf(kind, model);
    const slugs = assignSlugs(entities.map((entity) => entity.name));
    for (const entity of entities) {
      routes.set(entity.id, `${base}/${KIND_WORDS[kind].folder}/${slugs.get(entity.name) ?? ''}`);
    }
  }
  return {
    base,
    kind: (kind) => `${base}/${KIND_WORDS[kind].folder}`,
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
      'type' in entity ? entity.id.slice('graphql:'.length) : name,
      KIND_WORDS[entity.kind].singular,
    );
    for (const field of fieldsOf(entity)) {
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
    for (const input of inputsOf(entity)) {
      const isField = entity.kind === 'inputs';
      claim(
        input.id,
        input.name,
        isField ? `${name}.${input.name}` : `${name}(${input.name})`,
        isField ? 'input field' : 'argument',
      );
    }
    for (const value of valuesOf(entity))
      claim(value.id, value.name, `${name}.${value.name}`, 'enum value');
  }
  return targets;
}
