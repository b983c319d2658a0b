/** Links, components and places of pages: what a build would say after minutes is said with the code blocks. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkLinks } from '../../../scripts/checks/examples/links/check-links.ts';
import { loadAddresses } from '../../../scripts/checks/examples/links/load-addresses.ts';
import { readPage } from '../../../scripts/checks/examples/page/read-page.ts';
import { checkOutline } from '../../../site/outline/check-outline.ts';
import { temporaryFolder } from '../../support/run.ts';

const addresses = {
  routes: new Set(['/', '/concepts', '/concepts/coins', '/guides/first-app']),
  anchorsOf: (route: string) =>
    route === '/' ? null : new Set(route === '/guides/first-app' ? ['publish', 'what-next'] : []),
};

function found(text: string): readonly string[] {
  const page = readPage({ path: 'docs/guides/first-app.mdx', text }).value;
  if (page === null) throw new Error('the page cannot be read');
  return checkLinks(page, '/guides/first-app', addresses).map(
    ({ at, code, fix }) => `${at?.line}:${at?.column} ${code} ${fix}`,
  );
}

describe('links', () => {
  test.each([
    ['[a](/concepts/coin)', ['1:1 examples/broken-link did you mean /concepts/coins?']],
    ['[a](/coins)', ['1:1 examples/broken-link did you mean /concepts/coins?']],
    [
      'See <Card title="a" href="/nowhere/at-all" />.',
      ['1:5 examples/broken-link correct the address, or take the link out'],
    ],
    ['[a](#publis)', ['1:1 examples/broken-anchor did you mean "#publish"?']],
    [
      '[a](/concepts/coins#x)',
      ['1:1 examples/broken-anchor link to a heading of that page, or leave the anchor out'],
    ],
    ['[a](/concepts/) [b](/guides/first-app#what-next) [c](/concepts?x=1)', []],
    ['[a](https://sui.io/x) [b](/img/a.svg) [c](/#release) [d](//x.org/y)', []],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('all that is wrong is said at once, with its line', () => {
    const text = '# A\n\n[a](/x)\n\n<Stepps>\n\n[b](#y)\n\n</Stepps>\n';
    expect(found(text).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '3:1 examples/broken-link',
      '7:1 examples/broken-anchor',
      '5:1 examples/unknown-component',
    ]);
    expect(found(text)[2]).toContain('did you mean <Steps>?');
  });

  test('headings are numbered as the site numbers them, and elements have ids', () => {
    const page = readPage({
      path: 'docs/a.mdx',
      text: '## What `next`?\n\n## Same\n\n## Same\n\n## Own {#mine}\n\n<Anchor id="there" />\n',
    }).value;
    expect(page?.anchors).toEqual(['what-next', 'same', 'same-1', 'mine', 'there']);
  });
});

describe('what a release removed', () => {
  test('has a page, and anchors on pages that are still there', () => {
    const project = temporaryFolder();
    const write = (file: string, text: string): void => {
      const full = path.join(project, file);
      fs.mkdirSync(path.dirname(full), { recursive: true });
      fs.writeFileSync(full, text);
    };
    const at = (route: string, anchor: string | null): object => ({ route, anchor });
    const data = 'docs/generated/_data';
    write(`${data}/targets.json`, JSON.stringify({ graphql: [at('/types/coin', null)] }));
    write(`${data}/navigation.json`, '{}');
    write(`${data}/gone.json`, JSON.stringify([at('/types/old', null), at('/types/coin', 'was')]));
    write('docs/generated/changes/types/old.mdx', '## Gone {/* #since */}\n');
    write('site/outline/moved.tsv', 'from\tto\n');
    const found = loadAddresses(project);
    expect(found?.routes.has('/types/old')).toBe(true);
    expect(found?.anchorsOf('/types/old')).toEqual(new Set(['since']));
    expect(found?.anchorsOf('/types/coin')).toEqual(new Set(['was']));
  });
});

describe('the outline', () => {
  const outline = ['/guides', '/guides/a', '/concepts'].map((route) => ({
    route,
    sidebar: 'guides' as const,
    kind: 'written' as const,
  }));

  test.each([
    ['guides/a', '/guides/a', []],
    ['guides/index', '/guides', []],
    ['snippets/x', '/snippets/x', []],
    [
      'guides/b',
      '/guides/b',
      [
        'page-without-place add {"route": "/guides/b", "sidebar": "guides", "kind": "written"}, after the line of /guides/a',
      ],
    ],
    [
      'concepts/x',
      '/concepts/x',
      [
        'page-without-place add {"route": "/concepts/x", "sidebar": "concepts", "kind": "written"}, after the line of /concepts',
      ],
    ],
    [
      'guides/z',
      '/guides/a',
      ['slug-unlike-path write slug: /guides/z, or move the file to docs/guides/a.mdx'],
    ],
  ])('docs/%s at %s', (id, route, expected) => {
    expect(checkOutline([{ id, route }], outline).map(({ rule, fix }) => `${rule} ${fix}`)).toEqual(
      expected,
    );
  });
});
