/** Why a test stops in a function of the framework that only validators can run, by what that function does. Pure. */

import type { TestFailure } from './test-failures';

const WHAT: Readonly<Record<string, string>> = {
  bls12381: 'BLS12-381 signatures and groups',
  groth16: 'Groth16 proofs',
  group_ops: 'group operations',
  nitro_attestation: 'Nitro attestations',
  poseidon: 'Poseidon hashes',
  vdf: 'verifiable delay functions',
  zklogin_verified_id: 'zkLogin proofs',
  zklogin_verified_issuer: 'zkLogin proofs',
  sui_system: 'staking',
};

export function onChainOnly(detail: string): TestFailure {
  const module = /In this function in \w+::(\w+)/.exec(detail)?.[1] ?? '';
  const name = /\bfun (\w+)/.exec(detail)?.[1] ?? '';
  const what = Object.hasOwn(WHAT, module) ? `needs ${WHAT[module] ?? ''}, which run` : 'runs';
  const called = module === '' ? 'a function of the framework' : `${module}::${name}`;
  return {
    message: `it calls ${called}, which ${what} on chain only`,
    fix: 'run this test with `sui move test`',
  };
}
