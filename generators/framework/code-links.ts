/** Inline code in prose that names something of the framework becomes a link to it; nothing does by accident. Pure. */

import type { PhrasingContent } from 'mdast';
import type { Flow } from '../core/nodes.ts';
import { inlineCode, link } from '../core/nodes.ts';
import { ABILITIES, PRIMITIVES } from './types.ts';

/** What bare names may stand for where the prose stands. */
export interface ProseScope {
  /** Full name of the module. */
  readonly module: string;
  /** Full name of the item the prose is about; it never links to itself. */
  readonly item: string;
  readonly aliases: ReadonlyMap<string, string>;
  /** Parameters and fields: their names mean themselves. */
  readonly locals: ReadonlySet<string>;
  /** Modules by bare name, where only one module of the framework has it. */
  readonly uniqueModules: ReadonlyMap<string, string>;
  /** Address of a full name, or null for what does not exist. */
  hrefOf(id: string): string | null;
}

/** `address` in prose is the type, though a module may have a function of that name. */
const BUILT_IN: ReadonlySet<string> = new Set([...PRIMITIVES, ...ABILITIES, 'vector']);

const PATH = /^(?:&(?:mut )?)?([A-Za-z_]\w*(?:::[A-Za-z_]\w*){0,2})(<[\w$:<>, &]*>)?(!?\([^()]*\))?!?$/;

/** Address for the code, or null: a name links only where the compiler would find the same thing. */
export function hrefOfCode(code: string, scope: ProseScope): string | null {
  const [, path, , call] = PATH.exec(code) ?? [];
  if (path === undefined) return null;
  const id = resolve(path.split('::'), scope, call !== undefined);
  if (id === null || id === scope.item) return null;
  return scope.hrefOf(id);
}

function resolve(path: readonly string[], scope: ProseScope, isCall: boolean): string | null {
  const [first = '', second, third] = path;
  if (third !== undefined) return path.join('::');
  if (second !== undefined) {
    // `sui::transfer` is the module, though the module `sui::sui` has a function of that name.
    const asModule = `${first}::${second}`;
    const module = moduleNamed(first, scope);
    return module === null || scope.hrefOf(asModule) !== null ? asModule : `${module}::${second}`;
  }
  if (!isCall && (scope.locals.has(first) || BUILT_IN.has(first))) return null;
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

/** The prose with its code linked. Shared trees are never changed; what has no link is handed back as it is. */
export function linkCode(prose: readonly Flow[], scope: ProseScope): readonly Flow[] {
  const linked = prose.map((node) => linkNode(node, scope));
  return linked.some((node, index) => node !== prose[index]) ? linked : prose;
}

function linkNode<Node extends Flow | PhrasingContent>(node: Node, scope: ProseScope): Node {
  if (node.type === 'inlineCode') {
    const href = hrefOfCode(node.value, scope);
    return href === null ? node : (link(href, inlineCode(node.value)) as unknown as Node);
  }
  // A link in a link is none, and code in a heading-like bold line may well be one.
  if (node.type === 'link' || !('children' in node)) return node;
  const children = (node.children as (Flow | PhrasingContent)[]).map((child) => linkNode(child, scope));
  const isSame = children.every((child, index) => child === node.children[index]);
  return isSame ? node : ({ ...node, children } as Node);
}
