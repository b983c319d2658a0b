/** Random page trees: every kind of node a page is made of, nested in every way, with words that mean something. */

import fc from 'fast-check';
import type { ListItem, PhrasingContent, Table } from 'mdast';
import type { Flow } from '../../generators/core/nodes.ts';
import {
  anchor,
  badge,
  component,
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

const pieces = (strings: string): fc.Arbitrary<string> => fc.constantFrom(...strings.split(' '));

/** Mostly words, with every mark that means something somewhere. */
export const words = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: pieces('Coin the a a_b raw www 0x2 12 import export é – x X 1986') },
      { weight: 6, arbitrary: fc.constant(' ') },
      { weight: 5, arbitrary: pieces('. , : ; ( ) " \' - / ! ? _ | # + = > & @ % ^ ] }') },
      {
        weight: 3,
        arbitrary: pieces('{ < [ ` $ ~ * \\ \n \t __ ** ~~ $$ `` ``` ~~~ --- === ::: :: ___'),
      },
      {
        weight: 2,
        arbitrary: pieces(
          '&amp; &#123; &#x20; ]( ![ []( [a](b) [x]: [^1] [^1]: [x] [] {/* */} <T> </b> <b/> :a[b]{c} \n\n ' +
            '\n- \n* \n+ \n1. \n# \n> \n| \n|-|-| \n:-: \n=== \n--- \n::: \n$$ \n``` \nimport \n<B/> \\\n ' +
            'http://x.y https:// www.x.y a@b.co x@.y xmpp:a@b.co :: \u00a0 \u202e \u2028 😀 \u0000',
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '[ ] ',
          '[x] ',
          '1. ',
          '2) ',
          '- ',
          '# ',
          'import ',
          '  ',
          '\n ',
        ),
      },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const code = fc.oneof(
  {
    weight: 6,
    arbitrary: pieces(
      'Coin [Coin!]! a|b {x} 0x2::sui::SUI a\\|b a\\\\|b import ` `` a`b \\ a\\ <T>',
    ),
  },
  { weight: 4, arbitrary: words },
  { weight: 1, arbitrary: fc.constantFrom(' ', '  ', ' a ', ' `', '` ') },
);

const href = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '/a/b',
      '/a#b.c',
      'https://example.com/a_b?c=d&e',
      'https://example.com/(x)',
      'http://www.x.y/&amp;|',
      'mailto:a@b.co',
      '/{x}',
      '#a:b',
      '/a b',
      '<a>',
      '',
      'https://a.b/$1*2\\_',
    ),
  },
  { weight: 1, arbitrary: words },
);

const leaf: fc.Arbitrary<PhrasingContent> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(text(''), text(' '), text('\n')) },
  { weight: 12, arbitrary: words.map(text) },
  { weight: 4, arbitrary: code.map((value) => ({ type: 'inlineCode' as const, value })) },
  {
    weight: 3,
    arbitrary: fc.oneof(
      words.map((value) => badge('info', value)),
      fc.constantFrom<PhrasingContent>(anchor('a.b'), { type: 'break' }),
    ),
  },
);

const spanType = fc.constantFrom('strong' as const, 'emphasis' as const, 'delete' as const);

const { inline } = fc.letrec<{ inline: PhrasingContent; inner: PhrasingContent[] }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 8, arbitrary: leaf },
    {
      weight: 2,
      arbitrary: fc.tuple(href, tie('inner')).map(([url, children]) => link(url, ...children)),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(spanType, tie('inner'))
        .map(([type, children]): PhrasingContent => ({ type, children })),
    },
  ),
  inner: fc.array(tie('inline'), { maxLength: 3 }),
}));

/** Any line, also one of nothing. */
export const anyLine = fc.array(inline, { maxLength: 5 });

const paragraphs: fc.Arbitrary<Flow> = anyLine.map((children) => paragraph(...children));

/** No row is longer than the head: that is a fault of the code that built the table. */
const tables: fc.Arbitrary<Flow> = fc
  .tuple(
    fc.array(fc.array(anyLine, { maxLength: 3 }), { maxLength: 3 }),
    fc.array(fc.constantFrom('left', 'right', 'center', null), { maxLength: 3 }),
  )
  .map(([rows, align]): Table => {
    const width = rows[0]?.length ?? 0;
    return { ...table(rows.map((row) => row.slice(0, width))), align: [...align] };
  });

const fences: fc.Arbitrary<Flow> = fc
  .tuple(
    fc.oneof(pieces('graphql text c++ a`b \\ &amp; ~'), fc.constantFrom('', 'a b')),
    fc.oneof(words, hostileText, fc.constant('')),
    fc.option(fc.oneof(fc.constantFrom('title="Query"', ' a  b '), words), { freq: 3 }),
  )
  .map(([lang, value, meta]) => fence(lang, value, meta));

const headings: fc.Arbitrary<Flow> = fc
  .tuple(anyLine, fc.constantFrom(1, 2, 3, 6), fc.option(fc.constant('id.x')))
  .map(([children, depth, id]) => ({
    ...heading(depth as 1, '', id),
    children: children as never,
  }));

interface Blocks {
  readonly block: Flow;
  readonly blocks: Flow[];
  readonly item: ListItem;
}

const { block } = fc.letrec<Blocks>((tie: fc.LetrecTypedTie<Blocks>) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 6, arbitrary: paragraphs },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Flow>({ type: 'thematicBreak' }, component('Tool', { a: 'b|c' })),
    },
    { weight: 2, arbitrary: fc.oneof(headings, fences, tables) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          fc.array(tie('item'), { maxLength: 3 }),
          fc.boolean(),
          fc.boolean(),
          fc.constantFrom(0, 1, 7, 99, 999_999_999, null),
        )
        .map(([items, ordered, spread, start]): Flow => ({
          ...list([], ordered),
          children: items,
          spread,
          start,
        })),
    },
    {
      weight: 2,
      arbitrary: fc.oneof(
        tie('blocks').map((children): Flow => ({
          type: 'blockquote',
          children: children as never,
        })),
        fc.tuple(words, tie('blocks')).map(([summary, children]) => details(summary, children)),
      ),
    },
  ),
  blocks: fc.array(tie('block'), { maxLength: 3 }),
  item: fc
    .tuple(tie('blocks'), fc.boolean(), fc.option(fc.boolean(), { freq: 3 }))
    .map(([children, spread, checked]): ListItem => ({
      type: 'listItem',
      spread,
      checked,
      children: children as never,
    })),
}));

export const anyFlow: fc.Arbitrary<Flow[]> = fc.array(block, { minLength: 1, maxLength: 4 });
export const codeSpan = code.map(inlineCode);
