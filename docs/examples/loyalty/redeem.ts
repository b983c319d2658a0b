// Redeems ten points for a gift: npx tsx redeem.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const POLICY_ID = process.env.POLICY_ID ?? '';
const POINTS = `${PACKAGE_ID}::points::POINTS`;

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const customer = keypair.toSuiAddress();

// region: redeem
/** Joins the customer's tokens, splits the price off, and redeems it. */
function redeem(tx: Transaction, [first, ...others]: string[]): void {
  const token = tx.object(first);
  for (const other of others)
    tx.moveCall({
      target: '0x2::token::join',
      typeArguments: [POINTS],
      arguments: [token, tx.object(other)],
    });
  const price = tx.moveCall({
    target: '0x2::token::split',
    typeArguments: [POINTS],
    arguments: [token, tx.pure.u64(10)],
  });
  const [gift, request] = tx.moveCall({
    target: `${PACKAGE_ID}::points::buy_gift`,
    arguments: [price],
  });
  tx.moveCall({
    target: '0x2::token::confirm_request_mut',
    typeArguments: [POINTS],
    arguments: [tx.object(POLICY_ID), request],
  });
  tx.transferObjects([gift], customer);
}
// endregion: redeem

// region: run
const { data } = await client.getOwnedObjects({
  owner: customer,
  filter: { StructType: `0x2::token::Token<${POINTS}>` },
});
const tokens = data.flatMap((entry) => entry.data?.objectId ?? []);
console.log(`${tokens.length} tokens`);

const tx = new Transaction();
redeem(tx, tokens);
const { digest, effects } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: tx,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log(effects?.status.error ?? 'redeemed');
// endregion: run
