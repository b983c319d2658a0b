/** `npm run mcp`: bundled, for an assistant that starts it waits for the first answer. */

import { launch } from '../process/launch.mjs';

await launch('mcp', 'scripts/assistant/mcp.ts');
