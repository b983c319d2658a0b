/** What a check status claims: what checked the block, in which version, and what a result does not say of the chain. */

import { expect, test } from 'vitest';
import { statusOf } from '../../../scripts/checks/examples/environments.ts';
import type { Block } from '../../../scripts/checks/examples/model.ts';
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

test('of a program that ran says with what, and whether a fixture answered', () => {
  const run = (attributes: string) => statusOf('programs', repository, block('x', attributes));
  expect(run('run')).toMatch(/^run with Node\.js \d+$/);
  expect(run('run node=coin-tools')).toMatch(/^run with .*, with a stand-in for a full node$/);
});
