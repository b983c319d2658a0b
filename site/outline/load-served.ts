/** The committed list of addresses, the moves, and the pages of today. Reads files; `applyServed` writes the two lists. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPages } from './load-pages';
import type { Move } from './served';
import {
  MOVED_FILE,
  printMoved,
  printServed,
  publicRoutes,
  readMoved,
  readServed,
  SERVED_FILE,
  straighten,
  toolPages,
} from './served';

export interface Served {
  readonly served: readonly string[];
  readonly moves: readonly Move[];
}

export function loadServed(root: string): Served {
  return {
    served: readServed(loadText(join(root, SERVED_FILE))),
    moves: loadMoves(root),
  };
}

export function loadMoves(root: string): readonly Move[] {
  return readMoved(loadText(join(root, MOVED_FILE)));
}

/** Guides, generated pages as they are on disk, and tools. */
export function loadRoutes(root: string): ReadonlySet<string> {
  return new Set(
    publicRoutes([...toolPages, ...loadPages({ docs: join(root, 'docs'), scope: 'all' })]),
  );
}

/** Adds new pages to the list and straightens the moves. Nothing is ever taken from the list. */
export function applyServed(
  root: string,
  { served, moves }: Served,
  built: ReadonlySet<string>,
): Served {
  const straight = straighten(moves, built);
  const text = printServed([...served, ...built, ...straight.map(({ from }) => from)]);
  writeFileSync(join(root, SERVED_FILE), text);
  writeFileSync(join(root, MOVED_FILE), printMoved(straight));
  return { served: readServed(text), moves: straight };
}

function loadText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
