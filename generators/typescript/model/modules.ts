/** The modules of TypeDoc's JSON: one for each entry point, without what the compiler could not find. Pure. */

import type { JSONOutput } from 'typedoc';
import type { Declaration } from './scopes.ts';

const NAMESPACE = 4;
const TYPE = 2097152;

export interface EntryModule {
  /** TypeDoc's number for it: what exports all of it as a namespace points here. */
  readonly reflection: number;
  readonly name: string;
  readonly comment: JSONOutput.Comment | undefined;
  /** Those that the compiler can find. */
  readonly children: readonly Declaration[];
  /** Names of exports that the compiler cannot find. */
  readonly unknown: readonly string[];
}

/** `entryOf` names the entry point of a file. A package with a single one has no modules, only symbols. */
export function modulesOf(
  project: JSONOutput.ProjectReflection,
  entryOf: ReadonlyMap<string, string>,
): EntryModule[] {
  const unknown = unknownIn(project);
  const moduleOf = (
    name: string,
    module: Pick<JSONOutput.ProjectReflection, 'id' | 'children' | 'comment'>,
  ): EntryModule => {
    const all = ((module.children ?? []) as Declaration[]).map((child) =>
      withLocalName(child, project),
    );
    return {
      name,
      reflection: module.id,
      comment: module.comment,
      children: withoutGhosts(withoutUnknown(all, unknown)),
      unknown: all.filter((child) => unknown.has(child.id)).map((child) => child.name),
    };
  };
  const [only] = entryOf.values();
  if (entryOf.size === 1 && only !== undefined) return [moduleOf(only, project)];
  return ((project.children ?? []) as Declaration[]).flatMap((module) => {
    const name = entryOf.get(module.sources?.[0]?.fileName ?? '');
    return name === undefined ? [] : [moduleOf(name, module)];
  });
}

/** `export = Whole`: those who import it choose a name, and all that speaks of it says `Whole`. */
function withLocalName(
  child: Declaration,
  { symbolIdMap }: JSONOutput.ProjectReflection,
): Declaration {
  const local = symbolIdMap?.[child.id]?.qualifiedName ?? '';
  const isNamed = child.name === 'export=' && /^[A-Za-z_$][\w$]*$/.test(local);
  return isNamed ? { ...child, localName: local } : child;
}

/**
 * All that the compiler cannot find is one symbol to TypeDoc, and is the first export of it: a constant
 * or a type without a declaration. References to it mean something else.
 */
function unknownIn(project: JSONOutput.ProjectReflection): ReadonlySet<number> {
  const ids = Object.entries(project.symbolIdMap ?? {}).flatMap(([id, symbol]) =>
    symbol.qualifiedName === 'unknown' && !FILE.test(symbol.packagePath) ? [Number(id)] : [],
  );
  return new Set(ids);
}

/** What is nowhere is in the folder that the program runs in. */
const FILE = /\.[cm]?[jt]sx?$/;

function withoutUnknown(
  children: readonly Declaration[],
  unknown: ReadonlySet<number>,
): readonly Declaration[] {
  return children
    .filter((child) => !unknown.has(child.id))
    .map((child) =>
      child.kind === NAMESPACE && child.children !== undefined
        ? { ...child, children: [...withoutUnknown(child.children as Declaration[], unknown)] }
        : child,
    );
}

/**
 * A value that is exported as a type only can be used after `typeof` only. TypeDoc shows it as a second
 * type of the same name without a declaration: two types cannot share a name, and values come first.
 */
function withoutGhosts(children: readonly Declaration[]): readonly Declaration[] {
  const types = children.filter((child) => child.kind === TYPE);
  return children.filter(
    (child) =>
      child.kind !== TYPE || !types.some((type) => type.name === child.name && type.id > child.id),
  );
}
