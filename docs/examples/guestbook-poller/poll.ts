// Copies the entries of a guestbook into a file. Runs until it is stopped, or for ROUNDS rounds: npx tsx poll.ts

import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import type { EventId, SuiEvent } from '@mysten/sui/client';

const PACKAGE_ID = process.env.GUESTBOOK_PACKAGE_ID ?? '';
const FILE = 'guestbook.json';
const client = new SuiClient({ url: getFullnodeUrl('testnet') });

// region: state
interface Entry {
  index: string;
  author: string;
  text: string;
}

/** What is done, and up to where: always written together. */
interface State {
  cursor: EventId | null;
  entries: Record<string, Entry>;
}

async function load(): Promise<State> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8')) as State;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { cursor: null, entries: {} };
  }
}

/** A crash leaves the old file or the new one, never half of one. */
async function save(state: State): Promise<void> {
  await writeFile(`${FILE}.new`, JSON.stringify(state));
  await rename(`${FILE}.new`, FILE);
}
// endregion: state

// region: entry
/** The content of an event comes from a package that can be upgraded, so its shape is checked. */
function entryOf(event: SuiEvent): Entry {
  const { index, author, text } = event.parsedJson as Record<string, unknown>;
  if (typeof index !== 'string' || typeof author !== 'string' || typeof text !== 'string')
    throw new Error(`unexpected event in ${event.id.txDigest}`);
  return { index, author, text };
}
// endregion: entry

// region: page
/** Handles one page. The name of an entry is the event's, so a page that comes twice changes nothing. */
async function handlePage(state: State): Promise<{ state: State; handled: number; more: boolean }> {
  const page = await client.queryEvents({
    query: { MoveEventType: `${PACKAGE_ID}::guestbook::EntrySigned` },
    cursor: state.cursor,
    order: 'ascending',
    limit: 50,
  });
  const entries = { ...state.entries };
  for (const event of page.data)
    entries[`${event.id.txDigest}:${event.id.eventSeq}`] = entryOf(event);
  const next = { cursor: page.nextCursor ?? state.cursor, entries };
  if (page.data.length > 0) await save(next);
  return { state: next, handled: page.data.length, more: page.hasNextPage };
}
// endregion: page

// region: loop
const SHORTEST = 1_000;
const LONGEST = 30_000;
const rounds = Number(process.env.ROUNDS ?? Infinity);

let state = await load();
let pause = SHORTEST;
for (let round = 1; round <= rounds; round++) {
  try {
    const result = await handlePage(state);
    state = result.state;
    console.log(`${result.handled} new, ${Object.keys(state.entries).length} in all`);
    pause = result.handled > 0 ? SHORTEST : Math.min(pause * 2, LONGEST);
    if (result.more) continue;
  } catch (error) {
    // The state is the last saved one, so the next round asks the same question again.
    console.log(`failed: ${(error as Error).message}`);
    pause = Math.min(pause * 2, LONGEST);
  }
  if (round < rounds) await sleep(pause);
}
// endregion: loop

for (const { index, text } of Object.values(state.entries)) console.log(`${index}: ${text}`);
