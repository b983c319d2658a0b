/** What a text says as a query: its words, what was one word, how it is spelled, and where it is cut. */

import { describe, expect, it } from 'vitest';
import { LONGEST_QUERY, cleanQuery, readQuery } from '../../site/src/search/engine/query';

const twenty = Array.from({ length: 20 }, (_, at) => String.fromCharCode(97 + at).repeat(2));

describe('the words of a query', () => {
  it.each([
    ['why is my coin locked??', 'coin locked'],
    ['why?not coin', 'coin'],
    ['is it', 'is it'],
    ['a coin b', 'coin'],
    ['a b', 'b'],
    ['Field.a', 'field a'],
    ['-- coin', 'coin'],
    ['share_object', 'share object'],
  ])('of %s are %s', (text, atoms) => {
    expect(readQuery(text).atoms.join(' ')).toBe(atoms);
  });

  it('are twelve at most, and what is one word is whole or left out', () => {
    const query = readQuery(`${twenty.slice(0, 11).join(' ')} share_object`);
    expect(query.atoms).toHaveLength(12);
    expect(query.atoms.at(-1)).toBe('share');
    expect(query.wholes).toEqual([]);
    expect(readQuery(twenty.join(' ')).atoms).toEqual(twenty.slice(0, 12));
    const last = readQuery(`${twenty.slice(0, 10).join(' ')} share_object`);
    expect(last.wholes).toEqual([{ from: 10, to: 11, term: 'shareobject' }]);
  });

  it('that were one word are known as such', () => {
    expect(readQuery('big coin').wholes).toEqual([]);
    expect(readQuery('shareObject').wholes).toEqual([{ from: 0, to: 1, term: 'shareobject' }]);
    expect(readQuery('use coin::split_vec').wholes).toEqual([
      { from: 2, to: 3, term: 'splitvec' },
      { from: 1, to: 3, term: 'coinsplitvec' },
    ]);
  });
});

describe('a query', () => {
  it.each([
    ['getCoins', true],
    ['BigInt', true],
    ['Coin', false],
    ['Gas Budget', false],
    ['base64', false],
    ['coin:split', true],
    ['coin split(', true],
    ['-p 9000', true],
    ['pre-paid', false],
    ['@mysten', true],
    ['tx.gas', true],
    ['Done. Next', false],
  ])('%s is spelled as programs are: %s', (text, isSpelled) => {
    expect(readQuery(text).isSpelled).toBe(isSpelled);
  });

  it.each([
    ['coin', true],
    ['coin ', false],
    ['what is a coin?', false],
    [' coin', true],
    ['', false],
  ])('"%s" may still grow: %s', (text, isTyping) => {
    expect(readQuery(text).isTyping).toBe(isTyping);
  });

  it('is known without the blanks around it', () => {
    expect(readQuery('coin ').text).toBe('coin');
    expect(readQuery(' /concepts/gas ').path).toMatchObject({ route: '/concepts/gas' });
  });
});

describe('a long text', () => {
  const exact = `${'coin '.repeat(12)}of a`;

  it('is whole up to the limit, with its grammar', () => {
    expect(exact).toHaveLength(LONGEST_QUERY);
    expect(cleanQuery(exact)).toBe(exact);
    expect(cleanQuery(`${exact} b`)).toBe(`${'coin '.repeat(12)}b`);
  });

  it('is cut in characters, and never in the middle of one', () => {
    expect(cleanQuery('x'.repeat(100))).toBe('x'.repeat(LONGEST_QUERY));
    expect(cleanQuery('😀'.repeat(50))).toBe('😀'.repeat(LONGEST_QUERY / 2));
  });

  it('is a log after two thousand characters: what comes then is not read', () => {
    expect(cleanQuery(`${'the '.repeat(600)}coin`)).not.toContain('coin');
    expect(cleanQuery(`${'the '.repeat(400)}coin`)).toContain('coin');
  });
});

it('a long message says each of its words once, so that its end is read, too', () => {
  const again = 'constraint:store '.repeat(5);
  expect(cleanQuery(`error[E05001]: ${again}ability satisfied missing`)).toContain('missing');
});
