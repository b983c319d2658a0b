/** Whole runs over small projects: places, promised errors, renames, cache, counts, check statuses, guides of a symbol. */

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { planFixes } from '../../../scripts/checks/examples/fix.ts';
import { forgetHashes } from '../../../scripts/checks/examples/hashes.ts';
import type { RunOptions } from '../../../scripts/checks/examples/run.ts';
import { checkExamples } from '../../../scripts/checks/examples/run.ts';
import type { CheckStatusList } from '../../../site/dialect/check-status.ts';
import { makeProject, repository } from './project.ts';
import type { Project } from './project.ts';

let project: Project | null = null;

afterEach(() => {
  project?.remove();
  project = null;
});

function run(files: Readonly<Record<string, string>>, options: Partial<RunOptions> = {}) {
  project?.remove();
  project = makeProject(files);
  return checkIn(project, options);
}

function checkIn({ root }: Project, options: Partial<RunOptions> = {}) {
  forgetHashes();
  return checkExamples({
    root,
    files: null,
    month: '2026-11',
    usesCache: false,
    progress: () => undefined,
    ...options,
  });
}

/** Files in folders that a project shares with others: those become its own. */
function runWith(page: string, files: Readonly<Record<string, string>>) {
  project = makeProject({ 'docs/a.mdx': page });
  for (const [file, text] of Object.entries(files)) {
    const own = file.split('/').slice(0, -2).join('/');
    const folder = path.join(project.root, own);
    if (fs.lstatSync(folder).isSymbolicLink()) {
      fs.rmSync(folder);
      fs.mkdirSync(folder);
      for (const name of fs.readdirSync(path.join(repository, own)))
        if (name !== path.basename(path.dirname(file)))
          fs.symlinkSync(path.join(repository, own, name), path.join(folder, name));
    }
    project.write(file, text);
  }
  return checkIn(project);
}

function display(result: Awaited<ReturnType<typeof run>>): readonly string[] {
  return result.diagnostics.map(
    ({ at, code, fix }) => `${at?.file ?? ''}:${at?.line ?? 0}:${at?.column ?? 0} ${code} ${fix}`,
  );
}

describe('a result', () => {
  test('points to the page, in a list and behind a renamed address', async () => {
    const move =
      '```move\nmodule é::lock;\n\nfun f(c: &sui::coin::Coin<u8>) { example::a(); c.valu(); }\n```';
    const page = `# A\n\n- list\n\n  \`\`\`ts fragment=client\n  await client.getCoinz({ owner: '0x2' });\n  \`\`\`\n\n${move.replace('é', 'example')}\n`;
    const result = await run({ 'docs/a.mdx': page });
    expect(display(result)).toContain('docs/a.mdx:6:16 examples/TS2551 did you mean `getCoins`?');
    expect(display(result)).toContain('docs/a.mdx:12:50 examples/E04023 did you mean `value`?');
  });

  test('names what took the place of an export that is gone, by the record of its release', async () => {
    const page = "```ts\nimport { Gone } from '@mysten/sui/client';\nexport const a = Gone;\n```\n";
    const removed = [{ id: 'ts:client/Gone', to: 'ts:jsonRpc/RpcGone' }];
    const result = await runWith(page, {
      'schema/releases/gone.json': JSON.stringify(removed),
    });
    expect(display(result)).toEqual([
      'docs/a.mdx:2:10 examples/TS2305 import `RpcGone` from `@mysten/sui/jsonRpc`',
    ]);
  });

  test('of a missing import is one, whatever has no type without it', async () => {
    const page = `\`\`\`ts
import { Missing } from '@mysten/sui/client';
class Own extends Missing {
  override act(): void {}
}
new Own(1).act();
declare function ask(of: { query: string; variables: string }): void;
ask({ query: Missing });
const of = new Map(Missing.all.map(({ key, value }) => [key, value]));
export const twice = (of.get(1) ?? 0) * 2;
export const name = (of.get(2) ?? {}).name;
\`\`\`
`;
    const codes = (await run({ 'docs/a.mdx': page })).diagnostics.map(({ code }) => code);
    expect(codes).toEqual(['examples/TS2305']);
  });

  test('says once that a package is made for another SDK, and nothing of what has no type for it', async () => {
    const page =
      "```ts\nimport { made } from '@mysten/kit';\nexport const a: string = made.data;\n```\n";
    const result = await runWith(page, {
      'node_modules/@mysten/kit/package.json': JSON.stringify({
        version: '1.0.0',
        types: 'a.d.ts',
      }),
      'node_modules/@mysten/kit/a.d.ts':
        "import type { Gone } from '@mysten/sui/client';\nexport declare const made: Gone extends string ? Gone : {};",
    });
    expect(display(result)).toEqual([
      'docs/a.mdx:2:1 examples/unfit-package install a release of @mysten/kit that was made for this SDK',
    ]);
  });

  test('of a promised error is none, and a broken promise is one', async () => {
    const result = await run({
      'docs/a.mdx': '```ts error=TS2322\nexport const a: string = 1;\n```\n',
      'docs/b.mdx': '```ts error=TS2322\nexport const a: string = "";\n```\n',
      'docs/c.mdx': '```ts error=TS2304\nexport const a: string = 1;\n```\n',
    });
    expect(display(result)).toEqual([
      'docs/b.mdx:1:1 examples/missing-error remove `error`, or write the mistake that the text describes',
      'docs/c.mdx:2:14 examples/TS2322 give it a value of the type that is named',
      'docs/c.mdx:1:1 examples/missing-error name the code it fails with, or correct the block',
    ]);
  });

  test('in an example that a page quotes comes with the page that is asked for', async () => {
    const files = {
      'docs/a.mdx': '```json file=examples/data/a.json\n```\n',
      'docs/b.mdx': '# B\n',
      'docs/examples/data/a.json': '{ "a": 1, }\n',
    };
    const asked = await run(files, { files: ['docs/a.mdx'] });
    expect(display(asked)).toEqual([
      expect.stringMatching(/^docs\/examples\/data\/a\.json:1:\d+ examples\/json-syntax/),
    ]);
    expect(display(await run(files, { files: ['docs/b.mdx'] }))).toEqual([]);
  });

  test('in an example lies in the example’s own file', async () => {
    const result = await run({
      'docs/examples/lock/Move.toml':
        '[package]\nname = "lock"\nedition = "2024"\n\n[addresses]\nlock = "0x0"\n',
      'docs/examples/lock/sources/lock.move': 'module lock::lock;\n\npublic fun f(): u64 { g() }\n',
      'docs/examples/app/main.ts':
        "import { twice } from './lib.ts';\nexport const four: string = twice(2);\n",
      'docs/examples/app/lib.ts': 'export const twice = (n: number) => n * 2;\n',
    });
    expect(display(result).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'docs/examples/app/main.ts:2:14 examples/TS2322',
      'docs/examples/lock/sources/lock.move:3:23 examples/E03006',
    ]);
  });
});

describe('a rename', () => {
  test('is carried out where the wrong name stands, and only there', async () => {
    const page =
      '```ts fragment=client\nconst getCoinz = "é"; await client.getCoinz({ owner: getCoinz });\n```\n';
    const result = await run({ 'docs/a.mdx': page });
    const [fixed] = planFixes(result.diagnostics, () => page);
    expect(fixed).toMatchObject({ path: 'docs/a.mdx', count: 1 });
    expect(fixed?.text).toBe(page.replace('client.getCoinz', 'client.getCoins'));
  });

  test('is not proposed as the one when two names are as near', async () => {
    const page =
      '```move\nmodule a::a;\npublic fun cat() {}\npublic fun car() {}\npublic fun f() { a::a::cab() }\n```\n';
    const result = await run({ 'docs/a.mdx': page });
    expect(display(result)[0]).toMatch(/did you mean `ca[rt]`/);
    expect(result.diagnostics.filter(({ rename }) => rename)).toEqual([]);
  });

  test('of a text that has changed since is left out', () => {
    const at = { file: 'docs/a.mdx', line: 1, column: 1 };
    const diagnostic = { level: 'error', code: 'examples/x', message: '', at, fix: '' } as const;
    const [fixed] = planFixes(
      [{ ...diagnostic, rename: { from: 'old', to: 'new', at: [at] } }],
      () => 'else',
    );
    expect(fixed).toMatchObject({ count: 0, text: 'else' });
  });
});

describe('blocks of different pages', () => {
  test('do not see each other’s modules, though they compile in one call', async () => {
    const result = await run({
      'docs/a.mdx': '```move\nmodule example::lock;\npublic fun open() {}\n```\n',
      'docs/b.mdx':
        '```move\nmodule example::other;\npublic fun f() { example::lock::open() }\n```\n',
      'docs/c.mdx': '```move\nmodule example::lock;\npublic fun close() {}\n```\n',
    });
    expect(display(result).map((line) => line.split(' ')[0])).toEqual(['docs/b.mdx:3:18']);
  });

  test('are all looked at, though one of them breaks the call for all', async () => {
    const result = await run({
      'docs/a.mdx': '```move\nmodule a::a;\npublic fun f( {\n```\n',
      'docs/b.mdx':
        '```move\nmodule a::b;\npublic struct S { x: u64 }\npublic fun f() { S { x: 1 }; }\n```\n',
      'docs/c.mdx': '```move\nmodule a::c;\npublic fun f(): u64 { true }\n```\n',
    });
    const pages = display(result).map((line) => line.split(':')[0]);
    expect(new Set(pages)).toEqual(new Set(['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx']));
  });
});

describe('a block for browsers', () => {
  const timer = '```ts\nexport const timer: number = setTimeout(() => undefined, 1);\n```\n';

  test('is checked the same beside blocks for Node', async () => {
    const result = await run({
      'docs/a.mdx': timer,
      'docs/b.mdx':
        "```ts\nimport { readFileSync } from 'fs';\nexport const key = readFileSync('key', 'utf8');\n```\n",
      'docs/d.mdx': "```ts\nexport const key = process.env['KEY'] ?? '';\n```\n",
      'docs/c.mdx':
        "```ts\nimport { test } from 'vitest';\ntest('waits', () => void setTimeout(() => undefined, 1).unref());\n```\n",
    });
    expect(display(result)).toEqual([]);
  });

  test('does not have what only Node has', async () => {
    const result = await run({
      'docs/a.mdx': timer.replace('1)', '1).unref()'),
    });
    expect(display(result).join()).toContain('docs/a.mdx:2:');
    expect(display(result).join()).toContain('TS2339');
  });
});

describe('what the site gets', () => {
  const targets = JSON.stringify({
    framework: [
      {
        id: 'move:sui::coin::split',
        kind: 'function',
        route: '/references/framework/sui/coin',
        anchor: 'split',
      },
    ],
  });

  test('are statuses of checked blocks, none of broken ones', async () => {
    await run({
      'docs/a.mdx':
        '```json\n{}\n```\n\n```toml title="Move.toml"\n[addresses]\n```\n\n```sh\nls\n```\n\n```json\n{,}\n```\n\n```ts error=TS2322\nexport const a: string = 1;\n```\n\n```ts unchecked="a drawing" until=2027-01\nx\n```\n\n```text\nx\n```\n',
    });
    const statuses = JSON.parse(
      project?.read('docs/generated/_data/examples.json') ?? '',
    ) as CheckStatusList;
    const labels = Object.values(statuses.blocks).map(
      ([state, label]) => `${state}: ${statuses.labels[label] ?? ''}`,
    );
    expect(labels.toSorted()).toEqual([
      'checked: Checked: JSON syntax',
      expect.stringMatching(/^checked: Checked: TOML syntax; keys of Move.toml of \w+ \d{4}$/),
      'checked: Checked: shell syntax',
      expect.stringMatching(
        /^fails: Fails with TS2322: TypeScript \d+\.\d+\.\d+, @mysten\/sui \d+\.\d+\.\d+$/,
      ),
      'unchecked: Not checked: a drawing',
      'unchecked: Shown, not checked',
    ]);
  });

  test('are the guides that name a symbol, most often first', async () => {
    await run({
      'docs/generated/_data/targets.json': targets,
      'docs/guides/a.mdx': '---\ntitle: First\nslug: /guides/a\n---\n\nOnce `coin::split`.\n',
      'docs/guides/b.mdx':
        '---\ntitle: Second\nslug: /guides/b\n---\n\nTwice `coin::split`, `sui::coin::split`.\n',
      'docs/references/c.mdx': '---\ntitle: No guide\nslug: /references/c\n---\n\n`coin::split`\n',
    });
    expect(JSON.parse(project?.read('docs/generated/_data/explained.json') ?? '')).toEqual({
      '/references/framework/sui/coin': [
        { route: '/guides/b', title: 'Second' },
        { route: '/guides/a', title: 'First' },
      ],
    });
  });
});

describe('the cache', () => {
  const page = (number: number): string =>
    `\`\`\`json\n[${number}]\n\`\`\`\n\n\`\`\`ts fragment=client\nvoid client;\n\`\`\`\n`;

  async function again(): Promise<number> {
    if (!project) throw new Error('a run comes first');
    forgetHashes();
    const { root } = project;
    const result = await checkExamples({
      root,
      files: null,
      month: '2026-11',
      usesCache: true,
      progress: () => undefined,
    });
    return result.units.length - result.fromCache;
  }

  test('spares what did not change, and nothing else', async () => {
    await run({ 'docs/a.mdx': page(1), 'docs/b.mdx': page(2) }, { usesCache: true });
    expect(await again()).toBe(0);
    project?.write('docs/a.mdx', `# Moved down\n\n${page(1)}`);
    expect(await again()).toBe(0);
    project?.write('docs/a.mdx', page(3));
    expect(await again()).toBe(1);
  });

  test('holds only under the same contexts', async () => {
    await run({ 'docs/a.mdx': page(1) }, { usesCache: true });
    project?.write(
      'docs/examples/_contexts/client.ts',
      'declare const client: string;\n// fragment\n',
    );
    expect(await again()).toBe(1);
  });

  test('keeps a wrong block wrong', async () => {
    await run({ 'docs/a.mdx': '```json\n{,}\n```\n' }, { usesCache: true });
    expect(await again()).toBe(0);
    const { root } = project ?? { root: '' };
    const result = await checkExamples({
      root,
      files: null,
      month: '2026-11',
      usesCache: true,
      progress: () => undefined,
    });
    expect(display(result)).toHaveLength(1);
  });
});

test('a list of tests is of the package that the page quotes, though its example has several', async () => {
  const folder = 'docs/examples/shop';
  const manifest = (name: string): string =>
    `[package]\nname = "${name}"\nedition = "2024.beta"\n\n[addresses]\n${name} = "0x0"\n`;
  const code = (name: string): string =>
    `module ${name}::a;\n\n#[test]\nfun ${name}_works() { assert!(true); }\n`;
  const result = await run({
    [`${folder}/one/Move.toml`]: manifest('one'),
    [`${folder}/one/sources/a.move`]: code('one'),
    [`${folder}/two/Move.toml`]: manifest('two'),
    [`${folder}/two/sources/a.move`]: code('two'),
    'docs/a.mdx': [
      '```move file=examples/shop/two/sources/a.move',
      '```',
      '',
      '```sh',
      'sui move test',
      '```',
      '',
      '```console',
      '[ PASS    ] two::a::two_works',
      'Test result: OK. Total tests: 1; passed: 1; failed: 0',
      '```',
      '',
    ].join('\n'),
  });
  expect(display(result)).toEqual([]);
});
