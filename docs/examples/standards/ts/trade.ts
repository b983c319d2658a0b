// Reads a seller's kiosk, buys the lantern in it twice over (on paper), and buys it: npx tsx trade.ts

import { KioskClient, KioskTransaction, Network } from '@mysten/kiosk';
import type { RuleResolvingParams } from '@mysten/kiosk';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

// region: setup
const PACKAGE_ID = process.env.LANTERN_PACKAGE_ID ?? '';
const LANTERN = `${PACKAGE_ID}::lantern::Lantern`;
const SHOP_ID = process.env.SHOP_ID ?? '';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const buyer = keypair.toSuiAddress();
const kioskClient = new KioskClient({ client, network: Network.TESTNET });
// endregion: setup

// region: resolvers
/** The SDK knows the rules of its own packages only. Each other rule needs a function like these. */
kioskClient.addRuleResolver({
  rule: `${PACKAGE_ID}::donation_rule::Rule`,
  packageId: PACKAGE_ID,
  resolveRuleFunction: (sale: RuleResolvingParams) => {
    const { transaction: tx, policyId, transferRequest } = sale;
    const [due] = tx.moveCall({
      target: `${sale.packageId}::donation_rule::due`,
      typeArguments: [sale.itemType],
      arguments: [tx.object(policyId), tx.pure.u64(sale.price)],
    });
    tx.moveCall({
      target: `${sale.packageId}::donation_rule::pay`,
      typeArguments: [sale.itemType],
      arguments: [tx.object(policyId), transferRequest, tx.splitCoins(tx.gas, [due])],
    });
  },
});

kioskClient.addRuleResolver({
  rule: `${PACKAGE_ID}::stay_rule::Rule`,
  packageId: PACKAGE_ID,
  hasLockingRule: true,
  resolveRuleFunction: (sale: RuleResolvingParams) => {
    const { transaction: tx, kiosk, kioskCap } = sale;
    tx.moveCall({
      target: '0x2::kiosk::lock',
      typeArguments: [sale.itemType],
      arguments: [
        tx.object(kiosk),
        tx.object(kioskCap),
        tx.object(sale.policyId),
        sale.purchasedItem,
      ],
    });
    tx.moveCall({
      target: `${sale.packageId}::stay_rule::prove`,
      typeArguments: [sale.itemType],
      arguments: [sale.transferRequest, tx.object(kiosk)],
    });
  },
});
// endregion: resolvers

// region: read
const { items } = await kioskClient.getKiosk({
  id: SHOP_ID,
  options: { withListingPrices: true },
});
for (const { objectId, isLocked, listing } of items) {
  console.log(`${objectId.slice(0, 8)}… locked: ${isLocked}, price: ${listing?.price ?? 'none'}`);
}
const offer = items.find(({ type, listing }) => type === LANTERN && listing?.price !== undefined);
if (offer?.listing?.price === undefined) throw new Error('no lantern is for sale');
const price = BigInt(offer.listing.price);
// endregion: read

// region: by-hand
interface Purchase {
  shop: string;
  item: string;
  price: bigint;
  policy: string;
  home: string;
  homeCap: string;
}

/** The same six calls that the SDK makes, in the order in which they depend on each other. */
function buyByHand(tx: Transaction, { shop, item, price, policy, home, homeCap }: Purchase): void {
  const typeArguments = [LANTERN];
  const [payment] = tx.splitCoins(tx.gas, [price]);
  const [lantern, request] = tx.moveCall({
    target: '0x2::kiosk::purchase',
    typeArguments,
    arguments: [tx.object(shop), tx.pure.id(item), payment],
  });
  const [due] = tx.moveCall({
    target: `${PACKAGE_ID}::donation_rule::due`,
    typeArguments,
    arguments: [tx.object(policy), tx.pure.u64(price)],
  });
  tx.moveCall({
    target: `${PACKAGE_ID}::donation_rule::pay`,
    typeArguments,
    arguments: [tx.object(policy), request, tx.splitCoins(tx.gas, [due])],
  });
  tx.moveCall({
    target: '0x2::kiosk::lock',
    typeArguments,
    arguments: [tx.object(home), tx.object(homeCap), tx.object(policy), lantern],
  });
  tx.moveCall({
    target: `${PACKAGE_ID}::stay_rule::prove`,
    typeArguments,
    arguments: [request, tx.object(home)],
  });
  tx.moveCall({
    target: '0x2::transfer_policy::confirm_request',
    typeArguments,
    arguments: [tx.object(policy), request],
  });
}
// endregion: by-hand

// region: buy
const { kioskOwnerCaps } = await kioskClient.getOwnedKiosks({ address: buyer });
const [cap] = kioskOwnerCaps;
if (!cap) throw new Error('the buyer has no kiosk');

const tx = new Transaction();
const kioskTx = new KioskTransaction({ transaction: tx, kioskClient, cap });
await kioskTx.purchaseAndResolve({
  itemType: LANTERN,
  itemId: offer.objectId,
  price,
  sellerKiosk: SHOP_ID,
});
kioskTx.finalize();

const { digest, effects } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: tx,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log(`bought: ${effects?.status.status}`);
// endregion: buy

// region: compare
const [policy] = await kioskClient.getTransferPolicies({ type: LANTERN });
const manual = new Transaction();
buyByHand(manual, {
  shop: SHOP_ID,
  item: offer.objectId,
  price,
  policy: policy.id,
  home: cap.kioskId,
  homeCap: cap.objectId,
});
const calls = ({ commands }: ReturnType<Transaction['getData']>): string =>
  commands.map(({ $kind, MoveCall }) => MoveCall?.function ?? $kind).join(', ');
console.log(calls(manual.getData()));
console.log(`the SDK calls the same: ${calls(manual.getData()) === calls(tx.getData())}`);
// endregion: compare
