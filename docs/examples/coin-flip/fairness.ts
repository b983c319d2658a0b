// Shows that an input has one signature, and that both sides come up: npx tsx fairness.ts

import { bcs } from '@mysten/sui/bcs';
import { fromHex, toHex } from '@mysten/sui/utils';
import { isHeads, isSignature, publicKeyOf, sign } from './beacon';

// region: check
const secretKey = new Uint8Array(32).fill(7);
const publicKey = publicKeyOf(secretKey);

/** As `counter::next_input` builds it: the ID of the counter, and the count in eight bytes. */
function inputOf(counterId: string, count: number): Uint8Array {
  return Uint8Array.from([
    ...fromHex(counterId.slice(2).padStart(64, '0')),
    ...bcs.u64().serialize(count).toBytes(),
  ]);
}

const input = inputOf('0xc0', 0);
const signature = sign(secretKey, input);
const again = sign(secretKey, input);
console.log(`signature ${toHex(signature).slice(0, 16)}…`);
console.log('same signature twice:', Buffer.compare(signature, again) === 0);
console.log('valid:', isSignature(signature, input, publicKey));
console.log('valid for the next count:', isSignature(signature, inputOf('0xc0', 1), publicKey));

const GAMES = 24;
let heads = 0;
for (let count = 0; count < GAMES; count += 1)
  if (isHeads(sign(secretKey, inputOf('0xc0', count)))) heads += 1;
console.log(`${heads} times heads in ${GAMES} games`);
// endregion: check
