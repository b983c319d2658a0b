/** Links inside highlighted code: parsing of ranges and cutting of tokens. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPlain, type CodeToken } from '../../site/src/highlight/code-token';
import { parseRanges } from '../../site/src/components/signature/ranges';
import { joinLines, linkLines } from '../../site/src/components/signature/runs';

const token = (content: string, type = 'plain'): CodeToken => ({ types: [type], content });
const draw = (lines: ReturnType<typeof linkLines>): string =>
  lines
    .map((runs) =>
      runs
        .map(
          (run) =>
            (run.href === null ? '' : `<${run.href}>`) +
            run.tokens.map((part) => part.content).join('|'),
        )
        .join(' '),
    )
    .join('\n');

describe('link ranges', () => {
  it('come back in order of appearance', () => {
    expect(parseRanges('9-12:/b#c 0-5:/a')).toEqual([
      { start: 0, end: 5, href: '/a' },
      { start: 9, end: 12, href: '/b#c' },
    ]);
  });

  it.each([
    '',
    'x',
    '5-5:/a',
    '5-3:/a',
    '1-2',
    '1-2:a',
    '1-2://evil',
    '1-2:/\\evil',
    '1-2:javascript:x',
    '-1-2:/a',
    '1-99999999999:/a',
  ])('that are malformed, empty or point elsewhere are left out: %j', (links) => {
    expect(parseRanges(links)).toEqual([]);
  });

  it('that overlap give way to the first', () => {
    expect(parseRanges('0-5:/a 3-8:/b 5-6:/c').map((range) => range.href)).toEqual(['/a', '/c']);
  });
});

describe('highlighted lines', () => {
  it('are cut at the borders of a link inside a token', () => {
    expect(draw(linkLines([[token('a: Coin!')]], parseRanges('3-7:/coin')))).toBe(
      'a:  </coin>Coin !',
    );
  });

  it('keep one link over several tokens', () => {
    expect(
      draw(linkLines([[token('sui'), token('::'), token('coin')]], parseRanges('0-9:/coin'))),
    ).toBe('</coin>sui|::|coin');
  });

  it('join keywords that only blanks part, and nothing else', () => {
    const line = [
      token('public', 'keyword'),
      token(' '),
      token('entry', 'keyword'),
      token(' '),
      token('fun', 'keyword'),
      token(' '),
      token('split', 'function'),
      token(' '),
      token('mut', 'keyword'),
      token(': '),
      token('has', 'keyword'),
    ];
    expect(draw(linkLines([line], []))).toBe('public entry fun| |split| |mut|: |has');
  });

  it('join what belongs to one phrase of keywords, and leave the `mut` of a type plain', () => {
    const line = [
      token('public', 'keyword'),
      token('(', 'punctuation'),
      token('package', 'keyword'),
      token(')', 'punctuation'),
      token(' '),
      token('fun', 'keyword'),
      token(' f(x: &'),
      token('mut', 'keyword'),
      token(' u64)'),
    ];
    expect(draw(linkLines([line], []))).toBe('public(package) fun| f(x: &|mut| u64)');
    expect(linkLines([line], [])[0]?.[0]?.tokens[2]?.types).toEqual(['plain']);
  });

  it('count each line break as one unit, and blank lines too', () => {
    const lines = [[token('ab')], [{ ...token('\n'), empty: true }], [token('cd')]];
    expect(draw(linkLines(lines, parseRanges('4-6:/x')))).toBe('ab\n\n\n</x>cd');
  });

  it('never lose or add a character, whatever the ranges', () => {
    const lines = fc.array(
      fc.array(
        fc.string({ minLength: 1, maxLength: 6 }).map((text) => token(text.replaceAll('\n', ' '))),
      ),
      { maxLength: 5 },
    );
    const ranges = fc.array(
      fc
        .record({ start: fc.nat(40), size: fc.nat(9) })
        .map(({ start, size }) => `${start}-${start + size}:/x`),
    );
    fc.assert(
      fc.property(lines, ranges, (input, terms) => {
        const output = linkLines(input, parseRanges(terms.join(' ')));
        const textOf = (line: readonly CodeToken[]): string =>
          line.map((part) => part.content).join('');
        expect(output.map((runs) => textOf(runs.flatMap((run) => run.tokens)))).toEqual(
          input.map(textOf),
        );
      }),
      { seed: 11 },
    );
  });

  it('is one text from one link to the next, over the ends of lines', () => {
    const lines = [
      [token('let a: '), token('Coin')],
      [token(';'), token('}')],
    ];
    const runs = joinLines(linkLines(lines, parseRanges('7-11:/coin')));
    expect(runs.map(({ href }) => href)).toEqual([null, '/coin', null]);
    const [, , last] = runs;
    expect(joinPlain(last?.tokens ?? []).map(({ content }) => content)).toEqual(['\n;}']);
  });

  it('keeps what has a color apart', () => {
    const tokens = [token('a'), token('b'), token('mut', 'keyword'), token('c')];
    expect(joinPlain(tokens).map(({ content }) => content)).toEqual(['ab', 'mut', 'c']);
  });
});
