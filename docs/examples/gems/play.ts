// Buys a bundle of gems, and a sword for ten of them: npx tsx play.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const STORE_ID = process.env.STORE_ID ?? '';
const POLICY_ID = process.env.POLICY_ID ?? '';
const GEM = `${PACKAGE_ID}::gem::GEM`;

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const player = keypair.toSuiAddress();

// region: buy
/** Split, buy, confirm, keep: one transaction. */
function buyGems(tx: Transaction, mist: bigint): void {
  const [payment] = tx.splitCoins(tx.gas, [mist]);
  const [gems, request] = tx.moveCall({
    target: `${PACKAGE_ID}::gem::buy_gems`,
    arguments: [tx.object(STORE_ID), payment],
  });
  tx.moveCall({
    target: '0x2::token::confirm_request',
    typeArguments: [GEM],
    arguments: [tx.object(POLICY_ID), request],
  });
  tx.moveCall({ target: '0x2::token::keep', typeArguments: [GEM], arguments: [gems] });
}
// endregion: buy

// region: sword
/** Splits ten gems off a token, spends them, and sends the sword to the player. */
function buySword(tx: Transaction, tokenId: string): void {
  const price = tx.moveCall({
    target: '0x2::token::split',
    typeArguments: [GEM],
    arguments: [tx.object(tokenId), tx.pure.u64(10)],
  });
  const [sword, request] = tx.moveCall({
    target: `${PACKAGE_ID}::sword::buy_sword`,
    arguments: [price],
  });
  tx.moveCall({
    target: '0x2::token::confirm_request_mut',
    typeArguments: [GEM],
    arguments: [tx.object(POLICY_ID), request],
  });
  tx.transferObjects([sword], player);
}
// endregion: sword

// region: run
async function send(tx: Transaction): Promise<void> {
  const { digest, effects } = await client.signAndExecuteTransaction({
    signer: keypair,
    transaction: tx,
    options: { showEffects: true },
  });
  await client.waitForTransaction({ digest });
  if (effects?.status.status !== 'success') throw new Error(effects?.status.error);
}

/** The IDs of everything of one type that the player owns, up to a page. */
async function owned(type: string): Promise<string[]> {
  const { data } = await client.getOwnedObjects({ owner: player, filter: { StructType: type } });
  return data.flatMap((entry) => entry.data?.objectId ?? []);
}

const purchase = new Transaction();
buyGems(purchase, 100_000_000n);
await send(purchase);
const [token] = await owned(`0x2::token::Token<${GEM}>`);
console.log(`token ${token.slice(-4)}`);

const forge = new Transaction();
buySword(forge, token);
await send(forge);
const [sword] = await owned(`${PACKAGE_ID}::sword::Sword`);
console.log(`sword ${sword.slice(-4)}`);
// endregion: run
