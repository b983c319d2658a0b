/** Symbols in sentences: unknown ones warned of, known ones counted for "Explained in". Pure. */

import type { Diagnostic, Location } from '../../../../generators/core/diagnostics.ts';
import type { Explanation, Explanations } from '../../../../site/dialect/explained.ts';
import { resolveSymbol } from '../../../../site/dialect/resolve-symbol.ts';
import type { PageContent } from '../../../../site/dialect/symbol-context.ts';
import { contextOf } from '../../../../site/dialect/symbol-context.ts';
import type { SymbolIndex } from '../../../../site/dialect/symbol-index.ts';
import { relatedNames } from '../../../../site/move/explain/related-names.ts';
import { propose } from '../../proposal.ts';
import type { PageDiagnostic } from '../model.ts';
import type { NamesOfPage } from '../names/other-names.ts';
import { otherNames } from '../names/other-names.ts';
import type { Page } from './read-page.ts';

export interface Prose {
  readonly diagnostics: readonly PageDiagnostic[];
  /** How often the page names something, by the route that documents it. */
  readonly mentions: ReadonlyMap<string, number>;
  readonly links: number;
}

export interface KnownSymbols {
  readonly index: SymbolIndex;
  /** Paths that exist, and that no reference documents. */
  readonly testOnly: ReadonlySet<string>;
  /** What names are held against that no reference lists; null for pages that are only quoted. */
  readonly others: NamesOfPage | null;
}

/** Blocks come with what they quote: modules that they define belong to the page. */
export function readProse(
  page: Page,
  blocks: PageContent['blocks'],
  { index, testOnly, others }: KnownSymbols,
): Prose {
  const proposals = new Set<string>();
  const near = (name: string, candidates: readonly string[]): string | null => {
    const found = propose(name, candidates);
    if (found?.isUnique) proposals.add(found.to);
    return found?.to ?? null;
  };
  const symbols = page.inlineCodes.map(({ value }) => value);
  const content = { matter: page.frontMatter, blocks, symbols };
  const related = (name: string, candidates: readonly string[]): string | null =>
    relatedNames(name, candidates)[0] ?? null;
  const context = { ...contextOf(index, content), near, related };
  const diagnostics: PageDiagnostic[] = [];
  const mentions = new Map<string, number>();
  let links = 0;
  const checkOther = others && otherNames(page, others);
  for (const code of page.inlineCodes) {
    const { value, line, column, isLinkable } = code;
    const found = resolveSymbol(index, value, context);
    if (found.kind === 'target') {
      mentions.set(found.target.route, (mentions.get(found.target.route) ?? 0) + 1);
      if (isLinkable) links += 1;
    }
    diagnostics.push(...(checkOther?.(code, found.kind) ?? []));
    if (found.kind !== 'unknown' || testOnly.has(unknownPath(found))) continue;
    const location = { file: page.source.path, line, column };
    const rename = renameOf(value, found, proposals);
    const at = { ...location, column: column + 1 + (rename?.index ?? 0) };
    diagnostics.push({
      ...unknownSymbol(location, value, found),
      rename: rename && { from: rename.from, to: rename.to, at: [at] },
    });
  }
  return { diagnostics, mentions, links };
}

/** A page names what its snippets name. Their unknown symbols are reported on their own pages. */
export function withQuoted(own: Prose, quoted: readonly Prose[]): Prose {
  const mentions = new Map(own.mentions);
  for (const prose of quoted) {
    for (const [route, count] of prose.mentions)
      mentions.set(route, (mentions.get(route) ?? 0) + count);
  }
  return { ...own, mentions };
}

interface Unknown {
  readonly what: string;
  readonly near: string | null;
}

/** `coin::spilt()` differs from what is near in its last name alone. */
function renameOf(
  value: string,
  { what, near }: Unknown,
  unique: ReadonlySet<string>,
): { readonly from: string; readonly to: string; readonly index: number } | null {
  const from = lastName(unknownPath({ what }));
  const to = lastName(near ?? '');
  const index = value.lastIndexOf(from);
  const isAlone = index >= 0 && value.indexOf(from) === index;
  return isAlone && unique.has(to)
    ? { from, to, index: Array.from(value.slice(0, index)).length }
    : null;
}

function unknownPath({ what }: Pick<Unknown, 'what'>): string {
  return /"(.+)"$/.exec(what)?.[1] ?? '';
}

function lastName(path: string): string {
  return path.split(/::|[. ]/).at(-1) ?? '';
}

function unknownSymbol(at: Location, value: string, found: Unknown): Diagnostic {
  return {
    level: 'warning',
    code: 'examples/unknown-symbol',
    message: `\`${value}\` looks like a symbol of this release, which has no ${found.what}`,
    at,
    fix:
      found.near === null
        ? 'look the name up in the references'
        : `did you mean \`${found.near}\`?`,
  };
}

const MOST_GUIDES = 8;

/** The guides that name a page's symbols most, at most eight, in a stable order. */
export function explanationsOf(
  pages: readonly { readonly guide: Explanation; readonly mentions: ReadonlyMap<string, number> }[],
): Explanations {
  const routes = new Map<string, { readonly guide: Explanation; readonly count: number }[]>();
  for (const { guide, mentions } of pages) {
    for (const [route, count] of mentions)
      routes.set(route, [...(routes.get(route) ?? []), { guide, count }]);
  }
  const entries = [...routes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([route, guides]) => {
      const ordered = guides.toSorted(
        (a, b) => b.count - a.count || (a.guide.route < b.guide.route ? -1 : 1),
      );
      return [route, ordered.slice(0, MOST_GUIDES).map(({ guide }) => guide)] as const;
    });
  return Object.fromEntries(entries);
}
