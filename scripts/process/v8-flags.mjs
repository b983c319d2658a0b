/** The one V8 flag that pays, and only where V8 has it. Pure. */

/**
 * Holds V8's optimizer back in programs that run for seconds: Node 20 optimizes functions after so little running
 * that `generate` takes half as much time again. V8 12, in Node 22, counts calls instead and dropped the flag; there
 * `generate` is as fast without any. Can go with Node 20.
 * @type {readonly string[]}
 */
export const OPTIMIZE_LATE = isOlderThan(12) ? ['--interrupt-budget=1000000'] : [];

/** @param {number} major */
function isOlderThan(major) {
  return Number.parseInt(process.versions.v8, 10) < major;
}
