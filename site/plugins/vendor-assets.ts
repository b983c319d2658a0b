/** Copies what a stylesheet of a package needs into a static folder, so that nothing is fetched from elsewhere. */

import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { onlyWoff2 } from './vendor-assets/woff2';

/** Below the site folder; git-ignored. */
export const vendorFolder = '.vendor';

const katexRoot = dirname(require.resolve('katex/package.json'));
const katexVersion = (
  JSON.parse(readFileSync(join(katexRoot, 'package.json'), 'utf8')) as { version: string }
).version;

/** The version is in the address: a browser may keep the file forever. */
const katexBase = `vendor/katex-${katexVersion}`;

export const katexStylesheet = `/${katexBase}/katex.min.css`;

export function vendorAssets({ siteDir }: LoadContext): Plugin {
  const folder = join(siteDir, vendorFolder);
  rmSync(folder, { recursive: true, force: true });
  copyKatex(join(folder, katexBase));
  return { name: 'vendor-assets' };
}

function copyKatex(target: string): void {
  const source = join(katexRoot, 'dist');
  mkdirSync(join(target, 'fonts'), { recursive: true });
  for (const name of readdirSync(join(source, 'fonts')).filter((font) => font.endsWith('.woff2'))) {
    cpSync(join(source, 'fonts', name), join(target, 'fonts', name));
  }
  writeFileSync(
    join(target, 'katex.min.css'),
    onlyWoff2(readFileSync(join(source, 'katex.min.css'), 'utf8')),
  );
}
