/**
 * Says to assistive technology what DocSearch's modal is: a dialog, with an input that opens a tree of hits.
 * DocSearch calls the dialog a button, and a hit with a link in it an option, which may hold none. Touches attributes.
 */

export interface ModalIdentity {
  readonly label: string;
  /** Whose results these are. */
  readonly engine: 'embedded' | 'hosted';
}

/** Attributes that are wrong where DocSearch puts them; the input has its own. */
const wrong = [
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-labelledby',
  'aria-owns',
  'tabindex',
];

/** Sets the roles now and whenever DocSearch changes them; returns how to stop. */
export function keepRoles(container: HTMLElement, { label, engine }: ModalIdentity): () => void {
  const repair = (): void => {
    set(container, 'role', 'dialog');
    set(container, 'aria-modal', 'true');
    set(container, 'aria-label', label);
    set(container, 'data-engine', engine);
    for (const name of wrong) container.removeAttribute(name);
    for (const list of container.querySelectorAll('.DocSearch-Hits ul')) mendList(list);
    mendInput(container);
  };
  const observer = new MutationObserver(repair);
  repair();
  observer.observe(container, { attributes: true, childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Only what differs is written, so that a repair does not cause another one. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function mendInput(container: HTMLElement): void {
  const input = container.querySelector('.DocSearch-Input');
  if (!input) return;
  const lists = [...container.querySelectorAll('.DocSearch-Hits ul')]
    .map(({ id }) => id)
    .filter((id) => id !== '');
  set(input, 'role', 'combobox');
  set(input, 'aria-expanded', String(lists.length > 0));
  set(input, 'aria-haspopup', 'tree');
  if (lists.length > 0) set(input, 'aria-controls', lists.join(' '));
  else input.removeAttribute('aria-controls');
  const active = input.getAttribute('aria-activedescendant');
  const isThere =
    active !== null && container.querySelector(`[id="${CSS.escape(active)}"]`) !== null;
  if (!isThere) input.removeAttribute('aria-activedescendant');
}

/** Named by the title above it; its items hold a link and perhaps buttons. */
function mendList(list: Element): void {
  const title = list.closest('.DocSearch-Hits')?.querySelector('.DocSearch-Hit-source');
  set(list, 'role', 'tree');
  list.removeAttribute('aria-labelledby');
  set(list, 'aria-label', title?.textContent ?? 'Results');
  for (const item of list.querySelectorAll(':scope > li')) set(item, 'role', 'treeitem');
}
