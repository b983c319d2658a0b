import { useSuiClientQuery } from '@mysten/dapp-kit';
import { useNetworkVariables } from './network';

export interface Feed {
  readonly id: string;
  /** Signed feeds take a new value from anyone who brings the signatures. */
  readonly isSigned: boolean;
  readonly amount: bigint;
  readonly timestampMs: number;
}

export interface Shop {
  readonly cents: bigint;
  readonly decimals: number;
  readonly maxAgeMs: number;
  /** In the order in which the guard wants them. */
  readonly feeds: readonly Feed[];
  /** When the feeds were read. */
  readonly readMs: number;
}

interface ShopFields {
  readonly cents: string;
  readonly guard: { fields: { sources: string[]; decimals: number; max_age_ms: string } };
}

// region: shop
/** The shop and its three feeds. Undefined until both are read. */
export function useShop(): Shop | undefined {
  const { shopId } = useNetworkVariables();
  const options = { showContent: true };
  const shop = useSuiClientQuery('getObject', { id: shopId, options });
  const content = shop.data?.data?.content;
  const fields =
    content?.dataType === 'moveObject' ? (content.fields as unknown as ShopFields) : null;
  const ids = fields?.guard.fields.sources ?? [];
  const { data, dataUpdatedAt } = useSuiClientQuery(
    'multiGetObjects',
    { ids, options },
    { enabled: ids.length > 0, refetchInterval: 5_000 },
  );
  if (fields === null || data === undefined) return undefined;

  const feeds = data.flatMap(({ data: object }): Feed[] => {
    if (object?.content?.dataType !== 'moveObject') return [];
    const { amount, timestamp_ms } = object.content.fields as unknown as Record<string, string>;
    return [
      {
        id: object.objectId,
        isSigned: object.content.type.endsWith('::signed_feed::SignedFeed'),
        amount: BigInt(amount ?? 0),
        timestampMs: Number(timestamp_ms),
      },
    ];
  });
  const { decimals, max_age_ms } = fields.guard.fields;
  const maxAgeMs = Number(max_age_ms);
  return { cents: BigInt(fields.cents), decimals, maxAgeMs, feeds, readMs: dataUpdatedAt };
}
// endregion: shop
