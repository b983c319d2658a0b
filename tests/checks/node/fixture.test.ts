/** Fixtures: what they say is read as meant, and what they cannot say is reported at its line. */

import { describe, expect, test } from 'vitest';
import { readFixture } from '../../../scripts/checks/node/fixture/read.ts';
import { readSignature } from '../../../scripts/checks/node/fixture/move-signature.ts';
import { ownerOf } from '../../../scripts/checks/node/fixture/sections.ts';
import { fits, fitsParams } from '../../../scripts/checks/node/match.ts';

function resultsOf(...lines: readonly string[]): readonly string[] {
  return readFixture([{ path: 'a.yaml', text: lines.join('\n') }]).failures.map(
    ({ message, fix, at }) => `${at?.line ?? 0} ${message} / ${fix}`,
  );
}

describe('a fixture', () => {
  test('is empty, or a mapping of the known keys', () => {
    expect(resultsOf('')).toEqual([]);
    expect(resultsOf('- 1')).toEqual([expect.stringMatching(/^1 the fixture is not a mapping/)]);
    expect(resultsOf('# x', 'objets: []')).toEqual([
      '2 a fixture has no key "objets" / did you mean `objects`?',
    ]);
    expect(resultsOf('chain: {', 'x')).toEqual([
      expect.stringMatching(/^\d the fixture is not YAML: .* \/ correct the line$/),
      ...[expect.anything()],
    ]);
  });

  test.each([
    [
      'objects: [{ id: 0x1, owner: shared, balnce: 3, balance: 3 }]',
      'no key "balnce" / did you mean `balance`?',
    ],
    ['objects: [{ id: 0x1, balance: 3 }]', 'an entry of "objects" has no "owner" / add `owner`'],
    [
      'objects: [{ id: 0x1, owner: shared }]',
      'has no "balance" or "type" / add `balance` or `type`',
    ],
    ['objects: [{ id: 0x1, owner: shared, balance: 1.5 }]', '"balance" is not a whole number'],
    [
      'objects: [{ id: 0x1, owner: shared, balance: 12345678901234567890 }]',
      'put more than 15 of them in quotes',
    ],
    ['json-rpc: [{ method: sui_getObject }]', 'has no "answers" or "result" or "error"'],
    ['faucet: [coins]', 'an entry of "faucet" is not a mapping / write recipient: …'],
    [
      'functions: ["no signature"]',
      '"no signature" is not a signature / write 0xPACKAGE::module::name',
    ],
    ['transactions: [{ created: [{ balance: -1 }] }]', '"balance" is not a whole number'],
  ])('%s is reported', (line, message) => {
    expect(resultsOf('# first', line)).toEqual([expect.stringContaining(message)]);
    expect(resultsOf('# first', line)[0]).toMatch(/^2 /);
  });

  test('keeps addresses as they are written, and amounts to the last digit', () => {
    const { fixture, failures } = readFixture([
      {
        path: 'a.yaml',
        text: `objects: [{ id: 0xc1, owner: 0x0b0b, balance: "12345678901234567890" }]\nenvironment: { KEY: 0x01, N: 5 }`,
      },
    ]);
    expect(failures).toEqual([]);
    expect(fixture.objects[0]).toMatchObject({
      id: `0x${'c1'.padStart(64, '0')}`,
      owner: { AddressOwner: `0x${'b0b'.padStart(64, '0')}` },
      balance: 12345678901234567890n,
      type: '0x2::coin::Coin<0x2::sui::SUI>',
    });
    expect(fixture.environment).toEqual({ KEY: '0x01', N: '5' });
  });

  test('in several files adds up, the first file first', () => {
    const { fixture } = readFixture([
      { path: 'own.yaml', text: 'chain: { epoch: 7 }\nfaucet: [{ refuses: 429 }]' },
      { path: 'shared.yaml', text: 'faucet: [{ coins: [1] }]\nenvironment: { A: b }' },
    ]);
    expect(fixture.chain).toMatchObject({ epoch: 7n, gasPrice: 1000n });
    expect(fixture.faucet.map(({ at }) => at.file)).toEqual(['own.yaml', 'shared.yaml']);
    expect([fixture.file, fixture.environment]).toEqual(['own.yaml', { A: 'b' }]);
  });
});

describe('a pattern', () => {
  test.each([
    ['*', { any: 1 }, true],
    [null, undefined, true],
    [
      '0x2::coin::Coin<0x02::sui::SUI>',
      `0x${'2'.padStart(64, '0')}::coin::Coin<0x2::sui::SUI>`,
      true,
    ],
    ['0x2', '0x3', false],
    [{ a: 1 }, { a: 1, b: 2 }, true],
    [{ a: 1, b: null }, { a: 1 }, true],
    [{ a: 1 }, { b: 1 }, false],
    [[1, '*'], [1, 2], true],
    [[1], [1, 2], false],
    [5, '5', false],
  ])('%j fits %j: %s', (pattern, value, is) => {
    expect(fits(pattern, value)).toBe(is);
  });

  test('of parameters leaves those free that it does not reach', () => {
    expect(fitsParams(['0x5'], ['0x05', { any: 1 }])).toBe(true);
    expect(fitsParams(null, [1, 2])).toBe(true);
    expect(fitsParams(['0x5', null], ['0x5', { any: 1 }])).toBe(false);
  });
});

test('a signature is read as JSON-RPC shows it', () => {
  const read = readSignature(
    'public entry 0x2::a::swap<T: key + store, U>(self: &mut 0x2::coin::Coin<T>, vector<u8>, U): (0x2::coin::Coin<U>, bool)',
  );
  const coin = (index: number) => ({
    Struct: {
      address: '0x2',
      module: 'coin',
      name: 'Coin',
      typeArguments: [{ TypeParameter: index }],
    },
  });
  expect(read).toEqual({
    target: `0x${'2'.padStart(64, '0')}::a::swap`,
    signature: {
      visibility: 'Public',
      isEntry: true,
      typeParameters: [{ abilities: ['Key', 'Store'] }, { abilities: [] }],
      parameters: [{ MutableReference: coin(0) }, { Vector: 'U8' }, { TypeParameter: 1 }],
      return: [coin(1), 'Bool'],
    },
  });
  expect(readSignature('a::b()')).toBeNull();
});

test('the version of a shared object is text, as the method reference says', () => {
  expect(ownerOf('shared', 12n)).toEqual({ Shared: { initial_shared_version: '12' } });
});
