/** What the site makes of a page: quoted files, check statuses, symbol links, guides; run through MDX as the site runs it. */

import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { readFenceMeta } from '../../../site/dialect/fence-meta.ts';
import { listExplanations } from '../../../site/dialect/explained.ts';
import { listTables } from '../../../site/src/remark/listed-tables.ts';
import { isQuotable, quoteFiles } from '../../../site/src/remark/includes.ts';
import type { CheckStatusList } from '../../../site/dialect/check-status.ts';
import { blockKey, markBlocks } from '../../../site/dialect/check-status.ts';
import { buildSymbolIndex } from '../../../site/dialect/symbol-index.ts';
import { linkSymbols } from '../../../site/dialect/symbol-links.ts';
import type { TreeNode } from '../../../site/dialect/tree.ts';

const files: Readonly<Record<string, string>> = {
  'examples/lock/sources/lock.move':
    'module a::lock;\n// region: open\n  fun open() {}\n// endregion: open\n',
};

const quoted = [quoteFiles, { load: (path: string) => files[path] ?? null }] as const;

async function compileWith(
  text: string,
  plugins: readonly unknown[],
  frontMatter: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const input = { value: text, path: '/site/docs/guides/a.mdx', data: { frontMatter } };
  return String(await compile(input as never, { remarkPlugins: plugins as never, jsx: true }));
}

describe('a quoted file', () => {
  test('stands in the page, under the path that the example has', async () => {
    const output = await compileWith(
      '```move file=examples/lock/sources/lock.move region=open\n```\n',
      [quoted],
    );
    expect(output).toContain('fun open() {}');
    expect(output).not.toContain('module a::lock');
    const tree = {
      type: 'root',
      children: [
        { type: 'code', lang: 'move', meta: 'file=examples/lock/sources/lock.move', value: '' },
      ],
    };
    quoteFiles({ load: (path) => files[path] ?? null })(tree, {});
    expect(tree.children[0]?.meta).toContain('title="sources/lock.move"');
  });

  test.each([
    ['file=examples/lock/sources/lok.move', /docs\/guides\/a\.mdx.*lok\.move is missing/],
    [
      'file=examples/lock/sources/lock.move region=opn',
      /there is no region "opn" \(regions: open\)/,
    ],
  ])('fails the build when it is not there: %s', async (meta, message) => {
    await expect(compileWith(`\`\`\`move ${meta}\n\`\`\`\n`, [quoted])).rejects.toThrow(message);
  });

  test('lies below examples or snippets, with no way out', () => {
    expect(isQuotable('examples/a/b.move')).toBe(true);
    expect(
      ['../a', 'examples/../../a', '/etc/passwd', 'generated/a', 'examples/a\\..\\b'].filter(
        isQuotable,
      ),
    ).toEqual([]);
  });
});

describe('a check status', () => {
  const key = (language: string, meta: string, code: string): string =>
    blockKey(language, readFenceMeta(meta).meta, code);
  const statuses: CheckStatusList = {
    labels: ['Checked: strict JSON', 'Not checked: a drawing', 'Answered by a simulated node'],
    blocks: {
      [key('json', '', '{}')]: ['checked', 0],
      [key('text', 'unchecked="a drawing" until=2027-01', 'x')]: ['unchecked', 1],
      [key('console', '', 'out')]: ['output', 0],
      [key('console', '', '7 SUI')]: ['simulated', 2],
    },
  };

  test('goes around the block, with words', async () => {
    const output = await compileWith('```json title="a"\n{}\n```\n', [[markBlocks, { statuses }]]);
    expect(output).toMatch(
      /<CheckedCode state="checked" label="Checked: strict JSON"><_components.pre>/,
    );
  });

  test('is visible on a block that nobody checked, whether excused or forgotten', async () => {
    const page =
      '```text unchecked="a drawing" until=2027-01\nx\n```\n\n```json\n{"new": 1}\n```\n';
    const output = await compileWith(page, [[markBlocks, { statuses }]]);
    expect(output).toContain('state="unchecked" label="Not checked: a drawing"');
    expect(output).toContain('state="unchecked" label="Not checked yet"');
  });

  test('is on the output of a simulated node', async () => {
    const output = await compileWith('```console\n7 SUI\n```\n', [[markBlocks, { statuses }]]);
    expect(output).toContain('state="simulated" label="Answered by a simulated node"');
  });

  test('is not on output, nor on generated pages, nor before anything was checked', async () => {
    expect(await compileWith('```console\nout\n```\n', [[markBlocks, { statuses }]])).not.toContain(
      'CheckedCode',
    );
    expect(
      await compileWith('```json\n{}\n```\n', [[markBlocks, { statuses }]], { generated: true }),
    ).not.toContain('CheckedCode');
    expect(
      await compileWith('```json\n{}\n```\n', [[markBlocks, { statuses: null }]]),
    ).not.toContain('CheckedCode');
  });

  test('is of the quoted text, not of the empty block', async () => {
    const text = 'fun open() {}';
    const meta = 'file=examples/lock/sources/lock.move region=open';
    const own: CheckStatusList = {
      labels: ['Checked: compiled'],
      blocks: { [key('move', meta, text)]: ['checked', 0] },
    };
    const output = await compileWith(`\`\`\`move ${meta}\n\`\`\`\n`, [
      quoted,
      [markBlocks, { statuses: own }],
    ]);
    expect(output).toContain('label="Checked: compiled"');
  });

  test('changes with the code, and not with the title', () => {
    expect(key('json', 'title="a"', '{}')).toBe(key('json', '', '{}'));
    expect(key('json', '', '{} ')).not.toBe(key('json', '', '{}'));
  });
});

describe('a symbol in a sentence', () => {
  const index = buildSymbolIndex([
    {
      id: 'move:sui::coin::split',
      kind: 'function',
      route: '/references/framework/sui/coin',
      anchor: 'split',
    },
  ]);
  const plugin = [linkSymbols, { index }] as const;

  test('links itself', async () => {
    const output = await compileWith('Use `coin::split`.\n', [plugin]);
    expect(output).toContain(
      '<_components.a href="/references/framework/sui/coin#split"><_components.code>{"coin::split"}',
    );
  });

  test('does not where it already links, in headings, in generated pages, and on its own page', async () => {
    for (const text of [
      '[`coin::split`](/x)\n',
      '## `coin::split`\n',
      '<summary>`coin::split`</summary>\n',
      '`my_coin::split`\n',
    ]) {
      expect(await compileWith(text, [plugin])).not.toContain('/references/framework');
    }
    expect(await compileWith('`coin::split`\n', [plugin], { generated: true })).not.toContain(
      '/references/framework',
    );
    expect(
      await compileWith('```move\nmodule a::coin;\n```\n\n`coin::split`\n', [plugin]),
    ).toContain('/references/framework');
    expect(
      await compileWith('```move\nmodule a::coin;\n```\n\n`coin::unknown`\n', [plugin]),
    ).not.toContain('/references/framework');
  });
});

describe('the guides of a symbol', () => {
  const plugin = [
    listExplanations,
    { explained: { '/references/coin': [{ route: '/guides/a', title: 'Split <coins> {now}' }] } },
  ] as const;

  test('end its page', async () => {
    const output = await compileWith('# Coin\n', [plugin], {
      generated: true,
      slug: '/references/coin',
    });
    expect(output).toContain('<_components.h2 id="explained-in">{"Explained in"}');
    expect(output).toContain('<_components.a href="/guides/a">{"Split <coins> {now}"}');
  });

  test('are not on other pages', async () => {
    expect(await compileWith('# Coin\n', [plugin], { slug: '/references/coin' })).not.toContain(
      'Explained',
    );
    expect(
      await compileWith('# Coin\n', [plugin], { generated: true, slug: '/references/other' }),
    ).not.toContain('Explained');
  });
});

describe('a table', () => {
  const classOf = (last: string): unknown => {
    const text = `| Name | **${last}** |\n| - | - |\n| a | b |\n`;
    const tree = unified().use(remarkParse).use(remarkGfm).parse(text) as TreeNode;
    listTables()(tree, {});
    return tree.children?.[0]?.data?.['hProperties'];
  };

  test.each(['Description', 'Meaning', 'What it does', 'What it holds', 'What it is'])(
    'that ends in explanations under "%s" reads as a list on a phone',
    (last) => {
      expect(classOf(last)).toEqual({ className: 'listed' });
    },
  );

  test('that compares stays a table', () => {
    expect(classOf('Shared')).toBeUndefined();
  });
});
