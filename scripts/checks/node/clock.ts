/** When the clock of a node, and of the program beside it, begins unless a fixture says so. Pure. */

/** A Sunday in July 2025: programs print the same date on every run. */
export const START_MS = 1_753_000_000_000;
