/** The one screen that says what is stale: each thing with the command that mends it. */

import { describe, expect, it } from 'vitest';
import {
  addressStatus,
  inputStatus,
  packageStatus,
  pageStatus,
  printStatus,
  releaseStatus,
} from '../../../scripts/checks/stale/stale.ts';

const apiReport = (file: string) =>
  ({
    level: 'error',
    code: 'core/surface-changed',
    message: 'differs from what the input says',
    at: { file, line: 1, column: 1 },
    fix: 'run npm run generate',
  }) as const;

describe('the screen', () => {
  it('is short when nothing is stale', () => {
    const items = [
      packageStatus(new Map([['a', '1.0.0']]), new Map([['a', '1.0.0']])),
      releaseStatus('July 2025', 'July 2025'),
      ...inputStatus([{ ...apiReport('x'), level: 'warning' }]),
      pageStatus({ written: 0, removed: 0, unchanged: 3 }),
      ...addressStatus([]),
    ];
    expect(printStatus(items)).toBe(`ok     packages   1 package as locked
ok     release    July 2025 is recorded
ok     inputs     all readable, reports as committed; 1 warning, shown by npm run generate
ok     pages      3 files as made
ok     addresses  all served or redirected
nothing committed is stale
`);
  });

  it('names each stale thing once, with what mends it', () => {
    const result = { rule: 'page-unlisted', message: 'is new', fix: 'run npm run urls' } as const;
    const items = [
      packageStatus(
        new Map([
          ['a', '2.0.0'],
          ['b', '1.0.0'],
        ]),
        new Map([['a', '1.0.0']]),
      ),
      releaseStatus('August 2025', 'July 2025'),
      ...inputStatus(['a', 'b', 'c', 'd', 'e'].map(apiReport)),
      ...addressStatus([
        { ...result, route: '/a' },
        { ...result, route: '/b' },
      ]),
    ];
    expect(printStatus(items)).toBe(`stale  packages   a 1.0.0, not 2.0.0, b is missing, not 1.0.0
                  fix: npm ci
stale  release    the site documents August 2025, and the last record is of July 2025
                  fix: npm run sync -- release
stale  inputs     a differs from what the input says, b differs from what the input says, c differs from what the input says, d differs from what the input says, and 1 more
                  fix: run npm run generate
stale  addresses  is new: /a, /b
                  fix: run npm run urls
4 stale
`);
  });

  it('counts pages as old and no more: they are not committed', () => {
    const items = [pageStatus({ written: 2, removed: 1, unchanged: 0 }), ...addressStatus(null)];
    expect(printStatus(items)).toMatch(/^old {4}pages .*\n +fix: npm run generate\nold /);
    expect(printStatus(items)).toMatch(/nothing committed is stale\n$/);
  });
});
