// Pays at the till with a stablecoin: npx tsx pay.ts COIN_TYPE

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction, coinWithBalance } from '@mysten/sui/transactions';
import { normalizeStructTag } from '@mysten/sui/utils';

// region: types
/** The only dollars this app knows, by network. Never look one up by its symbol. */
const DOLLARS = {
  mainnet: '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC',
  testnet: '0xa1ec7fc00a6f40db9693ad1415d0c193ad3906494428cf252621037bd7117e29::usdc::USDC',
};

function isDollar(type: string): boolean {
  return normalizeStructTag(type) === normalizeStructTag(DOLLARS.testnet);
}
// endregion: types

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const TILL_ID = process.env.TILL_ID ?? '';
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const buyer = keypair.toSuiAddress();

// region: pay
/** Pays five dollars for an order, and uses the receipt up. */
function pay(tx: Transaction, type: string, order: bigint): void {
  const receipt = tx.moveCall({
    target: `${PACKAGE_ID}::till::pay`,
    typeArguments: [type],
    arguments: [
      tx.object(TILL_ID),
      coinWithBalance({ type, balance: 5_000_000n }),
      tx.pure.u64(order),
    ],
  });
  tx.moveCall({
    target: `${PACKAGE_ID}::till::redeem`,
    arguments: [receipt, tx.pure.id(TILL_ID)],
  });
}
// endregion: pay

// region: run
/** Pays, and shows the buyer's dollars before and after. */
async function payAndReport(type: string): Promise<void> {
  const before = await client.getBalance({ owner: buyer, coinType: type });
  console.log(`before: ${before.totalBalance} in ${before.coinObjectCount} coins`);

  const tx = new Transaction();
  tx.setSender(buyer);
  pay(tx, type, 17n);
  const { digest, effects } = await client.signAndExecuteTransaction({
    signer: keypair,
    transaction: tx,
    options: { showEffects: true },
  });
  await client.waitForTransaction({ digest });
  const after = await client.getBalance({ owner: buyer, coinType: type });
  console.log(effects?.status.error ?? `after: ${after.totalBalance}`);
}

const type = process.argv[2] ?? DOLLARS.testnet;
if (isDollar(type)) await payAndReport(type);
else console.log(`not the dollar of this app: ${type}`);
// endregion: run
