// Checks the test vector, and makes a proof of its own with the same key.

import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import { outputOf, prove } from './vrf';

// region: example
const publicKey = hexToBytes('1cf52eaa181e2ec444257dd6095a5494877275304226940ef79655d217aeb417');
const proof = hexToBytes(
  '34db1e890d69c491eaad47d572f71dbcf638e7782e1e12fc8902a0bc2974a81c' +
    'a71b7cc3b2e2b5cb83878ab979c450ae' +
    '290ac0f88b7da744048c4048db74146c94f16219e9271ba089bb96035a759a04',
);

const output = outputOf(publicKey, utf8ToBytes('draw #7'), proof);
console.log('draw #7:', output === null ? 'refused' : bytesToHex(output));
console.log('draw #8:', outputOf(publicKey, utf8ToBytes('draw #8'), proof) ?? 'refused');

const altered = Uint8Array.from(proof, (byte, at) => (at === 50 ? byte ^ 1 : byte));
console.log('altered:', outputOf(publicKey, utf8ToBytes('draw #7'), altered) ?? 'refused');

// Another nonce gives another proof, and yet the same output: the operator has no choice.
const secretKey = hexToBytes('bff1dcd1b6892d01bb1e35fdfc8a258cf38e7ca0b8da85f24b9010b53fc41a09');
const own = prove(secretKey, utf8ToBytes('draw #7'));
console.log('same proof:', bytesToHex(own) === bytesToHex(proof));
const again = outputOf(publicKey, utf8ToBytes('draw #7'), own);
console.log('again:', again === null ? 'refused' : bytesToHex(again));
// endregion: example
