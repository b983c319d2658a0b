/** Input text: JSON that may be none, and rows of our tables. */

import { describe, expect, it } from 'vitest';
import { isRecord, jsonIn, readRows, textOf } from '../../generators/core/source.ts';

describe('JSON that nobody has checked', () => {
  it('is an object, or it is not', () => {
    expect([{}, { a: 1 }, [], null, 'a', 1, undefined].map(isRecord)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is null for a text that is not JSON', () => {
    expect(['{"a":[1]}', 'null', '{', ''].map(jsonIn)).toEqual([{ a: [1] }, null, null, null]);
    expect(() => jsonIn(Symbol('not a text') as never)).toThrow(TypeError);
  });
});

it('a text is UTF-8, or UTF-16 where its mark says so, as Windows PowerShell writes it', () => {
  const little = Buffer.from('\ufeffé 灯', 'utf16le');
  const texts = [
    Buffer.from('\ufeffé 灯'),
    little,
    Buffer.from(little).swap16(),
    Buffer.from('é 灯'),
  ];
  expect(texts.map(textOf)).toEqual(Array(4).fill('é 灯'));
  expect(textOf(Buffer.of())).toBe('');
});

describe('a table of ours', () => {
  const read = (text: string) =>
    readRows({ path: 'table.tsv', text }, ['id', 'words'] as const, 'x/table');

  it('has a row on every line behind the first that is not empty', () => {
    expect(read('id\twords\na\tA b.\n\n \t\r\n b \t B \r\n').value).toEqual([
      { id: 'a', words: 'A b.', line: 2 },
      { id: 'b', words: 'B', line: 5 },
    ]);
    expect(read('id\twords\n').value).toEqual([]);
  });

  it('names each row with a cell too few, too many or without words, and what to do', () => {
    const outcome = read('id\twords\na\nb\tB\nc\tC\tD\n\tD\n');
    expect(outcome.value).toBeNull();
    expect(outcome.diagnostics.map(({ at }) => at?.line)).toEqual([2, 4, 5]);
    expect(outcome.diagnostics[0]).toEqual({
      level: 'error',
      code: 'x/table',
      message: 'the line needs 2 cells with words: id, words',
      at: { file: 'table.tsv', line: 2, column: 1 },
      fix: 'put one tab between two cells, and words into each',
    });
  });
});
