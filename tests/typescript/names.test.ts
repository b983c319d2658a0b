/** Names of members as TypeScript writes them. */

import { describe, expect, it } from 'vitest';
import { propertyName } from '../../generators/typescript/model/names.ts';

describe('the name of a member', () => {
  it.each([
    ['plain', 'plain'],
    ['$dollar', '$dollar'],
    ['two words', "'two words'"],
    ["it's", String.raw`'it\'s'`],
    ['[iterator]', '[Symbol.iterator]'],
    ['[asyncIterator]', '[Symbol.asyncIterator]'],
    // Symbols of the package itself, though `Symbol` has properties of these names.
    ['[name]', '[name]'],
    ['[length]', '[length]'],
    ['[prototype]', '[prototype]'],
    ['[constructor]', '[constructor]'],
  ])('%s is %s in code', (name, code) => {
    expect(propertyName(name)).toBe(code);
  });
});
