/** Paths of pages: where a page names its prerequisites, and where the objects and variables of a run come from. */

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadPathDiagnostics } from '../../../scripts/checks/examples/paths/check-paths.ts';
import { loadVariables } from '../../../scripts/checks/examples/paths/names.ts';
import { readProject } from '../../../scripts/checks/examples/read-project.ts';
import { pinnedPackage } from '../../support/documented.ts';
import type { Project } from './project.ts';
import { makeProject, repository } from './project.ts';

let project: Project | null = null;

afterEach(() => project?.remove());

/** What is wrong with `docs/guides/a.mdx`, and the variables that its programs may get. */
async function check(files: Readonly<Record<string, string>>) {
  project = makeProject(files);
  const { root } = project;
  const read = readProject({ root, files: ['docs/guides/a.mdx'], month: '2026-01' });
  const found = await loadPathDiagnostics(read.contents, { root, load: read.load });
  const tasks = read.contents.flatMap(({ runs }) => runs.map(({ task }) => task));
  return {
    found: found.map(({ code, message, at }) => `${at?.file} ${code}: ${message}`),
    variables: tasks.map((task) => (task?.kind === 'program' ? task.variables : null)),
  };
}

const uses = '\n\n```sh\nsui client object "$SHOP_ID"\n```\n';
const sets = '```sh\nexport SHOP_ID=0x5409\n```\n';

test.each([
  ['a sentence', `You have the [shop](/guides/b).${uses}`],
  ['a sentence of needs', `Time is short. You also need the [shop](/guides/b#ids).${uses}`],
  ['the list after the sentence', `You have:\n\n- the [shop](/guides/b)${uses}`],
  ['a list of sentences', `## Start\n\n- You have the [shop](/guides/b).${uses}`],
  ['a section', `## Before {#prerequisites}\n\nThe [shop](/guides/b) is open.${uses}`],
  ['a page that the prerequisite continues', `You need a [till](/guides/c).${uses}`],
])('a prerequisite is named in %s', async (_, page) => {
  const { found } = await check({
    'docs/guides/a.mdx': page,
    'docs/guides/b.mdx': sets,
    'docs/guides/c.mdx': 'You have the [shop](/guides/b).\n',
  });
  expect(found).toEqual([]);
});

test('a shown row of the list says where a value comes from', async () => {
  const { found } = await check({
    'docs/guides/a.mdx': `<Variables names="SHOP_ID" />${uses}`,
    'docs/examples/_variables.tsv': 'name\tmeaning\tcommand\tothers\nSHOP_ID\tthe shop\n',
  });
  expect(found).toEqual([]);
});

test.each([
  ['any other link', `See the [shop](/guides/b).${uses}`],
  ['a link after the section', `## Before {#need}\n\n## Then\n\nThe [shop](/guides/b).${uses}`],
  ['a page that says nothing of it', `You have the [till](/guides/c).${uses}`],
])('%s is no prerequisite', async (_, page) => {
  const { found } = await check({
    'docs/guides/a.mdx': page,
    'docs/guides/b.mdx': sets,
    'docs/guides/c.mdx': 'See the [shop](/guides/b).\n',
  });
  expect(found).toEqual([expect.stringContaining('nothing sets `SHOP_ID`')]);
});

test('pages outside of guides and references are no paths', async () => {
  const slug = '---\nslug: /style-guide\n---\n';
  expect((await check({ 'docs/guides/a.mdx': `${slug}Text.${uses}` })).found).toEqual([]);
});

const fixture = (object: string): string =>
  `environment: { SHOP_ID: '0x5409' }\nobjects:\n  - { id: '0x5409', owner: shared, ${object} }\n`;
const run = (page: string): string =>
  `${page}\n\n\`\`\`ts run node=shop\nimport { SuiClient } from '@mysten/sui/client';\n\nconsole.log(SuiClient);\n\`\`\`\n`;
const install = `\`\`\`sh\nnpm install ${pinnedPackage('typescript')}\n\`\`\`\n\n`;

test.each([
  ['a variable that the page sets', `type: '0xa::shop::Shop'`, sets],
  ['an output that has its ID', `type: '0xa::shop::Shop'`, '```console\nshop 0x5409\n```\n'],
  ['an output that has the end of its ID', `type: '0xa::shop::Shop'`, '```console\n…5409\n```\n'],
  ['an output that has its type', `type: '0xa::shop::Shop'`, '```console\n0xa::shop::Shop\n```\n'],
  ['a reason', `type: '0xa::shop::Shop', given: 'opened by the teacher'`, ''],
  ['the faucet', 'balance: 1000000000', ''],
])('an object of a run comes from %s', async (_, object, page) => {
  const { found } = await check({
    'docs/guides/a.mdx': run(install + page),
    'docs/examples/shop/node/shop.yaml': fixture(object),
  });
  expect(found).toEqual([]);
});

test.each([
  ['nowhere', ''],
  ['a step that makes another', '```console\nshop 0x540\n0xa::shop::Till\n```\n'],
  ['a variable of the fixture alone', 'The ID is in `SHOP_ID`.\n'],
])('an object of a run that comes from %s is reported in its fixture', async (_, page) => {
  const { found } = await check({
    'docs/guides/a.mdx': run(install + page),
    'docs/examples/shop/node/shop.yaml': fixture(`type: '0xa::shop::Shop'`),
  });
  expect(found).toEqual([
    'docs/examples/shop/node/shop.yaml examples/path-object: no step of /guides/a makes the object 0x5409',
  ]);
});

test('a program that asks no node needs no objects', async () => {
  const { found } = await check({
    'docs/guides/a.mdx': '```ts run node=shop\nconsole.log(1);\n```\n',
    'docs/examples/shop/node/shop.yaml': fixture(`type: '0xa::shop::Shop'`),
  });
  expect(found).toEqual([]);
});

test.each([
  ['You need neither a key nor coins.', ['SHOP_ID']],
  ['It takes no key and no coins.', ['SHOP_ID']],
  ['You need a key.', null],
])('a program gets what the page promises: %s', async (promise, variables) => {
  const { variables: got } = await check({
    'docs/guides/a.mdx': run(`${promise}\n\n${sets}`),
    'docs/examples/shop/node/shop.yaml': fixture('balance: 1'),
  });
  expect(got).toEqual([variables]);
});

test('a name of the list means one thing, and is no other name of another', () => {
  const text = fs.readFileSync(path.join(repository, 'docs/examples/_variables.tsv'), 'utf8');
  const list = loadVariables(repository);
  expect(text.trimEnd().split('\n')).toHaveLength(list.size + 1);
  const others = [...list.values()].flatMap(({ synonyms }) => synonyms);
  expect(others.filter((other) => list.has(other))).toEqual([]);
  expect(new Set(others).size).toBe(others.length);
});
