/** What the compiler of pages is told besides the dialect, so that a build needs less. */

import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { parseAndLeave, takeTree } from '../../site/plugins/search/parse';
import { jsxFactoryAlias } from '../../site/src/deferred-hydration/build/jsx-factory-alias';

describe('the factory of elements', () => {
  const compiled = async (text: string): Promise<string> =>
    String(await compile(text, { recmaPlugins: [jsxFactoryAlias] }));

  it('is an import that one line reads, however many elements there are', async () => {
    const code = await compiled('# One\n\nTwo *three* **four**\n\n- five\n- six\n');
    expect(code).toContain('jsx as _jsx_imported, jsxs as _jsxs_imported');
    expect(code.match(/_jsx_imported/g)).toHaveLength(2);
    expect(code.match(/\b_jsxs?\(/g)?.length).toBeGreaterThan(5);
  });

  it('stands before the first that makes an element', async () => {
    const code = await compiled('export const early = <b>now</b>\n\n{early}\n');
    expect(code.indexOf('_jsx = _jsx_imported')).toBeLessThan(code.indexOf('early ='));
    const at = code.indexOf('_jsx = _jsx_imported');
    expect(at).toBeGreaterThan(0);
  });
});

describe('a tree that is left', () => {
  const text = 'One *two* {three}.\n';

  it('is taken once, by whoever asks for the same text in the same format', () => {
    const tree = parseAndLeave({ path: 'a.mdx', text });
    expect(takeTree({ path: 'b.md', text })).not.toBe(tree);
    expect(takeTree({ path: 'b.mdx', text: `${text}\n` })).not.toBe(tree);
    expect(takeTree({ path: '/docs/b.mdx', text })).toBe(tree);
    const parsed = takeTree({ path: '/docs/b.mdx', text });
    expect(parsed).not.toBe(tree);
    expect(parsed).toEqual(tree);
  });
});
