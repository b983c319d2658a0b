import type { SuiClient, SuiObjectResponse, SuiTransactionBlockResponse } from '@mysten/sui/client';

// region: counter
export interface Counter {
  readonly id: string;
  readonly owner: string;
  /** A u64 arrives as text, because a JavaScript number can't hold all of them. */
  readonly value: bigint;
}

/** Null when the answer shows no counter: it is deleted, or the ID is of something else. */
export function counterOf({ data }: SuiObjectResponse): Counter | null {
  if (data?.content?.dataType !== 'moveObject') return null;
  if (!data.content.type.endsWith('::counter::Counter')) return null;
  const { owner, value } = data.content.fields as { owner: string; value: string };
  return { id: data.objectId, owner, value: BigInt(value) };
}

export async function readCounter(client: SuiClient, id: string): Promise<Counter | null> {
  return counterOf(await client.getObject({ id, options: { showContent: true } }));
}
// endregion: counter

// region: created
/** The ID of the counter that a transaction created. Ask for `showObjectChanges`. */
export function createdCounter({ objectChanges }: SuiTransactionBlockResponse): string {
  for (const change of objectChanges ?? []) {
    if (change.type === 'created' && change.objectType.endsWith('::counter::Counter'))
      return change.objectId;
  }
  throw new Error('the transaction created no counter');
}
// endregion: created
