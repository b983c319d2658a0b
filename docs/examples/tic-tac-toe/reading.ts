import type { SuiClient, SuiTransactionBlockResponse } from '@mysten/sui/client';
import type { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import type { Transaction } from '@mysten/sui/transactions';
import type { SentObject } from './transactions';

export async function send(
  client: SuiClient,
  signer: Ed25519Keypair,
  transaction: Transaction,
): Promise<SuiTransactionBlockResponse> {
  const { digest } = await client.signAndExecuteTransaction({ signer, transaction });
  return confirmed(client, digest);
}

export async function confirmed(client: SuiClient, digest: string) {
  const options = { showEffects: true, showObjectChanges: true };
  const answer = await client.waitForTransaction({ digest, options });
  if (answer.effects?.status.status !== 'success') throw new Error(answer.effects?.status.error);
  return answer;
}

/** The ID of the created object whose type ends like this. */
export function created({ objectChanges }: SuiTransactionBlockResponse, type: string): string {
  for (const change of objectChanges ?? [])
    if (change.type === 'created' && change.objectType.endsWith(type)) return change.objectId;
  throw new Error(`no ${type} was created`);
}

// region: view
/** The board as three lines of text. Both kinds of games have the same field. */
export async function view(client: SuiClient, game: string): Promise<string> {
  const { data } = await client.getObject({ id: game, options: { showContent: true } });
  if (data?.content?.dataType !== 'moveObject') throw new Error('there is no such game');
  const { board } = data.content.fields as unknown as { board: { fields: { cells: number[] } } };
  const signs = board.fields.cells.map((cell) => ['.', 'X', 'O'][cell] ?? '?');
  return [0, 3, 6].map((row) => signs.slice(row, row + 3).join(' ')).join('\n');
}
// endregion: view

// region: owner
/** The address that owns a game, if an address does. */
export async function ownerOf(client: SuiClient, game: string): Promise<string | null> {
  const { data } = await client.getObject({ id: game, options: { showOwner: true } });
  const owner = data?.owner;
  if (!owner || typeof owner === 'string' || !('AddressOwner' in owner)) return null;
  return owner.AddressOwner;
}
// endregion: owner

// region: find
/** Objects of one type that this address, or this object, owns. */
async function owned(client: SuiClient, owner: string, type: string) {
  const options = { showContent: true };
  const { data } = await client.getOwnedObjects({ owner, filter: { StructType: type }, options });
  return data.flatMap((object) => object.data ?? []);
}

/** The player's capability for this game, if it is the player's turn. */
export async function turnOf(
  client: SuiClient,
  { packageId, player, game }: Record<'packageId' | 'player' | 'game', string>,
): Promise<string> {
  const caps = await owned(client, player, `${packageId}::owned::TurnCap`);
  const mine = caps.find(({ content }) => {
    if (content?.dataType !== 'moveObject') return false;
    return (content.fields as unknown as { game: string }).game === game;
  });
  if (!mine) throw new Error("it is not this player's turn");
  return mine.objectId;
}

/** The mark that waits for the game, because the game's ID owns it. */
export async function waitingMark(
  client: SuiClient,
  packageId: string,
  game: string,
): Promise<SentObject> {
  const [mark] = await owned(client, game, `${packageId}::owned::Mark`);
  if (!mark) throw new Error('no mark is waiting');
  return mark;
}
// endregion: find
