/** Cuts the faces down to the signs of nearly all text; rarer ones come from the whole files. Writes below the site folder. */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import subsetFont from 'subset-font';

/** Git-ignored; `site/src/css/fonts.css` reads it and repeats these signs as a range. */
const fontFolder = '.fonts';
/**
 * An ending that Docusaurus has no rule for: its rule for fonts puts small files into the style sheet as `data:`, which
 * the security policy refuses.
 */
const ENDING = '.face';

const signsFrom = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const ASCII = signsFrom(0x20, 0x7e);
const LATIN = signsFrom(0xa0, 0xff);
const SIGNS = `${ASCII}\u00a0§©«°±·»×éöü–—‘’“”•…−↑↓`;

interface Recipe {
  readonly source: string;
  /** A range, or the one weight that is used. */
  readonly weight: number | { readonly min: number; readonly max: number };
  readonly features: readonly string[];
  readonly signs: string;
}

const recipes: Readonly<Record<string, Recipe>> = {
  'inter-basic': {
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
    features: ['kern', 'cv05', 'cv11', 'ss03'],
    signs: SIGNS,
  },
  // Bold and slanted at once is rare: a browser thickens the letters itself.
  'inter-italic-basic': {
    source: '@fontsource-variable/inter/files/inter-latin-wght-italic.woff2',
    weight: 400,
    features: ['kern', 'cv05', 'cv11', 'ss03'],
    signs: SIGNS + LATIN,
  },
  'source-serif-4-basic': {
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    weight: 600,
    features: ['kern'],
    signs: SIGNS,
  },
  // Two weights, each of which is smaller than a range: bold code is in headings and tables of references only.
  'jetbrains-mono-basic': {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    weight: 400,
    features: [],
    signs: SIGNS,
  },
  'jetbrains-mono-bold': {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    weight: 600,
    features: [],
    signs: ASCII,
  },
};

export async function fontSubsets({ siteDir }: LoadContext): Promise<Plugin> {
  const folder = join(siteDir, fontFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, { source, weight, features, signs }] of Object.entries(recipes)) {
    const subset = await subsetFont(readFileSync(require.resolve(source)), signs, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      keepFeatures: features,
    });
    writeFileSync(join(folder, name + ENDING), subset);
  }
  const generator = { filename: 'assets/fonts/[name]-[contenthash].woff2' };
  const rule = { test: /\.face$/, type: 'asset/resource', generator };
  return { name: 'font-subsets', configureWebpack: () => ({ module: { rules: [rule] } }) };
}
