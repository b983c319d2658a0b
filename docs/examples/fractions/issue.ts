// The issuer mints shares straight into a kiosk, locked: npx tsx issue.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const ASSET_TYPE = process.env.ASSET_TYPE ?? '';
const ASSET_ID = process.env.ASSET_ID ?? '';
const ASSET_CAP_ID = process.env.ASSET_CAP_ID ?? '';
const POLICY_ID = process.env.POLICY_ID ?? '';
const KIOSK_ID = process.env.KIOSK_ID ?? '';
const KIOSK_CAP_ID = process.env.KIOSK_CAP_ID ?? '';

// region: issue
interface Traits {
  readonly keys: string[];
  readonly values: string[];
}

/** Mints and locks in one transaction, so that no share is ever loose. */
function issue(tx: Transaction, value: bigint, { keys, values }: Traits): void {
  const shares = tx.moveCall({
    target: `${PACKAGE_ID}::asset::mint`,
    typeArguments: [ASSET_TYPE],
    arguments: [
      tx.object(ASSET_ID),
      tx.object(ASSET_CAP_ID),
      tx.pure.u64(value),
      tx.pure.vector('string', keys),
      tx.pure.vector('string', values),
      tx.pure.string('https://vineyard.example/share.png'),
    ],
  });
  tx.moveCall({
    target: '0x2::kiosk::lock',
    typeArguments: [`${PACKAGE_ID}::asset::Fraction<${ASSET_TYPE}>`],
    arguments: [tx.object(KIOSK_ID), tx.object(KIOSK_CAP_ID), tx.object(POLICY_ID), shares],
  });
}
// endregion: issue

// region: run
const tx = new Transaction();
issue(tx, 10n, { keys: [], values: [] });
issue(tx, 10n, { keys: [], values: [] });
issue(tx, 1n, { keys: ['row'], values: ['7'] });
const { digest } = await client.signAndExecuteTransaction({ signer: keypair, transaction: tx });
const { effects, events } = await client.waitForTransaction({
  digest,
  options: { showEffects: true, showEvents: true },
});
if (effects?.status.status !== 'success') throw new Error(effects?.status.error);
const minted = (events ?? [])
  .filter(({ type }) => type.includes('::asset::Minted<'))
  .map(({ parsedJson }) => (parsedJson as { readonly fraction: string }).fraction);
console.log(`export FIRST_ID=${minted[0]}`);
console.log(`export SECOND_ID=${minted[1]}`);
console.log(`row 7 is ${minted[2]}`);
// endregion: run
