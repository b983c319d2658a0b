/**
 * Runs the GraphQL floor. `--plain`: one file in plain Node, packages where they lie, as anybody
 * would write it. `--bundled`: on the generator's own terms, bundled and with its settings.
 */

import v8 from 'node:v8';
import { bundleProgram } from '../process/bundle.mjs';

const FLOOR = 'scripts/bench/graphql-floor.ts';

const [terms] = process.argv.splice(2, 1);
if (terms === '--bundled') v8.setFlagsFromString('--interrupt-budget=1000000');
await import(
  await bundleProgram(FLOOR, { packages: terms === '--bundled' ? 'bundle' : 'external' })
);
