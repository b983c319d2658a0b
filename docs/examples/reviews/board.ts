// Uses up a proof for a review, votes for another one, and prints the list: npx tsx board.ts

import type { SuiObjectResponse } from '@mysten/sui/client';
import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import type { Transaction } from '@mysten/sui/transactions';
import { reviewTx, upvoteTx } from './transactions';

const { PACKAGE_ID = '', SERVICE_ID = '', SUI_PRIVATE_KEY = '' } = process.env;
const place = { packageId: PACKAGE_ID, serviceId: SERVICE_ID };
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);

async function send(transaction: Transaction): Promise<void> {
  const { digest } = await client.signAndExecuteTransaction({ signer: keypair, transaction });
  const { effects } = await client.waitForTransaction({ digest, options: { showEffects: true } });
  if (effects?.status.status !== 'success') throw new Error(effects?.status.error);
}

// region: proof
/** A proof for this service among the objects of the account; null when there is none. */
async function findProof(): Promise<string | null> {
  const { data } = await client.getOwnedObjects({
    owner: keypair.toSuiAddress(),
    filter: { StructType: `${PACKAGE_ID}::service::Proof` },
    options: { showContent: true },
  });
  const found = data.find((proof) => fieldsOf(proof).service === SERVICE_ID);
  return found?.data?.objectId ?? null;
}
// endregion: proof

// region: read
/** The fields of an object as the node shows them; empty when there is no object. */
function fieldsOf({ data }: SuiObjectResponse): Record<string, unknown> {
  return data?.content?.dataType === 'moveObject' ? { ...data.content.fields } : {};
}

interface Place {
  readonly review: string;
  readonly score: string;
}

/** The list of the best reviews, the highest score first. */
async function readTop(): Promise<Place[]> {
  const service = await client.getObject({ id: SERVICE_ID, options: { showContent: true } });
  const top = (fieldsOf(service).top ?? []) as { fields: Place }[];
  return top.map(({ fields }) => fields);
}

/** Each review is an object with an ID of its own, so one request reads them all. */
async function printTop(): Promise<void> {
  const top = await readTop();
  const ids = top.map(({ review }) => review);
  const reviews = await client.multiGetObjects({ ids, options: { showContent: true } });
  for (const [index, { score }] of top.entries()) {
    const review = reviews[index] ? fieldsOf(reviews[index]) : {};
    const proven = review.is_proven === true ? ', was there' : '';
    console.log(`${score} points: ${review.content} (${review.rating} of 5${proven})`);
  }
}
// endregion: read

// region: run
await printTop();
const [favorite] = await readTop();
const proof = await findProof();
console.log(proof === null ? 'no proof of a visit' : 'a proof of a visit');
await send(reviewTx(place, { content: 'The tea is worth the queue.', rating: 4 }, proof));
if (favorite) await send(upvoteTx(place, favorite.review));
await printTop();
// endregion: run
