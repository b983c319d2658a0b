/** Runs scripts/bench/examples-page.ts as the checker runs: bundled, and with its settings. */

import { launch } from '../process/launch.mjs';

await launch('bench', 'scripts/bench/examples-page.ts');
