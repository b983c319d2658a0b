/**
 * `npm run examples`: the example checker as one bundled program, in this process, as
 * scripts/generate.mjs runs the generator. Compilers stay outside and load when a block needs them.
 */

import v8 from 'node:v8';
import { bundleProgram } from './process/bundle.mjs';

// As in generate.mjs: over so soon, that most of what the optimizing compiler would make is never used.
v8.setFlagsFromString('--interrupt-budget=1000000');
const program = await bundleProgram('scripts/examples.ts').catch(() => null);
if (program !== null) await import(program);
else {
  // What is wrong, and where, the bundler has printed.
  process.stderr.write('examples: the checker has errors\n  fix: correct the files named above\n');
  process.exitCode = 1;
}
