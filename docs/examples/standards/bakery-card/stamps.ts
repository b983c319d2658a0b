// Sends a token under two rules: npx tsx stamps.ts RECIPIENT

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const POLICY_ID = process.env.POLICY_ID ?? '';
const USAGE_ID = process.env.USAGE_ID ?? '';
const TOKEN_ID = process.env.TOKEN_ID ?? '';
const CRUMB = `${PACKAGE_ID}::crumb::CRUMB`;

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const [recipient = '0xb0b'] = process.argv.slice(2);

// region: stamps
const tx = new Transaction();
const policy = tx.object(POLICY_ID);
const request = tx.moveCall({
  target: '0x2::token::transfer',
  typeArguments: [CRUMB],
  arguments: [tx.object(TOKEN_ID), tx.pure.address(recipient)],
});
tx.moveCall({
  target: `${PACKAGE_ID}::daily_cap::verify`,
  typeArguments: [CRUMB],
  arguments: [policy, tx.object(USAGE_ID), request],
});
tx.moveCall({
  target: `${PACKAGE_ID}::members_only::verify`,
  typeArguments: [CRUMB],
  arguments: [policy, request],
});
tx.moveCall({
  target: '0x2::token::confirm_request',
  typeArguments: [CRUMB],
  arguments: [policy, request],
});
// endregion: stamps

const { digest, effects } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: tx,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log(effects?.status.error ?? 'two stamps, one transfer');
