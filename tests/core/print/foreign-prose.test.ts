/** What other people's Markdown may not do: lead elsewhere than the web, or be drawn. */

import { describe, expect, it } from 'vitest';
import { printFlow } from '../../../generators/core/print/print.ts';
import { isSafeUrl, parseProse, summaryText } from '../../../generators/core/prose.ts';

describe('an address', () => {
  it.each([
    ['https://a.b/c', true, true],
    ['HTTP://a.b', true, true],
    ['mailto:a@b.c', true, true],
    ['/a', false, true],
    ['#a', false, true],
    ['//a.b', false, false],
    ['a', false, false],
    ['', false, false],
    ['ftp://a.b', false, false],
    ['javascript:https://a.b', false, false],
    ['mailto:/a', false, false],
    ['https:///a', false, false],
    ['https://[a', false, false],
    ['https://a.b/c d', false, false],
    ['https://a.b/\tc', false, false],
    ['https://a.b\\c', false, false],
    ['/a\\b', false, false],
  ])('%j of upstream is safe: %s; of ours: %s', (url, isSafe, isOurs) => {
    expect([isSafeUrl(url), isSafeUrl(url, 'upstream'), isSafeUrl(url, 'ours')]).toEqual([
      isSafe,
      isSafe,
      isOurs,
    ]);
  });
});

describe('a fence', () => {
  it.each(['mermaid', 'math', 'Mermaid'])('in %s is drawn only where it is ours', (lang) => {
    const fence = `\`\`\`${lang}\na\n\`\`\``;
    expect(printFlow(parseProse(fence))).toBe('```text\na\n```');
    expect(printFlow(parseProse(fence, 'ours'))).toBe(`\`\`\`${lang.toLowerCase()}\na\n\`\`\``);
  });
});

describe('a first sentence of ours', () => {
  it('is null where nothing is said', () => {
    expect([null, undefined, '', '- a'].map(summaryText)).toEqual([null, null, null, null]);
    expect(summaryText('A [b](/c). D')).toBe('A b.');
  });
});
