/** Which types only carry another one: connections, edges and payloads, told by their shape. Pure. */

import { fieldsOf } from './kinds.ts';
import type { Entity } from './model.ts';

/** A type with those that carry it. */
export interface Family {
  readonly entity: Entity;
  /** In the order of the list, each with the carriers of its own. */
  readonly carriers: readonly Family[];
}

/** `entities` is one list, sorted. A carrier whose type is not in the list stands for itself. */
export function familiesOf(entities: readonly Entity[]): readonly Family[] {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const carriers = new Map<string, Entity[]>();
  const heads: Entity[] = [];
  for (const entity of entities) {
    const head = headOf(entity, byName);
    if (head === null) heads.push(entity);
    else carriers.set(head, [...(carriers.get(head) ?? []), entity]);
  }
  const family = (entity: Entity): Family => ({
    entity,
    carriers: (carriers.get(entity.name) ?? []).map(family),
  });
  return heads.map(family);
}

/** An edge belongs to the type it leads to; where that is in another list, to its connection. */
function headOf(entity: Entity, byName: ReadonlyMap<string, Entity>): string | null {
  const head = carriedBy(entity, byName);
  if (head !== null && head !== entity.name && byName.has(head) && !isCarrier(byName.get(head)))
    return head;
  if (!isEdge(entity)) return null;
  const connections = [...byName.values()].filter(
    (holder) => isConnection(holder) && typeOf(holder, 'edges') === entity.name,
  );
  return connections[0]?.name ?? null;
}

function isCarrier(entity: Entity | undefined): boolean {
  return entity !== undefined && (isConnection(entity) || isEdge(entity) || isPayload(entity));
}

function carriedBy(entity: Entity, byName: ReadonlyMap<string, Entity>): string | null {
  if (isEdge(entity)) return typeOf(entity, 'node');
  if (isPayload(entity)) return payloadOf(entity, byName);
  if (!isConnection(entity)) return null;
  const edge = byName.get(typeOf(entity, 'edges') ?? '');
  return typeOf(entity, 'nodes') ?? (edge === undefined ? null : typeOf(edge, 'node'));
}

function isConnection(entity: Entity): boolean {
  const carries = typeOf(entity, 'edges') !== null || typeOf(entity, 'nodes') !== null;
  return entity.kind === 'objects' && typeOf(entity, 'pageInfo') !== null && carries;
}

function isEdge(entity: Entity): boolean {
  const isPair = typeOf(entity, 'cursor') !== null && typeOf(entity, 'node') !== null;
  return entity.kind === 'objects' && isPair;
}

/** Relay's name for what a mutation returns. */
function isPayload(entity: Entity): boolean {
  return entity.kind === 'objects' && /[a-z]Payload$/.test(entity.name);
}

/** Of several types in a payload none is the one it serves. */
function payloadOf(entity: Entity, byName: ReadonlyMap<string, Entity>): string | null {
  const named = new Set(fieldsOf(entity).map(({ type }) => type.name));
  const [only, ...others] = [...named].filter((name) => {
    const payload = byName.get(name);
    return payload !== undefined && !isCarrier(payload) && !/Error$/.test(name);
  });
  return only === undefined || others.length > 0 ? null : only;
}

function typeOf(entity: Entity, field: string): string | null {
  return fieldsOf(entity).find(({ name }) => name === field)?.type.name ?? null;
}
