/** Words for everything: the count of documented items is committed and can only go up. */

import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { FrameworkModel } from '../../generators/framework/model/model.ts';
import { coverageOf, itemsOf, apiReportOf } from '../../generators/framework/api-report.ts';
import { plainText } from '../../generators/core/prose.ts';
import { root } from '../support/run.ts';
import { listedWithoutWordCount } from '../support/to-do.ts';
import { documentedFramework } from './input.ts';

/** Documented items of each package. Raise a number when prose is added; never lower it. */
const MINIMUM = JSON.parse(
  readFileSync(new URL('prose-minimum.json', import.meta.url), 'utf8'),
) as Record<string, number>;
let model: FrameworkModel;

beforeAll(async () => {
  model = await documentedFramework();
});

it('keeps at least as many documented items in each package as were ever committed', () => {
  const documented = model.packages.map((packageModel): [string, number] => [
    packageModel.name,
    coverageOf({ packages: [packageModel] }).documented,
  ]);
  expect(
    documented.filter(([name, count]) => count < (MINIMUM[name] ?? Number.POSITIVE_INFINITY)),
  ).toEqual([]);
  expect(Object.keys(MINIMUM)).toEqual(model.packages.map((packageModel) => packageModel.name));
});

it('documents every module, struct, function, macro and constant', () => {
  const silent = model.packages
    .flatMap((packageModel) => packageModel.modules.flatMap(itemsOf))
    .filter((item) => item.prose.length === 0);
  expect(silent.map((item) => item.id)).toHaveLength(listedWithoutWordCount('framework'));
  // Every item that has facts, and the modules themselves.
  const declared = model.packages.flatMap(({ name }) => {
    const file = `${root}/framework-sources/${name}/facts.json`;
    const { modules } = JSON.parse(readFileSync(file, 'utf8')) as {
      modules: Record<string, { items: object }>;
    };
    return Object.values(modules).map(({ items }) => 1 + Object.keys(items).length);
  });
  expect(coverageOf(model).total).toBe(declared.reduce((sum, count) => sum + count, 0));
});

it('says something of its own about each item, and ends it as a sentence', () => {
  const items = model.packages.flatMap((packageModel) => packageModel.modules.flatMap(itemsOf));
  const odd = items.filter((item) => {
    const text = plainText(item.prose).trim();
    if (text === '') return false;
    return text.length < 12 || !/^[A-Z0-9`"'(]/.test(text) || !/[.!?)]$/.test(text);
  });
  expect(odd.map((item) => `${item.id}: ${plainText(item.prose).slice(0, 80)}`)).toEqual([]);
});

it('holds the count and one line for each item in the committed surface', () => {
  const committed = readFileSync(`${root}/schema/surface/framework.txt`, 'utf8');
  expect(committed).toBe(apiReportOf(model));
  expect(committed.split('\n')[0]).toBe(
    `# prose: ${coverageOf(model).documented} of ${coverageOf(model).total}`,
  );
});

it('counts an item without words as undocumented, and says so in its line', () => {
  const [std] = model.packages;
  const [module] = std?.modules ?? [];
  if (!std || !module) throw new Error('there is no std');
  const mute = { ...module, functions: module.functions.map((fun) => ({ ...fun, prose: [] })) };
  const less = { packages: [{ ...std, modules: [mute] }] };
  expect(coverageOf(less)).toEqual({ documented: 1, total: 2 });
  expect(apiReportOf(less)).toMatch(
    /^public fun std::address::length\(\): u64 \/\/ undocumented$/m,
  );
});
