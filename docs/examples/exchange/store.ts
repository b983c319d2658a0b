// A JSON file that is replaced as a whole. In production: a database with the same unique keys.

import { open, readFile, rename } from 'node:fs/promises';

// region: store
/** A file that doesn't exist yet is `empty`. Any other problem stops the program. */
export async function load<T>(file: string, empty: T): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty;
    throw error;
  }
}

/** The bytes are on the disk before the name points to them, so a crash leaves the old file or the new one. */
export async function save(file: string, value: unknown): Promise<void> {
  const handle = await open(`${file}.new`, 'w');
  await handle.writeFile(JSON.stringify(value, null, 2));
  await handle.sync();
  await handle.close();
  await rename(`${file}.new`, file);
}
// endregion: store
