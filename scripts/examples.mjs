/** `npm run examples`: checks code blocks. Compilers stay outside the bundle and load when a block needs them. */

import { launch } from './process/launch.mjs';

await launch('examples', 'scripts/examples.ts');
