/** `npm run ask`: answers from the docs on the command line. */

import { launch } from '../process/launch.mjs';

await launch('ask', 'scripts/assistant/ask.ts');
