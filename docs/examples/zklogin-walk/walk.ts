// The seven steps of zkLogin with everything printed: npx tsx walk.ts [TOKEN]
//
// Without a token, a provider on this machine issues one, and the proof is left out. With a token of a real provider
// that has the printed nonce, the development prover makes the proof.

import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { fromBase64 } from '@mysten/sui/utils';
import {
  decodeJwt,
  genAddressSeed,
  generateNonce,
  getExtendedEphemeralPublicKey,
  getZkLoginSignature,
  jwtToAddress,
} from '@mysten/sui/zklogin';

const [realToken] = process.argv.slice(2);

// region: key
// Step 1: the session. A product takes a new key and new randomness each time; here they are fixed, so that you see
// the same values as the page.
const ephemeral = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(7));
const maxEpoch = Number(process.env.MAX_EPOCH ?? 702);
const randomness = '100681567828351849884072155819400689117';
const nonce = generateNonce(ephemeral.getPublicKey(), maxEpoch, randomness);
console.log('1. key   ', getExtendedEphemeralPublicKey(ephemeral.getPublicKey()));
console.log('   nonce ', nonce);
// endregion: key

// region: token
// Step 2: the token. This provider does what Google does, with an RSA key of its own.
const provider = generateKeyPairSync('rsa', { modulusLength: 2048 });

function issueToken(): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = part({ alg: 'RS256', kid: 'local-1', typ: 'JWT' });
  const claims = part({
    iss: 'https://provider.example',
    aud: 'demo-client-id',
    sub: 'user-4711',
    nonce,
  });
  const signature = sign('sha256', Buffer.from(`${header}.${claims}`), provider.privateKey);
  return `${header}.${claims}.${signature.toString('base64url')}`;
}

const jwt = realToken ?? issueToken();
console.log('2. token ', `${jwt.slice(0, 20)}…, ${jwt.split('.').length} parts`);
// endregion: token

// region: claims
// Step 3: what the token says. Whoever trusts it must check the signature first.
const claims: ReturnType<typeof decodeJwt> & { nonce?: unknown } = decodeJwt(jwt);
const { iss, aud, sub } = claims;
console.log('3. claims', `${iss}, ${aud}, ${sub}`);
console.log('   same nonce:', claims.nonce === nonce);
if (realToken === undefined) {
  const at = jwt.lastIndexOf('.');
  const [signed, signature] = [jwt.slice(0, at), jwt.slice(at + 1)];
  const bytes = Buffer.from(signature, 'base64url');
  console.log('   signature:', verify('sha256', Buffer.from(signed), provider.publicKey, bytes));
}
// endregion: claims

// region: salt
// Step 4: the salt, 16 bytes that stay the same for this user forever. Yours comes from a server.
const hash = createHash('sha256')
  .update(`a secret of the server ${iss} ${aud} ${sub}`)
  .digest('hex');
const salt = BigInt(`0x${hash.slice(0, 32)}`).toString();
console.log('4. salt  ', salt);
// endregion: salt

// region: address
// Step 5: the address. It needs no proof.
const addressSeed = genAddressSeed(salt, 'sub', sub, aud).toString();
const address = jwtToAddress(jwt, salt);
console.log('5. seed  ', addressSeed);
console.log('   address', address);
// endregion: address

// region: proof
// Step 6: the proof that all of this fits together.
type Proof = Omit<Parameters<typeof getZkLoginSignature>[0]['inputs'], 'addressSeed'>;

async function requestProof(): Promise<Proof> {
  const response = await fetch('https://prover-dev.mystenlabs.com/v1', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      jwt,
      extendedEphemeralPublicKey: getExtendedEphemeralPublicKey(ephemeral.getPublicKey()),
      maxEpoch,
      jwtRandomness: randomness,
      salt,
      keyClaimName: 'sub',
    }),
  });
  if (!response.ok) throw new Error(`the prover answered ${response.status}`);
  return (await response.json()) as Proof;
}

const proof = realToken === undefined ? null : await requestProof();
console.log('6. proof ', proof ? 'made' : 'left out, since no prover knows this provider');
// endregion: proof

// region: signature
// Step 7: the signature. The ephemeral key signs, and the proof says for whom.
const tx = new Transaction();
tx.setSender(address);
tx.transferObjects([tx.splitCoins(tx.gas, [1_000])], address);
tx.setGasPrice(1_000);
tx.setGasBudget(5_000_000);
tx.setGasPayment([
  { objectId: '0xc1', version: '1', digest: '7cq2sYxPSC4r3gYvQyKzzxW4tWGmrPVvPQWc8HqoK9uA' },
]);
const bytes = await tx.build();
const { signature: userSignature } = await ephemeral.signTransaction(bytes);
const own = fromBase64(userSignature);
console.log('7. by the key:', `flag ${own[0]}, ${own.length} bytes`);
if (proof) {
  const inputs = { ...proof, addressSeed };
  const whole = fromBase64(getZkLoginSignature({ inputs, maxEpoch, userSignature }));
  console.log('   with the proof:', `flag ${whole[0]}, ${whole.length} bytes`);
}
// endregion: signature
