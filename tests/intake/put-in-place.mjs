/** Puts a prepared release in place, and says so: the child of the crash test. */

import fs from 'node:fs';
import path from 'node:path';
import { beginMoves, finishRelease } from '../../scripts/process/finish-release.mjs';

const [root = '', moves = ''] = process.argv.slice(2);
beginMoves(root, JSON.parse(moves));
finishRelease(root);
process.stdout.write('ready\n');
// What kills counts changes of the file system.
for (;;) fs.mkdirSync(path.join(root, '.later'), { recursive: true });
