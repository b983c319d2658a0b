/**
 * Pages for other people's sites, each in a site as its program makes one: a part of GitHub's schema, and the help of a
 * program. Docusaurus as it is installed here, and plain Markdown, always; Docusaurus 3.7 and Starlight come from the
 * registry with `FUZZ=1`.
 */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { DefinitionNode } from 'graphql';
import { Kind, parse, print, visit } from 'graphql';
import type { Heading, Link, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit as visitTree } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { readBuiltPage } from '../../scripts/checks/built-pages/built-page.ts';
import { checkLinks } from '../../scripts/checks/built-pages/links.ts';
import { reference as cli } from '../../generators/cli/reference.ts';
import type { OtherSite } from '../../generators/core/print/other-sites.ts';
import { printForSite } from '../../generators/core/print/other-sites.ts';
import { badge, component, heading, link, paragraph, table } from '../../generators/core/nodes.ts';
import { anchor } from '../../generators/core/nodes.ts';
import type { Page } from '../../generators/core/page.ts';
import { parseFlags } from '../../generators/flags.ts';
import { reference as graphql } from '../../generators/graphql/reference.ts';
import { filesBelow, root, runInto, temporaryFolder } from '../support/run.ts';

const GITHUB = 'node_modules/@octokit/graphql-schema/schema.graphql';
/** Objects, an interface, a union, enums, inputs with and without defaults, connections, a mutation with its payload. */
const INCLUDED = new Set([
  ...['Query', 'Mutation', 'License', 'LicenseRule', 'CodeOfConduct', 'RateLimit', 'Topic', 'Node'],
  ...['TopicConnection', 'TopicEdge', 'PageInfo', 'RepositoryOrder', 'RepositoryOrderField'],
  ...['OrderDirection', 'RepositoryPrivacy', 'RepositoryAffiliation', 'AddStarInput'],
  ...['AddStarPayload', 'Starrable', 'GitObjectID', 'DateTime', 'URI', 'HTML'],
  ...['SecurityAdvisoryOrder', 'SecurityAdvisoryOrderField', 'String', 'Int', 'Boolean', 'ID'],
  ...['Float'],
]);

/** What does not lead out of the kept types. */
function partOf(schema: string): string {
  const isIncluded = (name: string): boolean => INCLUDED.has(name);
  const named = (node: DefinitionNode): boolean =>
    'name' in node && isIncluded(node.name?.value ?? '');
  const document = parse(schema, { noLocation: true });
  const isOutside = (text: string): boolean => !isIncluded(/\w+/.exec(text)?.[0] ?? '');
  return print(
    visit(
      { ...document, definitions: document.definitions.filter(named) },
      {
        Directive: (node) => (node.name.value === 'deprecated' ? undefined : null),
        NamedType: (node) => (isIncluded(node.name.value) ? undefined : null),
        FieldDefinition: (node) =>
          isOutside(print(node.type)) ||
          (node.arguments ?? []).some(({ type }) => isOutside(print(type)))
            ? null
            : undefined,
        InputValueDefinition: (node) => (isOutside(print(node.type)) ? null : undefined),
        [Kind.DIRECTIVE_DEFINITION]: () => null,
      },
    ),
  );
}

/** Both references below one folder of pages. */
async function writePages(pages: string, site: OtherSite): Promise<void> {
  const schema = path.join(temporaryFolder(), 'github.graphql');
  fs.writeFileSync(schema, partOf(fs.readFileSync(path.join(root, GITHUB), 'utf8')));
  const help = path.join(root, 'tests/cli/fixtures/just');
  const runs = [
    await runInto(
      pages,
      [graphql],
      ['graphql', '--schema', schema, '--title', 'GitHub API', '--base', '/api', '--for', site],
    ),
    await runInto(
      pages,
      [cli],
      ['cli', '--help-dir', help, '--base', '/tools/just', '--for', site],
    ),
  ];
  for (const { diagnostics } of runs) expect(diagnostics).toEqual([]);
  const written = [...filesBelow(pages)].filter(([file]) => /\.mdx?$/.test(file));
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter(([, text]) => /\bSui\b/.test(text)).map(([file]) => file)).toEqual([]);
}

function newSite(files: Readonly<Record<string, string>>): string {
  const site = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    fs.writeFileSync(path.join(site, file), text);
  }
  return site;
}

function install(site: string, packages: readonly string[]): void {
  const npm = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages];
  expect(spawnSync('npm', npm, { cwd: site, stdio: 'ignore' }).status).toBe(0);
}

function build(site: string, program: string): void {
  const built = spawnSync(process.execPath, [`node_modules/${program}`, 'build'], {
    ...{ cwd: site, encoding: 'utf8' },
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DO_NOT_TRACK: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  expect(built.status, built.stdout + built.stderr).toBe(0);
}

/** Every link and anchor of every page. */
function checkBuild(folder: string): void {
  const files = filesBelow(folder);
  const html = [...files].filter(([file]) => file.endsWith('.html'));
  const pages = html.map(([file, text]) => readBuiltPage(file, text));
  const origin = 'https://example.com';
  expect(checkLinks({ pages, files: new Set(files.keys()), origin })).toEqual([]);
  const license = files.get('api/types/objects/license/index.html');
  expect(license).toMatch(/id="?spdxId\b/);
  expect(license).toMatch(/graphql/);
  expect(files.has('tools/just/index.html')).toBe(true);
}

/** Docusaurus sees the anchors of headings only: those of arguments are in tables. */
const docusaurusConfig = (future: string): string => `export default {
  title: 'Stock', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'throw', onBrokenAnchors: 'ignore',
  future: ${future}, presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};\n`;
const HOME = '---\nslug: /\n---\n\n# Home\n';
const PACKAGE = '{ "private": true }\n';

describe('Docusaurus shows every page, every link and anchor sound', () => {
  it('3.10, with what version 4 will have', async () => {
    const config = docusaurusConfig('{ v4: true, faster: true }');
    const site = newSite({
      'docusaurus.config.mjs': config,
      'docs/index.md': HOME,
      'package.json': PACKAGE,
    });
    await writePages(path.join(site, 'docs/generated'), 'docusaurus');
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'), 'junction');
    build(site, '@docusaurus/core/bin/docusaurus.mjs');
    checkBuild(path.join(site, 'build'));
  });

  it.runIf(process.env['FUZZ'])('3.7', async () => {
    const config = docusaurusConfig('{ experimental_faster: true }');
    const site = newSite({
      'docusaurus.config.mjs': config,
      'docs/index.md': HOME,
      'package.json': PACKAGE,
    });
    const own = ['core', 'faster', 'preset-classic'].map((name) => `@docusaurus/${name}@3.7.0`);
    install(site, [...own, 'react@18', 'react-dom@18']);
    await writePages(path.join(site, 'docs/generated'), 'docusaurus');
    build(site, '@docusaurus/core/bin/docusaurus.mjs');
    checkBuild(path.join(site, 'build'));
  });
});

describe.runIf(process.env['FUZZ'])(
  'Starlight shows every page, every link and anchor sound',
  () => {
    it('0.34', async () => {
      const site = newSite({
        'package.json': PACKAGE,
        'astro.config.mjs': `import starlight from '@astrojs/starlight';
        export default { site: 'https://example.com', integrations: [starlight({ title: 'Stock' })] };\n`,
        'src/content.config.ts': `import { defineCollection } from 'astro:content';
        import { docsLoader } from '@astrojs/starlight/loaders';
        import { docsSchema } from '@astrojs/starlight/schema';
        export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n`,
        'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
        'src/content/docs/index.md': '---\ntitle: Home\n---\n',
      });
      install(site, ['astro@5', '@astrojs/starlight@0.34']);
      await writePages(path.join(site, 'src/content/docs/generated'), 'starlight');
      build(site, 'astro/astro.js');
      checkBuild(path.join(site, 'dist'));
    });
  },
);

it('in plain Markdown every link leads to a file and to an anchor in it', async () => {
  const folder = temporaryFolder();
  await writePages(folder, 'markdown');
  const files = filesBelow(folder);
  const pages = [...files].filter(([file]) => file.endsWith('.md'));
  const anchors = new Map(
    pages.map(([file, text]) => [
      file,
      new Set([...text.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  let followed = 0;
  for (const [file, text] of pages) {
    const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
    expect(tree.children[0], file).toMatchObject({
      type: 'heading',
      depth: 1,
    } satisfies Partial<Heading>);
    visitTree(tree as Nodes, 'link', ({ url }: Link) => {
      if (url.startsWith('https://')) return;
      const [target = '', id] = url.split('#');
      const named = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
      expect(anchors.has(named), `${file}: ${url}`).toBe(true);
      if (id !== undefined) expect(anchors.get(named)?.has(id), `${file}: ${url}`).toBe(true);
      followed += 1;
    });
  }
  expect(followed).toBeGreaterThan(200);
});

const PAGE: Page = {
  reference: 'graphql',
  route: '/api/coin',
  title: 'Coin',
  description: 'A coin.',
  label: 'C',
  crumbs: [],
  keywords: ['a'],
  body: [
    heading(2, 'Its id', 'a.b_c'),
    paragraph(badge('info', 'New'), ' ', link('/api#x', 'above'), ' ', link('/elsewhere', 'away')),
    table([[['Name']], [[anchor('d'), 'd']]]),
    component('AbortDecoder', {}),
  ],
};

it.each<readonly [site: OtherSite, file: string, text: string]>([
  [
    'docusaurus',
    'graphql/coin.mdx',
    `---
title: "Coin"
description: "A coin."
slug: "/api/coin"
sidebar_label: "C"
---

## Its id \\{#a.b_c}

**New** [above](index.mdx#x) away

| Name |
| - |
| <span id="d" />d |
`,
  ],
  [
    'starlight',
    'graphql/coin.mdx',
    `---
title: "Coin"
description: "A coin."
slug: "api/coin"
sidebar: { label: "C" }
---

## <span id="a.b_c" />Its id

**New** [above](/api#x) away

| Name |
| - |
| <span id="d" />d |
`,
  ],
  [
    'markdown',
    'graphql/coin.md',
    `# Coin

## <a id="a.b_c"></a>Its id

**New** [above](README.md#x) away

| Name |
| - |
| <a id="d"></a>d |

_The page has an interactive tool here._
`,
  ],
])('for %s, a page has what such a site knows', (site, file, text) => {
  const [, printed] = printForSite('graphql', [{ ...PAGE, route: '/api' }, PAGE], site);
  expect(printed).toEqual({ path: file, text });
});

it('another kind of site is refused, with those that there are', () => {
  expect(parseFlags(['graphql', '--for', 'jekyll', '--out', 'x'], [graphql], ['graphql'])).toBe(
    'generate: no pages for "jekyll"; --for takes docusaurus, starlight, markdown',
  );
});
