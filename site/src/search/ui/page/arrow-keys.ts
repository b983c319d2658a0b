/** From the field to the hits and back by the arrow keys, as in the modal. Moves the focus. */

import type { KeyboardEvent } from 'react';

/** Among what is marked `data-moves`, in the order of the page. */
export function moveAmongHits(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('[data-moves]')];
  const from = stops.indexOf(target as HTMLElement);
  const next = from < 0 ? undefined : stops[from + step];
  if (!next) return;
  next.focus();
  event.preventDefault();
}
