/** Names that quoted code uses and the page never shows: reported where they are used, and nothing else is. */

import { expect, test } from 'vitest';
import { blocksOfPage } from '../../../scripts/checks/examples/page/blocks.ts';
import { readPage } from '../../../scripts/checks/examples/page/read-page.ts';
import { checkHiddenName } from '../../../scripts/checks/examples/page/shown-names.ts';

const MOVE = `module a::shop;
const PRICE: u64 = 5;
const EPrice: u64 = 0;
const ANNA: address = @0xa;
public struct Shop has key { id: UID, seat: u16 }
// region: buy
/// Costs the PRICE of a Shop.
public fun buy(shop: &Shop, seat: u16): u64 {
    assert!(shop.seat == seat, EPrice);
    half(PRICE) + shop.double(ANNA)
}
// endregion: buy
fun half(n: u64): u64 { n / 2 }
fun double(_: &Shop, _: address): u64 { 2 }
public fun seat(shop: &Shop): u16 { shop.seat }
// region: rest
// endregion: rest
`;
const SCRIPT = `const client = 1;
// region: use
console.log(client, { other: 2 }, helper);
// endregion: use
function helper() {}
const other = 3;
`;

function hiddenIn(...lines: readonly string[]): readonly string[] {
  const page = readPage({ path: 'docs/a.mdx', text: lines.join('\n') }).value;
  if (!page) throw new Error('the page cannot be read');
  const texts: Readonly<Record<string, string>> = {
    'examples/shop/shop.move': MOVE,
    'examples/shop/use.ts': SCRIPT,
  };
  const loadFile = (file: string): string | null => texts[file] ?? null;
  const options = { month: '2026-01', files: Object.keys(texts), loadFile };
  const { blocks, diagnostics } = blocksOfPage(page, options);
  expect(diagnostics).toEqual([]);
  return checkHiddenName(page, blocks, loadFile).map(
    ({ message, at }) =>
      `${at?.file.replace('docs/examples/shop/', '')}:${at?.line} ${/code that (.*), and/.exec(message)?.[1]}`,
  );
}

const QUOTE = ['```move file=examples/shop/shop.move region=buy', '```'];

test('a constant, a type and a called function are; a field, a method, a comment, a code and a person are not', () => {
  expect(hiddenIn(...QUOTE)).toEqual(['shop.move:10 uses `PRICE`, `Shop`, `half`']);
});

test('what the page shows in another block, or names in a sentence, is not hidden', () => {
  const shown = ['```move', 'const PRICE: u64 = 5;', '```', 'A `Shop` takes `half(…)` of it.'];
  expect(hiddenIn(...QUOTE, ...shown)).toEqual([]);
});

test('in TypeScript a function is a value as well, and a key is neither', () => {
  expect(hiddenIn('```ts file=examples/shop/use.ts region=use', '```')).toEqual([
    'use.ts:3 uses `client`, `helper`',
  ]);
});

test('nothing is hidden where the whole file is quoted', () => {
  expect(hiddenIn('```move file=examples/shop/shop.move', '```')).toEqual([]);
});
