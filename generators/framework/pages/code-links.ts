/** Inline code in prose that names something of the framework becomes a link to it; nothing does by accident. Pure. */

import type { Flow } from '../../core/nodes.ts';
import { linkCode } from '../../core/nodes.ts';
import { ABILITIES, PRIMITIVES } from '../move/types.ts';

/** What names may stand for in the prose of one module. */
export interface ProseScope {
  /** Full name of the module. */
  readonly module: string;
  /** Alias → full name of a module or a type. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Names of fields: in prose they mean the fields. */
  readonly fields: ReadonlySet<string>;
  /** Modules by bare name, where only one module of the framework has it. */
  readonly uniqueModules: ReadonlyMap<string, string>;
  /** Address of a full name, or null for what does not exist. */
  hrefOf(id: string): string | null;
}

/** Whose prose it is. It never links to itself, and its parameters mean themselves. */
export interface ProseOwner {
  readonly id: string;
  readonly locals: readonly string[];
}

export type LinkCode = (prose: readonly Flow[], owner: ProseOwner) => readonly Flow[];

/** What a piece of code names. `bare` is the word that a parameter may take for itself; null for a path or a call. */
interface Named {
  readonly id: string;
  readonly href: string;
  readonly bare: string | null;
}

/** `address` in prose is the type, though a module may have a function of that name. */
const BUILT_IN: ReadonlySet<string> = new Set([...PRIMITIVES, ...ABILITIES, 'vector']);

const PATH =
  /^(?:&(?:mut )?)?([A-Za-z_]\w*(?:::[A-Za-z_]\w*){0,3})(<[\w$:<>, &]*>)?(!?\([^()]*\))?!?$/;

/** Links the code in the prose of one module. */
export function codeLinker(scope: ProseScope): LinkCode {
  const known = new Map<string, Named | null>();
  const nameOf = (code: string): Named | null => {
    let named = known.get(code);
    if (named === undefined) known.set(code, (named = namedBy(code, scope)));
    return named;
  };
  return (prose, { id, locals }) =>
    linkCode(prose, (code) => {
      const named = nameOf(code);
      const isOwn = named?.id === id || (named?.bare != null && locals.includes(named.bare));
      return named === null || isOwn ? null : named.href;
    });
}

/** A name links only where the compiler would find the same thing. */
function namedBy(code: string, scope: ProseScope): Named | null {
  const [, path, , call] = PATH.exec(code) ?? [];
  if (path === undefined) return null;
  const isBare = call === undefined && !path.includes('::');
  if (isBare && (scope.fields.has(path) || BUILT_IN.has(path))) return null;
  const id = resolve(path.split('::'), scope);
  const href = id === null ? null : scope.hrefOf(id);
  return id === null || href === null ? null : { id, href, bare: isBare ? path : null };
}

function resolve(path: readonly string[], scope: ProseScope): string | null {
  const [first = '', second, third] = path;
  // `Sale::Open`: the section of an enum has its variants.
  if (/^[A-Z]/.test(path.at(-2) ?? '')) return resolve(path.slice(0, -1), scope);
  if (third !== undefined) return path.join('::');
  if (second !== undefined) {
    // `sui::transfer` is the module, though the module `sui::sui` has a function of that name.
    const asModule = `${first}::${second}`;
    const module = moduleNamed(first, scope);
    return module === null || scope.hrefOf(asModule) !== null ? asModule : `${module}::${second}`;
  }
  const own = `${scope.module}::${first}`;
  if (scope.hrefOf(own) !== null) return own;
  const alias = scope.aliases.get(first);
  // A bare lower-case word is a word: only types and constants are named without their module.
  return alias !== undefined && /^[A-Z]/.test(first) ? alias : null;
}

function moduleNamed(name: string, scope: ProseScope): string | null {
  const alias = scope.aliases.get(name);
  if (alias !== undefined && alias.split('::').length === 2) return alias;
  if (scope.module.endsWith(`::${name}`)) return scope.module;
  return scope.uniqueModules.get(name) ?? null;
}
