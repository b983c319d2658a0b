/** A page as a file: front matter that any YAML reader reads back, whatever the words are. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { paragraph } from '../../generators/core/nodes.ts';
import type { Page } from '../../generators/core/page.ts';
import { pathOfPage, printPage } from '../../generators/core/page.ts';
import { oneLine } from '../../generators/core/text.ts';
import { parsePage } from '../support/contract.ts';
import { KILLERS, cases, hostileText } from '../support/hostile.ts';

const PAGE: Page = {
  reference: 'graphql',
  route: '/references/graphql/coin',
  title: 'Coin',
  description: 'A coin of some type.',
  label: null,
  crumbs: [],
  keywords: [],
  body: [paragraph('Words.')],
};

function matterOf(page: Page): Record<string, unknown> {
  return parse(
    printPage(page)
      .split('\n---\n')[0]
      ?.replace(/^---\n/, '') ?? '',
  ) as Record<string, unknown>;
}

describe('a page', () => {
  it('prints front matter, one line that says whose it is, and the body', () => {
    const page = {
      ...PAGE,
      label: 'C',
      keywords: ['a', 'b: c'],
      crumbs: [{ label: 'References', route: '/references' }],
    };
    expect(printPage(page)).toBe(
      `---
title: "Coin"
description: "A coin of some type."
slug: "/references/graphql/coin"
sidebar_label: "C"
displayed_sidebar: referencesSidebar
custom_edit_url: null
generated: true
keywords: ["a", "b: c"]
breadcrumbs:
  - { label: "References", href: "/references" }
---

{/* Made by "npm run generate -- graphql". Edits are lost. */}

Words.
`,
    );
  });

  it('prints only what it has, and the pages beside it where no sidebar lists them', () => {
    const next = { label: 'Coin 2', route: '/references/graphql/coin-2' };
    const page = { ...PAGE, neighbors: { previous: null, next } };
    const [, matter] = printPage(page).split('---\n');
    expect(matter).toBe(
      `title: "Coin"
description: "A coin of some type."
slug: "/references/graphql/coin"
displayed_sidebar: referencesSidebar
custom_edit_url: null
generated: true
next: { label: "Coin 2", href: "/references/graphql/coin-2" }
`,
    );
  });

  it('spells characters that YAML does not take', () => {
    expect(printPage({ ...PAGE, title: '\u0085a\u2028b\u007f' }).split('\n')[1]).toBe(
      String.raw`title: "\u0085a b\u007f"`,
    );
  });

  it('lies where its route says, below its reference', () => {
    expect(pathOfPage(PAGE)).toBe('graphql/references/graphql/coin.mdx');
  });

  it('keeps hostile words as words, one line each', () => {
    const check = (text: string): void => {
      const matter = matterOf({
        ...PAGE,
        title: text,
        description: text,
        label: text,
        keywords: [text],
        crumbs: [{ label: text, route: '/x' }],
      });
      const displayed = oneLine(text);
      expect([
        matter['title'],
        matter['description'],
        matter['sidebar_label'],
        matter['keywords'],
        matter['breadcrumbs'],
      ]).toEqual([
        displayed,
        displayed,
        displayed,
        [displayed],
        [{ label: displayed, href: '/x' }],
      ]);
      expect(Object.keys(matter).sort()).toEqual([
        'breadcrumbs',
        'custom_edit_url',
        'description',
        'displayed_sidebar',
        'generated',
        'keywords',
        'sidebar_label',
        'slug',
        'title',
      ]);
    };
    for (const phrase of [
      ...KILLERS,
      '---',
      '\n---\nslug: /evil',
      '*/}',
      'yes',
      'null',
      '~',
      '1e3',
      '@x',
      '%x',
      '!!js/function x',
      '&a',
      '*a',
      '\u2028',
      '\u0085',
      '"',
      "'",
      '\\',
      'x: y',
      '# x',
      '- x',
      '{{x}}',
    ])
      check(phrase);
    fc.assert(
      fc.property(
        hostileText.map((text) => text.toWellFormed()),
        check,
      ),
      { numRuns: cases(200, 5_000) },
    );
  });

  it('is front matter and nothing else to the site, too', () => {
    for (const title of ['---', '*/} {globalThis.pwned=1}', '</x>', '{/*']) {
      const { matter, tree } = parsePage(printPage({ ...PAGE, title }));
      expect(matter['title']).toBe(title);
      expect(tree.children.map((node) => node.type)).toEqual([
        'yaml',
        'mdxFlowExpression',
        'paragraph',
      ]);
    }
  });
});
