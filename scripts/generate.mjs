/**
 * `npm run generate`: the generator as one bundled program, in this process. Why not through the
 * TypeScript loader is told, with numbers, in generators/DECISIONS.md.
 */

import v8 from 'node:v8';
import { bundleProgram } from './process/bundle.mjs';

// A run lasts a second: most of what the optimizing compilers, of JavaScript and of WebAssembly, would make
// is never used again.
v8.setFlagsFromString('--interrupt-budget=1000000');
v8.setFlagsFromString('--liftoff-only');
const program = await bundleProgram('generators/run.ts').catch(() => null);
if (program !== null) await import(program);
else {
  // What is wrong, and where, the bundler has printed.
  process.stderr.write(
    'generate: the generator has errors\n  fix: correct the files named above\n',
  );
  process.exitCode = 1;
}
