/** Symbols in sentences: unknown ones warned of, known ones counted for "Explained in". Pure. */

import { nearestName } from '../../../../generators/core/text.ts';
import type { Explanation, Explanations } from '../../../../site/dialect/explained.ts';
import { resolveSymbol } from '../../../../site/dialect/resolve-symbol.ts';
import type { PageContent } from '../../../../site/dialect/symbol-context.ts';
import { contextOf } from '../../../../site/dialect/symbol-context.ts';
import type { SymbolIndex } from '../../../../site/dialect/symbol-index.ts';
import type { LineCheck } from '../shell/command-lines.ts';
import type { Problem } from '../expectations.ts';
import type { Page } from './read-page.ts';

export interface Prose {
  readonly problems: readonly Problem[];
  /** How often the page names something, by the route that documents it. */
  readonly mentions: ReadonlyMap<string, number>;
  readonly links: number;
}

/** Blocks come with what they quote: modules that they define belong to the page. */
export function readProse(page: Page, blocks: PageContent['blocks'], index: SymbolIndex): Prose {
  const symbols = page.inlineCodes.map(({ value }) => value);
  const content = { matter: page.frontMatter, blocks, symbols };
  const context = { ...contextOf(index, content), near: nearestName };
  const problems: Problem[] = [];
  const mentions = new Map<string, number>();
  let links = 0;
  for (const { value, line, column, isLinkable } of page.inlineCodes) {
    const found = resolveSymbol(index, value, context);
    if (found.kind === 'target') {
      mentions.set(found.target.route, (mentions.get(found.target.route) ?? 0) + 1);
      if (isLinkable) links += 1;
    }
    if (found.kind === 'unknown')
      problems.push(unknownSymbol({ file: page.source.path, line, column }, value, found));
  }
  return { problems, mentions, links };
}

/** Options in sentences. A line may be cut short there, so nothing is missing; the command is a symbol. */
export function optionProblems(page: Page, check: LineCheck): readonly Problem[] {
  return page.inlineCodes.flatMap(({ value, line, column }) => {
    if (!/^sui\s/.test(value)) return [];
    const found = check(value).find(({ code }) => code === 'cli/unknown-option');
    if (!found) return [];
    const diagnostic = {
      level: 'warning',
      code: 'examples/unknown-option',
      message: `\`${value}\`: ${found.message}`,
      at: { file: page.source.path, line, column },
      fix: found.fix,
    } as const;
    return [{ diagnostic, rename: null, block: null }];
  });
}

/** A page names what its snippets name. Their unknown symbols are told on their own pages. */
export function withQuoted(own: Prose, quoted: readonly Prose[]): Prose {
  const mentions = new Map(own.mentions);
  for (const prose of quoted) {
    for (const [route, count] of prose.mentions)
      mentions.set(route, (mentions.get(route) ?? 0) + count);
  }
  return { ...own, mentions };
}

function unknownSymbol(
  at: { readonly file: string; readonly line: number; readonly column: number },
  value: string,
  found: { readonly what: string; readonly near: string | null },
): Problem {
  const message = `\`${value}\` looks like a symbol of this release, and there is no ${found.what}`;
  const fix =
    found.near === null ? 'look the name up in the references' : `did you mean \`${found.near}\`?`;
  const diagnostic = {
    level: 'warning',
    code: 'examples/unknown-symbol',
    message,
    at,
    fix,
  } as const;
  const canRename = found.near !== null && found.what === `"${value}"`;
  const rename = canRename
    ? { from: value, to: found.near ?? '', at: { ...at, column: at.column + 1 } }
    : null;
  return { diagnostic, rename, block: null };
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
