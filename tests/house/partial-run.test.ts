/** A run over some of the references: what the others wrote before stays as it was. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { succeed } from '../../generators/core/diagnostics.ts';
import { paragraph } from '../../generators/core/nodes.ts';
import type { Page } from '../../generators/core/page.ts';
import type { Reference } from '../../generators/core/reference.ts';
import { filesBelow, runInto, temporaryFolder } from '../support/run.ts';

function pageOf(name: string): Page {
  return {
    reference: name,
    route: `/${name}/page`,
    title: name,
    description: `What ${name} says.`,
    label: null,
    crumbs: [],
    keywords: [],
    body: [paragraph(`The page of ${name}.`)],
  };
}

/** A reference with one page, one target and one data file of its own, which says `fact`. */
function referenceOf(name: string, fact = 'first'): Reference {
  const { route } = pageOf(name);
  return {
    name,
    summary: '',
    options: [],
    prepare: async () =>
      succeed({
        targets: [
          { id: `${name}:x`, route, anchor: null, label: 'x', kind: 'thing', summary: fact },
        ],
        counts: { items: 1 },
        apiReport: null,
        navigation: [{ label: name, route }],
        data: { [`${name}-facts`]: { fact } },
        render: () => succeed([pageOf(name)]),
      }),
  };
}

const dataOf = (out: string, key: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(out, `_data/${key}.json`), 'utf8'));

describe('a run over one of two references', () => {
  it('changes no byte of the other one', async () => {
    const out = path.join(temporaryFolder(), 'out');
    await runInto(out, [referenceOf('red'), referenceOf('yellow')]);
    const before = filesBelow(out);
    expect([...before.keys()]).toEqual([
      '.manifest.json',
      '_data/counts.json',
      '_data/navigation.json',
      '_data/red-facts.json',
      '_data/targets.json',
      '_data/yellow-facts.json',
      '_markdown/red.json',
      '_markdown/yellow.json',
      '_search/red.json',
      '_search/yellow.json',
      'red/red/page.mdx',
      'yellow/yellow/page.mdx',
    ]);
    const again = await runInto(out, [referenceOf('red')]);
    expect([again.written, again.removed]).toEqual([0, 0]);
    expect([...filesBelow(out)]).toEqual([...before]);
  });

  it('replaces what that one says, beside what the other said', async () => {
    const out = path.join(temporaryFolder(), 'out');
    await runInto(out, [referenceOf('red'), referenceOf('yellow')]);
    await runInto(out, [referenceOf('yellow', 'second')]);
    expect(dataOf(out, 'red-facts')).toEqual({ fact: 'first' });
    expect(dataOf(out, 'yellow-facts')).toEqual({ fact: 'second' });
    expect(dataOf(out, 'targets')).toMatchObject({
      red: [{ id: 'red:x', summary: 'first' }],
      yellow: [{ id: 'yellow:x', summary: 'second' }],
    });
    expect(dataOf(out, 'counts')).toEqual({
      red: { items: 1, pages: 1 },
      yellow: { items: 1, pages: 1 },
    });
    expect(dataOf(out, 'navigation')).toEqual({
      red: [{ label: 'red', route: '/red/page' }],
      yellow: [{ label: 'yellow', route: '/yellow/page' }],
    });
  });
});
