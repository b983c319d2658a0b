/** The quick way to read prose reads what the Markdown parser reads, or nothing. */

import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Flow } from '../../generators/core/nodes.ts';
import { cleanText, parseSlowly } from '../../generators/core/prose.ts';
import { quickParse } from '../../generators/core/quick-parse.ts';
import { pinnedFile } from '../../generators/core/sources.ts';
import { KILLERS, cases, hostileText } from '../support/hostile.ts';
import { root } from '../support/run.ts';

/** The parser notes where each node stood; nothing on a page depends on it. */
function withoutPositions(nodes: readonly Flow[]): unknown {
  return JSON.parse(
    JSON.stringify(nodes, (key, value: unknown) => (key === 'position' ? undefined : value)),
  );
}

function checkSame(input: string): boolean {
  const source = cleanText(input).trim();
  const quick = quickParse(source);
  if (quick === null) return false;
  expect(quick, JSON.stringify(source)).toEqual(withoutPositions(parseSlowly(source)));
  return true;
}

/** Words, ticks and line breaks: the border between calm and Markdown. */
const nearlyCalm = fc
  .array(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.constantFrom(
          'Coin',
          'a_b',
          'the ',
          ' of ',
          '12',
          'x',
          'https',
          'www',
          'import ',
          'é',
          '0x2',
        ),
      },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          ' ',
          '\n',
          '\n\n',
          '\n- ',
          '\n- a',
          '\n  ',
          '\n\n- ',
          '`',
          '`x`',
          '. ',
          ', ',
          ': ',
        ),
      },
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          '.',
          ')',
          '(',
          '-',
          '+',
          '=',
          '>',
          '#',
          '!',
          '&',
          '_',
          ':',
          '//',
          '?',
          '%',
          '"',
          "'",
          '|',
          '...',
          '---',
          '===',
          '&amp;',
          '1. ',
          '- ',
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '*',
          '[',
          ']',
          '<',
          '~',
          '\\',
          '@',
          '{',
          '$',
          '\t',
          '``',
          '  ',
          '\u00a0',
          '\u2028',
          '😀',
        ),
      },
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''));

describe('quick reading', () => {
  it('reads what the parser reads, or leaves it to the parser', () => {
    let quick = 0;
    const runs = cases(4_000, 60_000);
    fc.assert(
      fc.property(nearlyCalm, (input) => {
        if (checkSame(input)) quick += 1;
      }),
      { numRuns: runs },
    );
    // Neither side may be empty: then this test would say nothing.
    expect(quick).toBeGreaterThan(runs / 20);
    expect(runs - quick).toBeGreaterThan(runs / 20);
  }, 600_000);

  it('takes nothing hostile for calm', () => {
    for (const killer of KILLERS) checkSame(killer);
    fc.assert(
      fc.property(hostileText, (input) => void checkSame(input)),
      { numRuns: cases(1_000, 20_000) },
    );
  }, 600_000);

  it('reads most of what the schema says, as the parser does', () => {
    const file = pinnedFile(root, 'graphql');
    const descriptions = new Set<string>();
    visit(parse(fs.readFileSync(path.join(root, file), 'utf8')), {
      StringValue: (node) => void descriptions.add(node.value),
    });
    const quick = [...descriptions].filter(checkSame).length;
    expect(descriptions.size).toBeGreaterThan(500);
    expect(quick / descriptions.size).toBeGreaterThan(0.9);
  });
});
