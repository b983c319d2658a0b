/** Terms of the glossary lead to the pages that explain them. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openBuildCache } from '../../site/plugins/build-cache';
import { loadSearchContent } from '../../site/plugins/search/load';

const docs = mkdtempSync(path.join(tmpdir(), 'search-terms-'));
afterAll(() => rmSync(docs, { recursive: true }));

const glossary = `- term: One-time witness
  anchor: one-time-witness
  text: A value that only the initializer receives.
  page: /conventions
  also: [OTW]
`;

const load = (): ReturnType<typeof loadSearchContent>['pages'] =>
  loadSearchContent({ docs, scope: 'written', cache: openBuildCache(null, '') }).pages;

it('a term and its other names are keywords of its page, and its definition is a mention', () => {
  mkdirSync(docs, { recursive: true });
  writeFileSync(path.join(docs, 'glossary.yaml'), glossary);
  writeFileSync(
    path.join(docs, 'a.mdx'),
    '---\ntitle: Glossary\nslug: /sui-glossary\n---\n\n<Glossary />\n',
  );
  writeFileSync(
    path.join(docs, 'b.mdx'),
    '---\ntitle: Conventions\nslug: /conventions\n---\n\nText.\n',
  );
  const [terms, conventions] = load();
  expect(conventions?.keywords).toEqual(['One-time witness', 'OTW']);
  expect(terms?.mentions).toContainEqual({
    to: '/conventions',
    text: 'One-time witness OTW A value that only the initializer receives.',
  });
});

it('the glossary has a section for each term, read anew when the terms change', () => {
  const anchors = (): readonly (string | null)[] =>
    load().flatMap(({ route, sections }) =>
      route === '/sui-glossary' ? sections.map(({ anchor }) => anchor) : [],
    );
  expect(anchors()).toContain('one-time-witness');
  writeFileSync(path.join(docs, 'glossary.yaml'), glossary.replaceAll('one-time-witness', 'otw'));
  expect(anchors()).toContain('otw');
});
