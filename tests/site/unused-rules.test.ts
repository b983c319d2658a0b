/** Which rules of Infima a page gets: no built page names a class whose rules are left out. */

import { expect, it } from 'vitest';
import { isUnused } from '../../site/plugins/unused-rules';

it('parts and distances that no page has are left out, and others stay', () => {
  expect(['.badge--info', '.card__body', '.margin-top--lg', '.hero'].filter(isUnused)).toHaveLength(
    4,
  );
  const used = ['.margin-bottom--md', '.padding--none', '.alert--secondary', '.button--primary'];
  expect([...used, '.margin-vert--xl', '.pagination-nav', ':root'].filter(isUnused)).toEqual([]);
});
