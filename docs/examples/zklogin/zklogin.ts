// The steps of a zkLogin session, without a browser: what talks to others is passed in.

import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import {
  decodeJwt,
  genAddressSeed,
  generateNonce,
  generateRandomness,
  getExtendedEphemeralPublicKey,
  getZkLoginSignature,
  jwtToAddress,
} from '@mysten/sui/zklogin';

// region: types
/** Made before the login, and needed until the session ends. */
export interface Session {
  /** The ephemeral key, as text that begins with `suiprivkey`. */
  readonly secretKey: string;
  readonly maxEpoch: number;
  readonly randomness: string;
  readonly nonce: string;
}

/** What a login adds to the session. */
export interface Login {
  readonly jwt: string;
  readonly salt: string;
  readonly address: string;
}

type Inputs = Parameters<typeof getZkLoginSignature>[0]['inputs'];
/** What a prover returns: everything but the address seed. */
export type Proof = Omit<Inputs, 'addressSeed'>;

export interface ProofRequest {
  readonly jwt: string;
  readonly extendedEphemeralPublicKey: string;
  readonly maxEpoch: number;
  readonly jwtRandomness: string;
  readonly salt: string;
  readonly keyClaimName: 'sub';
}

/** The two services that an app needs besides the provider. */
export interface Services {
  saltFor(jwt: string): Promise<string>;
  prove(request: ProofRequest): Promise<Proof>;
}
// endregion: types

// region: begin
/** How many epochs a session lasts beyond the current one. The network allows at most 30. */
const EPOCHS = 2;

export function beginSession(currentEpoch: number, key = new Ed25519Keypair()): Session {
  const maxEpoch = currentEpoch + EPOCHS;
  const randomness = generateRandomness();
  const nonce = generateNonce(key.getPublicKey(), maxEpoch, randomness);
  return { secretKey: key.getSecretKey(), maxEpoch, randomness, nonce };
}
// endregion: begin

// region: finish
/** Turns the token into an address. Needs no proof, so it can be shown at once. */
export async function finishLogin(
  jwt: string,
  session: Session,
  services: Pick<Services, 'saltFor'>,
): Promise<Login> {
  // Throws when issuer, user or app is missing, or when the app is a list.
  const claims: object = decodeJwt(jwt);
  if (!('nonce' in claims) || claims.nonce !== session.nonce)
    throw new Error('the token belongs to another session');
  const salt = await services.saltFor(jwt);
  return { jwt, salt, address: jwtToAddress(jwt, salt) };
}
// endregion: finish

// region: prove
/** Takes a few seconds, and is needed once per session. */
export function requestProof(
  session: Session,
  login: Login,
  services: Pick<Services, 'prove'>,
): Promise<Proof> {
  const key = Ed25519Keypair.fromSecretKey(session.secretKey);
  return services.prove({
    jwt: login.jwt,
    extendedEphemeralPublicKey: getExtendedEphemeralPublicKey(key.getPublicKey()),
    maxEpoch: session.maxEpoch,
    jwtRandomness: session.randomness,
    salt: login.salt,
    keyClaimName: 'sub',
  });
}
// endregion: prove

// region: sign
/** Signs a built transaction whose sender is `login.address`. */
export async function signTransaction(
  bytes: Uint8Array,
  { session, login, proof }: { session: Session; login: Login; proof: Proof },
): Promise<string> {
  const key = Ed25519Keypair.fromSecretKey(session.secretKey);
  const { signature: userSignature } = await key.signTransaction(bytes);
  const { sub, aud } = decodeJwt(login.jwt);
  const addressSeed = genAddressSeed(login.salt, 'sub', sub, aud).toString();
  return getZkLoginSignature({
    inputs: { ...proof, addressSeed },
    maxEpoch: session.maxEpoch,
    userSignature,
  });
}

/** Ask before each transaction: after `maxEpoch` the network refuses the signature. */
export function isAlive(session: Session, currentEpoch: number): boolean {
  return currentEpoch <= session.maxEpoch;
}
// endregion: sign

// region: http
/** A prover that is reached over HTTP. */
export function httpProver(url: string): Pick<Services, 'prove'> {
  return {
    async prove(request) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request),
      });
      if (!response.ok) throw new Error(`the prover answered ${response.status}`);
      return (await response.json()) as Proof;
    },
  };
}
// endregion: http
