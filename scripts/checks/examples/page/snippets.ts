/** Snippets that pages quote: each must be there and not hold itself. Their own blocks are checked where they stand. Pure but for `load`. */

import type { Diagnostic } from '../../../../generators/core/diagnostics.ts';
import type { DialectError } from '../../../../site/dialect/dialect-error.ts';
import { nearestName } from '../../../../generators/core/text.ts';
import {
  circleError,
  loadSnippet,
  missingError,
  snippetPath,
} from '../../../../site/dialect/snippets.ts';
import type { SnippetUse } from '../../../../site/dialect/page/authored-page.ts';
import type { Page } from './read-page.ts';
import { readPage } from './read-page.ts';

export interface SnippetSource {
  /** Text of a file below `docs/`, or null when there is none. */
  readonly load: (path: string) => string | null;
  /** Every snippet there is, for suggestions. */
  readonly names: readonly string[];
}

export interface PageSnippets {
  readonly diagnostics: readonly Diagnostic[];
  /** The snippets of the page and those in them, once for each use. */
  readonly pages: readonly Page[];
}

/** Errors inside a snippet are those of its own page, and are reported there. */
export function snippetsOfPage(page: Page, source: SnippetSource): PageSnippets {
  const own = /^docs\/snippets\/(.+)\.mdx$/.exec(page.source.path)?.[1];
  const around = own === undefined ? [] : [own];
  const diagnostics: Diagnostic[] = [];
  const pages: Page[] = [];
  for (const use of page.snippets) {
    const error = resultOf(use, around, source);
    if (error !== null) diagnostics.push(diagnosticAt(page, use, error));
    else pages.push(...quoted(String(use.name), around, source));
  }
  return { diagnostics, pages };
}

function resultOf(
  { name }: SnippetUse,
  around: readonly string[],
  { load, names }: SnippetSource,
): DialectError | null {
  if (typeof name !== 'string') return name;
  const circle = circleError(name, around);
  if (circle !== null || loadSnippet(name, load) !== null) return circle;
  const near = nearestName(name, names);
  return missingError(
    name,
    near === null ? `write one of ${names.join(', ') || 'none'}` : `did you mean "${near}"?`,
  );
}

function quoted(name: string, around: readonly string[], source: SnippetSource): readonly Page[] {
  const text = loadSnippet(name, source.load);
  const page = readPage({ path: `docs/${snippetPath(name)}`, text: text ?? '' }).value;
  if (page === null) return [];
  const inner = page.snippets.filter((use) => resultOf(use, [...around, name], source) === null);
  return [page, ...inner.flatMap((use) => quoted(String(use.name), [...around, name], source))];
}

function diagnosticAt(
  { source }: Page,
  { line, column }: SnippetUse,
  error: DialectError,
): Diagnostic {
  return {
    level: 'error',
    code: `examples/${error.rule}`,
    message: error.message,
    at: { file: source.path, line, column },
    fix: error.fix,
  };
}
