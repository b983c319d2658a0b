/** Keeps what a reader does with controls that only React can work, and does it again when React is there. Touches the page. */

import { onHydrated } from './scripts';

/** React takes over the elements of the built page, so they are still there then. */
const touched = new Set<HTMLElement>();
const written = new Map<Field, string>();
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Each control once: impatience is not a second wish. */
export function clickLater(control: HTMLElement): void {
  control.setAttribute('aria-busy', 'true');
  touched.add(control);
}

/**
 * When React draws a field it may empty it. From then on the field has a property of React's own, and the letter that
 * the reader types next may stand alone: what was there comes back before it.
 */
export function writeLater(field: Field): void {
  const { value } = field;
  if (!Object.hasOwn(field, 'value')) {
    written.set(field, value);
    return;
  }
  const before = written.get(field);
  written.delete(field);
  if (before === undefined || before === value) return;
  setValue(field, value.startsWith(before) ? value : before + value);
}

export function replayWhenHydrated(): void {
  onHydrated(() => {
    for (const [field, value] of written) setValue(field, value);
    for (const control of touched) {
      control.removeAttribute('aria-busy');
      control.click();
    }
  });
}

/** React believes a value only if it was set behind its back, and differs from the one it knows. */
function setValue(field: Field, value: string): void {
  const isSelect = field instanceof HTMLSelectElement;
  if (!isSelect) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}
