import { bcs } from '@mysten/sui/bcs';
import { blake2b } from '@noble/hashes/blake2';

// region: path
const ROWS = 12;

/** The slots of all balls, as `board::slots` computes them. */
export function slots(seed: Uint8Array, balls: number): number[] {
  return Array.from({ length: balls }, (_, ball) => {
    const counter = bcs.u64().serialize(ball).toBytes();
    const block = blake2b(new Uint8Array([...seed, ...counter]), { dkLen: 32 });
    return block.slice(0, ROWS).filter((byte) => byte % 2 === 0).length;
  });
}

/** What they pay, as `board::payout` computes it: whole numbers, rounded down. */
export function payout(stake: bigint, fallen: number[], multipliers: number[]): bigint {
  const perBall = stake / BigInt(fallen.length);
  return fallen.reduce((sum, slot) => sum + (perBall * BigInt(multipliers[slot] ?? 0)) / 100n, 0n);
}
// endregion: path

// region: odds
export const WAYS = [1, 12, 66, 220, 495, 792, 924, 792, 495, 220, 66, 12, 1];
export const MULTIPLIERS = [1000, 500, 250, 150, 110, 80, 55, 80, 110, 150, 250, 500, 1000];

/** What a stake of 1 returns on average. */
export function expectedReturn(multipliers: number[]): number {
  return WAYS.reduce((sum, ways, slot) => sum + ways * (multipliers[slot] ?? 0), 0) / (4096 * 100);
}
// endregion: odds
