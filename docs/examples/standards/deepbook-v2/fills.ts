// Adds up the old fills of one pool and names the side of each order: npx tsx fills.ts

import type { EventId } from '@mysten/sui/client';
import { POOL_IDS, V2, client, coinTypes } from './setup';

// region: side
const FIRST_ASK = 1n << 63n;

function isBid(orderId: string): boolean {
  return BigInt(orderId) < FIRST_ASK;
}
// endregion: side

// region: fills
interface OrderFilled {
  readonly pool_id: string;
  readonly order_id: string;
  readonly base_asset_quantity_filled: string;
  readonly price: string;
}

const [poolId] = POOL_IDS;
const types = await coinTypes(poolId);
const MoveEventType = `${V2}::clob_v2::OrderFilled<${types.join(', ')}>`;

const total = { bids: 0n, asks: 0n };
let cursor: EventId | null | undefined = null;
let fills = 0;
for (;;) {
  const page = await client.queryEvents({ query: { MoveEventType }, cursor, order: 'ascending' });
  for (const { parsedJson } of page.data) {
    const fill = parsedJson as OrderFilled;
    // Two pools may trade the same pair, and then their events have the same type.
    if (fill.pool_id !== poolId) continue;
    fills += 1;
    total[isBid(fill.order_id) ? 'bids' : 'asks'] += BigInt(fill.base_asset_quantity_filled);
  }
  if (!page.hasNextPage) break;
  cursor = page.nextCursor;
}
console.log(`${fills} fills; bids got ${total.bids}, asks gave ${total.asks}`);
// endregion: fills
