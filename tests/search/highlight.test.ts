/** Marks in titles and snippets: the right words, and nothing that was not ours. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  leadOf,
  markText,
  snippetOf,
  type AnsweringTerms,
} from '../../site/src/search/engine/highlight';
import { MARK_END, MARK_START, splitMarks } from '../../site/src/search/engine/marks';
import { cases } from '../support/hostile';

const display = (marked: string): string =>
  splitMarks(marked)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');
/** Terms for a word of the query each, worth the same. */
const asked = (terms: readonly string[]): AnsweringTerms =>
  new Map(terms.map((term, atom) => [term, { atom, worth: 1 }]));
const mark = (text: string, ...terms: string[]): string => display(markText(text, asked(terms)));

describe('marks', () => {
  it.each([
    ['Gas cost summary', ['gas', 'cost'], '[Gas] [cost] summary'],
    ['GasCostSummary', ['cost'], 'Gas[Cost]Summary'],
    ['GasCostSummary', ['gascostsummary'], '[GasCostSummary]'],
    ['GasCostSummary', ['gas', 'cost'], '[GasCost]Summary'],
    ['coin::split', ['split'], 'coin::[split]'],
    ['coin::split', ['coinsplit'], '[coin::split]'],
    ['Use coin::split now', ['coinsplit'], 'Use [coin::split] now'],
    ['Use sui::coin::split', ['coin', 'suicoinsplit'], 'Use [sui::coin::split]'],
    ['share_object', ['object'], 'share_[object]'],
    ['<b>coin</b>', ['coin', 'b'], '<[b]>[coin]</[b]>'],
    ['', ['coin'], ''],
  ])('in %s for %j', (text, terms, target) => {
    expect(mark(text, ...terms)).toBe(target);
  });

  it('leave the text as it was, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.array(fc.string({ maxLength: 4 })),
        (text, terms) => {
          const plain = text.replaceAll(MARK_START, '').replaceAll(MARK_END, '');
          const runs = splitMarks(markText(text, asked(terms)));
          expect(runs.map((run) => run.text).join('')).toBe(plain);
        },
      ),
      { numRuns: cases(100, 5_000) },
    );
  });

  it('that a page brings along are taken out first', () => {
    expect(mark(`a ${MARK_START}planted${MARK_END} mark`, 'mark')).toBe('a planted [mark]');
  });

  it('that are torn open or closed twice mark no more than they hold', () => {
    expect(display(`${MARK_END}a${MARK_START}b`)).toBe('a[b]');
    expect(display(`${MARK_START}${MARK_START}a${MARK_END}${MARK_END}b`)).toBe('[a]b');
  });
});

describe('a snippet', () => {
  const text =
    'One two three four five six seven eight nine ten eleven twelve thirteen coin fourteen split fifteen sixteen.';

  it('holds so many words, around the most of what was asked', () => {
    const snippet = display(snippetOf(text, asked(['coin', 'split', 'two']), 6));
    expect(snippet).toBe('…twelve thirteen [coin] fourteen [split] fifteen…');
    expect(snippet.split(' ')).toHaveLength(6);
  });

  it('is the beginning when nothing was asked for', () => {
    expect(snippetOf(text, asked(['zebra']), 5)).toBe('One two three four five…');
    expect(snippetOf('Short.', asked([]), 10)).toBe('Short.');
    expect(snippetOf('', asked(['a']), 10)).toBe('');
  });

  it.each([
    [4, 'coin', '…[coin] fourteen split fifteen…'],
    [5, 'coin', '…thirteen [coin] fourteen split fifteen…'],
    [6, 'coin', '…twelve thirteen [coin] fourteen split fifteen…'],
    [5, 'sixteen', '…coin fourteen split fifteen [sixteen].'],
    [5, 'one', '[One] two three four five…'],
    [30, 'one', `[One]${text.slice(3)}`],
  ])('of %i words around %s is cut where it should', (length, term, target) => {
    expect(display(snippetOf(text, asked([term]), length))).toBe(target);
  });

  it('is the first of equal ones, and marks nothing outside', () => {
    const snippet = display(snippetOf(text, asked(['two', 'thirteen', 'sixteen']), 4));
    expect(snippet).toBe('…[two] three four five…');
  });

  it.each([
    ['what says more', 'coin a a split', { coin: [0, 1], split: [1, 2] }, '…a [split]'],
    [
      'each word of the query once',
      'coin coins a coin split',
      { coin: [0, 1], coins: [0, 1], split: [1, 0.5] },
      '…[coin] [split]',
    ],
  ] as const)('shows %s', (_, phrase, worths, target) => {
    const terms = Object.entries(worths).map(
      ([term, [atom, worth]]) => [term, { atom, worth }] as const,
    );
    expect(display(snippetOf(phrase, new Map(terms), 2))).toBe(target);
  });

  it('of a definition is its beginning, with marks', () => {
    expect(display(leadOf(text, asked(['two', 'split']), 3))).toBe('One [two] three…');
    expect(display(leadOf('Splits a coin.', asked(['coin']), 3))).toBe('Splits a [coin].');
  });
});
