/** What deferred hydration leans on inside of Docusaurus 3.10 and React 19. A test that fails after an upgrade says what has to follow. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { withoutMetadata } from '../../site/src/deferred-hydration/build/docs-metadata-filter';
import { root } from '../support/run.ts';

vi.mock('@docusaurus/plugin-content-docs', () => ({ default: vi.fn(), validateOptions: vi.fn() }));

interface Internal {
  readonly of: string;
  readonly file: string;
  readonly holds: RegExp;
  /** What no longer works when it does not. */
  readonly then: string;
}

const internals: readonly Internal[] = [
  {
    of: 'the sign that React has taken over',
    file: '@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
    holds: /<html data-has-hydrated=\{isBrowser\}/,
    then: 'scripts.ts waits forever, and repeats no click: watch what replaced the attribute',
  },
  {
    of: 'the key of the color mode',
    file: '@docusaurus/theme-common/lib/contexts/colorMode.js',
    holds: /ColorModeStorageKey = 'theme'/,
    then: 'a page is drawn in the mode that the reader has left: rename the key in restore.ts and actions.ts',
  },
  {
    of: 'the keys of the announcement',
    file: '@docusaurus/theme-common/lib/contexts/announcementBar.js',
    holds: /'docusaurus\.announcement\.dismiss'[^]*'docusaurus\.announcement\.id'/,
    then: 'a closed announcement comes back: rename ANNOUNCEMENT in restore.ts',
  },
  {
    of: 'the key of chosen tabs',
    file: '@docusaurus/theme-common/lib/utils/tabsUtils.js',
    holds: /`docusaurus\.tab\.\$\{groupId\}`/,
    then: 'tabs forget what readers have chosen: rename it in tabs.ts',
  },
  {
    of: 'the theme, which follows storage events of its own tab',
    file: '@docusaurus/theme-common/lib/utils/storageUtils.js',
    holds: /event\.storageArea === storage && event\.key === key[^]*addEventListener\('storage'/,
    then: 'React shows another mode than the page: keep() in storage.ts must tell it in a new way',
  },
  {
    of: 'the metadata of all pages in each version',
    file: '@docusaurus/plugin-content-docs/lib/routes.js',
    holds: /version: \(0, props_1\.toVersionMetadataProp\)/,
    then: 'docs-metadata-filter.ts filters nothing, and 35 KB more come with React',
  },
  {
    of: 'the grammars that each page would load',
    file: '@docusaurus/theme-classic/lib/index.js',
    holds: /'\.\/prism-include-languages'/,
    then: 'late-highlighter.ts leaves out a module that nobody loads',
  },
  {
    of: 'the value that React keeps of a field',
    file: 'react-dom/cjs/react-dom-client.production.js',
    holds: /!node\.hasOwnProperty\(valueField\)[^]*Object\.defineProperty\(node, valueField/,
    then: 'replay.ts cannot tell whether React has a field, and loses letters that are typed meanwhile',
  },
];

describe('inside of Docusaurus and React', () => {
  it.each(internals)('$of is where it was', ({ file, holds, then }) => {
    expect(readFileSync(join(root, 'node_modules', file), 'utf8'), then).toMatch(holds);
  });
});

it('a version loses the descriptions of its pages at any depth, and nothing else', () => {
  const page = { path: '/a', component: 'a', exact: true };
  const version = { label: 'Next', docsSidebars: { guides: [] }, docs: { a: { id: 'a' } } };
  const inner = { path: '/', component: 'b', props: { version, other: 1 }, routes: [page] };
  expect(withoutMetadata({ path: '/', component: 'c', routes: [inner] })).toEqual({
    ...{ path: '/', component: 'c' },
    routes: [{ ...inner, props: { version: { ...version, docs: {} }, other: 1 } }],
  });
});
