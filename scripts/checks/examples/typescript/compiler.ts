/**
 * The TypeScript compiler as a value; types come from the package as usual. By `require`, for to import it,
 * Node reads its nine megabytes twice more, for the names it exports.
 */

import { createRequire } from 'node:module';
import type typescript from 'typescript';

export const compiler = createRequire(import.meta.url)('typescript') as typeof typescript;
