/** Which installed releases fit the range that a manifest asks for. */

import { describe, expect, it } from 'vitest';
import { mayFit, rangesOf } from '../../generators/typescript/read/dependencies.ts';

describe('a dependency of a package', () => {
  it.each([
    ['^1.2.3', '1.2.3'],
    ['^1.2.3', '1.2.4'],
    ['^1.2.3', '1.10.0'],
    ['^0.2.3', '0.2.10'],
    ['^0.0.3', '0.0.3'],
    ['^0.0.0', '0.0.0'],
    ['~1.2.3', '1.2.9'],
    ['1.2.3', '1.2.3'],
    // A range in another form may fit.
    ['>=1 <3', '0.1.0'],
    ['1.x', '7.0.0'],
    ['workspace:*', '7.0.0'],
    ['^1.2.3', 'next'],
    ['^1.2.3', '1.2.3-beta.1'],
  ])('asked for as %s may be %s', (range, version) => {
    expect(mayFit(version, range)).toBe(true);
  });

  it.each([
    ['^1.2.3', '2.0.0'],
    ['^1.2.3', '0.9.9'],
    ['^1.2.3', '1.1.9'],
    ['^1.2.3', '1.2.2'],
    ['^1.2.0', '1.0.9'],
    ['^0.2.3', '0.3.0'],
    ['^0.2.3', '0.2.2'],
    ['^0.2.3', '1.2.3'],
    ['^0.0.3', '0.0.4'],
    ['^0.0.0', '0.0.1'],
    ['~1.2.3', '1.3.3'],
    ['~1.2.3', '1.2.2'],
    ['~1.2.3', '2.2.3'],
    ['1.2.3', '1.2.4'],
    ['1.2.3', '1.3.3'],
    ['1.2.3', '2.2.3'],
  ])('asked for as %s is not %s', (range, version) => {
    expect(mayFit(version, range)).toBe(false);
  });

  it('is asked for in three places, of which the first one wins', () => {
    const ranges = rangesOf({
      name: 'x',
      version: '1.0.0',
      optionalDependencies: { c: '3', a: '9' },
      peerDependencies: { b: '2', a: '8' },
      dependencies: { a: '1' },
      devDependencies: { d: '4' },
    });
    expect([...ranges]).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]);
    expect(rangesOf({ name: 'x', version: '1.0.0', dependencies: 7 })).toEqual(new Map());
  });
});
