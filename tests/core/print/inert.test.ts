/** Nothing that upstream writes is ever run, becomes an element, or is lost on its way to a page. */

import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { printAttribute } from '../../../generators/core/print/component-tag.ts';
import { printFlow } from '../../../generators/core/print/print.ts';
import {
  details,
  fence,
  inlineCode,
  link,
  list,
  paragraph,
  table,
  text,
} from '../../../generators/core/nodes.ts';
import { isSafeUrl, parseProse, plainText } from '../../../generators/core/prose.ts';
import type { View } from '../../../generators/core/templates.ts';
import { compileTemplate } from '../../../generators/core/templates.ts';
import { cleanText, oneLine } from '../../../generators/core/text.ts';
import { TEXT_ELEMENTS } from '../../support/contract.ts';
import { elementsOf, evaluatePage, propertiesOf, textOf } from '../../support/evaluate.ts';
import { KILLERS, cases, hostileText } from '../../support/hostile.ts';

const squeeze = (value: string): string => value.replace(/\s+/g, '');

function checkInert(input: string): void {
  const tree = parseProse(input);
  const printed = printFlow(tree);
  // As on every page: after front matter, where a rule at the start is not taken for more of it.
  const page = evaluatePage(`---\ntitle: page\n---\n\n${printed}`);
  const strange = [...elementsOf(page)].filter((name) => !TEXT_ELEMENTS.has(name));
  expect(strange, `elements of ${JSON.stringify(printed)}`).toEqual([]);
  // White space may move between blocks; no other character may come, go or change.
  expect(squeeze(textOf(page)), JSON.stringify(printed)).toBe(squeeze(plainText(tree)));
  // GFM links bare addresses even where they are escaped; whatever it links must be a web address.
  for (const href of propertiesOf(page, 'href'))
    expect(href).toMatch(/^(https?:\/\/[^/]|mailto:[^/])/i);
}

afterEach(() => {
  expect((globalThis as { pwned?: number }).pwned).toBeUndefined();
});

describe('text from upstream', () => {
  it.each(KILLERS.map((text) => [text]))('stays text: %j', (text) => {
    checkInert(text);
  });

  it('stays text whatever it is', () => {
    fc.assert(fc.property(hostileText, checkInert), { numRuns: cases(500, 10_000) });
  });

  it('is shown whole when it holds no Markdown', () => {
    const words = '{(globalThis.pwned=1)} <T> ::: {{x}} $y$ Vec<u8> 10:30 @user #tag';
    expect(textOf(evaluatePage(printFlow(parseProse(words))))).toBe(words);
  });

  it('keeps the boxes of tasks', () => {
    const page = evaluatePage(printFlow(parseProse('- [x] done {x}\n- [ ] open\n- [x] import y')));
    expect(propertiesOf(page, 'type')).toEqual(['checkbox', 'checkbox', 'checkbox']);
    expect(squeeze(textOf(page))).toBe('done{x}openimporty');
  });

  it('passes 100,000 characters without losing one', () => {
    const long = 'Coin<T> {balance} is `held` here. '.repeat(3_000);
    expect(long.length).toBeGreaterThan(100_000);
    checkInert(long);
  });

  it('takes deep nesting as it takes plain text', () => {
    checkInert(`${'> '.repeat(500)}deep`);
    checkInert(`${'- '.repeat(300)}deep`);
    checkInert(`${'*'.repeat(400)}deep${'*'.repeat(400)}`);
  });

  it('is the same read twice', () => {
    fc.assert(
      fc.property(hostileText, (input) => {
        const once = printFlow(parseProse(input));
        expect(printFlow(parseProse(input))).toBe(once);
      }),
      { numRuns: 200 },
    );
  });
});

describe('what is not prose', () => {
  /** Default values, names and addresses: strings of an input that never were Markdown. */
  it('stays code or text in every place of a page', () => {
    fc.assert(
      fc.property(hostileText, (input) => {
        // White space that is also a control character may go with a line break, as white space.
        fc.pre(cleanText(input).trim() !== '' && !/[\u000b\u000c\ufeff]/.test(input));
        const flow = [
          paragraph('Before ', inlineCode(input), ' after'),
          paragraph(input),
          list([[paragraph(inlineCode(input), ' ', input)]]),
          table([
            [['Head'], ['Code']],
            [[input], [inlineCode(input)]],
          ]),
          table([[['Link']], [[link('/x', inlineCode(input))]]]),
          details(input, [paragraph(link('/x', input))]),
        ];
        const page = evaluatePage(`---\ntitle: page\n---\n\n${printFlow(flow)}`);
        const strange = [...elementsOf(page)].filter(
          (name) => !TEXT_ELEMENTS.has(name) && !['details', 'summary'].includes(name),
        );
        expect(strange, JSON.stringify(input)).toEqual([]);
        const displayed = squeeze(cleanText(input));
        expect(squeeze(textOf(page))).toBe(
          `Before${displayed}after${displayed}${displayed}${displayed}HeadCode${displayed}${displayed}Link${displayed}${displayed}${displayed}`,
        );
      }),
      { numRuns: cases(200, 10_000) },
    );
  });

  it('keeps code in its ticks, whatever stands beside it', () => {
    const hostile = fc.constantFrom(
      '',
      ' ',
      '{globalThis.pwned=1}',
      '{globalThis.pwned=1}`',
      '`',
      '``',
      '<T>',
      'a',
      '\\',
      '`{x}',
    );
    const part = fc
      .tuple(hostile, fc.boolean())
      .map(([value, isCode]) => ({ value, node: isCode ? inlineCode(value) : text(value) }));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const nodes = parts.map(({ node }) => node);
        const page = evaluatePage(
          `before\n\n${printFlow([paragraph(...nodes), table([[['Head']], [nodes]])])}`,
        );
        const displayed = squeeze(parts.map(({ value }) => value).join(''));
        expect(squeeze(textOf(page))).toBe(`before${displayed}Head${displayed}`);
      }),
      { numRuns: cases(300, 20_000) },
    );
  });

  it('cannot leave its code by a blank line', () => {
    const page = evaluatePage(
      printFlow([paragraph(inlineCode('a\n\n{globalThis.pwned=1}\n\nexport const b = 1'))]),
    );
    expect(textOf(page)).toBe('a {globalThis.pwned=1} export const b = 1');
    expect([...elementsOf(page)].sort()).toEqual(['code', 'p']);
  });
});

describe('words in a layout', () => {
  const template = compileTemplate('{{words}}\n\n{{heading 2 words "-a"}}', 'a.mdx.hbs');
  const layout = (view: View): string => printFlow(template(view));

  it('are the same words on the page, at the start of a line and in a heading', () => {
    fc.assert(
      fc.property(hostileText, (input) => {
        const words = oneLine(cleanText(input));
        expect(squeeze(textOf(evaluatePage(layout({ words: input }))))).toBe(
          squeeze(words + words),
        );
      }),
      { numRuns: cases(150, 5_000) },
    );
  });

  it('are the same code', () => {
    fc.assert(
      fc.property(hostileText, (input) => {
        const fenced = evaluatePage(printFlow([fence('text', cleanText(input))]));
        expect(squeeze(textOf(fenced))).toBe(squeeze(cleanText(input)));
      }),
      { numRuns: cases(150, 5_000) },
    );
  });

  it('are the same attribute', () => {
    fc.assert(
      fc.property(hostileText, (input) => {
        const page = evaluatePage(`<Badge text=${printAttribute(input)} />`, ['Badge']);
        expect(propertiesOf(page, 'text')).toEqual([cleanText(input)]);
      }),
      { numRuns: cases(150, 5_000) },
    );
  });
});

describe('links from upstream', () => {
  const refused = [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    '/inside',
    '#anchor',
    '?q',
    'relative.md',
    '../mdx/x',
    '../x',
    'http:',
    'http://',
    'https:///x',
    'mailto:',
    'ftp://x.example',
    'tel:1',
    'https://exa mple.com',
    'https://example.com\\@evil',
    '\u0000https://x.example',
    'sms:1',
    'about:blank',
    'view-source:x',
    'ws://x.example',
  ];
  it.each(refused.map((url) => [url]))('refuses %j', (url) => {
    expect(isSafeUrl(url)).toBe(false);
  });
  it.each([
    ['https://example.com/a?b=c#d'],
    ['http://example.com'],
    ['mailto:a@example.com'],
    ['HTTPS://EXAMPLE.COM'],
  ])('keeps %j', (url) => {
    expect(isSafeUrl(url)).toBe(true);
  });
  it('lets our own words link inside the site', () => {
    expect([
      isSafeUrl('/concepts', 'ours'),
      isSafeUrl('#x', 'ours'),
      isSafeUrl('//evil', 'ours'),
    ]).toEqual([true, true, false]);
  });
});
