/** The results on units, and what spares the next run: everything that can change a result is in the key of the cache. */

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { blocksOfPage } from '../../../scripts/checks/examples/page/blocks.ts';
import { forgetHashes } from '../../../scripts/checks/examples/hashes.ts';
import type { Block, Unit } from '../../../scripts/checks/examples/model.ts';
import { readPage } from '../../../scripts/checks/examples/page/read-page.ts';
import { unitsOfPage } from '../../../scripts/checks/examples/units.ts';
import type { CheckOptions } from '../../../scripts/checks/examples/check-units.ts';
import { checkUnits } from '../../../scripts/checks/examples/check-units.ts';
import { readFenceMeta } from '../../../site/dialect/fence-meta.ts';
import { makeProject } from './project.ts';

const project = makeProject();
const CACHE = path.join(project.root, 'node_modules/.cache/examples/results.json');

afterAll(() => project.remove());
beforeEach(() => {
  fs.rmSync(path.dirname(CACHE), { recursive: true, force: true });
  forgetHashes();
});

function unitsOf(text: string, file = 'docs/a.mdx'): readonly Unit[] {
  const page = readPage({ path: file, text });
  if (!page.value) throw new Error(page.diagnostics[0]?.message);
  const options = { loadFile: () => null, files: [], month: '2026-11' };
  return unitsOfPage(blocksOfPage(page.value, options).blocks);
}

/** Codes of the results of each unit, and how many units nobody had to check. */
async function outcomes(
  units: readonly Unit[],
  options: Partial<CheckOptions> = {},
): Promise<{ readonly codes: readonly string[]; readonly fromCache: number }> {
  const { resultLists, fromCache } = await checkUnits(units, {
    root: project.root,
    usesCache: true,
    isWhole: true,
    progress: () => undefined,
    ...options,
  });
  return { codes: resultLists.map((list) => list.map(({ code }) => code).join()), fromCache };
}

const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;
const MIXED = [
  fence('json', '{,}'),
  fence('toml', 'a = 1'),
  fence('json', '[]'),
  fence('yaml', 'a: [b'),
  fence('toml', 'a ='),
].join('\n');

describe('results', () => {
  test('come in the order of the units, no matter which checker finds them', async () => {
    expect((await outcomes(unitsOf(MIXED))).codes).toEqual([
      expect.stringMatching(/^json-/),
      '',
      '',
      'yaml-syntax',
      'toml-syntax',
    ]);
  });

  test('of a unit that nobody checks are none', async () => {
    const [toml] = unitsOf(fence('toml', 'a ='));
    if (!toml) throw new Error('one unit was read');
    const output = { ...toml, language: 'console' };
    expect((await outcomes([output, toml])).codes).toEqual(['', 'toml-syntax']);
  });

  test('are made by one call of each checker, which is announced with its count', async () => {
    const steps: string[] = [];
    await outcomes(unitsOf(MIXED), { progress: (step) => steps.push(step) });
    expect(steps).toEqual(['json: 2', 'toml: 2', 'yaml: 1']);
  });

  test('of a block that several pages show are made once, and stand on each of them', async () => {
    const steps: string[] = [];
    const pages = [unitsOf(MIXED), unitsOf(fence('toml', 'a =')), unitsOf(MIXED, 'docs/b.mdx')];
    const options = { usesCache: false, progress: (step: string) => void steps.push(step) };
    const { codes, fromCache } = await outcomes(pages.flat(), options);
    expect(steps).toEqual(['json: 2', 'toml: 2', 'yaml: 1']);
    expect(fromCache).toBe(0);
    expect(codes.slice(6)).toEqual(codes.slice(0, 5));
    expect(codes[5]).toBe('toml-syntax');
  });
});

describe('the cache', () => {
  test('answers for all that did not change, with the same results', async () => {
    const first = await outcomes(unitsOf(MIXED));
    const second = await outcomes(unitsOf(MIXED));
    expect([first.fromCache, second.fromCache]).toEqual([0, 5]);
    expect(second.codes).toEqual(first.codes);
  });

  test('answers for a block on another page, at another place', async () => {
    await outcomes(unitsOf(fence('toml', 'a = 1')));
    const moved = unitsOf(`# Moved\n\n${fence('toml', 'a = 1')}`, 'docs/b.mdx');
    expect((await outcomes(moved)).fromCache).toBe(1);
  });

  test('is left alone by a run that does without', async () => {
    await outcomes(unitsOf(MIXED), { usesCache: false });
    expect(fs.existsSync(CACHE)).toBe(false);
    await outcomes(unitsOf(MIXED));
    const before = fs.readFileSync(CACHE, 'utf8');
    expect((await outcomes(unitsOf(fence('json', '1')), { usesCache: false })).fromCache).toBe(0);
    expect(fs.readFileSync(CACHE, 'utf8')).toBe(before);
  });

  test('that is broken makes everything be checked again', async () => {
    await outcomes(unitsOf(MIXED));
    fs.writeFileSync(CACHE, '{"half');
    expect((await outcomes(unitsOf(MIXED))).fromCache).toBe(0);
    expect((await outcomes(unitsOf(MIXED))).fromCache).toBe(5);
  });

  test('forgets in a whole run what no page holds, and in no other', async () => {
    const [first, two] = [unitsOf(fence('json', '1')), unitsOf(fence('json', '2'))];
    await outcomes(first);
    await outcomes(two, { isWhole: false });
    expect((await outcomes([...first, ...two])).fromCache).toBe(2);
    // Nothing is new here; what is gone must go all the same.
    await outcomes(two);
    expect((await outcomes([...first, ...two])).fromCache).toBe(1);
  });

  test('is not written when nothing changed', async () => {
    await outcomes(unitsOf(MIXED));
    const { ino } = fs.statSync(CACHE);
    await outcomes(unitsOf(MIXED));
    expect(fs.statSync(CACHE).ino).toBe(ino);
    expect(fs.readdirSync(path.dirname(CACHE))).toEqual(['results.json']);
  });

  /** Two blocks of JSON that are one unit, the second of them changed. */
  function changed(change: Partial<Block>): readonly Unit[] {
    const [first, second] = unitsOf(`${fence('json', '1')}\n${fence('json', '2')}`);
    const [firstBlock, two] = [first?.blocks[0], second?.blocks[0]];
    if (!first || !firstBlock || !two) throw new Error('two units were read');
    return [{ ...first, blocks: [firstBlock, { ...two, ...change }] }];
  }
  const { meta } = readFenceMeta('');

  test.each<[string, Partial<Block>]>([
    ['the code', { code: '3' }],
    ['the language', { language: 'jsonc' }],
    ['the title', { meta: { ...meta, title: 'Move.toml' } }],
    ['the context', { meta: { ...meta, fragment: ['client'] } }],
    ['the program it is part of', { meta: { ...meta, package: 'a' } }],
    ['being variables', { meta: { ...meta, isVariables: true } }],
  ])('does not answer when %s changed, in any block of the unit', async (_what, change) => {
    await outcomes(changed({}));
    expect((await outcomes(changed(change))).fromCache).toBe(0);
    expect((await outcomes(changed(change))).fromCache).toBe(1);
  });

  test.each<[string, Partial<Block>]>([
    ['the promised error', { meta: { ...meta, error: ['TS1'] } }],
    ['the page', { page: 'docs/b.mdx', id: 'docs/b.mdx#4' }],
  ])('answers when only %s changed, which no checker sees', async (_what, change) => {
    await outcomes(changed({}));
    expect((await outcomes(changed(change))).fromCache).toBe(1);
  });

  test('does not answer when a block joins the unit', async () => {
    const [unit] = changed({});
    if (!unit) throw new Error('there is one unit');
    await outcomes([{ ...unit, blocks: unit.blocks.slice(0, 1) }]);
    expect((await outcomes([unit])).fromCache).toBe(0);
  });

  test('does not answer when the Move code that the unit calls changed', async () => {
    const calling = (code: string): readonly Unit[] =>
      changed({}).map((unit) => ({ ...unit, moveCode: [code] }));
    await outcomes(changed({}));
    expect((await outcomes(calling('module a::a;'))).fromCache).toBe(0);
    expect((await outcomes(calling('module a::b;'))).fromCache).toBe(0);
    expect((await outcomes(calling('module a::b;'))).fromCache).toBe(1);
  });

  test.each([
    ['sh', 'npm install left-padd'],
    ['json title="package.json"', '{ "dependencies": { "left-padd": "1" } }'],
    ['ts', "import 'left-padd';"],
  ])('does not answer in %s when a package is declared', async (language, code) => {
    const declared = 'docs/examples/_neighbours/left-pad.d.ts';
    await outcomes(unitsOf(fence(language, code)));
    project.write(declared, "declare module 'left-pad' {}\n");
    forgetHashes();
    expect((await outcomes(unitsOf(fence(language, code)))).fromCache).toBe(0);
    fs.rmSync(path.join(project.root, declared));
  });

  test('does not answer for another checker', async () => {
    await outcomes(unitsOf(fence('json', '[]')));
    expect((await outcomes(unitsOf(fence('yaml', '[]')))).fromCache).toBe(0);
  });

  test('knows a manifest by its title: the keys of one are checked after a rename', async () => {
    const text = fence('toml title="other.toml"', '[packag]\nname = "a"');
    expect((await outcomes(unitsOf(text))).codes).toEqual(['']);
    const renamed = text.replace('other.toml', 'Move.toml');
    expect((await outcomes(unitsOf(renamed))).codes).toEqual(['toml-unknown-key']);
  });

  test('knows the files of a whole package by name, and blocks of a page by their text alone', async () => {
    const [unit] = unitsOf(fence('json', '1'));
    const [block] = unit?.blocks ?? [];
    if (!unit || !block) throw new Error('one unit was read');
    const named = (id: string, isPackage: boolean): readonly Unit[] => [
      { ...unit, blocks: [{ ...block, id }], isPackage },
    ];
    await outcomes(named('a.json', true));
    expect((await outcomes(named('a.json', true))).fromCache).toBe(1);
    expect((await outcomes(named('b.json', true))).fromCache).toBe(0);
    await outcomes(named('a#1', false));
    expect((await outcomes(named('b#1', false))).fromCache).toBe(1);
  });
});
