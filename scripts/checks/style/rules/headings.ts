/** Headings: sentence case, levels in order, nothing at the end, the title alone on the first level. Pure. */

import type { StyleResult, Rule } from '../rule.ts';
import { properNames, smallNames } from '../names.ts';
import type { PageHeading } from '../../../../site/dialect/page/authored-page.ts';
import { OPAQUE } from '../../../../site/dialect/page/flat-text.ts';

export const headingRule: Rule = (page) => {
  let depth = 1;
  return page.headings.flatMap((heading) => {
    const found = [...checkLevel(heading, depth), ...checkEnd(heading), ...checkCase(heading)];
    depth = heading.depth;
    return found;
  });
};

function checkLevel({ depth, offset }: PageHeading, before: number): readonly StyleResult[] {
  if (depth === 1)
    return [
      {
        offset,
        code: 'style/heading-level',
        message: 'the title of the page makes the first-level heading',
        fix: 'write ## or delete the heading',
      },
    ];
  if (depth <= before + 1) return [];
  return [
    {
      offset,
      code: 'style/heading-level',
      message: `a heading of level ${depth} follows level ${before}`,
      fix: `write ${'#'.repeat(before + 1)}`,
    },
  ];
}

function checkEnd({ text, offset }: PageHeading): readonly StyleResult[] {
  const last = text.trimEnd().at(-1) ?? '';
  if (!/[.,;:!…]/.test(last)) return [];
  return [
    {
      offset,
      code: 'style/heading-end',
      message: `the heading ends with "${last}"`,
      fix: 'delete it',
    },
  ];
}

function checkCase({ text, offsets, offset }: PageHeading): readonly StyleResult[] {
  const found: StyleResult[] = [];
  const words = [...text.matchAll(new RegExp(`[A-Za-z][A-Za-z0-9]*|${OPAQUE}`, 'gu'))];
  const [first] = words;
  if (first && /^[a-z]/.test(first[0]) && !smallNames.has(first[0])) {
    found.push({
      offset,
      code: 'style/heading-case',
      message: `the heading begins with the small word "${first[0]}"`,
      fix: `write "${first[0][0]?.toUpperCase() ?? ''}${first[0].slice(1)}", or put a name into code marks`,
    });
  }
  for (const word of words.slice(1)) {
    // A colon or a question mark begins a sentence of its own; "don" + "t" is one word.
    const before = text.slice(0, word.index);
    const isBegin = /[:?.]\s*["“(]?$/.test(before);
    if (
      isBegin ||
      /['’]$/.test(before) ||
      !/^[A-Z][a-z]+$/.test(word[0]) ||
      properNames.has(word[0])
    )
      continue;
    found.push({
      offset: offsets[word.index] ?? offset,
      code: 'style/heading-case',
      message: `"${word[0]}" has a capital inside a heading`,
      fix: `write "${word[0].toLowerCase()}"; a symbol goes into code marks, a name into scripts/checks/style/names.ts`,
    });
  }
  return found;
}
