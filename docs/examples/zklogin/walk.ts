// Runs a whole session with a fake provider and a fake prover: nothing leaves this machine.

import { fromBase64, toHex } from '@mysten/sui/utils';
import { decodeJwt, jwtToAddress } from '@mysten/sui/zklogin';
import { hkdf } from '@noble/hashes/hkdf';
import { sha256 } from '@noble/hashes/sha2';
import type { Proof, Services } from './zklogin';
import { beginSession, finishLogin, isAlive, requestProof, signTransaction } from './zklogin';

// region: fakes
const base64url = (value: object): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as a provider would issue it, except that nobody signed it. */
function fakeToken(nonce: string, aud = 'demo-client-id', sub = '110463452167303000000'): string {
  const header = { alg: 'RS256', kid: 'key-1', typ: 'JWT' };
  const payload = { iss: 'https://accounts.google.com', aud, sub, nonce };
  return `${base64url(header)}.${base64url(payload)}.c2lnbmF0dXJl`;
}

/** The form of a proof, with points that prove nothing. */
const fakeProof: Proof = {
  proofPoints: {
    a: ['1', '2', '1'],
    b: [
      ['1', '0'],
      ['0', '1'],
      ['1', '0'],
    ],
    c: ['1', '2', '1'],
  },
  issBase64Details: { value: 'yJpc3MiOiJodHRwczovL2FjY291bnRzLmdvb2dsZS5jb20iLC', indexMod4: 1 },
  headerBase64: base64url({ alg: 'RS256', kid: 'key-1', typ: 'JWT' }),
};
// endregion: fakes

// region: salt
/** On your server: the salt of a user, from a master seed that never changes and never leaks. */
function saltOf(masterSeed: Uint8Array, jwt: string): string {
  // A real server first checks the provider's signature on the token.
  const { iss, aud, sub } = decodeJwt(jwt);
  const bytes = hkdf(sha256, masterSeed, `${iss} ${aud}`, sub, 16);
  return BigInt(`0x${toHex(bytes)}`).toString();
}
// endregion: salt

const services: Services = {
  saltFor: (jwt) => Promise.resolve(saltOf(new Uint8Array(32).fill(5), jwt)),
  prove: () => Promise.resolve(fakeProof),
};

// region: walk
const session = beginSession(700);
console.log('nonce has', session.nonce.length, 'characters');

const login = await finishLogin(fakeToken(session.nonce), session, services);
console.log('address', login.address);

const proof = await requestProof(session, login, services);
const signature = await signTransaction(new Uint8Array([0]), { session, login, proof });
console.log('flag of the signature', fromBase64(signature)[0]);
console.log('epoch 702:', isAlive(session, 702), '- epoch 703:', isAlive(session, 703));
// endregion: walk

// region: same
const tomorrow = beginSession(701);
const again = await finishLogin(fakeToken(tomorrow.nonce), tomorrow, services);
console.log('another session: same nonce', tomorrow.nonce === session.nonce);
console.log('another session: same address', again.address === login.address);
console.log('another salt: same address', jwtToAddress(login.jwt, '1') === login.address);
const other = await finishLogin(fakeToken(session.nonce, 'new-client-id'), session, services);
console.log('another client ID: same address', other.address === login.address);

try {
  await finishLogin(fakeToken(tomorrow.nonce), session, services);
} catch (error) {
  console.log('token of another session:', (error as Error).message);
}
// endregion: same
