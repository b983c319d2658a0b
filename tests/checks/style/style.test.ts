/** The style lint: each rule finds what it forbids, in its place, and leaves good prose alone; all pages keep the rules. */
import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../../generators/core/diagnostics.ts';
import { checkStyle } from '../../../scripts/checks/style/check.ts';
import { loadPages } from '../../../scripts/checks/style/load.ts';
import { readPage } from '../../../scripts/checks/style/page.ts';
import { isUnreadable } from '../../../site/dialect/page/parse.ts';
import { sentencesOf } from '../../../scripts/checks/style/rules/sentences.ts';

const HEAD = `---
title: Object ownership
slug: /concepts/a
description: Which kinds of owner an object can have.
keywords: [owner, shared, party]
---
`;
const LINKS = '\n[One](/a), [two](/b) and [three](/c).\n';
/** Lines of the body begin at line 8. */
const FIRST_LINE = 8;

function resultsOf(text: string, path = 'docs/concepts/a.mdx'): readonly string[] {
  return checkStyle([{ path, text }]).diagnostics.map(
    ({ code, at, fix }) =>
      `${(at?.line ?? 0) - FIRST_LINE + 1}:${at?.column ?? 0} ${code} → ${fix}`,
  );
}

/** Codes with their place in the body. */
function inBody(body: string, path?: string): readonly string[] {
  return resultsOf(`${HEAD}\n${body}\n${LINKS}`, path).map((result) => result.split(' →')[0] ?? '');
}

const inHead = (head: string, path = 'docs/concepts/a.mdx'): readonly string[] =>
  checkStyle([{ path, text: `---\n${head}\n---\n${LINKS}` }]).diagnostics.map(
    ({ code, at, message }) => `${at?.line ?? 0}:${at?.column ?? 0} ${code} ${message}`,
  );

describe('a clean page', () => {
  it('has no results', () => {
    const body = `Validators sign a [transaction](/concepts/transactions). \`coin::split\` costs 2,048 MIST.

## Which \`Clock\` to use on Mainnet: the Sui way {#which}

### zkLogin and gRPC in DeepBook V3

| A | B |
| --- | --- |
| full node | smart contract |

\`\`\`sh
sui client object '<PACKAGE_ID>'
sui client ptb --make-move-vec "<u64>" "[1]"
\`\`\`

:::note

Later releases lift it.

:::`;
    expect(inBody(body)).toEqual([]);
  });

  it('may be written with CRLF', () => {
    expect(resultsOf(`${HEAD}\nText.\n${LINKS}`.replaceAll('\n', '\r\n'))).toEqual([]);
  });

  it('that MDX cannot read is a result with its place', () => {
    expect(inBody('Text {').map((it) => it.split(' ')[1])).toEqual(['style/page-syntax']);
  });
});

describe('front matter', () => {
  const GOOD = [
    'title: T',
    'slug: /concepts/a',
    'description: One sentence.',
    'keywords: [a, b, c]',
  ];
  const but = (change: string, ...without: string[]): string =>
    [...GOOD.filter((line) => !without.some((key) => line.startsWith(`${key}:`))), change]
      .filter(Boolean)
      .join('\n');

  it('is there', () => {
    expect(resultsOf(`Text.\n${LINKS}`)).toEqual([expect.stringContaining('style/front-matter ')]);
  });

  it.each(['title', 'slug', 'description', 'keywords'])('holds %s', (key) => {
    expect(inHead(but('', key))).toEqual([`2:1 style/front-matter the front matter has no ${key}`]);
  });

  it.each([
    [
      'an unknown key',
      but('keyword: x'),
      '6:1 style/front-matter-key the key "keyword" is not used',
    ],
    [
      'a broken value',
      but('title: a: b', 'title'),
      '5:8 style/front-matter the front matter is not valid YAML: Nested mappings are not allowed in compact mappings',
    ],
    [
      'a title with a stop',
      but('title: T.', 'title'),
      '5:1 style/title the title ends with punctuation',
    ],
    [
      'a description without a stop',
      but('description: One', 'description'),
      '5:1 style/description the description is not a sentence',
    ],
    [
      'two sentences',
      but('description: One. Two.', 'description'),
      '5:1 style/description the description is more than one sentence',
    ],
    [
      'a long description',
      but(`description: ${'x'.repeat(160)}.`, 'description'),
      '5:1 style/description the description has 161 characters',
    ],
    [
      'two keywords',
      but('keywords: [a, b]', 'keywords'),
      '5:1 style/keywords keywords are a list of 3 to 32 words, and these are 2',
    ],
    [
      'thirty-three keywords',
      but(`keywords: [${[...'abcdefghijklmnopqrstuvwxyzäöüßéèê'].join(', ')}]`, 'keywords'),
      '5:1 style/keywords keywords are a list of 3 to 32 words, and these are 33',
    ],
    [
      'a wrong term',
      but('description: A fullnode.', 'description'),
      '5:16 style/term "fullnode" is not how we write it',
    ],
  ])('is not allowed %s', (_what, head, expected) => {
    expect(inHead(head)).toEqual([expected]);
  });

  it('needs no keywords on the landing page of a section and in a snippet', () => {
    expect(
      inHead('title: T\nslug: /guides\ndescription: One sentence.', 'docs/guides.mdx'),
    ).toEqual([]);
    expect(
      inHead('title: T\nslug: /snippets/a\ndescription: One sentence.', 'docs/snippets/a.mdx'),
    ).toEqual([]);
  });

  it('takes the folder of an index page for its address', () => {
    expect(
      inHead('title: T\nslug: /guides\ndescription: One sentence.', 'docs/guides/index.mdx').filter(
        (it) => it.includes('slug'),
      ),
    ).toEqual([]);
  });
});

describe('headings', () => {
  it.each([
    ['## Which Collection to choose', ['1:10 style/heading-case']],
    ['## which collection', ['1:1 style/heading-case']],
    ['## `sui` Client', ['1:10 style/heading-case']],
    ['## Fees: What you pay', []],
    ['## Don’t Panic', ['1:10 style/heading-case']],
    ['# Title', ['1:1 style/heading-level']],
    ['### Deep', ['1:1 style/heading-level']],
    ['## Steps.', ['1:1 style/heading-end']],
    ['## Steps: {#steps}', ['1:1 style/heading-end']],
    ['## Who may use it? {#who}', []],
  ])('%s', (heading, expected) => {
    expect(inBody(heading)).toEqual(expected);
  });
});

describe('links', () => {
  it.each([
    ['See [here](/x).', ['1:5 style/link-text']],
    ['[Learn more](/x)', ['1:1 style/link-text']],
    ['[This page.](/x)', ['1:1 style/link-text']],
    ['[](/x)', ['1:1 style/link-text']],
    ['<!-- -->', ['1:2 style/page-syntax']],
    ['[https://sui.io](https://sui.io)', ['1:1 style/link-text']],
    ['See https://sui.io now.', ['1:5 style/link-text']],
    ['[Move](./move.mdx)', ['1:1 style/link-address']],
    ['[Move](/concepts/move.mdx#x)', ['1:1 style/link-address']],
    ['[Move](/concepts/move/#x)', ['1:1 style/link-address']],
    ['[Move](https://docs.sui.io/concepts)', ['1:1 style/link-address']],
    ['[Here you see objects](/x) and [below](#objects) and `[here](/x)`', []],
  ])('%s', (text, expected) => {
    expect(inBody(text)).toEqual(expected);
  });

  it('lead to three other pages at least, each counted once', () => {
    expect(resultsOf(`${HEAD}\n[One](/a), [again](/a#b) and [two](/b).\n`)).toEqual([
      '-6:1 style/onward → lead the reader on: link to at least 3 pages',
    ]);
    expect(resultsOf(`${HEAD}\n<RouteCards section="concepts" />\n`)).toEqual([]);
    expect(
      resultsOf(
        `${HEAD}\n<Cards>\n<Card title="A" href="/a" />\n<Card title="B" href="/b" />\n<Card title="C" href="/c" />\n</Cards>\n`,
      ),
    ).toEqual([]);
    expect(resultsOf(`${HEAD}\n<Card title="Here" href="/a" />\n${LINKS}`)).toEqual([
      expect.stringContaining('style/link-text'),
    ]);
  });
});

describe('terms', () => {
  it.each([
    ['The SUI network', 5],
    ['Two Full Nodes', 5],
    ['Full nodes, Smart contracts', null],
    ['It runs sui commands', 9],
    ['It costs 5 Sui now', 10],
    ['It costs 5 Mist now', 12],
    ['It costs 5 mist now', 12],
    ['Run it on testnet today', 11],
    ['A Fullnode answers', 3],
    ['Two full-nodes answer', 5],
    ['A smart-contract', 3],
    ['A Smart Contract', 3],
    ['Data onchain', 6],
    ['A dApp', 3],
    ['The dApp Kit', null],
    ['With Typescript', 6],
    ['With JSON RPC', 6],
    ['With ZkLogin', 6],
    ['Its behaviour', 5],
    ['It serialises', 4],
    ['A seamless flow', 3],
    ['Objects, e.g. coins', 10],
    ['Sui, SUI, MIST, Mainnet, on-chain, full node, smart contract', null],
    ['`fullnode` and `testnet` and [a name](https://fullnode.testnet.sui.io/dapp)', null],
    ['The address docs.sui.io', null],
  ])('%s', (text, column) => {
    const expected = column === null ? [] : [`1:${column} style/term`];
    expect(inBody(text)).toEqual(expected);
  });

  it('never name the old visibility, in code either, except where it is the subject', () => {
    const code = '```move\npublic(friend) fun a() {}\n```\n\nWrite `public(friend)`.';
    expect(inBody(code)).toEqual(['2:1 style/term', '5:8 style/term']);
    const path = 'docs/guides/developer/advanced/move-2024-migration.mdx';
    expect(inBody(code, path).filter((it) => it.includes('term'))).toEqual([]);
  });
});

describe('words', () => {
  it.each([
    ['It is the the owner', '1:7 style/repeated-word'],
    ['It is\nis so', '1:4 style/repeated-word'],
    ['Of **of** it', '1:1 style/repeated-word'],
  ])('%j stand once', (text, expected) => {
    expect(inBody(text)).toEqual([expected]);
  });

  it.each(['It was that that mattered', 'The `a` the `b`', 'the-the', 'A is a-b', 'One. One'])(
    '%j is not a repetition',
    (text) => {
      expect(inBody(text)).toEqual([]);
    },
  );

  it.each([
    ['at most 131072 bytes', ['1:9 style/number']],
    ['at most 131,072 bytes, port 9000, `131072`, 0x131072, #21775', []],
    ['$131072$', []],
  ])('%s', (text, expected) => {
    expect(inBody(text)).toEqual(expected);
  });
});

describe('the title of a note', () => {
  it('is in brackets, or readers see the colons', () => {
    const body = 'Words of a text that is long enough.\n\n:::danger If it is down\n\nWait.\n\n:::';
    expect(inBody(body)).toEqual(['3:1 style/note-title']);
    expect(resultsOf(`${HEAD}\n${body}\n${LINKS}`)[0]).toContain('write :::danger[If it is down]');
    expect(inBody(':::danger[If it is down]\n\nWait.\n\n:::')).toEqual([]);
    expect(inBody(':::note\n\nWait.\n\n:::')).toEqual([]);
  });
});

describe('placeholders in shell blocks', () => {
  const shell = (line: string, language = 'sh'): readonly string[] =>
    inBody(`\`\`\`${language}\n${line}\n\`\`\``);
  it.each([
    ['sui client object <OBJECT_ID>', ['2:19 style/placeholder']],
    ["sui client object '<object-id>'", ['2:20 style/placeholder']],
    ["sui client object '<OBJECT_ID>'", []],
    ['sui client object "<OBJECT_ID>"', []],
    ["echo 'a' <B>", ['2:10 style/placeholder']],
    ['cat < file > other', []],
  ])('%s', (line, expected) => {
    expect(shell(line)).toEqual(expected);
  });

  it('are the business of no other language', () => {
    expect(shell('Option<a_b>', 'rust')).toEqual([]);
  });
});

const words = (count: number): string =>
  Array.from({ length: count }, (_, index) =>
    index === 0 ? 'First' : index % 2 ? 'then' : 'next',
  ).join(' ');

describe('sentences', () => {
  const lengthsIn = (text: string): readonly number[] => {
    const page = readPage({ path: 'a.mdx', text });
    if (isUnreadable(page)) throw new Error(page.reason);
    return page.paragraphs.flatMap(sentencesOf).map((sentence) => sentence.wordCount);
  };

  it.each([
    [`${words(25)}.`, [25]],
    [`${words(20)}. ${words(20)}.`, [20, 20]],
    [`${words(20)}! “${words(20)}.”`, [20, 20]],
    [`${words(20)} 1.5 ${words(10)}.`, [31]],
    [`- ${words(20)}\n- ${words(3)}`, [20, 3]],
    [`| ${words(30)} |\n| --- |\n| ${words(30)} |`, []],
    [`\`${words(30)}\` and so on.`, [4]],
    [`:::note\n\nShort one.\n\n:::`, [2]],
  ])('%j', (text, lengths) => {
    expect(lengthsIn(text)).toEqual(lengths);
  });

  it('of more than 40 words are warnings at their beginning', () => {
    expect(inBody(`${words(40)}.`)).toEqual([]);
    const text = `${HEAD}\nShort. ${words(41)}.\n${LINKS}`;
    const { diagnostics, long } = checkStyle([{ path: 'docs/concepts/a.mdx', text }]);
    expect([diagnostics.length, long]).toEqual([1, 1]);
    expect(diagnostics[0]).toMatchObject({
      level: 'warning',
      code: 'style/long-sentence',
      at: { line: FIRST_LINE, column: 8 },
    });
  });

  it.each([
    [[7, 7, 7], ['1:1 style/short-sentences']],
    [[9, 2, 3, 4, 5], ['1:48 style/short-sentences']],
    [[7, 7, 8], []],
    [[2, 2, 9, 2, 2], []],
  ])('of %j words in a row', (lengths, expected) => {
    const text = lengths.map((count) => `${words(count)}.`).join(' ');
    expect(inBody(text)).toEqual(expected);
  });

  it('of a list are not in a row', () => {
    expect(inBody('- One two.\n- Three four.\n- Five six.')).toEqual([]);
  });
});

describe('the rhythm of a page', () => {
  const page = (...lengths: readonly number[]): string =>
    lengths.map((count) => `${words(count)}.`).join('\n\n');
  const tenTimes = (count: number): string => page(...Array.from({ length: 10 }, () => count));

  it.each([
    ['14 words a sentence', tenTimes(14), []],
    ['12 words a sentence', tenTimes(12), ['1:1 style/rhythm']],
    ['one short one in nine, and the line of links', page(6, 20, 20, 20, 20, 20, 20, 20, 20), []],
    [
      'two short ones in nine, and the line of links',
      page(6, 6, 20, 20, 20, 20, 20, 20, 20),
      ['1:1 style/rhythm'],
    ],
    ['too few to have one', page(3, 3, 3, 3, 3, 3), []],
  ])('with %s', (_name, text, expected) => {
    expect(inBody(text)).toEqual(expected);
  });

  it('is named with its numbers', () => {
    const text = `${HEAD}\n${tenTimes(12)}\n${LINKS}`;
    const [error] = checkStyle([{ path: 'docs/concepts/a.mdx', text }]).diagnostics;
    expect(error?.message).toBe(
      'the page reads as a row of facts: 11.3 words a sentence, 9 % with at most 6',
    );
  });
});

describe('phrases', () => {
  it.each([
    ['The owner stands beside it', '1:11 style/phrase'],
    ['Whoever holds it, pays', '1:1 style/phrase'],
    ['It is gone for good', '1:12 style/phrase'],
    ['The wallet runs the transaction dry', '1:12 style/phrase'],
    ['This is no address of yours', '1:6 style/phrase'],
    ['Code is parted into modules', '1:9 style/phrase'],
  ])('%s', (text, expected) => {
    expect(inBody(text)).toEqual([expected]);
  });

  it.each([
    'A name that stands in for another',
    'A local that is mistaken for a field',
    'There is no way back',
    'It is no longer there, and no larger',
    'It is no larger than `the own`',
    'For good reason',
    'A dry run, and a dry-run',
  ])('%s is English', (text) => {
    expect(inBody(text)).toEqual([]);
  });
});

describe('the pages of this repository', () => {
  const report = checkStyle(loadPages());

  it('are found', () => {
    expect(report.pages).toBeGreaterThan(5);
    expect(report.sentences).toBeGreaterThan(300);
  });

  it('keep the style guide', () => {
    const errors = report.diagnostics
      .filter(({ level }) => level === 'error')
      .map(formatDiagnostic);
    expect(errors).toEqual([]);
  });
});
