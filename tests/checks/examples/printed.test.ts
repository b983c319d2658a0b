/** Quotes of messages: which texts pass for one, and which do not. */

import { describe, expect, it } from 'vitest';
import { loadKnownMessages } from '../../../scripts/checks/examples/printed/known-messages.ts';
import { isQuoteOf, tokensOf } from '../../../scripts/checks/examples/printed/match-message.ts';
import { checkQuote } from '../../../scripts/checks/examples/printed/messages.ts';
import { readQuery } from '../../../scripts/checks/examples/printed/promql.ts';
import { repository } from './project.ts';

const MESSAGE = 'Digest of {} is {}, but expected {}!';

it.each([
  ['a value', 'Digest of 0x5 is 8Qf…, but expected 9Rg!'],
  ['`…` for a value', 'Digest of … is …, but expected …!'],
  ['a part', 'but expected …'],
  ['an end left out', 'Digest of …'],
])('takes %s', (_what, quote) => {
  expect(isQuoteOf(tokensOf(quote), tokensOf(MESSAGE))).toBe(true);
});

it.each([
  ['a word for a value', 'Digest of checkpoints is …'],
  ['a word left out', 'Digest of … is …, expected …!'],
  ['`…` for words alone', 'Digest … 0x5 is'],
  ['another sign', 'but expected …?'],
])('refuses %s', (_what, quote) => {
  expect(isQuoteOf(tokensOf(quote), tokensOf(MESSAGE))).toBe(false);
});

describe('messages of the release', () => {
  const known = loadKnownMessages(repository);
  const codesOf = (text: string): readonly string[] => {
    const at = { file: 'docs/x.mdx', line: 1, column: 1 };
    const location = { at, block: null, isOutput: false, level: null, target: null, programs: [] };
    return checkQuote({ text, ...location }, known, []).map(({ code }) => code);
  };

  it('knows an error with its cause, and what the system says', () => {
    expect(codesOf('Failed to start node: Unable to parse Genesis from …')).toEqual([]);
    expect(codesOf('No space left on device')).toEqual([]);
  });

  it('refuses a cause that nothing prints', () => {
    expect(codesOf('Failed to start node: out of luck')).toEqual(['examples/unknown-message']);
  });
});

it('reads metrics, labels and functions of a query', () => {
  const { selectors, grouped } = readQuery(
    'sum by (le) (rate(a_bucket{job="x", b!="y"}[5m])) / on (instance) c',
  );
  expect(selectors.map(({ name, labels, functions }) => [name, labels, functions])).toEqual([
    ['a_bucket', ['job', 'b'], ['rate']],
    ['c', [], []],
  ]);
  expect(grouped.map(({ name }) => name)).toEqual(['le', 'instance']);
});
