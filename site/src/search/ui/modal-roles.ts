/** Says to assistive technology what DocSearch's modal is: a dialog with a combobox, and not a button full of buttons. Touches the modal's attributes. */

/** Attributes that are wrong where DocSearch puts them; the input has its own. */
const wrong = [
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-labelledby',
  'aria-owns',
  'tabindex',
];

export interface ModalIdentity {
  readonly label: string;
  /** Whose results these are. */
  readonly engine: 'embedded' | 'hosted';
}

/** Sets the roles now and whenever DocSearch changes them; returns how to stop. */
export function keepRoles(container: HTMLElement, { label, engine }: ModalIdentity): () => void {
  const mend = (): void => {
    set(container, 'role', 'dialog');
    set(container, 'aria-modal', 'true');
    set(container, 'aria-label', label);
    set(container, 'data-engine', engine);
    for (const name of wrong) container.removeAttribute(name);
    mendInput(container);
    for (const list of container.querySelectorAll('[role="listbox"]')) mendList(list);
  };
  const observer = new MutationObserver(mend);
  const watch = (): void =>
    observer.observe(container, { attributes: true, childList: true, subtree: true });
  mend();
  watch();
  return () => observer.disconnect();
}

/** Only what differs is written, so that mending causes no new mending. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function mendInput(container: HTMLElement): void {
  const input = container.querySelector('.DocSearch-Input');
  if (!input) return;
  const lists = [...container.querySelectorAll('[role="listbox"]')]
    .map(({ id }) => id)
    .filter((id) => id !== '');
  set(input, 'role', 'combobox');
  set(input, 'aria-expanded', String(lists.length > 0));
  set(input, 'aria-haspopup', 'listbox');
  if (lists.length > 0) set(input, 'aria-controls', lists.join(' '));
  else input.removeAttribute('aria-controls');
  const active = input.getAttribute('aria-activedescendant');
  if (active !== null && !container.querySelector(`[id="${CSS.escape(active)}"]`))
    input.removeAttribute('aria-activedescendant');
}

/** Named by the title above it. The links and buttons inside an option are for pointers; keys go through the input. */
function mendList(list: Element): void {
  const title = list.closest('.DocSearch-Hits')?.querySelector('.DocSearch-Hit-source');
  list.removeAttribute('aria-labelledby');
  set(list, 'aria-label', title?.textContent ?? 'Results');
}
