/** Random page trees, near the border between what prints quickly and what needs the serializer. */

import fc from 'fast-check';
import type { PhrasingContent } from 'mdast';
import type { Flow } from '../../generators/core/nodes.ts';
import {
  anchor,
  badge,
  details,
  fence,
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  table,
  text,
} from '../../generators/core/nodes.ts';
import { hostileText } from './hostile.ts';

/** Mostly words, with every mark that means something somewhere. */
const words = fc
  .array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom(
          'Coin',
          'the',
          'a_b',
          'raw',
          'www',
          '0x2',
          '12',
          'import',
          'export',
          'é',
          '–',
          'x',
        ),
      },
      { weight: 5, arbitrary: fc.constant(' ') },
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          '.',
          ',',
          ':',
          ';',
          '(',
          ')',
          '"',
          "'",
          '-',
          '/',
          '!',
          '?',
          '_',
          '|',
          '#',
          '+',
          '=',
          '>',
          '&',
          '@',
          '%',
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '{',
          '}',
          '<',
          '[',
          ']',
          '`',
          '$',
          '~',
          '*',
          '\\',
          '\n',
          '\t',
          '&amp;',
          '](',
          '![',
          '\u00a0',
          '\u202e',
          '__',
          'http://x.y',
          '😀',
        ),
      },
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((parts) => parts.join(''));

const code = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      'Coin',
      '[Coin!]!',
      'a|b',
      '{x}',
      '0x2::sui::SUI',
      'a\\|b',
      'import',
    ),
  },
  words,
);
const href = fc.constantFrom(
  '/a/b',
  '/a#b.c',
  'https://example.com/a_b?c=d',
  'https://example.com/(x)',
  'http://www.x.y/&',
  'mailto:a@b.co',
  '/{x}',
  '#a:b',
  '/a b',
  'https://a.b/$1*2',
);

const leaf: fc.Arbitrary<PhrasingContent> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(text('')) },
  { weight: 5, arbitrary: words.map(text) },
  { weight: 3, arbitrary: code.map(inlineCode) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<PhrasingContent>(badge('info', 'x{y}"z'), anchor('a.b'), {
      type: 'break',
    }),
  },
);
const inline: fc.Arbitrary<PhrasingContent> = fc.oneof(
  { weight: 8, arbitrary: leaf },
  {
    weight: 3,
    arbitrary: fc
      .tuple(href, fc.array(leaf, { minLength: 1, maxLength: 2 }))
      .map(([url, children]) => link(url, ...children)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom<'strong' | 'emphasis' | 'delete'>('strong', 'emphasis', 'delete'),
        words,
      )
      .map(([type, value]) => ({ type, children: [text(value)] })),
  },
);
function hasWords(node: PhrasingContent): boolean {
  return !('value' in node) || node.value !== '';
}

/** As parsers make them: with words, and a line break only between two parts of a line. */
const line = fc
  .array(inline, { minLength: 1, maxLength: 5 })
  .filter((parts) => parts.some(hasWords))
  .map((parts) => (parts.findLast(hasWords)?.type === 'break' ? [...parts, text('end')] : parts));

const paragraphs = line.map((children) => paragraph(...children));
const lists: fc.Arbitrary<Flow> = fc
  .tuple(
    fc.array(fc.tuple(paragraphs, fc.option(paragraphs, { freq: 6 })), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([items, isOrdered, isSpread]) => ({
    ...list(
      items.map(([one, nested]) => (nested === null ? [one] : [one, list([[nested]])])),
      isOrdered,
    ),
    spread: isSpread,
  }));
const tables: fc.Arbitrary<Flow> = fc
  .array(fc.tuple(line, line), { minLength: 1, maxLength: 3 })
  .map((rows) => table(rows));

const block: fc.Arbitrary<Flow> = fc.oneof(
  { weight: 5, arbitrary: paragraphs },
  {
    weight: 2,
    arbitrary: fc
      .tuple(inline, fc.option(fc.constant('id.x')))
      .filter(([content]) => content.type !== 'break' && hasWords(content))
      .map(([content, id]) => heading(3, content, id)),
  },
  { weight: 3, arbitrary: lists },
  { weight: 3, arbitrary: tables },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('graphql', 'text', '', 'a b'),
        fc.oneof(words, hostileText),
        fc.constantFrom(null, 'title="Query"', 'a`b'),
      )
      .map(([lang, value, meta]) => fence(lang, value, meta)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(words, fc.array(fc.oneof(paragraphs, lists), { maxLength: 2 }))
      .map(([summary, children]) => details(summary, children)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Flow>(
      { type: 'thematicBreak' },
      { type: 'blockquote', children: [paragraph('quoted')] },
    ),
  },
);

export const anyBlock = block;
export const anyFlow = fc.array(block, { minLength: 1, maxLength: 4 });
