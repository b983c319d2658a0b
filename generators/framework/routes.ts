/** Where everything of the framework lives: routes, anchors, and the claims to them. Pure. */

import type { Target } from '../core/links.ts';
import { compareText } from '../core/text.ts';
import { anchorOf } from './move/ids.ts';
import type { FrameworkModel, ItemModel, ModuleModel, PackageModel } from './model/model.ts';
import { itemLabel } from './move/types.ts';

export const BASE = '/references/framework';

export interface FrameworkRoutes {
  readonly base: string;
  package(name: string): string;
  module(id: string): string;
}

/** Move names keep their underscores; only what a file system cannot hold gets another name. */
export function assignRoutes(model: FrameworkModel, base: string): FrameworkRoutes {
  const packages = assignNames(model.packages.map((one) => one.name));
  const routes = new Map<string, string>();
  for (const one of model.packages) {
    const modules = assignNames(one.modules.map((module) => module.name));
    for (const module of one.modules) {
      routes.set(
        module.id,
        `${base}/${packages.get(one.name) ?? ''}/${modules.get(module.name) ?? ''}`,
      );
    }
  }
  const routeOf = (id: string, route: string | undefined): string => {
    if (route === undefined) throw new Error(`${id} has no route: it is not part of this model`);
    return route;
  };
  return {
    base,
    package: (name) => `${base}/${routeOf(name, packages.get(name))}`,
    module: (id) => routeOf(id, routes.get(id)),
  };
}

// `clock` is a module here: Windows keeps only `CLOCK$` to itself, and no Move name has a dollar.
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d|index|readme|category)$/i;

/** Unique without regard to case; Windows device names and names the site needs get `-type`. */
function assignNames(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const assigned = new Map<string, string>();
  const plain = new Set(names.map((name) => name.toLowerCase()));
  for (const name of [...new Set(names)].sort(compareText)) {
    const stem = RESERVED.test(name) ? `${name}-type` : name;
    let candidate = stem;
    for (
      let number = 2;
      taken.has(candidate.toLowerCase()) || (candidate !== stem && plain.has(candidate));
      number += 1
    ) {
      candidate = `${stem}-${number}`;
    }
    taken.add(candidate.toLowerCase());
    assigned.set(name, candidate);
  }
  return assigned;
}

export function claimTargets(model: FrameworkModel, routes: FrameworkRoutes): Target[] {
  return model.packages.flatMap((one) => [
    claimPackage(one, routes),
    ...one.modules.flatMap((module) => claimModule(module, routes.module(module.id))),
  ]);
}

function claimPackage(one: PackageModel, routes: FrameworkRoutes): Target {
  return {
    id: `move:${one.name}`,
    route: routes.package(one.name),
    anchor: null,
    label: one.name,
    kind: 'package',
    summary: null,
  };
}

function claimModule(module: ModuleModel, route: string): Target[] {
  const claim = (item: ItemModel, kind: string): Target => ({
    id: `move:${item.id}`,
    route,
    anchor: anchorOf(item.id),
    label: itemLabel(item.id),
    kind,
    summary: item.summary === '' ? null : item.summary,
  });
  return [
    { ...claim(module, 'module'), anchor: null, label: module.id },
    ...module.structs.map((item) => claim(item, 'struct')),
    ...module.enums.map((item) => claim(item, 'enum')),
    ...module.functions.map((item) => claim(item, item.isMacro ? 'macro' : 'function')),
    ...module.constants.map((item) => claim(item, item.isError ? 'error code' : 'constant')),
  ];
}
