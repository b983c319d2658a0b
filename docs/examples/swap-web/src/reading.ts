import type { SuiClient } from '@mysten/sui/client';
import { normalizeStructTag } from '@mysten/sui/utils';

/** A lock or an escrow with the sticker in it, as the node has them. */
export interface Box {
  readonly id: string;
  /** Null when the box is shared, as escrows are. */
  readonly owner: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly motif: string;
}

// region: box
/** Null when it is gone, is of another type, or was made by another package. */
export async function readBox(client: SuiClient, id: string, type: string): Promise<Box | null> {
  const options = { showContent: true, showOwner: true };
  const { data } = await client.getObject({ id, options });
  if (data?.content?.dataType !== 'moveObject') return null;
  if (normalizeStructTag(data.content.type) !== normalizeStructTag(type)) return null;

  // The only dynamic field is the item: it is found through its box, and not through what anyone says.
  const { data: inside } = await client.getDynamicFields({ parentId: id });
  const item = await client.getObject({ id: inside[0]?.objectId ?? '', options });
  if (item.data?.content?.dataType !== 'moveObject') return null;
  const { owner } = data;
  return {
    id,
    owner:
      owner && typeof owner === 'object' && 'AddressOwner' in owner ? owner.AddressOwner : null,
    fields: data.content.fields as unknown as Record<string, string>,
    motif: (item.data.content.fields as unknown as { motif: string }).motif,
  };
}
// endregion: box
