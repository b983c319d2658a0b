/** Says in the console why something is missing. Writes to the console. */

export function warn(message: string): void {
  // Readers see the effect; who operates the site needs the reason, and has no other place to find it.
  // eslint-disable-next-line no-console
  console.warn(message);
}
