/** Shared fragments: part of every page that quotes them, and an error with a place where they cannot be. */

import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { afterEach, describe, expect, test } from 'vitest';
import { forgetHashes } from '../../../scripts/checks/examples/hashes.ts';
import { checkExamples } from '../../../scripts/checks/examples/run.ts';
import { quoteFiles } from '../../../site/src/remark/includes.ts';
import { quoteSnippets } from '../../../site/dialect/snippets.ts';
import { makeProject, type Project } from './project.ts';

const files: Readonly<Record<string, string>> = {
  'snippets/faucet.mdx':
    '---\ntitle: Faucet\n---\n\nAsk the **faucet**.\n\n## Limits {#limits}\n\n```sh\nsui client faucet\n```\n',
  'snippets/outer.mdx': 'Before.\n\n<Snippet name="faucet" />\n',
  'snippets/code.mdx': '```move file=examples/a/sources/a.move\n```\n',
  'snippets/one.mdx': '<Snippet name="two" />\n',
  'snippets/two.mdx': 'Words.\n\n<Snippet name="one" />\n',
  'snippets/bad.mdx': '---\ntitle: Bad\n---\n\n  <Snippet name="nowhere" />\n',
  'examples/a/sources/a.move': 'module a::a;\n',
  'examples/_variables.tsv':
    'name\tmeaning\tcommand\tothers\nOWNER\tan address\tsui client addresses | cat\nROUNDS\thow many\n',
};

const options = {
  load: (path: string) => files[path] ?? null,
  names: () => ['bad', 'faucet', 'one', 'outer', 'two'],
};

async function built(text: string, path = '/site/docs/guides/a.mdx'): Promise<string> {
  const remarkPlugins = [
    [quoteSnippets, options],
    [quoteFiles, options],
  ];
  const input = { value: text, path, data: { frontMatter: {} } };
  return String(
    await compile(input as never, { remarkPlugins: remarkPlugins as never, jsx: true }),
  );
}

describe('a snippet in a page', () => {
  test('becomes its blocks, without its front matter', async () => {
    const output = await built('Text.\n\n<Snippet name="faucet" />\n\nMore.\n');
    expect(output).toContain('<_components.strong>{"faucet"}');
    expect(output).toContain('sui client faucet');
    expect(output).not.toMatch(/title|Snippet/);
    expect(output.indexOf('Text.')).toBeLessThan(output.indexOf('faucet'));
    expect(output.indexOf('sui client faucet')).toBeLessThan(output.indexOf('More.'));
  });

  test('may stand in a list, hold another snippet, and quote a file', async () => {
    expect(await built('1. First\n\n   <Snippet name="outer" />\n')).toMatch(
      /<_components\.li>[^]*Before\.[^]*faucet[^]*<\/_components\.li>/,
    );
    expect(await built('<Snippet name="code" />\n')).toContain('module a::a;');
  });

  test('may be rows of the list of variables', async () => {
    const output = await built('<Variables names="ROUNDS OWNER" />\n');
    expect(output).toMatch(/ROUNDS[^]*how many \| –[^]*OWNER[^]*an address/);
  });

  const at = (line: number, column: number): string => `docs/guides/a.mdx:${line}:${column} error`;
  test.each([
    ['<Snippet name="faucett" />', `${at(1, 1)}[site/missing-snippet]`, 'write one of bad, faucet'],
    ['Words.\n\n<Snippet nam="faucet" />', `${at(3, 1)}[site/snippet-attribute]`, 'fix: write'],
    ['<Snippet name="faucet" id="a" />', 'nothing else, and this one has "id"', 'fix: write'],
    ['<Snippet name={"faucet"} />', 'exactly one name', 'fix: write'],
    ['<Snippet {...faucet} />', '[site/snippet-attribute]', 'fix: write'],
    ['<Snippet />', 'exactly one name', 'fix: write'],
    ['<Snippet name="../faucet" />', 'is not the name of a snippet', 'below docs/snippets/'],
    ['See <Snippet name="faucet" />.', `${at(1, 5)}[site/snippet-place]`, 'a line of its own'],
    ['<Snippet name="faucet">\n\nWords.\n\n</Snippet>', '[site/snippet-children]', 'close it'],
    ['<Variables names="OWNER NOBODY" />', '[site/missing-variable]', 'add it there'],
    [
      '<Variables name="OWNER" />',
      'nothing else, and this one has "name"',
      'fix: write <Variables',
    ],
    ['<Variables names="owner" />', 'is not the name of a variable', 'with a blank between'],
    ['See <Variables names="OWNER" />.', `${at(1, 5)}[site/snippet-place]`, 'a line of its own'],
    ['<Snippet name="one" />', 'docs/snippets/two.mdx:3:1', 'one → two → one'],
    ['<Snippet name="bad" />', 'docs/snippets/bad.mdx:5:3', 'docs/snippets/nowhere.mdx is missing'],
  ])('fails the build where it is wrong: %s', async (text, location, fix) => {
    const message = await built(text).then(String, (error: Error) => error.message);
    expect(message).toContain(location);
    expect(message).toContain(fix);
  });

  test('may not hold itself on its own page either', async () => {
    await expect(
      built(files['snippets/one.mdx'] ?? '', '/s/docs/snippets/one.mdx'),
    ).rejects.toThrow('one → two → one');
  });
});

describe('the bundler', () => {
  const load = createRequire(import.meta.url)(
    '../../../site/plugins/example-sources/loader.cjs',
  ) as (this: unknown, source: string) => string;

  test('learns which files a page depends on: snippets, what they quote, and one that is missing', () => {
    const docs = fs.mkdtempSync(path.join(os.tmpdir(), 'snippets-'));
    fs.mkdirSync(path.join(docs, 'snippets'));
    fs.writeFileSync(
      path.join(docs, 'snippets/outer.mdx'),
      '<Snippet name="outer" />\n\n```move file=examples/a/a.move\n```\n',
    );
    const seen: string[] = [];
    const add = (kind: string) => (file: string) =>
      seen.push(`${kind} ${path.relative(docs, file).replaceAll(path.sep, '/')}`);
    const context = {
      getOptions: () => ({ docs }),
      addDependency: add('there'),
      addMissingDependency: add('missing'),
    };
    const page = 'Text.\n\n<Snippet name="outer" />\n\n<Snippet name="gone" />\n';
    expect(load.call(context, page)).toBe(page);
    fs.rmSync(docs, { recursive: true });
    expect(seen).toEqual([
      'there snippets/outer.mdx',
      'missing examples/a/a.move',
      'missing snippets/gone.mdx',
    ]);
  });
});

describe('the checker', () => {
  let project: Project | null = null;
  afterEach(() => project?.remove());

  async function found(pages: Readonly<Record<string, string>>): Promise<readonly string[]> {
    project = makeProject(pages);
    forgetHashes();
    const { diagnostics } = await checkExamples({
      root: project.root,
      files: null,
      month: '2026-11',
      usesCache: false,
      progress: () => undefined,
    });
    return diagnostics.map(({ at, code, fix }) => `${at?.file}:${at?.line} ${code} ${fix}`);
  }

  test('reads the blocks of snippets, once, at their own place', async () => {
    const broken = '---\ntitle: A\n---\n\n```json\n{,}\n```\n';
    const lines = await found({
      'docs/a.mdx': '<Snippet name="broken" />\n',
      'docs/b.mdx': '<Snippet name="broken" />\n',
      'docs/snippets/broken.mdx': broken,
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('docs/snippets/broken.mdx:6 ');
  });

  test('names a page, a line and the nearest name for a use that is wrong', async () => {
    const lines = await found({
      'docs/a.mdx': '# A\n\n<Snippet name="fauset" />\n\n<Snippet id="faucet" />\n',
      'docs/snippets/faucet.mdx': 'Words.\n',
      'docs/snippets/self.mdx': '<Snippet name="self" />\n',
    });
    expect(lines).toEqual([
      'docs/a.mdx:3 examples/missing-snippet did you mean "faucet"?',
      'docs/a.mdx:5 examples/snippet-attribute write <Snippet name="data-wipe" />',
      'docs/snippets/self.mdx:1 examples/snippet-circle take the last of these uses out',
    ]);
  });

  test('counts what a snippet names for the page that quotes it', async () => {
    const target = {
      id: 'move:sui::coin::split',
      kind: 'function',
      route: '/references/coin',
      anchor: 'split',
    };
    await found({
      'docs/concepts/a.mdx': '---\ntitle: A\nslug: /concepts/a\n---\n\n<Snippet name="s" />\n',
      'docs/snippets/s.mdx': '---\ntitle: S\nslug: /snippets/s\n---\n\nUse `coin::split`.\n',
      'docs/generated/_data/targets.json': JSON.stringify({ framework: [target] }),
    });
    expect(JSON.parse(project?.read('docs/generated/_data/explained.json') ?? '')).toEqual({
      '/references/coin': [{ route: '/concepts/a', title: 'A' }],
    });
  });
});
