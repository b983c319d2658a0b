/** `npm run generate`: makes the reference pages. */

import { launch } from './process/launch.mjs';

await launch('generate', 'generators/run.ts');
