/** The flags of V8 that pay, with their measurements in README.md beside this file. Pure. */

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

/**
 * For the build of the site. More helpers of the garbage collector wait for each other on two cores. Trees of pages
 * are long dead when a nursery of 64 MB is full; in the usual 16 MB they live, and are copied.
 */
export const LARGE_NURSERY = ['--v8-pool-size=1', '--max-semi-space-size=64'];

/**
 * For WebAssembly of grammars while it is loaded, and for all that comes after. The lexer of a grammar is one function,
 * of several hundred kilobytes for PowerShell. V8 optimizes a function after so many bytes were executed, counted by the
 * width of its jumps, so a few lines of input are enough; and a process cannot end before that is done, which took 18 s
 * for one block. What was compiled without the optimizer stays so, and reads 300 blocks in half a second.
 */
export const WITHOUT_OPTIMIZER = ['--liftoff-only'];
export const WITH_OPTIMIZER = ['--no-liftoff-only', '--wasm-tier-up', '--wasm-dynamic-tiering'];
