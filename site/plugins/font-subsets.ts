/** Cuts the faces down to the signs of nearly all text; rarer ones come from the whole files. Writes below the site folder. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import subsetFont from 'subset-font';

/** Git-ignored; `site/src/css/fonts.css` reads it and repeats these signs as a range. */
export const fontFolder = '.fonts';

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
    features: ['kern', 'tnum', 'cv05', 'cv11', 'ss03'],
    signs: SIGNS,
  },
  // Bold and slanted at once is rare: a browser thickens the letters itself.
  'inter-italic-basic': {
    source: '@fontsource-variable/inter/files/inter-latin-wght-italic.woff2',
    weight: 400,
    features: ['kern', 'tnum', 'cv05', 'cv11', 'ss03'],
    signs: SIGNS + LATIN,
  },
  'source-serif-4-basic': {
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    weight: 600,
    features: ['kern'],
    signs: SIGNS,
  },
  'jetbrains-mono-basic': {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
    features: [],
    signs: SIGNS + LATIN,
  },
};

/** The bundler puts smaller files into the stylesheet, where the policy forbids fonts. */
const SMALLEST = 10_000;

export async function fontSubsets({ siteDir }: LoadContext): Promise<Plugin> {
  const folder = join(siteDir, fontFolder);
  const sources = Object.entries(recipes).map(([name, recipe]) => ({
    name,
    recipe,
    font: readFileSync(require.resolve(recipe.source)),
  }));
  const key = createHash('sha256').update(JSON.stringify([recipes, SMALLEST]));
  for (const { font } of sources) key.update(font);
  const mark = join(folder, `${key.digest('hex').slice(0, 16)}.key`);
  // It takes seconds, and the result is the same.
  if (existsSync(mark)) return { name: 'font-subsets' };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, recipe, font } of sources)
    writeFileSync(join(folder, `${name}.woff2`), await subset(font, recipe));
  writeFileSync(mark, '');
  return { name: 'font-subsets' };
}

async function subset(font: Buffer, { source, weight, features, signs }: Recipe): Promise<Buffer> {
  const cut = await subsetFont(font, signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: [...features],
  });
  if (cut.length < SMALLEST)
    throw new Error(
      `the subset of ${source} has ${cut.length} bytes, and the bundler would inline it`,
    );
  return cut;
}
