/** The script of deferred hydration as each page has it: small, alone, and fit to be inline. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageTemplate } from '../../site/src/deferred-hydration/build/page-template';
import { bundle } from '../../site/src/deferred-hydration/build/plugin';
import { root, temporaryFolder } from '../support/run.ts';

const entry = path.join(root, 'site/src/deferred-hydration/index.ts');

describe('the script of deferred hydration', () => {
  it('is one small piece that asks for nothing before a reader does', () => {
    const code = bundle(entry);
    expect(code.length).toBeLessThan(10_000);
    expect(code).not.toMatch(/\bimport\b(?!\([a-z]\))|\brequire\(|https?:/);
  });

  it('is refused when it would end the element that it stands in', () => {
    const file = path.join(temporaryFolder(), 'entry.ts');
    fs.writeFileSync(file, 'console.log(location.hash + "<!-- x");');
    expect(() => bundle(file)).toThrow('cannot be inlined');
  });
});

describe('the page template', () => {
  it('has scripts that no browser runs by itself', () => {
    expect(pageTemplate).toContain(
      '<script type="text/later" src="<%= it.baseUrl %><%= script %>">',
    );
    expect(pageTemplate).not.toContain('defer');
  });
});
