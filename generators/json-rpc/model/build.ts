/** Interface, SDK, tables and words → the model, and what is missing in any of them. Pure. */

import type { Descriptions } from '../../core/descriptions.ts';
import { descriptionsFrom } from '../../core/descriptions.ts';
import type { Outcome } from '../../core/diagnostics.ts';
import { succeed } from '../../core/diagnostics.ts';
import { assignSlugs } from '../../core/slugs.ts';
import { compareText } from '../../core/text.ts';
import type { InterfaceSyntax, SdkSyntax, ServiceSyntax } from '../read/syntax.ts';
import type { Tables } from '../read/tables.ts';
import { buildMethod, buildSdkMethod, methodSlug } from './build-method.ts';
import { describedIds } from './described.ts';
import { groupsFrom } from './groups.ts';
import type { Disagreement, RpcModel, RpcType } from './model.ts';
import { missingDescriptions, unusedEntries } from './diagnostics.ts';
import { buildSdkSide } from './sdk-side.ts';
import type { SdkSide } from './sdk-side.ts';

export interface BuildInput {
  readonly facts: InterfaceSyntax;
  readonly sdk: SdkSyntax;
  readonly tables: Tables;
  readonly descriptions: Descriptions;
  readonly service: ServiceSyntax | null;
}

export function buildModel(input: BuildInput): Outcome<RpcModel> {
  const { facts, tables } = input;
  const { requests, types: sdkTypes, ...sdk } = input.sdk;
  const side = buildSdkSide(facts, requests, sdkTypes);
  const descriptions = descriptionsFrom(input.descriptions);
  const groups = groupsFrom(tables.groups);
  const inInterface = new Set(facts.methods.map(({ name }) => name));
  const names = [...inInterface, ...requests.map(({ rpc }) => rpc)];
  const slugs = assignSlugs(names, ['types'], methodSlug);
  const context = {
    side,
    tables,
    descriptions,
    groupOf: groups.ofMethod,
    slugOf: (name: string) => slugs.get(name) ?? methodSlug(name),
  };
  const methods = [
    ...facts.methods.map((method) => buildMethod(method, context)),
    ...requests
      .filter(({ rpc }) => !inInterface.has(rpc))
      .map((request) => buildSdkMethod(request, context)),
  ].toSorted((a, b) => compareText(a.name, b.name));
  const types = typesOf(facts, side, groups.ofType);
  const described = describedIds(methods, types).map((id) => [id, descriptions.of(id)] as const);
  // Said of another service only, and missed nowhere.
  const more = methods.flatMap(({ name }) => [`${name}.@result`, `${name}.@see`]);
  const moreDescriptions = more.map((id) => [id, descriptions.of(id)] as const);
  const model: RpcModel = {
    release: facts.release,
    service: input.service,
    sdk,
    methods,
    types,
    schemas: new Map(types.map(({ name, schema }) => [name, schema])),
    groups: groups.used(methods, types),
    disagreements: disagreementsOf(side, tables),
    descriptions: new Map(
      [...described, ...moreDescriptions].flatMap(([id, text]) =>
        text === null ? [] : [[id, text]],
      ),
    ),
    undocumented: described.flatMap(([id, text]) => (text === null ? [id] : [])),
  };
  return succeed(model, [
    ...missingDescriptions(model),
    ...unusedEntries(model, tables, { all: input.descriptions, used: descriptions.used }),
  ]);
}

function typesOf(
  facts: InterfaceSyntax,
  { schemas, comparison }: SdkSide,
  groupOf: (name: string) => string,
): RpcType[] {
  const sdkNames = new Map(
    [...comparison.names].map(([theirs, ours]) => [ours, theirs]).toReversed() as [
      string,
      string,
    ][],
  );
  return [...schemas]
    .map(([name, schema]) => {
      const isInInterface = facts.schemas.has(name);
      const sdkName = sdkNames.get(name) ?? (isInInterface ? null : name);
      return { name, schema, group: groupOf(name), sdkName, isInInterface };
    })
    .toSorted((a, b) => compareText(a.name, b.name));
}

function disagreementsOf({ comparison, renamed }: SdkSide, { reviews }: Tables): Disagreement[] {
  const byId = new Map(reviews.map((review) => [review.id, review]));
  return comparison.differences.map(({ id, inInterface, inSdk }) => ({
    id,
    inInterface,
    inSdk: inSdk === null ? null : renamed(inSdk),
    belief: byId.get(id)?.believe ?? null,
    text: byId.get(id)?.why ?? null,
  }));
}
