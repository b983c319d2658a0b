// Two ways to confirm a transfer: npx tsx confirm.ts cap|policy RECIPIENT

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const POLICY_ID = process.env.POLICY_ID ?? '';
const TREASURY_CAP_ID = process.env.TREASURY_CAP_ID ?? '';
const TOKEN_ID = process.env.TOKEN_ID ?? '';
const CRUMB = `${PACKAGE_ID}::crumb::CRUMB`;

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const [way = 'cap', recipient = '0xb0b'] = process.argv.slice(2);

// region: cap
/** The issuer: mints, sends, and confirms with the treasury cap. */
function mintFor(tx: Transaction, amount: bigint, to: string): void {
  const token = tx.moveCall({
    target: '0x2::token::mint',
    typeArguments: [CRUMB],
    arguments: [tx.object(TREASURY_CAP_ID), tx.pure.u64(amount)],
  });
  const request = tx.moveCall({
    target: '0x2::token::transfer',
    typeArguments: [CRUMB],
    arguments: [token, tx.pure.address(to)],
  });
  tx.moveCall({
    target: '0x2::token::confirm_with_treasury_cap',
    typeArguments: [CRUMB],
    arguments: [tx.object(TREASURY_CAP_ID), request],
  });
}
// endregion: cap

// region: policy
/** A user: sends, collects the stamp of the one rule, and confirms against the policy. */
function sendTo(tx: Transaction, tokenId: string, to: string): void {
  const request = tx.moveCall({
    target: '0x2::token::transfer',
    typeArguments: [CRUMB],
    arguments: [tx.object(tokenId), tx.pure.address(to)],
  });
  tx.moveCall({
    target: `${PACKAGE_ID}::members_only::verify`,
    typeArguments: [CRUMB],
    arguments: [tx.object(POLICY_ID), request],
  });
  tx.moveCall({
    target: '0x2::token::confirm_request',
    typeArguments: [CRUMB],
    arguments: [tx.object(POLICY_ID), request],
  });
}
// endregion: policy

// region: send
const tx = new Transaction();
if (way === 'policy') sendTo(tx, TOKEN_ID, recipient);
else mintFor(tx, 10n, recipient);
const { digest, effects } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: tx,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log(`${way}: ${effects?.status.error ?? 'confirmed'}`);
// endregion: send
