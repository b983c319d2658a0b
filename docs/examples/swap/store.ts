import type { EventId } from '@mysten/sui/client';
import { readFile, rename, writeFile } from 'node:fs/promises';

export interface LockedRow {
  readonly lock: string;
  readonly key: string;
  readonly creator: string;
  readonly item: string;
  readonly isGone: boolean;
}

export interface EscrowRow {
  readonly escrow: string;
  readonly sender: string;
  readonly recipient: string;
  readonly wanted: string;
  readonly item: string;
  readonly status: 'open' | 'swapped' | 'cancelled';
}

/** Rows by ID, and for each module the last event that is in them. */
export interface Index {
  readonly locked: Record<string, LockedRow>;
  readonly escrows: Record<string, EscrowRow>;
  readonly cursors: Record<string, EventId | null>;
}

export function emptyIndex(): Index {
  return { locked: {}, escrows: {}, cursors: {} };
}

// region: store
/** A file that does not exist yet is an empty index. Any other problem stops the program. */
export async function load(file: string): Promise<Index> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Index;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyIndex();
    throw error;
  }
}

/** Rows and cursors change together: renaming replaces the old file at once, or not at all. */
export async function save(file: string, index: Index): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(index, null, 2));
  await rename(`${file}.new`, file);
}
// endregion: store
