/** The one reader of authored pages: ids of headings, places, and pages that cannot be read. */

import { describe, expect, it } from 'vitest';
import type { AuthoredPage } from '../../site/dialect/page/authored-page';
import { parseOrThrow, readAuthoredPage } from '../../site/dialect/page/authored-page';
import { withCommentIds } from '../../site/dialect/page/heading-ids';

function pageOf(text: string, path = 'docs/a.mdx'): AuthoredPage {
  return readAuthoredPage({ path, text }) as AuthoredPage;
}

describe('the id of a heading', () => {
  it.each([
    ['## Two words {#a.b}', 'a.b'],
    ['## Two words {/* #a.b */}', 'a.b'],
    ['## Two words {/*#a_b:c~d*/}  ', 'a_b:c~d'],
    ['## Two words {#größe}', 'größe'],
  ])('is read from %s, and is no word of it', (line, id) => {
    const text = `First.\n\n${line}\n\nLast, with a [link](/b).\n`;
    const { headings, links } = pageOf(text);
    expect(headings.map((heading) => [heading.id, heading.text])).toEqual([[id, 'Two words']]);
    expect(links[0]?.offset).toBe(text.indexOf('[link]'));
  });

  it.each(['## Two words', '## Braces {a}', '## An empty one {#}'])(
    'is null where the words make it: %s',
    (line) => {
      expect(pageOf(line, 'docs/a.md').headings[0]?.id).toBeNull();
    },
  );

  it('is left alone in code that shows how it is written', () => {
    const text = '```md\n## A {#a}\n```\n\n~~~md\n```\n## B {#b}\n~~~\n\n## C {#c}\n';
    const { fences, headings } = pageOf(text);
    expect(fences.map(({ code }) => code)).toEqual(['## A {#a}', '```\n## B {#b}']);
    expect(headings.map(({ id }) => id)).toEqual(['c']);
    expect(withCommentIds(text)).toBe(text.replace('{#c}', '{/* #c */}'));
  });
});

describe('a page', () => {
  it('that MDX cannot read is a value with its place, and stops a build', () => {
    const broken = { path: 'docs/a.mdx', text: 'one\n\n<Tabs>\n' };
    expect(readAuthoredPage(broken)).toMatchObject({ line: 3, column: 1 });
    expect(() => parseOrThrow(broken)).toThrow(/^docs\/a\.mdx:3:1 error\[site\/page-syntax\] /);
  });

  it('has its front matter as data, and where its text begins', () => {
    const { head, frontMatter } = pageOf('---\ntitle: A\nkeywords: [b]\n---\n\nText.\n');
    expect(head).toEqual({ text: 'title: A\nkeywords: [b]', offset: 4 });
    expect(frontMatter).toEqual({ title: 'A', keywords: ['b'] });
  });

  it('counts characters, not units', () => {
    const { inlineCodes, formulas } = pageOf('😀 `a` and $b$\n');
    expect(inlineCodes).toEqual([{ value: 'a', line: 1, column: 3, isLinkable: true }]);
    expect(formulas[0]).toMatchObject({ line: 1, column: 11, end: { line: 1, column: 13 } });
  });

  it('reads words that look like directives as words', () => {
    const [heading] = pageOf('## At 10:am or std:vector\n').headings;
    expect(heading?.text).toBe('At 10:am or std:vector');
  });

  it('knows what it quotes, and its cards as links', () => {
    const text =
      '<Snippet name="a/b" />\n\n<Snippet name="A" />\n\n<Card href="/c" title="See c" />\n';
    const { snippets, links, components } = pageOf(text);
    expect(snippets.map(({ name }) => (typeof name === 'string' ? name : name.rule))).toEqual([
      'a/b',
      'snippet-attribute',
    ]);
    expect(links).toMatchObject([{ url: '/c', text: 'See c' }]);
    expect(components).toEqual(['Snippet', 'Snippet', 'Card']);
  });
});
