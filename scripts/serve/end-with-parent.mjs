/**
 * Ends the process that loads this when the one that started it is gone: a parent that is killed cannot tell its
 * children. Plain JavaScript, because programs of packages load it, too.
 */

import fs from 'node:fs';

const parent = process.ppid;
const above = aboveShell();

setInterval(() => {
  if (process.ppid !== parent || aboveShell() !== above) process.exit(1);
}, 1000).unref();

/**
 * npm runs a command in a shell, which stays when npm is killed. Linux only: elsewhere that shell has to be ended, too.
 * @returns {string | undefined} the process that started the shell
 */
function aboveShell() {
  try {
    return /^\d+ \((?:da|ba)?sh\) \S (\d+)/.exec(
      fs.readFileSync(`/proc/${parent}/stat`, 'utf8'),
    )?.[1];
  } catch {
    // Not Linux, or the parent is gone.
    return undefined;
  }
}
