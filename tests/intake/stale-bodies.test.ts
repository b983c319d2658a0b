/** Which of our bodies a release makes untrue, by the facts of the one before and of the new one. */

import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { staleBodies } from '../../scripts/intake/release/stale-bodies.ts';
import { temporaryFolder } from '../support/run.ts';

type Facts = Readonly<Record<string, { readonly native?: boolean }>>;

/** A project whose one module is `std::shop`. */
function projectOf(calls: object, items: Facts, bodies = ''): string {
  const folder = temporaryFolder();
  const head = { package: 'std', release: 'July 2025', commit: 'c'.repeat(40) };
  const module = { path: 'sources/shop.move', items };
  const files = {
    'framework-sources/std/calls.json': JSON.stringify(calls),
    'framework-sources/std/facts.json': JSON.stringify({ ...head, modules: { shop: module } }),
    'framework-sources/sui/calls.json': '{}',
    'framework-sources/sui/facts.json': JSON.stringify({ ...head, package: 'sui', modules: {} }),
    'scripts/checks/move/bodies/std/shop.bodies': bodies,
    'scripts/checks/move/bodies/sui/none.bodies': '',
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const native = { native: true };

it('a function that had no code and has some now needs a body, also when nobody compiled it', () => {
  const before = projectOf({ 'std::shop::sell': native }, { sell: native });
  const after = projectOf({ 'std::shop::sell': native }, { sell: {} });
  expect(staleBodies(before, after)).toEqual([
    {
      what: 'scripts/checks/move/bodies/std/shop.bodies std::shop::sell is not native any longer',
      decision: 'write its body for this release',
    },
  ]);
});

it('a body of what is gone is named, and not that of what is only unknown', () => {
  const calls = { 'std::shop::sell': {}, 'std::shop::count': {} };
  const before = projectOf(calls, { sell: {}, count: {} });
  const after = projectOf({}, { sell: {} }, 'sell: 1\ncount: 2\n');
  expect(staleBodies(before, after).map(({ what }) => what)).toEqual([
    'scripts/checks/move/bodies/std/shop.bodies std::shop::count has a body and is not declared',
  ]);
});

it('what stays as it is is not listed', () => {
  const calls = { 'std::shop::sell': native, 'std::shop::count': { aborts: ['EEmpty'] } };
  const project = projectOf(calls, { sell: native, count: {} }, 'count: 2\n');
  expect(staleBodies(project, project)).toEqual([]);
});
