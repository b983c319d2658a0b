import { useSuiClient, useSuiClientQuery } from '@mysten/dapp-kit';
import { useQuery } from '@tanstack/react-query';
import { useNetworkVariables } from './network';
import { readBox } from './reading';

/** The full names of the types that the page deals with. */
export function useTypes() {
  const { packageId } = useNetworkVariables();
  const sticker = `${packageId}::sticker::Sticker`;
  return {
    packageId,
    sticker,
    lock: `${packageId}::lock::Locked<${sticker}>`,
    escrow: `${packageId}::escrow::Escrow<${sticker}>`,
  };
}

export interface Owned {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The objects of one type that the account has. */
export function useOwned(owner: string, type: string): readonly Owned[] {
  const { data } = useSuiClientQuery('getOwnedObjects', {
    owner,
    filter: { StructType: type },
    options: { showContent: true },
  });
  return (data?.data ?? []).flatMap(({ data: object }) => {
    if (object?.content?.dataType !== 'moveObject') return [];
    const fields = object.content.fields as unknown as Record<string, string>;
    return [{ id: object.objectId, fields }];
  });
}

// region: offers
/** Open offers to an address, or from it. The index names them, and the node says what is in them. */
export function useOffers(column: 'recipient' | 'sender', address: string) {
  const client = useSuiClient();
  const { escrow: type } = useTypes();
  return useQuery({
    queryKey: ['offers', column, address],
    refetchInterval: 5_000,
    queryFn: async () => {
      const response = await fetch(`/api/escrows?${column}=${address}&status=open`);
      if (!response.ok) throw new Error(`the index answers with ${response.status}`);
      const { data } = (await response.json()) as { data: { escrow: string }[] };
      const offers = await Promise.all(data.map(({ escrow }) => readBox(client, escrow, type)));
      return offers.flatMap((offer) => (offer?.fields[column] === address ? [offer] : []));
    },
  });
}
// endregion: offers
