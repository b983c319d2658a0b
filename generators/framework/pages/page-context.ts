/** What the pages of the framework share, and what one module page knows of its own. Pure. */

import type { Counterparts } from '../../core/counterparts.ts';
import { counterpartsOf } from '../../core/counterparts.ts';
import type { Links } from '../../core/links.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import type { Crumb } from '../../core/page.ts';
import type { CodePart } from '../../core/signature.ts';
import type { Template } from '../../core/templates.ts';
import { codeLinker } from './code-links.ts';
import { anchorOf } from '../move/ids.ts';
import { idLink, inlineOf } from './inline.ts';
import type { FrameworkModel, ItemModel, ModuleModel } from '../model/model.ts';
import type { FrameworkRoutes } from '../routes.ts';
import type { CodeNames } from '../move/code.ts';
import { typeParts } from '../move/code.ts';
import type { MoveType } from '../move/types.ts';
import { lastName, moduleOf } from '../move/types.ts';
import { typesNamed } from '../model/uses.ts';
import type { ViewContext } from './context.ts';

export interface PageContext {
  readonly model: FrameworkModel;
  readonly routes: FrameworkRoutes;
  readonly links: Links;
  readonly counterparts: Counterparts | null;
  readonly templates: { readonly module: Template; readonly index: Template };
  /** Modules by bare name, where only one of the model has it. */
  readonly uniqueModules: ReadonlyMap<string, string>;
  /** Addresses that were asked for before; null for what does not exist. */
  readonly hrefs: Map<string, string | null>;
  /** Links that were made before: popular types have hundreds of backlinks, most of them on many pages. */
  readonly linkNodes: Map<string, Inline>;
}

export function linkTo(id: string, context: PageContext): Inline {
  let known = context.linkNodes.get(id);
  if (known === undefined) context.linkNodes.set(id, (known = idLink(id, hrefOf(id, context))));
  return known;
}

export function hrefOf(id: string, context: PageContext): string | null {
  const known = context.hrefs.get(id);
  if (known !== undefined) return known;
  const href = context.links.href(`move:${id}`);
  context.hrefs.set(id, href);
  return href;
}

/** `address` and `bcs` are modules of two packages each: alone they name neither. */
export function uniqueModules(model: FrameworkModel): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const twice = new Set<string>();
  for (const module of model.packages.flatMap((one) => one.modules)) {
    if (found.has(module.name)) twice.add(module.name);
    found.set(module.name, module.id);
  }
  for (const name of twice) found.delete(name);
  return found;
}

export function viewContext(module: ModuleModel, context: PageContext): ViewContext {
  const shown = shownNames(module);
  const fields = module.structs.flatMap((struct) => struct.fields.map((field) => field.name));
  const constants = new Map(module.constants.map((constant) => [constant.name, constant]));
  const functions = new Map(module.functions.map((one) => [one.name, one.id]));
  const href = (id: string): string | null => hrefOf(id, context);
  const names: CodeNames = { nameOf: (id) => shown.get(id) ?? lastName(id), hrefOf: href };
  const linkCode = codeLinker({
    module: module.id,
    aliases: new Map(module.aliases),
    fields: new Set(fields),
    uniqueModules: context.uniqueModules,
    hrefOf: href,
  });
  const parts = new Map<MoveType, readonly CodePart[]>();
  const inlines = new Map<MoveType, readonly Inline[]>();
  const partsOf = (type: MoveType): readonly CodePart[] => {
    let known = parts.get(type);
    if (known === undefined) parts.set(type, (known = typeParts(type, names)));
    return known;
  };
  return {
    hrefOf: href,
    linkTo: (id) => linkTo(id, context),
    partsOf,
    typeInline: (type) => {
      let known = inlines.get(type);
      if (known === undefined) inlines.set(type, (known = inlineOf(partsOf(type))));
      return known;
    },
    proseOf: (item, words, locals) =>
      words.length === 0 ? words : linkCode(words, { id: item.id, locals }),
    counterpartsOf: (id, rows = []) => siblingsOf(id, rows, context),
    constantOf: (name) => constants.get(name),
    functionHref: (name) => {
      const id = functions.get(name);
      return id === undefined ? null : `#${anchorOf(id)}`;
    },
  };
}

/** `String` of `std::string` and of `std::ascii` meet in one module: then both go with their module's name. */
function shownNames(module: ModuleModel): ReadonlyMap<string, string> {
  const byName = new Map<string, Set<string>>();
  for (const id of typesNamed(module))
    byName.set(lastName(id), (byName.get(lastName(id)) ?? new Set()).add(id));
  const shown = new Map<string, string>();
  for (const [name, rivals] of byName) {
    for (const id of rivals) {
      const isPlain = rivals.size === 1 || moduleOf(id) === module.id;
      shown.set(id, isPlain ? name : `${lastName(moduleOf(id))}::${name}`);
    }
  }
  return shown;
}

export function crumbsOf(context: PageContext, packageName: string | null): readonly Crumb[] {
  return [
    { label: 'References', route: '/references' },
    ...(packageName === null
      ? []
      : [
          { label: 'Framework', route: context.routes.base },
          { label: packageName, route: context.routes.package(packageName) },
        ]),
  ];
}

export function siblingsOf(
  id: string | null,
  rows: readonly ItemModel[],
  { counterparts, links }: Pick<PageContext, 'counterparts' | 'links'>,
): readonly Flow[] {
  if (counterparts === null) return [];
  const parts = rows.map((row) => ({ id: `move:${row.id}`, name: row.name }));
  return counterpartsOf(counterparts, { id: id === null ? null : `move:${id}`, parts }, links);
}
