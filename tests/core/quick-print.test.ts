/** The quick way to print says what the serializer says, byte for byte, or nothing. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printFlow, serializeFlow } from '../../generators/core/mdx.ts';
import type { Flow } from '../../generators/core/nodes.ts';
import {
  badge,
  details,
  fence,
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  strong,
  table,
} from '../../generators/core/nodes.ts';
import { cleanText, parseProse } from '../../generators/core/prose.ts';
import { quickPrint } from '../../generators/core/quick-print.ts';
import { evaluatePage, textOf } from '../support/evaluate.ts';
import { KILLERS, cases, hostileText } from '../support/hostile.ts';
import { anyBlock, anyFlow } from '../support/trees.ts';

describe('quick printing', () => {
  it('prints a block as the serializer does, or leaves it to the serializer', () => {
    let quick = 0;
    let slow = 0;
    fc.assert(
      fc.property(anyBlock, (node) => {
        const printed = quickPrint(node);
        if (printed === null) slow += 1;
        else {
          quick += 1;
          expect(printed).toBe(serializeFlow([node]));
        }
      }),
      { numRuns: cases(6_000, 100_000) },
    );
    // Neither side may be empty: then this test would say nothing.
    expect(quick).toBeGreaterThan(slow / 20);
    expect(slow).toBeGreaterThan(quick / 20);
  }, 600_000);

  it('prints blocks in a row as the serializer does', () => {
    fc.assert(
      fc.property(anyFlow, (nodes) => {
        expect(printFlow(nodes)).toBe(serializeFlow(nodes));
      }),
      { numRuns: cases(1_500, 20_000) },
    );
  }, 600_000);

  it('prints text from upstream as the serializer does', () => {
    for (const killer of KILLERS)
      expect(printFlow(parseProse(killer))).toBe(serializeFlow(parseProse(killer)));
    fc.assert(
      fc.property(hostileText, (input) => {
        expect(printFlow(parseProse(input))).toBe(serializeFlow(parseProse(input)));
      }),
      { numRuns: cases(1_500, 20_000) },
    );
  }, 600_000);

  const calm: readonly [string, Flow][] = [
    [
      'a paragraph',
      paragraph(
        'Returns the ',
        inlineCode('Coin'),
        ' of ',
        link('/a#b', inlineCode('SuiAddress')),
        '.',
      ),
    ],
    [
      'bold words with a colon',
      paragraph(strong('Returned by'), ': ', link('/a', inlineCode('Query.coin'))),
    ],
    ['a badge', paragraph(badge('undocumented', 'Undocumented'))],
    ['a heading', heading(3, inlineCode('balance'), 'balance')],
    ['a list', list([[paragraph('one')], [paragraph(link('/a', 'two'), ' – three.')]])],
    [
      'a table',
      table([
        [['Argument'], ['Type']],
        [[inlineCode('a')], ['x | y']],
      ]),
    ],
    ['a fence', fence('graphql', 'query {\n  a\n}', 'title="Query"')],
    ['a fold', details('Returned by (30)', [paragraph('a')])],
  ];
  it.each(calm)('is quick for %s', (_name, node) => {
    expect(quickPrint(node)).toBe(serializeFlow([node]));
  });

  it('keeps two lists in a row apart', () => {
    const printed = printFlow([list([[paragraph('a')]]), list([[paragraph('b')]])]);
    expect(printed).toBe('- a\n\n* b');
  });
});

describe('the summary of a fold', () => {
  it('is words, whatever upstream writes there', () => {
    for (const killer of KILLERS.filter((one) => one.trim() !== '' && !one.includes('\n'))) {
      const page = evaluatePage(printFlow([details(killer, [paragraph('inside')])]));
      expect(textOf(page).replace(/\s+/g, '')).toBe(
        `${cleanText(killer)}inside`.replace(/\s+/g, ''),
      );
    }
    expect((globalThis as { pwned?: number }).pwned).toBeUndefined();
  });
});
