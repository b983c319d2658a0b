/**
 * Starts a program of this project bundled, in this process: why not through the TypeScript loader
 * is in generators/DECISIONS.md, with numbers. Touches standard error, the exit code and V8's flags.
 */

import os from 'node:os';
import v8 from 'node:v8';
import { goWhereAsked } from './asked-from.mjs';
import { bundleProgram } from './bundle.mjs';
import { OPTIMIZE_LATE } from './v8-flags.mjs';

/**
 * @param {string} name as in `npm run <name>`
 * @param {string} entry relative to the project
 * @param {string} [cache] absolute; where bundled programs are kept
 */
export async function launch(name, entry, cache) {
  for (const flag of OPTIMIZE_LATE) v8.setFlagsFromString(flag);
  goWhereAsked(name);
  let address;
  try {
    address = await bundleProgram(entry, cache);
  } catch (error) {
    process.stderr.write(`${name}: ${await reasonOf(error)}`);
    process.exitCode = 1;
    return;
  }
  await import(address);
}

/** @param {unknown} error */
async function reasonOf(error) {
  if (isBuildFailure(error)) {
    const { formatMessages } = await import('esbuild');
    const messages = await formatMessages(error.errors, { kind: 'error', color: false });
    return `the program has errors\n${messages.join('')}  fix: correct the files named above\n`;
  }
  const cause = error instanceof Error ? error.message : String(error);
  return `the program cannot be started: ${cause}\n  fix: make node_modules/.cache or ${os.tmpdir()} writable; if that is not it, run npm ci\n`;
}

/**
 * @param {unknown} error
 * @returns {error is import('esbuild').BuildFailure}
 */
function isBuildFailure(error) {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}
