/** What a check status claims: what checked the block, in which version, and what a result does not say of the chain. */

import { expect, test } from 'vitest';
import { statusOf } from '../../../scripts/checks/examples/environments.ts';
import { checkStatusOf } from '../../../scripts/checks/examples/site-data.ts';
import type { Block } from '../../../scripts/checks/examples/model.ts';
import { blockKey } from '../../../site/dialect/check-status.ts';
import { readFenceMeta } from '../../../site/dialect/fence-meta.ts';
import { repository } from './project.ts';

function block(code: string, attributes = ''): Block {
  const origin = { file: 'docs/a.mdx', line: 1, column: 1, lines: [2], indents: [0] };
  const { meta } = readFenceMeta(attributes);
  return { language: 'move', meta, code, origin, id: 'docs/a.mdx#0', page: 'docs/a.mdx' };
}

test('of Move names the compiler and the release of the framework', () => {
  expect(statusOf('move', repository, block('module a::a;'))).toMatch(
    /^Move compiler \d+\.\d+\.\d+, Sui framework of \w+ \d{4}$/,
  );
});

test('of a test that draws random values says that the chain draws others', () => {
  const uses = 'use sui::random;\nfun roll(r: &Random) {}\n';
  const note = '; random values as in tests, not as on the chain';
  expect(statusOf('move', repository, block(uses))).not.toContain(note);
  expect(statusOf('move', repository, block(`${uses}#[test]\nfun t() {}`))).toContain(note);
  expect(statusOf('move', repository, block('#[test]\nfun t() {}'))).not.toContain(note);
});

test('of a program that ran says with what, and its output whether a simulated node answered', () => {
  const origin = { file: 'docs/a.mdx', line: 1, column: 1, lines: [2], indents: [0] };
  const of = (language: string, attributes: string, id: string): Block => {
    const { meta } = readFenceMeta(attributes);
    return { language, meta, code: language, origin, id, page: 'docs/a.mdx' };
  };
  const blocks = [
    of('sh', 'run', 'a'),
    of('console', '', 'b'),
    of('ts', 'run file=examples/a.ts', 'c'),
  ];
  const labels = (simulated: readonly string[]) => {
    const options = { root: repository, broken: new Set<string>(), simulated: new Set(simulated) };
    const { labels, blocks: found } = checkStatusOf(blocks, options);
    return blocks.map(({ language, meta, code }) => {
      const [state, label] = found[blockKey(language, meta, code)] ?? ['unchecked', -1];
      return `${state}: ${labels[label]}`;
    });
  };
  expect(labels([])).toEqual([
    expect.stringMatching(/^checked: .*; run with Node\.js \d+$/),
    'output: Output',
    expect.stringMatching(/; run with Node\.js \d+$/),
  ]);
  expect(labels(['a', 'b', 'docs/examples/a.ts'])).toEqual([
    expect.stringMatching(/ against a simulated node$/),
    'simulated: Answered by a simulated node, not by a network',
    expect.stringMatching(/ against a simulated node$/),
  ]);
});
