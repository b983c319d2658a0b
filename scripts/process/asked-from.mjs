/**
 * npm starts a command in the project's folder and says in `INIT_CWD` where it was asked for: that is where the
 * paths that a reader types begin. Touches the working directory. Plain JavaScript, because it runs before any compiler.
 */

import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fs.realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * Does nothing in a program that another command of the project has started: those pass paths from the project.
 * @param {string} command as in `npm run <command>`
 */
export function goWhereAsked(command) {
  const { INIT_CWD: folder, npm_lifecycle_event: started } = process.env;
  if (!folder || started !== command || fs.realpathSync('.') !== root) return;
  if (fs.existsSync(folder)) process.chdir(folder);
}
