/** Keeps what a reader does with controls that only React can work, and does it again when React is there. Touches the page. */

import { first } from './dom';
import { whenAlive } from './scripts';

const touched = new Map<Element, readonly number[]>();
const written = new Map<Field, Writing>();
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Writing {
  readonly path: readonly number[];
  readonly value: string;
}

const root = (): Element | null => first('#__docusaurus');

/** Each control once: impatience is not a second wish. */
export function clickLater(control: Element): void {
  control.setAttribute('aria-busy', 'true');
  touched.set(control, pathTo(control));
}

/**
 * When React draws a field it empties it. From then on the field has a property of React's own, and the letter that the
 * reader types next stands alone: what was there comes back before it.
 */
export function writeLater(field: Field): void {
  const { value } = field;
  if (!Object.hasOwn(field, 'value')) {
    written.set(field, { path: pathTo(field), value });
    return;
  }
  const before = written.get(field)?.value;
  written.delete(field);
  if (before !== undefined && before !== value) setValue(field, before + value);
}

export function replayWhenAlive(): void {
  whenAlive(() => {
    for (const [field, { path, value }] of written) {
      const now = field.isConnected ? field : at(path);
      if (now?.constructor === field.constructor) setValue(now as Field, value);
    }
    for (const [control, path] of touched) {
      control.removeAttribute('aria-busy');
      const now = control.isConnected ? control : at(path);
      now?.removeAttribute('aria-busy');
      if (now instanceof HTMLElement) now.click();
    }
    written.clear();
    touched.clear();
  });
}

/** React believes a value only if it was set behind its back, and differs from the one it knows. */
function setValue(field: Field, value: string): void {
  const isSelect = field instanceof HTMLSelectElement;
  if (!isSelect) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}

/** A page that is drawn anew keeps its shape. */
function pathTo(element: Element): readonly number[] {
  const path: number[] = [];
  for (let node = element; node !== root() && node.parentElement; node = node.parentElement)
    path.unshift([...node.parentElement.children].indexOf(node));
  return path;
}

function at(path: readonly number[]): Element | null {
  return path.reduce<Element | null>((node, index) => node?.children[index] ?? null, root());
}
