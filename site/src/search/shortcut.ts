/** The shortcut of the search, Ctrl+K or ⌘K, on every keyboard. Pure. */

/** Layouts without Latin letters send their own letter with the key; Ctrl+Shift+K belongs to the browser. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isK = key === 'k' || key === 'K' || (key > '~' && code === 'KeyK');
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
