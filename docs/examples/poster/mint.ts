// Opens an edition of two, mints a poster and lists what the artist owns: npx tsx mint.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const artist = keypair.toSuiAddress();

// region: mint
const tx = new Transaction();
const collection = tx.moveCall({
  target: `${PACKAGE_ID}::poster::open`,
  arguments: [tx.pure.string('Ferns'), tx.pure.u64(2)],
});
const poster = tx.moveCall({
  target: `${PACKAGE_ID}::poster::mint`,
  arguments: [collection, tx.pure.string('A fern'), tx.pure.string('https://example.com/fern.png')],
});
tx.transferObjects([collection, poster], artist);
const { digest, effects } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: tx,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log(effects?.status.error ?? 'minted');
// endregion: mint

// region: list
let cursor: string | null | undefined = null;
do {
  const page = await client.getOwnedObjects({
    owner: artist,
    filter: { StructType: `${PACKAGE_ID}::poster::Poster` },
    options: { showContent: true, showDisplay: true },
    cursor,
  });
  for (const { data } of page.data)
    console.log(`…${data?.objectId.slice(-4)} ${data?.display?.data?.name ?? 'without a name'}`);
  cursor = page.hasNextPage ? page.nextCursor : null;
} while (cursor);
// endregion: list
