/** The index of the swap, as the page reaches it: one offer, which is open as long as the key that it asks for exists. */

import { createRequire } from 'node:module';
import type * as Api from '../../../docs/examples/swap/api.ts';
import type { Service } from './apps.ts';

// Examples have no `package.json` that would make them modules, so they are loaded as what they are without one.
const { answer } = createRequire(import.meta.url)(
  '../../../docs/examples/swap/api.ts',
) as typeof Api;

const offer = {
  escrow: '0x0000000000000000000000000000000000000000000000000000000000000e5c',
  sender: '0x75d92fbab8512928bb3ffc2f1885f551c5f70d748a894c05a1e74d9ec1b537a3',
  recipient: '0x8ee57e016c3b1d5a52305ad5e6eb610c0a8db294e6d6c62339630d6e532e192c',
  wanted: '0x00000000000000000000000000000000000000000000000000000000000004e1',
  item: '0x3a1e',
};

/** `GET /api/escrows?…`, answered by the example's own API. */
export const indexOfSwaps: Service = async ({ path }, { client }) => {
  const { data } = await client.getOwnedObjects({
    owner: offer.recipient,
    filter: { StructType: '0x50ab::lock::Key' },
  });
  const status = data.length > 0 ? 'open' : 'swapped';
  const escrows = { [offer.escrow]: { ...offer, status } as const };
  return answer({ locked: {}, escrows, cursors: {} }, path.slice('/api'.length)).body;
};
