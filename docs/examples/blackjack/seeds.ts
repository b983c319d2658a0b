import { bcs } from '@mysten/sui/bcs';
import { fromHex } from '@mysten/sui/utils';
import { bls12_381 } from '@noble/curves/bls12-381';
import { blake2b } from '@noble/hashes/blake2';

const { longSignatures } = bls12_381;

// region: seed
/** As `house::message` builds it: the game's ID and the number of the step. */
function messageOf(gameId: string, step: bigint): Uint8Array {
  return new Uint8Array([...fromHex(gameId), ...bcs.u64().serialize(step).toBytes()]);
}

/** The seed of one step, which is the house's signature over its message. */
export function seedOf(gameId: string, step: bigint, blsSecret: Uint8Array): Uint8Array {
  return longSignatures.sign(longSignatures.hash(messageOf(gameId, step)), blsSecret).toBytes();
}

/** What `house::open` wants: 48 bytes. */
export function publicKeyOf(blsSecret: Uint8Array): Uint8Array {
  return longSignatures.getPublicKey(blsSecret).toBytes();
}

/** What the package verifies before it draws. */
export function isSeed(seed: Uint8Array, gameId: string, step: bigint, key: Uint8Array): boolean {
  return longSignatures.verify(seed, longSignatures.hash(messageOf(gameId, step)), key);
}
// endregion: seed

// region: cards
/** The card that `cards::draw` gives for the same seed. */
export function draw(seed: Uint8Array, index: number): number {
  const block = blake2b(new Uint8Array([...seed, ...bcs.u64().serialize(index).toBytes()]), {
    dkLen: 32,
  });
  const number = new DataView(block.buffer, block.byteOffset).getBigUint64(0);
  return Number(number % 52n);
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export function show(hand: readonly number[]): string {
  return hand.map((card) => RANKS[card % 13]).join(' ');
}

/** The best sum of a hand, as `cards::sum` computes it. */
export function sum(hand: readonly number[]): number {
  const values = hand.map((card) => Math.min((card % 13) + 1, 10));
  const low = values.reduce((total, value) => total + value, 0);
  return values.includes(1) && low + 10 <= 21 ? low + 10 : low;
}
// endregion: cards
