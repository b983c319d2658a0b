import type { SuiObjectResponse } from '@mysten/sui/client';

// region: parse
export interface Plant {
  readonly id: string;
  readonly species: string;
  readonly height: string;
}

/** A u64 arrives as text, because a JavaScript number can't hold all of them. */
export function plantOf({ data }: SuiObjectResponse): Plant | null {
  if (data?.content?.dataType !== 'moveObject') return null;
  const { species, height } = data.content.fields as { species: string; height: string };
  return { id: data.objectId, species, height };
}
// endregion: parse
