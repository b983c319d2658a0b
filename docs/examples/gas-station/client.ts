// The user's side: asks the station, checks the answer, signs.

import type { SuiClient } from '@mysten/sui/client';
import type { Signer } from '@mysten/sui/cryptography';
import { Transaction } from '@mysten/sui/transactions';
import { fromBase64, toBase64 } from '@mysten/sui/utils';

// region: post
const STATION = 'http://localhost:3100';

export async function post(path: string, body: object): Promise<Record<string, string>> {
  const response = await fetch(`${STATION}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, string>;
  if (!response.ok) throw new Error(`${response.status} ${answer.error}`);
  return answer;
}
// endregion: post

// region: send
/** Returns what was sent, so that the caller can send the same again. */
export async function sponsored(
  tx: Transaction,
  { client, user }: { readonly client: SuiClient; readonly user: Signer },
): Promise<{ bytes: string; signatures: string[] }> {
  const sender = user.toSuiAddress();
  const kind = toBase64(await tx.build({ client, onlyTransactionKind: true }));
  const { bytes, signature } = await post('/sponsor', { kind, sender });

  // Sign only what was asked for: the same commands, and this address as the sender.
  const complete = Transaction.from(bytes);
  const returned = toBase64(await complete.build({ client, onlyTransactionKind: true }));
  if (returned !== kind || complete.getData().sender !== sender)
    throw new Error('the station changed the transaction');

  const own = await user.signTransaction(fromBase64(bytes));
  return { bytes, signatures: [own.signature, signature] };
}
// endregion: send
