/** Packages that are compiled and tested in one call: each is checked as if it were alone. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { checker } from '../../../scripts/checks/examples/move/move.ts';
import type { Block, Unit } from '../../../scripts/checks/examples/model.ts';
import { readFenceMeta } from '../../../site/dialect/fence-meta.ts';
import { makeProject } from './project.ts';
import type { Project } from './project.ts';

let project: Project;

beforeAll(() => {
  project = makeProject();
});

afterAll(() => project.remove());

function block(id: string, code: string): Block {
  const origin = { file: id, line: 1, column: 1, lines: [], indents: [] };
  return { language: 'move', meta: readFenceMeta('').meta, code, origin, id, page: id };
}

/** With a manifest, `addresses` being lines of it, and one file for each module. */
function pack(name: string, addresses: readonly string[], ...modules: readonly string[]): Unit {
  const folder = `docs/examples/${name}`;
  const manifest = `[package]\nname = "${name}"\nedition = "2024.beta"\n[addresses]\n${addresses.join('\n')}\n`;
  const files = [manifest, ...modules].map((code, index) =>
    block(`${folder}/${index === 0 ? 'Move.toml' : `sources/${index}.move`}`, code),
  );
  return { language: 'move', blocks: files, folder, isPackage: true, moveCode: [], task: null };
}

/** `package file:line code message` of each error. */
async function errorsOf(...units: readonly Unit[]): Promise<readonly string[]> {
  const results = await checker.check(units, { root: project.root });
  return units.flatMap(({ folder, blocks }, index) =>
    (results[index] ?? [])
      .filter(({ level }) => level === 'error')
      .map(({ block: at, line, code, message }) => {
        const file = blocks[at]?.id.slice(folder.length + 1) ?? '';
        return `${folder.split('/').at(-1) ?? ''} ${file}:${line} ${code} ${message}`;
      }),
  );
}

const LOCK = `module lock::lock;
const ELocked: u64 = 1;
public struct Key has drop {}
public fun open(_: Key): u64 { 1 }
public fun key(): Key { Key {} }
public fun refuse() { abort ELocked }
`;
const TESTS = `#[test_only]
module lock::lock_tests;
use lock::lock::{Self, Key};
use fun lock::lock::open as Key.turn;
#[test] fun opens() { let key: lock::Key = lock::key(); assert!(key.turn() == 1); }
#[test] fun opens_by_path() { assert!(lock::lock::open(lock::key()) == 1) }
#[test, expected_failure(abort_code = lock::lock::ELocked)] fun by_path() { lock::refuse() }
#[test, expected_failure(abort_code = lock::ELocked, location = lock::lock)] fun by_alias() { lock::refuse() }
`;

test('a module may be called like its address, in two packages of the same names', async () => {
  const own = ['lock = "0x0"'];
  expect(await errorsOf(pack('one', own, LOCK, TESTS), pack('two', own, LOCK, TESTS))).toEqual([]);
});

test('an error, and a failing test, is of its own package', async () => {
  const own = ['lock = "0x0"'];
  const errors = await errorsOf(
    pack('one', own, LOCK, TESTS.replace('turn() == 1', 'turn() == 2')),
    pack('two', own, LOCK, TESTS),
    pack('three', own, LOCK.replace('abort ELocked', 'abort ELock'), TESTS),
    pack('four', own, LOCK, TESTS.replace('lock::key())', 'lock::kye())')),
  );
  expect(errors).toEqual([
    'one sources/2.move:5 move-test the test opens fails: it aborts in lock::lock_tests',
    expect.stringMatching(/^three sources\/1\.move:6 E0300\d .*'ELock'/),
    expect.stringMatching(/^four sources\/2\.move:6 E03003 .*'kye' in module 'lock::lock'/),
  ]);
});

test('what a manifest says of other addresses is said to its own package alone', async () => {
  const module = (is: string): string =>
    `module own::own;\n#[test] fun alice() { assert!(@alice == @${is}) }\n`;
  const errors = await errorsOf(
    pack('one', ['own = "0x0"', 'alice = "0xa"'], module('0xa')),
    pack('two', ['own = "0x0"', 'alice = "0xb"'], module('0xb')),
    pack('three', ['own = "0x0"', 'alice = "0xb"'], module('0xa')),
  );
  expect(errors).toEqual([expect.stringMatching(/^three sources\/1\.move:2 move-test/)]);
});
