/** Each page is a page: one heading that names it, a main part, a title and a description. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import type { BuiltPage } from './built-page.ts';
import { report, type BuiltResult } from './report.ts';
import { textAfter, type Tag } from './tags.ts';

/** A build that broke half-way can still report success: then these are what is missing. */
export function checkStructure(page: BuiltPage): readonly Diagnostic[] {
  return [...checkHeading(page), ...checkMain(page), ...checkHead(page), ...checkIds(page)].map(
    (result) => report(page, result),
  );
}

function checkHeading({ html, tags }: BuiltPage): readonly BuiltResult[] {
  const headings = tags.filter((tag) => tag.name === 'h1' && textAfter(html, tag) !== '');
  const fix = 'give the page exactly one first-level heading';
  if (headings.length === 1) return [];
  const message =
    headings.length === 0
      ? 'the page has no heading'
      : `the page has ${headings.length} first-level headings`;
  return [{ code: 'no-heading', message, fix, offset: headings[1]?.start ?? null }];
}

function checkMain({ html, tags }: BuiltPage): readonly BuiltResult[] {
  const isDoc = tags.some(
    (tag) =>
      tag.name === 'html' &&
      (tag.attributes.get('class') ?? '').split(/\s+/).includes('docs-doc-page'),
  );
  const required = isDoc ? ['main', 'article'] : ['main'];
  const absent = required.filter(
    (name) => !tags.some((tag) => tag.name === name && textAfter(html, tag) !== ''),
  );
  const fix = 'look at the page: the build broke while it rendered';
  return absent.map((name) => ({
    code: `no-${name}`,
    message: `the page has no <${name}> with text`,
    fix,
    offset: null,
  }));
}

function checkHead(page: BuiltPage): readonly BuiltResult[] {
  const { html, tags, file } = page;
  const title = tags.find((tag) => tag.name === 'title');
  const results: BuiltResult[] = [];
  if (!title || textAfter(html, title) === '') {
    results.push({
      code: 'no-title',
      message: 'the page has no title',
      fix: 'add a title to its front matter',
      offset: null,
    });
  }
  // Search engines do not list the not-found page.
  if (file !== '404.html' && descriptionOf(tags) === '') {
    const fix = 'add a description of one sentence to its front matter';
    results.push({
      code: 'no-description',
      message: 'the page has no description',
      fix,
      offset: null,
    });
  }
  return results;
}

function descriptionOf(tags: readonly Tag[]): string {
  const meta = tags.find(
    (tag) => tag.name === 'meta' && tag.attributes.get('name') === 'description',
  );
  return meta?.attributes.get('content')?.trim() ?? '';
}

/** Of two equal ids a link can reach only the first. */
function checkIds({ tags }: BuiltPage): readonly BuiltResult[] {
  const seen = new Set<string>();
  return tags.flatMap((tag) => {
    const id = tag.attributes.get('id');
    if (id === undefined || id === '') return [];
    const isRepeated = seen.has(id);
    seen.add(id);
    const fix = 'give one of the two another id';
    return isRepeated
      ? [{ code: 'repeated-id', message: `the id "${id}" occurs twice`, fix, offset: tag.start }]
      : [];
  });
}
