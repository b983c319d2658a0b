// The digests that Move computes, off chain.

import { bcs } from '@mysten/sui/bcs';
import { toHex } from '@mysten/sui/utils';
import { blake2b } from '@noble/hashes/blake2';
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3';

// region: four
const utf8 = (text: string) => new TextEncoder().encode(text);

for (const text of ['', 'sui']) {
  const data = utf8(text);
  console.log(`"${text}"`);
  console.log('  sha2_256  ', toHex(sha256(data)));
  console.log('  sha3_256  ', toHex(sha3_256(data)));
  console.log('  keccak256 ', toHex(keccak_256(data)));
  // Without `dkLen` the function returns 64 bytes, which are another digest.
  console.log('  blake2b256', toHex(blake2b(data, { dkLen: 32 })));
}
console.log('hmac        ', toHex(hmac(sha3_256, utf8('key'), utf8('message'))));
// endregion: four

// region: seal
/** The same fields in the same order as the Move struct `Bid`. */
const Bid = bcs.struct('Bid', {
  auction: bcs.Address,
  bidder: bcs.Address,
  amount: bcs.u64(),
});

/** What a bidder sends first. Amount and salt stay with the bidder until the reveal. */
export function seal(auction: string, bidder: string, amount: bigint, salt: Uint8Array) {
  const bid = Bid.serialize({ auction, bidder, amount }).toBytes();
  return blake2b(Uint8Array.from([...bid, ...salt]), { dkLen: 32 });
}

// A fixed salt for this page. Yours is `crypto.getRandomValues(new Uint8Array(32))`.
const salt = new Uint8Array(32).fill(1);
console.log('sealed bid  ', toHex(seal('0xa0c', '0xa11ce', 600n, salt)));
// endregion: seal

// region: guess
// Without a salt, a handful of tries opens a commitment to a small number.
const unsalted = blake2b(bcs.u64().serialize(600n).toBytes(), { dkLen: 32 });
for (let guess = 0n; guess < 1_000n; guess += 1n) {
  const digest = blake2b(bcs.u64().serialize(guess).toBytes(), { dkLen: 32 });
  if (toHex(digest) === toHex(unsalted)) console.log('guessed     ', guess);
}
// endregion: guess
