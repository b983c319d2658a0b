/** Which Sui the Move compiler here is of: newer than the documented release, and the only one that runs without it. */
export const MOVE_COMPILER = '1.71.1';
