/** `npm run generate`: makes the reference pages. Sets V8's flags. */

import v8 from 'node:v8';
import { launch } from './process/launch.mjs';

// A run lasts a second: most of what the optimizing compiler of WebAssembly would make is never used again.
v8.setFlagsFromString('--liftoff-only');
await launch('generate', 'generators/run.ts');
