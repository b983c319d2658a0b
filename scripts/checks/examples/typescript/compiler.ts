/**
 * The TypeScript compiler as a value; types come from the package as usual. By its file, for to import it,
 * Node reads its nine megabytes twice more, for the names it exports. Touches `node_modules/.cache/examples`.
 */

import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type typescript from 'typescript';
import { runCached } from './compiled-script-cache.ts';

const script = runCached(
  createRequire(import.meta.url).resolve('typescript'),
  fileURLToPath(new URL('../../../../node_modules/.cache/examples', import.meta.url)),
);

export const compiler = script.exports as typeof typescript;

/** After a check: the next process begins with the code that this one needed. */
export const keepCompiler = script.keep;
