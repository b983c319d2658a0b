/** The signers of the feeds, as the page reaches them: each signs the same value with a key of its own. */

import { createRequire } from 'node:module';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import type * as Committee from '../../../docs/examples/feeds/committee.ts';
import type { Service } from './apps.ts';

// Examples have no `package.json` that would make them modules, so they are loaded as what they are without one.
const { partOf } = createRequire(import.meta.url)(
  '../../../docs/examples/feeds/committee.ts',
) as typeof Committee;

const value = { topic: 'test SUI/USD', amount: 350_000_000n, timestampMs: 1_752_999_995_000n };

/** `GET /signers/<place>` */
export const signers: Service = ({ path }) => {
  const place = Number(path.split('/')[2]);
  return partOf(Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(place + 1)), value);
};
