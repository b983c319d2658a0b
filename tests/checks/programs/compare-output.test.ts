/** What a program printed, held against what its page shows. */

import { describe, expect, test } from 'vitest';
import { compareOutput, fitsLine } from '../../../scripts/checks/programs/compare-output.ts';

describe('an output', () => {
  test.each([
    ['a\nb', 'a\nb\n'],
    ['a  \n\n', 'a'],
    ['a\r\nb', 'a\nb'],
    ['', ''],
    ['digest: …', 'digest: 9vXk'],
    ['…', ''],
    ['…', 'a\nb'],
    ['a\n…\nb', 'a\nb'],
    ['a\n…\nb', 'a\n1\n2\nb\n3\nb'],
    ['…\nlast', 'first\nlast'],
    ['0x…c1 has … MIST', '0x00c1 has 5 MIST'],
  ])('%j fits %j', (page, output) => {
    expect(compareOutput(page, output)).toBeNull();
  });

  test.each([
    ['a\nb', 'a\nc', { line: 2, expected: 'b', got: 'c' }],
    ['a', 'a\nb', { line: 2, expected: null, got: 'b' }],
    ['a\nb', 'a', { line: 2, expected: 'b', got: null }],
    ['', 'a', { line: 1, expected: null, got: 'a' }],
    [' a', 'a', { line: 1, expected: ' a', got: 'a' }],
    ['digest: …', 'digest: ', { line: 1, expected: 'digest: …', got: 'digest:' }],
    ['a\n…\nb\nc', 'a\n1\nb\nd', { line: 4, expected: 'c', got: 'd' }],
  ])('%j differs from %j where they part', (page, output, difference) => {
    expect(compareOutput(page, output)).toEqual(difference);
  });

  test('of many lines with many varying ones is compared in a moment', () => {
    const page = Array.from({ length: 60 }, () => 'a\n…').join('\n');
    expect(compareOutput(`${page}\nend`, 'a\n'.repeat(400))).not.toBeNull();
  });
});

test.each([
  ['…', '', false],
  ['…', 'x', true],
  ['a…a', 'a', false],
  ['a…a', 'aa', false],
  ['a…a', 'aba', true],
  ['…b…', 'abc', true],
  ['…b…', 'ab', false],
])('in a line %j stands for at least one character: %j, %s', (page, line, is) => {
  expect(fitsLine(page, line)).toBe(is);
});
