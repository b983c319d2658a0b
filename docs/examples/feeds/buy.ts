// Brings a signed rate and buys a ticket with it, in one transaction: npx tsx buy.ts

import { bcs } from '@mysten/sui/bcs';
import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { signValue } from './committee';

const { PACKAGE_ID = '', SHOP_ID = '', SUI_SECRET_KEY = '' } = process.env;
const { FEED_A_ID = '', FEED_B_ID = '', SIGNED_FEED_ID = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('devnet') });
const buyer = Ed25519Keypair.fromSecretKey(SUI_SECRET_KEY);

// region: quorum
// In real life each signer is a service of somebody else, and these are two requests.
const value = { topic: 'test SUI/USD', amount: 350_000_000n, timestampMs: 1_000_000n };
const signers = [0, 2];
const signatures = await Promise.all(
  signers.map((place) =>
    signValue(Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(place + 1)), value),
  ),
);
// endregion: quorum

// region: buy
const tx = new Transaction();
tx.moveCall({
  target: `${PACKAGE_ID}::signed_feed::update`,
  arguments: [
    tx.object(SIGNED_FEED_ID),
    tx.pure.u64(value.amount),
    tx.pure.u64(value.timestampMs),
    tx.pure.vector('u64', signers),
    tx.pure(bcs.vector(bcs.vector(bcs.u8())).serialize(signatures)),
    tx.object.clock(),
  ],
});
const prices = [
  tx.moveCall({ target: `${PACKAGE_ID}::feed::read`, arguments: [tx.object(FEED_A_ID)] }),
  tx.moveCall({ target: `${PACKAGE_ID}::feed::read`, arguments: [tx.object(FEED_B_ID)] }),
  tx.moveCall({
    target: `${PACKAGE_ID}::signed_feed::read`,
    arguments: [tx.object(SIGNED_FEED_ID)],
  }),
];
const [payment] = tx.splitCoins(tx.gas, [2_500_000_000n]);
const [ticket, change] = tx.moveCall({
  target: `${PACKAGE_ID}::tickets::buy`,
  arguments: [
    tx.object(SHOP_ID),
    tx.makeMoveVec({ type: `${PACKAGE_ID}::price::Price`, elements: prices }),
    payment,
    tx.object.clock(),
  ],
});
tx.transferObjects([ticket, change], buyer.toSuiAddress());
// endregion: buy

// region: send
const { digest } = await client.signAndExecuteTransaction({ signer: buyer, transaction: tx });
const { effects } = await client.waitForTransaction({ digest, options: { showEffects: true } });
if (effects?.status.status !== 'success') throw new Error(effects?.status.error);
console.log('bought a ticket');
// endregion: send
