// One cycle with made-up weather, two cities in a batch, and a lost request: npx tsx once.ts

import type {
  ExecuteTransactionBlockParams,
  SuiTransactionBlockResponse,
} from '@mysten/sui/client';
import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import type { Measurement } from './encode';
import { cycle } from './service';

const { PACKAGE_ID = '', ORACLE_ID = '', CAP_ID = '', SUI_PRIVATE_KEY = '' } = process.env;

// region: once
const measured = new Date('2025-07-01T12:00:00Z');
const made = new Map<number, Measurement>([
  [3911925, { temperature: 285.49, rain: 0, wind: 3.2, humidity: 55, measured }],
  [2950159, { temperature: 301.2, rain: 6.1, wind: 7, humidity: 81, measured }],
  // A sensor that fails.
  [1850147, { temperature: 299, rain: 0, wind: NaN, humidity: 60, measured }],
  // As old as the reading on chain.
  [2643743, { temperature: 290, rain: 0, wind: 5, humidity: 70, measured }],
  [5128581, { temperature: 303.7, rain: 0.2, wind: 2.1, humidity: 48, measured }],
]);

/** Loses the first request that carries a transaction, and tells whether the next one is the same. */
class LossyClient extends SuiClient {
  #lost: string | null = null;

  override executeTransactionBlock(
    input: ExecuteTransactionBlockParams,
  ): Promise<SuiTransactionBlockResponse> {
    const signature = String(input.signature);
    if (this.#lost === null) {
      this.#lost = signature;
      return Promise.reject(new Error('connection lost'));
    }
    if (this.#lost === signature) console.log('sent again: the same transaction');
    return super.executeTransactionBlock(input);
  }
}

await cycle(
  {
    client: new LossyClient({ url: getFullnodeUrl('testnet') }),
    signer: Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY),
    packageId: PACKAGE_ID,
    oracleId: ORACLE_ID,
    capId: CAP_ID,
    source: { read: (geoname) => Promise.resolve(made.get(geoname) ?? null) },
    log: console.log,
  },
  2,
);
// endregion: once
