/** What the sections of one module page ask: names and links as this module shows them. Pure. */

import { deprecationNote } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import type { CodePart } from '../../core/signature.ts';
import type { ConstantModel, Deprecation, ItemModel, ModuleModel } from '../model/model.ts';
import { typesNamed } from '../model/uses.ts';
import type { CodeNames, PartsOf } from '../move/code.ts';
import { typeParts } from '../move/code.ts';
import type { MoveType } from '../move/types.ts';
import { lastName, moduleOf } from '../move/types.ts';
import { codeLinker } from './code-links.ts';
import type { PageContext } from './context.ts';
import { hrefOf, linkTo, siblingsOf } from './context.ts';
import { inlineOf } from './inline.ts';

export interface ModuleContext {
  /** Address of a full name, or null for what is not here. */
  hrefOf(id: string): string | null;
  /** The same from here: an anchor alone for what is on this page. */
  locationOf(id: string): string | null;
  /** A link to it by its label. */
  linkTo(id: string): Inline;
  readonly partsOf: PartsOf;
  /** A type inside a line. */
  typeInline(type: MoveType): readonly Inline[];
  /** Prose of an item with its inline code linked. */
  proseOf(item: ItemModel, words: readonly Flow[], locals: readonly string[]): readonly Flow[];
  /** Siblings of the item on other surfaces, and of those rows of a table that have no heading. */
  equivalentsOf(id: string | null, rows?: readonly ItemModel[]): readonly Flow[];
  /** By full name, of any module. */
  constantOf(id: string): ConstantModel | undefined;
}

/** The line that says that something is deprecated and what to use instead. */
export function deprecationFlow(
  { note }: Deprecation,
  item: ItemModel,
  context: ModuleContext,
): readonly Flow[] {
  return deprecationNote(context.proseOf(item, note, []));
}

/** For one page of a module, by its route. */
export function moduleContext(
  module: ModuleModel,
  route: string,
  context: PageContext,
): ModuleContext {
  const displayed = displayedNames(module);
  const fields = module.structs.flatMap((struct) => struct.fields.map((field) => field.name));
  const href = (id: string): string | null => hrefOf(id, context);
  const names: CodeNames = { nameOf: (id) => displayed.get(id) ?? lastName(id), hrefOf: href };
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
    locationOf: (id) => href(id)?.replace(`${route}#`, '#') ?? null,
    linkTo: (id) => linkTo(id, context),
    partsOf,
    typeInline: (type) => {
      let known = inlines.get(type);
      if (known === undefined) inlines.set(type, (known = inlineOf(partsOf(type))));
      return known;
    },
    proseOf: (item, words, locals) =>
      words.length === 0 ? words : linkCode(words, { id: item.id, locals }),
    equivalentsOf: (id, rows = []) => siblingsOf(id, rows, context),
    constantOf: (id) => context.constants.get(id),
  };
}

/** `String` of `std::string` and of `std::ascii` meet in one module: then both go with their module's name. */
function displayedNames(module: ModuleModel): ReadonlyMap<string, string> {
  const byName = new Map<string, Set<string>>();
  for (const id of typesNamed(module))
    byName.set(lastName(id), (byName.get(lastName(id)) ?? new Set()).add(id));
  const displayed = new Map<string, string>();
  for (const [name, rivals] of byName) {
    for (const id of rivals) {
      const isPlain = rivals.size === 1 || moduleOf(id) === module.id;
      displayed.set(id, isPlain ? name : `${lastName(moduleOf(id))}::${name}`);
    }
  }
  return displayed;
}
