/** The browser's storage, which may refuse. */

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Also tells React in this tab: it listens for other tabs only. */
export function keep(key: string, value: string): void {
  let storageArea: Storage | null = null;
  try {
    storageArea = localStorage;
    storageArea.setItem(key, value);
  } catch {
    // It counts for this page then.
  }
  dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea }));
}
