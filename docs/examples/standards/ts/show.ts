// Shows postcards as a wallet would: npx tsx show.ts

import type { SuiObjectResponse } from '@mysten/sui/client';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const POSTCARD = `${process.env.POSTCARD_PACKAGE_ID}::postcard::Postcard`;
const cards = (process.env.CARDS ?? '').split(',');

// region: shown
interface Shown {
  name: string;
  description: string | null;
  imageUrl: string | null;
}

/** Addresses that a page may load. Templates are written by strangers. */
const safeUrl = (text: string | undefined): string | null =>
  text !== undefined && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null;

/** Always something to show: an object without a display still has a type and an ID. */
function shownAs({ data }: SuiObjectResponse): Shown {
  const fields = data?.display?.data ?? {};
  const [, , name = 'object'] = (data?.type ?? '').replace(/<.*/, '').split('::');
  return {
    name: fields.name ?? `${name} ${data?.objectId.slice(0, 6)}…`,
    description: fields.description ?? null,
    imageUrl: safeUrl(fields.image_url),
  };
}
// endregion: shown

// region: read
const objects = await client.multiGetObjects({
  ids: cards,
  options: { showType: true, showDisplay: true },
});
for (const object of objects) {
  const { name, description, imageUrl } = shownAs(object);
  console.log(`${name} | ${description ?? '-'} | ${imageUrl ?? 'no picture'}`);
  const problem = object.data?.display?.error;
  if (problem) console.log(`  display: ${problem.code}`);
}
// endregion: read

// region: version
/** The display in force is the one of the latest event, whichever object sent it. */
const { data } = await client.queryEvents({
  query: { MoveEventType: `0x2::display::VersionUpdated<${POSTCARD}>` },
  order: 'descending',
  limit: 1,
});
const latest = data[0]?.parsedJson as { id: string; version: number } | undefined;
console.log(latest ? `display ${latest.id.slice(0, 6)}…, version ${latest.version}` : 'no display');
// endregion: version
