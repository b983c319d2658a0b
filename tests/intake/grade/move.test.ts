/** Move packages, graded as the `compatible` upgrade policy judges them. */

import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FrameworkModel } from '../../../generators/framework/model/model.ts';
import { loadModel } from '../../../generators/framework/reference.ts';
import { gradeMove } from '../../../scripts/intake/grade/move.ts';
import { root, temporaryFolder } from '../../support/run.ts';

const SOURCE = `module my::shop;
const EFull: u64 = 1;
const EShut: u64 = 2;
const MOST: u64 = 10;
public struct Shop<phantom T> has key, store { id: u64, owner: address }
public enum State has copy, drop { Open, Closed }
/// Sells.
public fun sell<T: store>(shop: &mut Shop<T>, item: T): u64 { if (shop.id > MOST) abort EFull; 0 }
public(package) fun inside(a: u64) {}
entry fun start(a: u64) {}
fun lock() { abort EShut }
public macro fun each($f: |u64| -> u64) {}
public use fun sell as Shop.buy;
`;

async function modelOf(source: string): Promise<FrameworkModel> {
  const folder = temporaryFolder();
  fs.writeFileSync(path.join(folder, 'shop.move'), source);
  const { value, diagnostics } = await loadModel(root, { folder });
  if (!value) throw new Error(JSON.stringify(diagnostics));
  return value;
}

let before: FrameworkModel;
beforeAll(async () => {
  before = await modelOf(SOURCE);
});

describe('the compatible policy', () => {
  const cases: [string, string, readonly string[]][] = [
    ['public fun sell', 'public(package) fun sell', ['breaking visibility']],
    ['item: T): u64', 'item: T): u128', ['breaking signature']],
    ['item: T): u64', 'item: T, more: u64): u64', ['breaking signature']],
    ['<T: store>(shop', '<T>(shop', ['safe type-parameter']],
    ['<T: store>(shop', '<T: store + drop>(shop', ['breaking type-parameter']],
    [
      '<T: store>(shop: &mut Shop<T>, item: T)',
      '<U: store>(it: &mut Shop<U>, item: U)',
      ['documentation names'],
    ],
    ['public(package) fun inside(a: u64)', 'public(package) fun inside(a: u8)', ['safe signature']],
    ['public(package) fun inside(a: u64)', 'public fun inside(a: u64)', ['safe visibility']],
    ['entry fun start(a: u64) {}', '', ['dangerous function-gone']],
    ['entry fun start(a: u64)', 'public entry fun start(a: u64)', ['safe visibility']],
    ['public fun sell', 'public entry fun sell', ['safe entry']],
    ['public macro fun each($f: |u64| -> u64) {}', '', ['breaking function-gone']],
    ['public use fun sell as Shop.buy;', '', ['breaking method-gone']],
    ['has key, store { id', 'has key { id', ['breaking abilities']],
    ['has key, store { id', 'has key, store, drop { id', ['breaking abilities']],
    ['id: u64, owner: address', 'owner: address, id: u64', ['breaking fields']],
    ['Shop<phantom T> has', 'Shop<T> has', ['breaking type-parameter']],
    ['Open, Closed }', 'Open, Closed, Sold }', ['breaking variants']],
    ['EFull: u64 = 1', 'EFull: u64 = 3', ['dangerous constant-value']],
    ['const MOST: u64 = 10;', 'const MOST: u64 = 10;\nconst ENew: u64 = 3;', ['safe constant-new']],
    ['abort EFull; 0', 'abort EFull; abort EShut; 0', ['dangerous abort-new']],
    ['abort EFull; 0', 'abort EFull; abort 7', ['documentation aborts']],
    ['abort EFull; 0', 'abort EFull; lock(); 0', ['documentation aborts']],
    ['if (shop.id > MOST) abort EFull; 0', '0', ['documentation aborts']],
    ['/// Sells.', '/// Sells it.', ['documentation words']],
    ['/// Sells.', '#[deprecated]\n/// Sells.', ['safe deprecated']],
    ['entry fun start', 'public fun fresh() {}\nentry fun start', ['safe function-new']],
  ];
  it.each(cases)('%s → %s', async (from, to, expected) => {
    expect(SOURCE).toContain(from);
    const changes = gradeMove(before, await modelOf(SOURCE.replace(from, () => to)));
    expect(changes.map(({ grade, rule }) => `${grade} ${rule.slice(5)}`)).toEqual(expected);
  });

  it('says what was and what is, by full name', async () => {
    const [change] = gradeMove(before, await modelOf(SOURCE.replace('item: T): u64', 'item: T)')));
    expect(change).toMatchObject({
      id: 'move:my::shop::sell',
      before: 'public fun sell<T: store>(shop: &mut my::shop::Shop<T>, item: T): u64',
      after: 'public fun sell<T: store>(shop: &mut my::shop::Shop<T>, item: T)',
    });
  });

  it('a module that is gone is one change', async () => {
    const changes = gradeMove(before, await modelOf(SOURCE.replace('my::shop', 'my::store')));
    expect(changes.map(({ id, grade }) => `${grade} ${id}`)).toEqual([
      'breaking move:my::shop',
      'safe move:my::store',
    ]);
  });
});
