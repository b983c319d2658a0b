/** Keeps junk in the browser's storage from reaching DocSearch, which believes all it finds there. Touches storage. */

import { hitUrl, type UrlRules } from './hit-url';

export interface StoredList {
  readonly key: string;
  readonly limit: number;
}

export function storedLists(name: string): readonly StoredList[] {
  return [
    { key: `__DOCSEARCH_FAVORITE_SEARCHES__${name}`, limit: 10 },
    { key: `__DOCSEARCH_RECENT_SEARCHES__${name}`, limit: 7 },
  ];
}

const LONGEST = 200_000;
const LONGEST_NAME = 300;
/** A list of hits needs less; storage that cannot take so much is full. */
const PROBE_SIZE = 16_000;

export interface StorageState {
  /** Whether recent and favorite searches can be written. */
  readonly isWritable: boolean;
  /** Why nothing is kept, for the console; null when all is well. */
  readonly warning: string | null;
}

const BLOCKED = 'Recent searches are not kept: the browser blocks its storage.';
const FULL = 'Recent searches are not kept: the storage of the browser is full.';

/** Repairs the lists before the modal reads them. Storage that is blocked counts as empty: DocSearch knows how to go without. */
export function mendStorage(
  lists: readonly StoredList[],
  rules: UrlRules,
  storage: () => Storage,
): StorageState {
  try {
    const open = storage();
    for (const { key, limit } of lists) mendList(open, { key, limit }, rules);
    if (isBlocked(open)) return { isWritable: true, warning: BLOCKED };
    return hasRoom(open)
      ? { isWritable: true, warning: null }
      : { isWritable: false, warning: FULL };
  } catch {
    // Access itself throws: there is nothing to repair, and DocSearch notices by itself.
    return { isWritable: true, warning: BLOCKED };
  }
}

function mendList(storage: Storage, { key, limit }: StoredList, rules: UrlRules): void {
  const text = storage.getItem(key);
  if (text === null) return;
  const repaired = JSON.stringify(readList(text, rules).slice(0, limit));
  if (repaired === text) return;
  storage.removeItem(key);
  if (repaired !== '[]') storage.setItem(key, repaired);
}

function readList(text: string, rules: UrlRules): readonly unknown[] {
  if (text.length > LONGEST) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap((item) => readItem(item, rules) ?? []) : [];
  } catch {
    // Not JSON, so not ours.
    return [];
  }
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The fields we store, and no others; null when one of them is not what we would have stored. */
function readItem(value: unknown, rules: UrlRules): object | null {
  if (typeof value !== 'object' || value === null) return null;
  const { objectID, url, type, hierarchy } = value as Record<string, unknown>;
  if (typeof objectID !== 'string' || typeof url !== 'string' || typeof type !== 'string')
    return null;
  if (typeof hierarchy !== 'object' || hierarchy === null || !/^lvl[1-6]$/.test(type)) return null;
  const record = hitUrl(url, rules);
  const names = levels.flatMap((level): [string, string][] => {
    const name = (hierarchy as Record<string, unknown>)[level];
    return typeof name === 'string' && name.length <= LONGEST_NAME ? [[level, name]] : [];
  });
  if (!record || record.url !== url || !names.some(([level]) => level === type)) return null;
  return {
    objectID: objectID.slice(0, LONGEST_NAME),
    url,
    type,
    hierarchy: Object.fromEntries(names),
    content: null,
  };
}

function isBlocked(storage: Storage): boolean {
  return !canWrite(storage, '');
}

function hasRoom(storage: Storage): boolean {
  return canWrite(storage, 'x'.repeat(PROBE_SIZE));
}

function canWrite(storage: Storage, value: string): boolean {
  const key = '__search_probe__';
  try {
    storage.setItem(key, value);
    storage.removeItem(key);
    return true;
  } catch {
    // Full or blocked.
    return false;
  }
}
