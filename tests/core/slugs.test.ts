/** Route segments: one rule, no clashes, the same whatever the order. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignSlugs, slugOf } from '../../generators/core/slugs.ts';
import { cases } from '../support/hostile.ts';

/** Device names of Windows: with any extension they are not a file. Those that end in `$` lose it in a slug. */
const DEVICES = [
  'con',
  'prn',
  'aux',
  'nul',
  ...['com', 'lpt'].flatMap((name) => [...'0123456789'].map((digit) => name + digit)),
];

describe('the slug of a name', () => {
  it.each([
    // Lower-case letters, or digits, before a capital.
    ['AddressOwner', 'address-owner'],
    ['ZkLoginVerifyResult', 'zk-login-verify-result'],
    ['verifyZkloginSignature', 'verify-zklogin-signature'],
    ['Base64Url', 'base-64-url'],
    // Lower-case letters before a digit; capitals and digits stay together.
    ['UInt53', 'uint-53'],
    ['Base64', 'base-64'],
    ['SHA256', 'sha256'],
    ['COM1', 'com1'],
    // A run of capitals is one word with what follows.
    ['IMoveDatatype', 'imove-datatype'],
    ['JSONValue', 'jsonvalue'],
    ['FooBAR', 'foo-bar'],
    // A digit before a lower-case letter.
    ['v2beta1', 'v-2-beta-1'],
    ['Ed25519Key', 'ed-25519-key'],
    ['2fa', '2-fa'],
    // Everything else separates.
    ['Foo_Bar', 'foo-bar'],
    ['__type', 'type'],
    ['a--b__c', 'a-b-c'],
    ['one.of', 'one-of'],
    ['_', ''],
    ['', ''],
    ['日本', ''],
    // Diacritics go, their letters stay.
    ['Café', 'cafe'],
    ['Ångström2Ünit', 'angstrom-2-unit'],
    ['ǅungla', 'ungla'],
    ['oneOf', 'one-of'],
    ['queryTransactionBlocks', 'query-transaction-blocks'],
  ])('of %j is %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('holds letters, digits and single hyphens only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (name) => {
        expect(slugOf(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
      { numRuns: cases(1_000, 20_000) },
    );
  });
});

describe('slugs side by side', () => {
  const slugsOf = (
    names: readonly string[],
    reserved?: readonly string[],
  ): Record<string, string> => Object.fromEntries(assignSlugs(names, reserved));

  it('number the later of names that want one slug, in byte order', () => {
    expect(slugsOf(['foo', 'Foo', 'FOO'])).toEqual({ FOO: 'foo', Foo: 'foo-2', foo: 'foo-3' });
    expect(slugsOf(['FooBar', 'FooBAR', 'Foo_Bar'])).toEqual({
      FooBAR: 'foo-bar',
      FooBar: 'foo-bar-2',
      Foo_Bar: 'foo-bar-3',
    });
  });

  it('leave a plain slug to the name it belongs to', () => {
    expect(slugsOf(['Foo', 'foo', 'foo2'])).toEqual({ Foo: 'foo', foo: 'foo-3', foo2: 'foo-2' });
    expect(slugsOf(['Index', 'IndexType'])).toEqual({
      Index: 'index-type-2',
      IndexType: 'index-type',
    });
    expect(slugsOf(['_', 'Item'])).toEqual({ _: 'item-2', Item: 'item' });
  });

  const refused = [...DEVICES, 'index', 'readme', 'category', ''];
  it.each([...refused, '_', '$', 'con$'])(
    'never give %j what the site or a file system reads otherwise',
    (name) => {
      for (const given of [name, name.toUpperCase(), `${name}_`, `_${name}`]) {
        const slug = assignSlugs([given]).get(given);
        expect(refused).not.toContain(slug);
        expect(slug).toMatch(/^[a-z]/);
      }
    },
  );

  it('keep out of names that the caller reserves', () => {
    expect(slugsOf(['Types', 'Other'], ['TYPES'])).toEqual({ Types: 'types-type', Other: 'other' });
  });

  it('stay short enough for every file system, and apart', () => {
    const long = `A${'b'.repeat(400)}`;
    const slugs = [...assignSlugs([long, `${long}c`, `${'x'.repeat(119)}_y`]).values()];
    expect(slugs.every((slug) => slug.length <= 124 && !slug.endsWith('-'))).toBe(true);
    expect(new Set(slugs).size).toBe(3);
  });

  it('are unique without case, never reserved, and the same in any order', () => {
    const word = fc.constantFrom(
      'Foo',
      'foo',
      'FOO',
      'Bar',
      'bar',
      '_',
      '2',
      '3',
      'Index',
      'con',
      'type',
      'Type',
      'Item',
      '__proto__',
      'constructor',
    );
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(''));
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { maxLength: 25 }),
        fc.array(fc.nat(), { minLength: 25, maxLength: 25 }),
        (names, keys) => {
          const slugs = assignSlugs(names);
          const shuffled = names
            .map((text, index) => ({ text, key: keys[index] ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ text }) => text);
          expect([...slugs.keys()].sort()).toEqual([...names].sort());
          expect(new Set(slugs.values()).size).toBe(names.length);
          for (const slug of slugs.values())
            expect(slug).toMatch(/^(?!(?:index|con|readme)$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
          expect([...assignSlugs(shuffled)].sort()).toEqual([...slugs].sort());
        },
      ),
      { numRuns: cases(1_000, 20_000) },
    );
  });
});
