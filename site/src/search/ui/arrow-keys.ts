/** From the field to the hits and back by the arrow keys. Moves the focus. */

/** Of the browser's own event, and of React's. */
type Key = Pick<
  KeyboardEvent,
  'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'
> & { readonly isComposing?: boolean; readonly nativeEvent?: { readonly isComposing?: boolean } };

/** `stops` in the order of the page, the field first. */
export function moveAmong(event: Key, stops: readonly HTMLElement[]): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  // An input method chooses among its own words by them.
  if ((event.nativeEvent ?? event).isComposing) return;
  const from = stops.indexOf(target as HTMLElement);
  const next = from < 0 ? undefined : stops[from + step];
  if (!next) return;
  next.focus();
  event.preventDefault();
}
