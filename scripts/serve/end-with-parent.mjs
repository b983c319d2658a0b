/**
 * Ends the process that loads this when the one that started it is gone: a parent that is killed cannot tell its
 * children. Plain JavaScript, because programs of packages load it, too.
 */

const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, 1000).unref();
