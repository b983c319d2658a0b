/** Each page is a page: one heading that names it, a main part, a title and a description; and light enough to scan. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import type { BuiltPage } from './built-page.ts';
import { report, type BuiltResult } from './report.ts';
import { textAfter } from './tags.ts';

/** A build that broke half-way can still report success: then these are what is missing. */
export function checkStructure(page: BuiltPage): readonly Diagnostic[] {
  return [checkHeading, checkMain, checkHead, checkIds, checkSize]
    .flatMap((check) => check(page))
    .map((result) => report(page, result));
}

function checkHeading({ html, tags }: BuiltPage): readonly BuiltResult[] {
  const headings = tags.filter((tag) => tag.name === 'h1' && textAfter(html, tag) !== '');
  if (headings.length === 1) return [];
  const [, second] = headings;
  const count = headings.length === 0 ? 'no heading' : `${headings.length} first-level headings`;
  return [
    {
      code: 'no-heading',
      message: `the page has ${count}`,
      fix: 'give the page exactly one first-level heading',
      ...(second ? { offset: second.start } : {}),
    },
  ];
}

function checkMain({ html, tags }: BuiltPage): readonly BuiltResult[] {
  const isDoc = tags.some(
    ({ name, attributes }) =>
      name === 'html' && (attributes.get('class') ?? '').split(/\s+/).includes('docs-doc-page'),
  );
  return (isDoc ? ['main', 'article'] : ['main'])
    .filter((name) => !tags.some((tag) => tag.name === name && textAfter(html, tag) !== ''))
    .map((name) => ({
      code: `no-${name}`,
      message: `the page has no <${name}> with text`,
      fix: 'look at the page: the build broke while it rendered',
    }));
}

function checkHead({ html, tags, file }: BuiltPage): readonly BuiltResult[] {
  const title = tags.find((tag) => tag.name === 'title');
  const meta = tags.find(
    ({ name, attributes }) => name === 'meta' && attributes.get('name') === 'description',
  );
  const missing = [
    ...(!title || textAfter(html, title) === '' ? ['title'] : []),
    // Search engines do not list the not-found page.
    ...(file !== '404.html' && !meta?.attributes.get('content')?.trim() ? ['description'] : []),
  ];
  return missing.map((name) => ({
    code: `no-${name}`,
    message: `the page has no ${name}`,
    fix: `add a ${name} to its front matter`,
  }));
}

/** Of two equal ids a link can reach only the first. */
function checkIds({ tags }: BuiltPage): readonly BuiltResult[] {
  const seen = new Set<string>();
  return tags.flatMap(({ attributes, start }) => {
    const id = attributes.get('id');
    if (id === undefined || id === '') return [];
    const isRepeated = seen.has(id);
    seen.add(id);
    const message = `the id "${id}" occurs twice`;
    const fix = 'give one of the two another id';
    return isRepeated ? [{ code: 'repeated-id', message, fix, offset: start }] : [];
  });
}

/** Elements of the document as the server sends it, by the start of the address. */
const MOST_ELEMENTS: readonly (readonly [string, number])[] = [
  ['/references/sui-api/json-rpc/types', 4_000],
  ['/references/framework/', 2_000],
];

function checkSize({ route, tags }: BuiltPage): readonly BuiltResult[] {
  const most = MOST_ELEMENTS.find(([start]) => route.startsWith(start))?.[1];
  if (most === undefined || tags.length <= most) return [];
  const message = `the page has ${tags.length} elements, and ${most} are its limit`;
  const fix = 'show less of what repeats, or make a page for each group';
  return [{ code: 'too-many-elements', message, fix }];
}
