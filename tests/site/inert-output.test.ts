/** What is text in a page stays text in the file that ships: no minifier may print a bare `<`. */
import { minify as minifyWithSwc } from '@swc/html';
import { describe, expect, it } from 'vitest';
import config from '../../site/docusaurus.config';

const hostile = '<!doctype html><body><code>&amp;x&lt;script&gt;run()&lt;/script&gt;</code>';

describe('the step after rendering', () => {
  it('leaves out the minifier of @swc/html, which makes a script of the text "&x<script>"', async () => {
    const { code } = await minifyWithSwc(Buffer.from(hostile), { removeComments: false });
    const isFixedUpstream = !code.includes('<script>');
    const faster = config.future?.faster;
    const isUsed =
      faster === true || (typeof faster === 'object' && faster.swcHtmlMinimizer !== false);
    // Either fact is fine alone; a minifier that wakes text up must not be used.
    expect(isUsed && !isFixedUpstream).toBe(false);
  });
});
