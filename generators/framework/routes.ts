/** Where everything of the framework lives: routes, anchors, and the claims to them. Pure. */

import type { Target } from '../core/links.ts';
import { assignSlugs } from '../core/slugs.ts';
import { anchorOf } from './move/ids.ts';
import type {
  FrameworkModel,
  FunctionModel,
  ItemModel,
  ModuleModel,
  PackageModel,
} from './model/model.ts';
import { itemLabel } from './move/types.ts';

export const BASE = '/references/framework';

export interface FrameworkRoutes {
  readonly base: string;
  package(name: string): string;
  module(id: string): string;
  /** The page of a module's package functions; null where they are on the page of the module. */
  packageFunctions(id: string): string | null;
}

/** A longer page cannot be scanned. What only the package itself can call is then elsewhere. */
const MOST_SECTIONS = 60;

/** True when a module's package functions have a page of their own. */
function isSplit({ structs, enums, functions }: ModuleModel): boolean {
  const isLong = structs.length + enums.length + functions.length > MOST_SECTIONS;
  return isLong && functions.some(isPackageFunction);
}

export function isPackageFunction({ visibility }: FunctionModel): boolean {
  return visibility === 'package';
}

export function assignRoutes(model: FrameworkModel, base: string): FrameworkRoutes {
  const packages = assignNames(model.packages.map((packageModel) => packageModel.name));
  const routes = new Map<string, string>();
  const split = new Set<string>();
  for (const packageModel of model.packages) {
    const modules = assignNames(packageModel.modules.map((module) => module.name));
    for (const module of packageModel.modules) {
      if (isSplit(module)) split.add(module.id);
      routes.set(
        module.id,
        `${base}/${packages.get(packageModel.name) ?? ''}/${modules.get(module.name) ?? ''}`,
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
    packageFunctions: (id) =>
      split.has(id) ? `${routeOf(id, routes.get(id))}/package-functions` : null,
  };
}

/** By full name: the address below `base` of everything public in an API report, laid out as above. */
export function linksInto(base: string, report: string): ReadonlyMap<string, string> {
  const items = report.matchAll(
    /^(?:module|struct|enum|public (?:\w+ )?fun) (\w+)::(\w+)(?:::(\w+))?/gm,
  );
  return new Map(
    [...items].map(([, packageName = '', module = '', name]) => {
      const page = `${base}/${packageName}/${module}`;
      return name === undefined
        ? [`${packageName}::${module}`, page]
        : [`${packageName}::${module}::${name}`, `${page}#${name}`];
    }),
  );
}

/** Move names keep their underscores. */
function assignNames(names: readonly string[]): ReadonlyMap<string, string> {
  return assignSlugs(names, [], (name) => name);
}

export function claimTargets(model: FrameworkModel, routes: FrameworkRoutes): Target[] {
  return model.packages.flatMap((packageModel) => [
    claimPackage(packageModel, routes),
    ...packageModel.modules.flatMap((module) => claimModule(module, routes)),
  ]);
}

function claimPackage(packageModel: PackageModel, routes: FrameworkRoutes): Target {
  return {
    id: `move:${packageModel.name}`,
    route: routes.package(packageModel.name),
    anchor: null,
    label: packageModel.name,
    kind: 'package',
    summary: null,
  };
}

function claimModule(module: ModuleModel, routes: FrameworkRoutes): Target[] {
  const route = routes.module(module.id);
  const packaged = routes.packageFunctions(module.id) ?? route;
  const claim = (item: ItemModel, kind: string, page = route): Target => ({
    id: `move:${item.id}`,
    route: page,
    anchor: anchorOf(item.id),
    label: itemLabel(item.id),
    kind,
    summary: item.summary === '' ? null : item.summary,
  });
  return [
    { ...claim(module, 'module'), anchor: null, label: module.id },
    ...module.structs.map((item) => claim(item, 'struct')),
    ...module.enums.map((item) => claim(item, 'enum')),
    ...module.functions.map((item) =>
      claim(item, item.isMacro ? 'macro' : 'function', isPackageFunction(item) ? packaged : route),
    ),
    ...module.constants.map((item) => claim(item, item.isError ? 'error code' : 'constant')),
  ];
}
