/** Plain pages in a site that has nothing of ours: Docusaurus as it is installed, and a part of GitHub's schema. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { DefinitionNode } from 'graphql';
import { Kind, parse, print, visit } from 'graphql';
import { expect, it } from 'vitest';
import { checkLinks } from '../../scripts/checks/built-pages/links.ts';
import { readBuiltPage } from '../../scripts/checks/built-pages/built-page.ts';
import { reference } from '../../generators/graphql/reference.ts';
import { filesBelow, root, runInto, temporaryFolder } from '../support/run.ts';

const GITHUB = 'node_modules/@octokit/graphql-schema/schema.graphql';
/** Objects, an interface, a union, enums, inputs with and without defaults, connections, a mutation with its payload. */
const KEPT = new Set([
  ...['Query', 'Mutation', 'License', 'LicenseRule', 'CodeOfConduct', 'RateLimit', 'Topic', 'Node'],
  ...['TopicConnection', 'TopicEdge', 'PageInfo', 'RepositoryOrder', 'RepositoryOrderField'],
  ...[
    'OrderDirection',
    'RepositoryPrivacy',
    'RepositoryAffiliation',
    'AddStarInput',
    'AddStarPayload',
  ],
  ...['Starrable', 'GitObjectID', 'DateTime', 'URI', 'HTML', 'SecurityAdvisoryOrder'],
  ...['SecurityAdvisoryOrderField', 'String', 'Int', 'Boolean', 'ID', 'Float'],
]);

/** What does not lead out of the kept types. */
function partOf(schema: string): string {
  const isKept = (name: string): boolean => KEPT.has(name);
  const named = (node: DefinitionNode): boolean => 'name' in node && isKept(node.name?.value ?? '');
  const document = parse(schema, { noLocation: true });
  const isOutside = (text: string): boolean => !isKept(/\w+/.exec(text)?.[0] ?? '');
  return print(
    visit(
      { ...document, definitions: document.definitions.filter(named) },
      {
        Directive: (node) => (node.name.value === 'deprecated' ? undefined : null),
        NamedType: (node) => (isKept(node.name.value) ? undefined : null),
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

it('a stock Docusaurus site builds them, every link and anchor sound', async () => {
  const site = temporaryFolder();
  const schema = path.join(site, 'github.graphql');
  fs.writeFileSync(schema, partOf(fs.readFileSync(path.join(root, GITHUB), 'utf8')));
  const report = await runInto(
    path.join(site, 'pages'),
    [reference],
    ['graphql', '--schema', schema, '--plain', '--title', 'GitHub API', '--base', '/api'],
  );
  expect(report.diagnostics).toEqual([]);
  expect(report.written).toBeGreaterThan(40);
  const pages = [...filesBelow(path.join(site, 'pages'))].filter(([file]) => file.endsWith('.mdx'));
  expect(pages.filter(([, text]) => /\bSui\b/.test(text)).map(([file]) => file)).toEqual([]);
  fs.writeFileSync(path.join(site, 'pages/graphql/index.md'), '---\nslug: /\n---\n\n# Home\n');
  fs.writeFileSync(path.join(site, 'package.json'), '{ "private": true }\n');
  fs.writeFileSync(
    path.join(site, 'docusaurus.config.mjs'),
    `export default {
      title: 'Stock', url: 'https://example.com', baseUrl: '/',
      onBrokenLinks: 'throw', onBrokenAnchors: 'ignore', future: { v4: true, faster: true },
      presets: [['classic', { docs: { path: 'pages/graphql', routeBasePath: '/' }, blog: false }]],
    };\n`,
  );
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'), 'junction');
  const program = path.join(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const built = spawnSync(process.execPath, [program, 'build'], {
    ...{ cwd: site, encoding: 'utf8' },
    env: { ...process.env, NODE_ENV: 'production', DO_NOT_TRACK: '1' },
  });
  expect(built.status, built.stdout + built.stderr).toBe(0);
  // Docusaurus sees the anchors of headings only, so ours looks: those of arguments are in tables.
  const files = filesBelow(path.join(site, 'build'));
  const html = [...files].filter(([file]) => file.endsWith('.html'));
  const origin = 'https://example.com';
  const read = html.map(([file, text]) => readBuiltPage(file, text));
  expect(checkLinks({ pages: read, files: new Set(files.keys()), origin })).toEqual([]);
  const license = fs.readFileSync(
    path.join(site, 'build/api/types/objects/license/index.html'),
    'utf8',
  );
  expect(license).toMatch(/id="?spdxId\b/);
  expect(license).toContain('language-graphql');
});
