/** Each page of the docs has a Markdown page that says what the page says: all of it, nothing more, in its order. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { diagramId, displayedDiagram } from '../../../site/dialect/diagram-id.ts';
import type { BuiltPage } from './built-page.ts';
import type { LoadedBuild } from './load.ts';
import { report, reportFile, type BuiltResult } from './report.ts';
import { isRedirect } from './served.ts';
import { readMarkdownPage, type MarkdownText } from './markdown-text.ts';
import { articleOf, visibleText } from './visible-text.ts';

export function checkMarkdownPages(build: LoadedBuild): readonly Diagnostic[] {
  const markdownPages = new Map(build.texts.map(({ file, text }) => [file, text]));
  const expected = new Set<string>();
  const redirects = new Set<string>();
  const results = build.pages.flatMap((page) => {
    const article = articleOf(page.html);
    const file = `${page.route.slice(1)}.md`;
    if (isRedirect(page)) redirects.add(file);
    if (article === null) {
      // A program, whose Markdown page is made of its HTML.
      const named = markdownPagesNamedBy(page).map(({ href }) => href.slice(1));
      named.forEach((name) => expected.add(name));
      return named.some((name) => !markdownPages.has(name)) ? [report(page, missing)] : [];
    }
    expected.add(file);
    return checkMarkdownPage(page, article, markdownPages, build.origin).map((result) =>
      report(page, result),
    );
  });
  const list = markdownPages.get('llms.txt') ?? '';
  return [
    ...results,
    ...strays([...markdownPages.keys()], new Set([...expected, ...redirects])),
    ...checkList(list, expected),
  ];
}

/** `/llms.txt` names every Markdown page once; those of snippets are read on the pages that quote them. */
function checkList(list: string, expected: ReadonlySet<string>): readonly Diagnostic[] {
  const named = [
    ...list.matchAll(/^- \[(?:\\.|[^\]\\])*\]\(https?:\/\/[^/)]+\/([^)]+\.md)\)/gm),
  ].map((match) => match[1] ?? '');
  const due = [...expected].filter((file) => !file.startsWith('snippets/'));
  const missing = due.filter((file) => !named.includes(file));
  const wrong = named.filter((file, index) => !due.includes(file) || named.indexOf(file) !== index);
  return [...missing, ...wrong].map((file) => {
    const rule = missing.includes(file) ? 'once' : 'once at most, and only if there is such a page';
    const fix = 'see site/plugins/markdown-pages/llms.ts';
    const message = `/llms.txt must name ${file} ${rule}`;
    return reportFile('llms.txt', { code: 'markdown-list', message, fix });
  });
}

/** A Markdown page without a page is text that nobody sees. */
function strays(files: readonly string[], expected: ReadonlySet<string>): readonly Diagnostic[] {
  return files
    .filter((file) => file.endsWith('.md') && !expected.has(file))
    .map((file) => {
      const message = `${file} is the Markdown page of no page`;
      const fix = 'build into an empty folder';
      return reportFile(file, { code: 'stray-markdown-page', message, fix });
    });
}

const missing = result(
  'missing-markdown-page',
  'the page has no Markdown page',
  'see site/plugins/markdown-pages.ts',
);

function checkMarkdownPage(
  page: BuiltPage,
  article: string,
  markdownPages: ReadonlyMap<string, string>,
  origin: string,
): BuiltResult[] {
  const markdown = markdownPages.get(`${page.route.slice(1)}.md`);
  if (markdown === undefined) return [missing];
  const markdownPage = readMarkdownPage(markdown);
  const drawn = drawnDiagrams(article);
  return [
    ...checkAddress(page),
    ...checkHead(page, markdownPage),
    ...checkWords(article, markdownPage),
    ...checkLinks(page, markdownPage, { markdownPages, origin }),
    ...markdownPage.diagrams
      .filter(
        (source) => !drawn.has(diagramId(source)) || displayedDiagram(source) !== source.trim(),
      )
      .map((source) =>
        result(
          'markdown-diagram',
          `the page does not draw "${source.slice(0, 60)}"`,
          'show what is drawn',
        ),
      ),
    ...markdownPage.foreign.map((piece) =>
      result(
        'markdown-markup',
        `the Markdown page holds "${piece}"`,
        'print it as text, or leave it out',
      ),
    ),
  ];
}

const DRAWN = /<svg id="(d[\da-f]{10})(?:-\d+)?" class="diagram[ "]/g;

/** The diagrams that a built page shows, by the ids of their sources. */
function drawnDiagrams(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(DRAWN)].map(([, id = '']) => id));
}

function markdownPagesNamedBy({ links }: BuiltPage): BuiltPage['links'] {
  return links.filter(
    ({ tag }) =>
      tag.attributes.get('rel') === 'alternate' && tag.attributes.get('type') === 'text/markdown',
  );
}

function checkAddress(page: BuiltPage): BuiltResult[] {
  const { route } = page;
  const named = markdownPagesNamedBy(page);
  if (named.length === 1 && named[0]?.href === `${route}.md`) return [];
  return [
    result(
      'markdown-link',
      `the head names ${named.length} markdownPages and must name ${route}.md`,
      'see site/src/theme/DocItem/Metadata',
    ),
  ];
}

function checkHead({ tags, route }: BuiltPage, { head }: MarkdownText): BuiltResult[] {
  const fix = 'see markdownOf in site/plugins/markdown-pages/markdown.ts';
  if ([...head.keys()].join() !== 'title,description,url')
    return [
      result(
        'markdown-head',
        `the Markdown page begins with the keys ${[...head.keys()].join()}`,
        fix,
      ),
    ];
  const description = tags.find(({ attributes }) => attributes.get('name') === 'description');
  const isRight =
    head.get('description') === description?.attributes.get('content') &&
    (head.get('url') ?? '').endsWith(route);
  return isRight
    ? []
    : [result('markdown-head', 'the Markdown page and the page differ in their heads', fix)];
}

/** Letters and digits in their order. Marks, blanks and case are how each of the two shows them. */
function checkWords(article: string, markdownPage: MarkdownText): BuiltResult[] {
  const page = essenceOf(visibleText(article));
  const copy = essenceOf(markdownPage.text);
  if (page === copy) return [];
  let at = 0;
  while (page[at] === copy[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 20), at + 40);
  const message = `the Markdown page says "…${around(copy)}…" where the page says "…${around(page)}…"`;
  return [
    result('markdown-words', message, 'let both say the same, see site/plugins/markdown-pages'),
  ];
}

function essenceOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A Markdown page leads nowhere that its page does not, and from Markdown page to Markdown page. */
function checkLinks(
  { links, route }: BuiltPage,
  markdownPage: MarkdownText,
  {
    markdownPages,
    origin,
  }: { readonly markdownPages: ReadonlyMap<string, string>; readonly origin: string },
): BuiltResult[] {
  const known = new Set(links.map(({ href }) => (href.startsWith('#') ? route + href : href)));
  return markdownPage.links.flatMap((link) => {
    const own = link.startsWith(`${origin}/`) ? link.slice(origin.length) : null;
    const [file = ''] = (own ?? '').slice(1).split('#');
    const page = own?.replace(/(?:(?<=\/)index)?\.md(?=#|$)/, '') ?? link;
    if (!known.has(page))
      return [
        result(
          'markdown-links',
          `the Markdown page links to "${link}", and the page does not`,
          'drop the link',
        ),
      ];
    const isLost =
      own === null ? /^[/#]/.test(link) : file.endsWith('.md') && !markdownPages.has(file);
    if (!isLost) return [];
    return [
      result(
        'markdown-links',
        `the Markdown page links to "${link}", which is not a Markdown page`,
        'see siteLink in site/plugins/markdown-pages/markdown.ts',
      ),
    ];
  });
}

function result(code: string, message: string, fix: string): BuiltResult {
  return { code, message, fix };
}
