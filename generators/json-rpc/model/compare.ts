/**
 * The interface's schemas beside the SDK's types: which names mean the same, and where the two
 * disagree about what travels. Walks both from the methods down. Pure.
 */

import { compareText } from '../../core/text.ts';
import type { Field, Schema, Schemas } from '../schema/schema.ts';
import {
  ANY,
  NULL,
  acceptsNull,
  choiceOf,
  membersOf,
  shapeOf,
  withoutNull,
} from '../schema/schema.ts';
import { mergedFields, outlineOf, targetOf } from './outline.ts';

/** What each side says of one place. */
export interface Pair {
  /** `method`, `method.parameter`, `Type` or `Type.field`, in the interface's names. */
  readonly id: string;
  readonly inInterface: Schema;
  readonly inSdk: Schema;
}

/** Null where one side has no such thing. */
export interface Difference {
  readonly id: string;
  readonly inInterface: Schema | null;
  readonly inSdk: Schema | null;
}

export interface Comparison {
  /** By the SDK's name, the interface's. */
  readonly names: ReadonlyMap<string, string>;
  /** By id, in byte order. */
  readonly differences: readonly Difference[];
}

interface Walk {
  readonly schemas: Schemas;
  readonly types: Schemas;
  readonly names: Map<string, string>;
  readonly seen: Set<string>;
  /** Names of scalars that the SDK agrees about somewhere. */
  readonly agreed: Set<string>;
  readonly found: Map<string, Difference & { readonly scalar: string | null }>;
}

export function compareSides(pairs: readonly Pair[], schemas: Schemas, types: Schemas): Comparison {
  const walk: Walk = {
    schemas,
    types,
    names: new Map(),
    seen: new Set(),
    agreed: new Set(),
    found: new Map(),
  };
  for (const pair of pairs) compare(pair, walk);
  return { names: walk.names, differences: differencesOf(walk) };
}

/** A scalar that the two disagree about wherever it is used is one difference, not dozens. */
function differencesOf({ found, agreed }: Walk): readonly Difference[] {
  const byId = new Map<string, Difference>();
  for (const { scalar, ...difference } of found.values()) {
    const id = scalar === null || agreed.has(scalar) ? difference.id : scalar;
    byId.set(id, { ...difference, id });
  }
  return [...byId.values()].toSorted((a, b) => compareText(a.id, b.id));
}

function compare(pair: Pair, walk: Walk): void {
  const { inInterface, inSdk } = pair;
  if (isOpen(inInterface, walk.schemas) || isOpen(inSdk, walk.types)) return;
  if (acceptsNull(inInterface) !== acceptsNull(inSdk)) report(pair, walk);
  compareValues(
    { ...pair, inInterface: withoutNull(inInterface), inSdk: withoutNull(inSdk) },
    walk,
  );
}

/** Whoever says "anything" contradicts nobody. */
function isOpen(schema: Schema, schemas: Schemas): boolean {
  return shapeOf(targetOf(schema, schemas)).kind === 'any';
}

function compareValues(pair: Pair, walk: Walk): void {
  const { id, inInterface, inSdk } = pair;
  const [ours, theirs] = [shapeOf(inInterface), shapeOf(inSdk)];
  const inside = (a: Schema, b: Schema = ANY): void =>
    compare({ id, inInterface: a, inSdk: b }, walk);
  if (ours.kind === 'ref') return compareNamed(ours.name, pair, walk);
  if (theirs.kind === 'ref')
    return compareValues({ ...pair, inSdk: withoutNull(targetOf(inSdk, walk.types)) }, walk);
  if (ours.kind === 'choice' || theirs.kind === 'choice') return compareChoices(pair, walk);
  if (ours.kind === 'object' && theirs.kind === 'object')
    return compareFields(id, [ours.fields, theirs.fields], walk);
  if ('of' in ours && 'of' in theirs && ours.kind === theirs.kind)
    return inside(ours.of, theirs.of);
  if (ours.kind === 'tuple' && theirs.kind === 'tuple' && ours.items.length === theirs.items.length)
    return ours.items.forEach((item, index) => inside(item, theirs.items[index]));
  if (outlineOf(inInterface) !== outlineOf(inSdk)) report(pair, walk);
}

/** Within a named schema, differences are reported under its name. */
function compareNamed(name: string, pair: Pair, walk: Walk): void {
  const theirs = shapeOf(pair.inSdk);
  if (theirs.kind === 'ref') {
    if (!walk.names.has(theirs.name)) walk.names.set(theirs.name, name);
    if (walk.seen.has(`${name} ${theirs.name}`)) return;
    walk.seen.add(`${name} ${theirs.name}`);
  }
  const inInterface = withoutNull(walk.schemas.get(name) ?? ANY);
  const { kind } = shapeOf(inInterface);
  if (kind === 'scalar') return compareScalar(name, { ...pair, inInterface }, walk);
  compareValues({ ...pair, inInterface, id: kind === 'ref' ? pair.id : name }, walk);
}

/** The SDK writes `string` for all of them, so the place tells more than the name. */
function compareScalar(name: string, pair: Pair, walk: Walk): void {
  const inSdk = targetOf(pair.inSdk, walk.types);
  if (outlineOf(pair.inInterface) === outlineOf(inSdk)) walk.agreed.add(name);
  else report({ ...pair, inSdk }, walk, name);
}

/** Member by member, as their tags tell them apart. One object in the SDK has the fields of all members. */
function compareChoices(pair: Pair, walk: Walk): void {
  const { id, inInterface, inSdk } = pair;
  const single = shapeOf(inSdk);
  const merged = single.kind === 'object' ? mergedFields(inInterface, walk.schemas) : null;
  if (merged !== null && single.kind === 'object')
    return compareFields(id, [merged, single.fields], walk);
  const [ours, theirs] = [byOutline(inInterface, walk.schemas), byOutline(inSdk, walk.types)];
  if (![...ours.keys()].some((outline) => theirs.has(outline))) return report(pair, walk);
  for (const outline of new Set([...ours.keys(), ...theirs.keys()])) {
    const [mine, other] = [ours.get(outline) ?? null, theirs.get(outline) ?? null];
    if (mine !== null && other !== null)
      compareValues({ id, inInterface: mine, inSdk: other }, walk);
    else report({ id: memberId(id, mine ?? other ?? ANY), inInterface: mine, inSdk: other }, walk);
  }
}

function byOutline(schema: Schema, schemas: Schemas): ReadonlyMap<string, Schema> {
  const members = membersOf(schema).flatMap((member) =>
    member.enum === undefined ? [member] : member.enum.map((value) => ({ enum: [value] })),
  );
  return new Map(members.map((member) => [outlineOf(targetOf(member, schemas)), member]));
}

/** The one field that makes a member has an id of its own. */
function memberId(id: string, member: Schema): string {
  const [only, ...more] = Object.keys(member.properties ?? {});
  return only === undefined || more.length > 0 ? id : `${id}.${only}`;
}

function compareFields(
  id: string,
  [ours, theirs]: readonly [readonly Field[], readonly Field[]],
  walk: Walk,
): void {
  const others = new Map(theirs.map((field) => [field.name, field]));
  const names = new Set([...ours, ...theirs].map(({ name }) => name));
  const mine = new Map(ours.map((field) => [field.name, field]));
  for (const name of names) {
    const [field, other] = [mine.get(name), others.get(name)];
    const at = `${id}.${name}`;
    if (field === undefined || other === undefined)
      report({ id: at, inInterface: field?.schema ?? null, inSdk: other?.schema ?? null }, walk);
    else compare({ id: at, inInterface: asRead(field), inSdk: asRead(other) }, walk);
  }
}

/** To a program that reads, null and nothing are alike. */
function asRead({ schema, isRequired }: Field): Schema {
  return isRequired ? schema : choiceOf([...membersOf(schema), NULL]);
}

function report(difference: Difference, { found }: Walk, scalar: string | null = null): void {
  if (!found.has(difference.id)) found.set(difference.id, { ...difference, scalar });
}
