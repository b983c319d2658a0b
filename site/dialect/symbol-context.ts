/** What a page is about, as far as it decides which symbol a word names. Pure. */

import type { SymbolContext } from './resolve-symbol';
import { resolveSymbol } from './resolve-symbol';
import type { SymbolFamily, SymbolIndex } from './symbol-index';
import { familyOf, symbolFamilies } from './symbol-index';

export interface PageContent {
  readonly matter: Readonly<Record<string, unknown>>;
  readonly blocks: readonly { readonly language: string; readonly code: string }[];
  /** Inline code, as written. */
  readonly symbols: readonly string[];
}

/** A page that shows code of a language speaks of its types; code of the SDK speaks of everybody's. */
const FAMILY_OF_LANGUAGE: Readonly<Record<string, SymbolFamily>> = {
  graphql: 'graphql',
  move: 'move',
};
/** One block of code says more than one word. */
const WEIGHT_OF_BLOCK = 3;

export function contextOf(index: SymbolIndex, page: PageContent): SymbolContext {
  const code = page.blocks.map((block) => block.code).join('\n');
  const text = [code, ...page.symbols].join('\n');
  const own = {
    families: [],
    modules: namesIn(code, /\bmodule\s+\w+\s*::\s*(\w+)/g),
    constants: namesIn(code, /\bconst\s+(E\w+)/g),
    types: namesIn(code, /\b(?:struct|enum|class|interface|type|input|trait|union)\s+([A-Z]\w*)/g),
    named: namesIn(text, /\b(\w+)\s*::/g),
    configFile: configFileOf(page.matter),
    near: () => null,
  };
  const declared = declaredFamilies(page.matter);
  return { ...own, families: declared.length > 0 ? declared : likelyFamilies(index, page, own) };
}

/** Null where names of keys and metrics are plain words. */
export function configFileOf(matter: PageContent['matter']): string | null {
  const slug = String(matter['slug'] ?? '');
  if (!/^\/guides\/operator(?:\/|$)/.test(slug)) return null;
  return slug.includes('bridge') ? 'bridge' : 'node';
}

function namesIn(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''));
}

/** `symbols: move`, `symbols: [move, graphql]`. */
function declaredFamilies(matter: PageContent['matter']): readonly SymbolFamily[] {
  const value = matter['symbols'];
  const names = Array.isArray(value) ? value.map(String) : String(value ?? '').split(/[\s,]+/);
  return names.filter((name): name is SymbolFamily =>
    (symbolFamilies as readonly string[]).includes(name),
  );
}

/** By the page's code, and by the symbols that can only be one thing. */
function likelyFamilies(
  index: SymbolIndex,
  page: PageContent,
  context: SymbolContext,
): readonly SymbolFamily[] {
  const weights = new Map<SymbolFamily, number>();
  const add = (family: SymbolFamily | undefined, weight: number): void => {
    if (family) weights.set(family, (weights.get(family) ?? 0) + weight);
  };
  for (const { language } of page.blocks) add(FAMILY_OF_LANGUAGE[language], WEIGHT_OF_BLOCK);
  for (const symbol of page.symbols) {
    const found = resolveSymbol(index, symbol, context);
    if (found.kind === 'target') add(familyOf(found.target.id), 1);
  }
  // A command has no types: what a page of commands names is what the commands work on. So it is with keys.
  for (const family of ['cli', 'program', 'config', 'metric'] as const) weights.delete(family);
  return [...weights].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => name);
}
