// Merges the SUI coins of an account, so that at most N are left: npx tsx tidy.ts N

import type { CoinStruct } from '@mysten/sui/client';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const owner = keypair.toSuiAddress();
const wanted = Number(process.argv[2] ?? 1);

// region: pages
/** All SUI coins of the account, page by page, the largest first. */
async function allCoins(): Promise<CoinStruct[]> {
  const coins: CoinStruct[] = [];
  let cursor: string | null | undefined = null;
  do {
    const page = await client.getCoins({ owner, cursor });
    coins.push(...page.data);
    cursor = page.hasNextPage ? page.nextCursor : null;
  } while (cursor);
  return coins.sort((a, b) => Number(BigInt(b.balance) - BigInt(a.balance)));
}
// endregion: pages

const coins = await allCoins();
console.log(`${coins.length} coins`);

// region: merge
/** One command takes at most 511 coins besides the one that they are merged into. */
const MOST = 511;
const extra = coins.slice(wanted, wanted + MOST).map((coin) => coin.coinObjectId);
if (extra.length > 0) {
  const tx = new Transaction();
  tx.mergeCoins(tx.gas, extra);
  const payment = coins[0];
  tx.setGasPayment([
    { objectId: payment.coinObjectId, version: payment.version, digest: payment.digest },
  ]);
  const { digest, effects } = await client.signAndExecuteTransaction({
    signer: keypair,
    transaction: tx,
    options: { showEffects: true },
  });
  await client.waitForTransaction({ digest });
  console.log(`merged ${extra.length} coins: ${effects?.status.status}`);
}
// endregion: merge

for (const coin of await allCoins()) console.log(`…${coin.coinObjectId.slice(-4)} ${coin.balance}`);
