/** What the reader of an address without a page may have looked for. */

import { describe, expect, it } from 'vitest';
import { queriesOfAddress } from '../../site/src/not-found-terms.ts';

describe('an address without a page', () => {
  it.each([
    ['/references/sui-api/json-rpc/suix_getCoins', ['suix_getCoins', 'json rpc suix_getCoins']],
    ['/concepts/object-model/', ['object model', 'concepts object model']],
    ['/guides/index.html', ['guides']],
    ['/sui-glossary.html', ['sui glossary']],
    ['/a%20b/c%2Fd', ['c/d', 'a b c/d']],
    ['/100%/%E0%A4%A', ['%E0%A4%A', '100% %E0%A4%A']],
    ['/', []],
    ['//', []],
  ])('%s is asked for as %j', (path, queries) => {
    expect(queriesOfAddress(path)).toEqual(queries);
  });

  it('never becomes a query that is longer than one may be, or that holds what cannot be seen', () => {
    const [first = ''] = queriesOfAddress(`/${'x'.repeat(9000)}%00%E2%80%AE`);
    expect(first).toBe('x'.repeat(64));
  });
});
