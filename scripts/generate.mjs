/**
 * `npm run generate`: the generator as one bundled program, in this process. Why not through the
 * TypeScript loader is told, with numbers, in generators/DECISIONS.md.
 */

import v8 from 'node:v8';
import { bundleProgram } from './bundle.mjs';

// A run lasts a second: most of what the optimizing compiler would make is never used again.
v8.setFlagsFromString('--interrupt-budget=1000000');
await import(await bundleProgram('generators/run.ts'));
