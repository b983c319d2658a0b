/** Links to pages that are not written yet. */

import { expect, it } from 'vitest';
import { plannedLinks } from '../../site/src/remark/planned-links.ts';

const link = (url: string): { type: string; url: string; children: { type: string }[] } => ({
  type: 'link',
  url,
  children: [{ type: 'text' }],
});

it('keeps the words of a link to a planned page, with or without an anchor', () => {
  const tree = {
    type: 'root',
    children: [
      { type: 'paragraph', children: [link('/guides/a'), link('/guides/a#b'), link('/guides/a/')] },
    ],
  };
  plannedLinks({ planned: new Set(['/guides/a']) })(tree);
  expect(tree.children[0]?.children.map((node) => node.type)).toEqual(['text', 'text', 'text']);
});

it('leaves every other link alone, above all one to a page that nobody plans', () => {
  const tree = {
    type: 'root',
    children: [link('/guides/typo'), link('https://example.com/guides/a'), link('#b')],
  };
  plannedLinks({ planned: new Set(['/guides/a']) })(tree);
  expect(tree.children.map((node) => node.type)).toEqual(['link', 'link', 'link']);
});
