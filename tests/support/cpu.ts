/** How much work something is: time of the processor, which other programs on the machine do not take away. */

/** Milliseconds that this process spent computing while `work` ran. */
export function cpuOf(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
