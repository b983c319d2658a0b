/** Upstream's tests that expect an error: what their text says, and the table of another release. */

import { expect, it } from 'vitest';
import {
  callableIn,
  expectedFailures,
  refreshFailures,
} from '../../../scripts/intake/framework/expected-failures.ts';
import { read } from '../../framework/input.ts';

const FRAMEWORK = {
  'bag.move': `module sui::bag;
public use fun size as Bag.length;
public struct Bag has drop { n: u64 }
const EFull: u64 = 0;
public native fun add(bag: &mut Bag, n: u64);
public native fun size(bag: &Bag): u64;
public native fun make(): Bag;
`,
};

const TESTS = {
  path: 'sui-framework/tests/bag_tests.move',
  text: `#[test_only]
module sui::bag_tests;
use sui::bag::{Self, make as new};
use other::env;

#[test, expected_failure(abort_code = ::sui::bag::EFull)]
fun by_method() { let mut b = new(); b.add(1); }

#[test]
#[expected_failure(abort_code = bag::EFull)]
fun by_helper() { fill(7) }
fun fill(n: u64) { let mut b = bag::make(); bag::add(&mut b, n); assert!(b.length() == 1); }

#[test, expected_failure(abort_code = bag::EFull)]
fun elsewhere() { env::fill(); }

#[test, expected_failure(abort_code = bag::EFull)]
fun by_index() { let b = new(); let _ = b[3]; }

#[test]
fun passes() { new(); }
`,
};

it('says which functions a test calls, last first, and nothing where a call leads elsewhere', async () => {
  const { modules } = await read(FRAMEWORK);
  const found = expectedFailures(TESTS, callableIn(modules));
  expect(found.map(({ test, abort, functions }) => [test, abort, functions.join(' ')])).toEqual([
    ['bag_tests::by_method', 'sui::bag::EFull', 'sui::bag::add sui::bag::make'],
    ['bag_tests::by_helper', 'sui::bag::EFull', 'sui::bag::size sui::bag::add sui::bag::make'],
    ['bag_tests::elsewhere', 'sui::bag::EFull', ''],
    ['bag_tests::by_index', 'sui::bag::EFull', ''],
  ]);
});

it('keeps rows whose test is there, drops those whose test is gone, and adds new ones', async () => {
  const { modules } = await read(FRAMEWORK);
  const table = [
    'test\tabort\tfunction',
    'bag_tests::by_method\tsui::bag::EOld\tsui::bag::add',
    'bag_tests::elsewhere\tsui::bag::EFull\tsui::bag::add',
    'old_tests::gone\tsui::bag::EFull\tsui::bag::add',
    '',
  ].join('\n');
  const next = refreshFailures(table, [TESTS], callableIn(modules));
  expect(next).toBe(
    [
      'test\tabort\tfunction',
      'bag_tests::by_helper\tsui::bag::EFull\tsui::bag::size sui::bag::add sui::bag::make',
      'bag_tests::by_method\tsui::bag::EFull\tsui::bag::add sui::bag::make',
      'bag_tests::elsewhere\tsui::bag::EFull\tsui::bag::add',
      '',
    ].join('\n'),
  );
  expect(refreshFailures(next ?? '', [TESTS], callableIn(modules))).toBe(next);
  expect(refreshFailures(table, [], callableIn(modules))).toBeNull();
});
