/** Links to ids in prose: to a page where there is one, words everywhere else. */

import { describe, expect, it } from 'vitest';
import type { Links } from '../../generators/core/links.ts';
import { plainText } from '../../generators/core/prose.ts';
import { idMarkdown } from '../../generators/typescript/model/docs.ts';
import { linkedProse } from '../../generators/typescript/pages/linked-prose.ts';

const links: Links = {
  get: () => undefined,
  href: (id) => (id === 'ts:a/Odd (name)>[x]' || id === 'ts:a/b' ? `/to#${id.length}` : null),
};

const urlsIn = (markdown: string, origin?: 'ours'): string[] =>
  [...JSON.stringify(linkedProse(markdown, links, origin)).matchAll(/"url":"([^"]*)"/g)].map(
    ([, url = '']) => url,
  );

describe('a link to an id', () => {
  it.each(['ts:a/b', 'ts:a/Odd (name)>[x]'])('leads to the page of %s', (id) => {
    expect(urlsIn(`See ${idMarkdown(id, 'this')}.`)).toEqual([`/to#${id.length}`]);
  });

  it.each(['#ts:a/none', '#ts:%', '#ts:', '#ts:constructor'])('to %s leaves its words', (url) => {
    const flow = linkedProse(`See [the \`word\`](${url}).`, links, 'ours');
    expect(JSON.stringify(flow)).not.toContain('"link"');
    expect(plainText([...flow]).trim()).toBe('See the word.');
  });

  it('is the only way from words of upstream into this site', () => {
    const text = '[a](/in) [b](#in) [c] [d](https://a.example) [e](#ts:a/b)\n\n[c]: /in';
    expect(urlsIn(text)).toEqual(['https://a.example', '/to#6']);
    expect(urlsIn(text, 'ours')).toEqual(['/in', '#in', '/in', 'https://a.example', '/to#6']);
  });
});
