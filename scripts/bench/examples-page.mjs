/** Runs scripts/bench/examples-page.ts on the checker's own terms: bundled, and with its settings. */

import v8 from 'node:v8';
import { bundleProgram } from '../process/bundle.mjs';

v8.setFlagsFromString('--interrupt-budget=1000000');
await import(await bundleProgram('scripts/bench/examples-page.ts'));
