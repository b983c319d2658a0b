// Buys a loaf for ten crumbs: npx tsx buy.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const POLICY_ID = process.env.POLICY_ID ?? '';
const CRUMB = `${PACKAGE_ID}::crumb::CRUMB`;
const PRICE = 10n;

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const customer = keypair.toSuiAddress();

// region: tokens
/** The customer's tokens. They are objects of a type, not coins, so `getCoins` doesn't list them. */
const { data } = await client.getOwnedObjects({
  owner: customer,
  filter: { StructType: `0x2::token::Token<${CRUMB}>` },
});
const [first, ...others] = data.flatMap((entry) => entry.data?.objectId ?? []);
if (first === undefined) throw new Error('this account has no crumbs');
// endregion: tokens

// region: buy
const tx = new Transaction();
const crumbs = tx.object(first);
for (const other of others)
  tx.moveCall({
    target: '0x2::token::join',
    typeArguments: [CRUMB],
    arguments: [crumbs, tx.object(other)],
  });
const payment = tx.moveCall({
  target: '0x2::token::split',
  typeArguments: [CRUMB],
  arguments: [crumbs, tx.pure.u64(PRICE)],
});
const [bread, request] = tx.moveCall({
  target: `${PACKAGE_ID}::crumb::buy_bread`,
  arguments: [payment],
});
tx.moveCall({
  target: '0x2::token::confirm_request_mut',
  typeArguments: [CRUMB],
  arguments: [tx.object(POLICY_ID), request],
});
tx.transferObjects([bread], customer);
// endregion: buy

// region: send
const { digest, effects } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: tx,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log(effects?.status.error ?? 'one loaf');
// endregion: send
