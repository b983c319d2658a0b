/** Copies what the stylesheet of formulas needs into a static folder, so that nothing is fetched from elsewhere. Writes below the site folder. */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import subsetFont from 'subset-font';
import { FORMULA_SIGNS } from '../src/rehype/formula-signs';
import { onlyWoff2 } from './vendor-assets/woff2';

/** Below the site folder; git-ignored. */
export const vendorFolder = '.vendor';

const katexRoot = dirname(require.resolve('katex/package.json'));
const katexVersion = (
  JSON.parse(readFileSync(join(katexRoot, 'package.json'), 'utf8')) as { version: string }
).version;

/** The version and the signs are in the address: a browser may keep the files forever. */
const signs = createHash('sha256').update(FORMULA_SIGNS).digest('hex').slice(0, 8);
const katexBase = `vendor/katex-${katexVersion}-${signs}`;
/** The fonts of nearly all formulas, which are cut down. */
const LARGE = /^KaTeX_(?:Main-Regular|Math-Italic)\.woff2$/;

export const katexStylesheet = `/${katexBase}/katex.min.css`;

export async function vendorAssets({ siteDir }: LoadContext): Promise<Plugin> {
  const folder = join(siteDir, vendorFolder);
  rmSync(folder, { recursive: true, force: true });
  await copyKatex(join(folder, katexBase));
  return { name: 'vendor-assets' };
}

async function copyKatex(target: string): Promise<void> {
  const source = join(katexRoot, 'dist');
  mkdirSync(join(target, 'fonts'), { recursive: true });
  for (const name of readdirSync(join(source, 'fonts')).filter((font) => font.endsWith('.woff2'))) {
    const font = readFileSync(join(source, 'fonts', name));
    const cut = LARGE.test(name)
      ? subsetFont(font, FORMULA_SIGNS, { targetFormat: 'woff2' })
      : font;
    writeFileSync(join(target, 'fonts', name), await cut);
  }
  writeFileSync(
    join(target, 'katex.min.css'),
    onlyWoff2(readFileSync(join(source, 'katex.min.css'), 'utf8')),
  );
}
