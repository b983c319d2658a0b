/** Style sheets keep what pages can need, and all that is ours. */
import { describe, expect, it } from 'vitest';
import { usedRules, variablesIn } from '../../site/src/deferred-hydration/build/unused-css';

const sheet = `:root{--own:1px}.own-but-unsaid{color:red}
@layer docusaurus.infima{:root{--said:1px;--unsaid:2px}.navbar{width:var(--said)}.hero--dark{color:red}table{width:1px}}
@layer docusaurus.theme{.hero--dark{color:blue}.navbar[data-open]{color:blue}}`;

describe('the rules of packages', () => {
  it('stay where a script or a page names them, in their place', async () => {
    const variables = variablesIn([sheet]);
    expect(variables).toEqual(['--said']);
    const used = await usedRules(sheet, { words: 'navbar root table', variables });
    expect(used.replace(/\s+/g, '')).toBe(
      ':root{--own:1px}.own-but-unsaid{color:red}@layerdocusaurus.infima{:root{--said:1px}.navbar{width:var(--said)}table{width:1px}}',
    );
  });

  it('stay as they are in a sheet that has no layer of a package', async () => {
    const own = '.a{color:red}@layer mine{.b{color:red}}';
    expect(await usedRules(own, { words: '', variables: [] })).toBe(own);
  });
});
