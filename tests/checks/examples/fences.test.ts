/** How fences are read: attributes, regions of files, places in lists and tabs, hidden characters. */

import { describe, expect, test } from 'vitest';
import { blocksOfPage } from '../../../scripts/checks/examples/page/blocks.ts';
import type { BlockOptions } from '../../../scripts/checks/examples/page/blocks.ts';
import type { ProgramTask } from '../../../scripts/checks/examples/model.ts';
import { locationInFile } from '../../../scripts/checks/examples/page/fence-rules.ts';
import { findHiddenCharacters } from '../../../scripts/checks/examples/page/hidden-characters.ts';
import { readPage } from '../../../scripts/checks/examples/page/read-page.ts';
import { checkerOfUnit, fateOf, unitsOfPage } from '../../../scripts/checks/examples/units.ts';
import { readFenceMeta } from '../../../site/dialect/fence-meta.ts';
import { readRegion } from '../../../site/dialect/regions.ts';

const files: Readonly<Record<string, string>> = {
  'examples/lock/lock.move':
    'module a::lock;\n\n// region: all\n    fun a() {\n        // region: body\n        b();\n        // endregion: body\n    }\n// endregion: all\n// region: empty\n// endregion\n// region: open\n',
};

const options: BlockOptions = {
  loadFile: (file) => files[file] ?? null,
  files: Object.keys(files),
  month: '2026-11',
};

function blocksOf(text: string, path = 'docs/a.mdx') {
  const page = readPage({ path, text });
  if (!page.value) throw new Error(page.diagnostics[0]?.message);
  return blocksOfPage(page.value, options);
}

function codesOf(text: string): readonly string[] {
  return blocksOf(text).diagnostics.map(({ code }) => code.replace('examples/', ''));
}

describe('attributes', () => {
  test('are words with values, in quotes where there are blanks', () => {
    const { meta, errors } = readFenceMeta(
      `title="My file.ts" fragment=client,keypair error='E1, E2' {1,3-4} showLineNumbers variables`,
    );
    expect(errors).toEqual([]);
    expect(meta).toMatchObject({
      title: 'My file.ts',
      fragment: ['client', 'keypair'],
      error: ['E1', 'E2'],
      isVariables: true,
    });
  });

  test.each([
    ['titel="x"', 'unknown-attribute'],
    ['nonsense', 'unknown-attribute'],
    ['title', 'missing-value'],
    ['title=""', 'missing-value'],
    ['title=a title=b', 'repeated-attribute'],
    ['title="a', 'unquoted-attribute'],
  ])('%s is an error', (text, rule) => {
    expect(readFenceMeta(text).errors.map(({ rule }) => rule)).toContain(rule);
  });
});

describe('regions', () => {
  const text = files['examples/lock/lock.move'] ?? '';

  test('stand alone: without marks, without the indentation of the file', () => {
    expect(readRegion(text, 'all')).toMatchObject({
      text: 'fun a() {\n    b();\n}',
      lines: [4, 6, 8],
      indent: 4,
    });
    expect(readRegion(text, 'body')).toMatchObject({ text: 'b();', lines: [6], indent: 8 });
  });

  test('are the whole file when none is named, marks left out', () => {
    expect(readRegion('// region: a\nx\n// endregion: a\n\n', null)).toMatchObject({
      text: 'x',
      lines: [2],
    });
  });

  test.each([
    '# region: a\nx\n# endregion: a',
    '{/* region: a */}\nx\n{/* endregion: a */}',
    '<!-- region: a -->\nx\n<!-- endregion -->',
  ])('are marked by the comments of any language', (marked) => {
    expect(readRegion(marked, 'a')).toMatchObject({ text: 'x' });
  });

  test.each([
    ['nothing', 'there is no region "nothing"'],
    ['empty', 'the region "empty" is empty'],
    ['open', 'the region "open" is never closed'],
  ])('say what is wrong with "%s"', (name, message) => {
    expect(readRegion(text, name)).toBe(message);
  });

  test('are refused when two have one name', () => {
    expect(readRegion('// region: a\nx\n// endregion\n// region: a\ny\n// endregion', 'a')).toBe(
      'there are 2 regions "a"',
    );
  });
});

describe('places', () => {
  const page =
    '---\ntitle: x\n---\n\n## A {#a}\n\n1. List\n\n   ```ts\n   const a = 1;\n     b();\n   ```\n\n<Tabs>\n<TabItem value="a">\n\n```sh\nsui\n```\n\n</TabItem>\n</Tabs>\n\n> ```json\n> {}\n> ```\n';

  test('of code lines are those of the file, in lists, tabs and quotes', () => {
    const blocks = blocksOf(page).blocks;
    expect(blocks.map(({ language, code }) => [language, code])).toEqual([
      ['ts', 'const a = 1;\n  b();'],
      ['sh', 'sui'],
      ['json', '{}'],
    ]);
    const [list, tab, quote] = blocks.map(({ origin }) => origin);
    if (!list || !tab || !quote) throw new Error('three blocks were read');
    expect(locationInFile(list, 2, 3)).toEqual({ file: 'docs/a.mdx', line: 11, column: 6 });
    expect(locationInFile(tab, 1, 1)).toEqual({ file: 'docs/a.mdx', line: 18, column: 1 });
    expect(locationInFile(quote, 1, 2)).toEqual({ file: 'docs/a.mdx', line: 25, column: 4 });
  });

  test('of quoted code are those of the quoted file', () => {
    const [block] = blocksOf('```move file=examples/lock/lock.move region=all\n```\n').blocks;
    if (!block) throw new Error('one block was read');
    expect(locationInFile(block.origin, 2, 5)).toEqual({
      file: 'docs/examples/lock/lock.move',
      line: 6,
      column: 9,
    });
  });

  test('of a page that is not MDX are reported, and nothing else is', () => {
    const broken = readPage({ path: 'docs/a.mdx', text: 'a\n\n{ b\n' });
    expect(broken.value).toBeNull();
    expect(broken.diagnostics).toMatchObject([
      { code: 'examples/page-syntax', at: { file: 'docs/a.mdx', line: 4 } },
    ]);
  });

  test('plain Markdown pages may hold braces', () => {
    expect(blocksOf('a { b\n\n```json\n{}\n```\n', 'docs/a.md').blocks).toHaveLength(1);
  });
});

describe('a block', () => {
  test.each([
    ['```\nx\n```', 'no-language'],
    ['~~~\nx\n~~~', 'no-language'],
    ['```rsut\nx\n```', 'unknown-language'],
    ['```text unchecked="why" until=2027-01\nx\n```', 'excuse-not-needed'],
    ['```ts unchecked="why"\nx\n```', 'unchecked-without-end'],
    ['```ts until=2027-01\nx\n```', 'until-without-unchecked'],
    ['```ts unchecked="why" until=2026-10\nx\n```', 'excuse-expired'],
    ['```ts unchecked="why" until=2027\nx\n```', 'bad-until'],
    ['```ts unchecked="why" until=2027-01 error=TS1\nx\n```', 'error-unchecked'],
    ['```ts variables\nx\n```', 'variables-language'],
    ['```json package=a\n{}\n```', 'package-language'],
    ['```toml fragment=a\nx=1\n```', 'fragment-language'],
    ['```move fragment=a,b\nx\n```', 'one-move-context'],
    ['```ts\n\n```', 'empty-block'],
    ['```ts file=examples/none.ts\n```', 'missing-file'],
    ['```ts file=../package.json\n```', 'missing-file'],
    ['```move file=examples/lock/lock.move region=al\n```', 'missing-region'],
    ['```move file=examples/lock/lock.move region=all fragment=body\n```', 'fragment-of-file'],
    ['```sh\n$ sui\n```', 'prompt-sign'],
    ['```sh\n> sui\n```', 'prompt-sign'],
    ['```sh\nme@host:~$ sui\n```', 'prompt-sign'],
    ['```console\n$ sui client\n```', 'command-in-output'],
    ['```ts\nconst a\u200b = 1;\n```', 'hidden-character'],
  ])('%j breaks a rule', (text, code) => {
    expect(codesOf(text)).toContain(code);
  });

  test.each([
    '```sh\nsui client gas > gas.json\ncat << EOF\n$HOME\nEOF\n```',
    '```console\n  > 1\n```',
    '```text\n┌─┐ → ✓ é\n```',
    '````move\n```\n````',
    '```json {1,3} title="a b.json" showLineNumbers\n{}\n```',
  ])('%j breaks none', (text) => {
    expect(codesOf(text)).toEqual([]);
  });
});

test('hidden characters are named, with their place', () => {
  expect(findHiddenCharacters('a\u202eb\u00a0\u{e0041}')).toEqual([
    { name: 'U+202E', kind: 'a character that changes the writing direction', offset: 1 },
    { name: 'U+00A0', kind: 'a blank that is not a plain blank', offset: 3 },
    { name: 'U+E0041', kind: 'an invisible tag character', offset: 4 },
  ]);
});

describe('units', () => {
  test('are lone blocks, programs by name, and operations with the variables right behind them', () => {
    const page = [
      '```ts package=a\n1\n```',
      '```graphql\n{a}\n```',
      '```json variables\n{}\n```',
      '```ts package=a\n2\n```',
      '```move package=a\nmodule a::a;\n```',
      '```json\n{}\n```',
    ].join('\n\n');
    const units = unitsOfPage(blocksOf(page).blocks);
    expect(units.map(({ blocks }) => blocks.map(({ language }) => language))).toEqual([
      ['ts', 'ts'],
      ['graphql', 'json'],
      ['move'],
      ['json'],
    ]);
  });

  test('take variables only right behind an operation', () => {
    const variables = '```json variables\n{}\n```';
    const lone = ['```graphql\n{a}\n```', variables, variables, '```ts\n1\n```', variables];
    const display = (page: readonly string[]): readonly string[] =>
      unitsOfPage(blocksOf(page.join('\n\n')).blocks).map(({ language, blocks, isPackage }) => {
        expect(isPackage).toBe(false);
        return `${language}: ${blocks.map((block) => block.language).join('+')}`;
      });
    expect(display(lone)).toEqual(['graphql: graphql+json', 'json: json', 'ts: ts', 'json: json']);
    expect(display(['```graphql\n{a}\n```', '```json\n{}\n```'])).toEqual([
      'graphql: graphql',
      'json: json',
    ]);
    expect(display([variables])).toEqual(['json: json']);
  });

  test('keep commands apart from the program they start, and programs without a name apart', () => {
    const page = [
      '```sh package=a\nsui client gas\n```',
      '```sh package=a\nsui client objects\n```',
      '```ts\n1\n```',
      '```ts\n2\n```',
    ].join('\n\n');
    const units = unitsOfPage(blocksOf(page).blocks);
    expect(units.map(({ blocks }) => blocks.length)).toEqual([1, 1, 1, 1]);
    expect(units[0]).toMatchObject({ language: 'sh', folder: '', isPackage: false, moveCode: [] });
    expect(units[0]?.task).toBe(null);
  });

  test('are checked by what their task, or else their language names', () => {
    const [unit] = unitsOfPage(blocksOf('```ts\n1\n```').blocks);
    if (!unit) throw new Error('one unit was read');
    expect(checkerOfUnit(unit)).toBe('typescript');
    const task = { kind: 'move-tests', printed: 0, filter: '' } as const;
    expect(checkerOfUnit({ ...unit, task })).toBe('move-tests');
    const run = { ...task, kind: 'program' } as unknown as ProgramTask;
    expect(checkerOfUnit({ ...unit, task: run })).toBe('programs');
  });

  test('leave out output, excuses and quotes', () => {
    const page =
      '```console\nx\n```\n\n```ts unchecked="a" until=2027-01\nx\n```\n\n```move file=examples/lock/lock.move\n```\n';
    expect(unitsOfPage(blocksOf(page).blocks)).toEqual([]);
  });
});

test('every block has a fate: checked, quoted, unchecked, output or shown', () => {
  const page = [
    '```json\n{}\n```',
    '```move file=examples/lock/lock.move\n```',
    '```ts unchecked="a" until=2027-01\nx\n```',
    '```move file=examples/lock/lock.move unchecked="a" until=2027-01\n```',
    '```console\nx\n```',
    '```text\nx\n```',
  ].join('\n\n');
  expect(blocksOf(page).blocks.map(fateOf)).toEqual([
    'checked',
    'quoted',
    'unchecked',
    'unchecked',
    'output',
    'shown',
  ]);
});
