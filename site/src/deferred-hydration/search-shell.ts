/** Opens the search: a field to type into at once, until the modal has been loaded and takes over. Touches the page, outside of what React owns. */

import type * as Modal from '../search/ui/modal';
import { isShortcut } from '../search/shortcut';
import { first, make } from './dom';

const BUTTON = '[data-search]';
const MODAL = '.DocSearch-Container';

let shell: HTMLDialogElement | null = null;
let modal: typeof Modal | null = null;
let loading: Promise<unknown> | null = null;

/** The button names the file. Asked for again after a failure. */
function loadModal({ dataset: { search = '' } }: HTMLElement): Promise<unknown> {
  loading ??= import(search).then((loaded: typeof Modal) => (modal = loaded));
  loading.catch(() => (loading = null));
  return loading;
}

/** A reader who points at the button is about to use it. */
export function warmSearch(target: EventTarget | null): void {
  const button = target instanceof Element && target.closest<HTMLElement>(BUTTON);
  if (button) loadModal(button).catch(() => undefined);
}

/** `text` is what the reader has typed so far. */
export function openSearch(text = ''): void {
  const button = first(BUTTON);
  if (shell || !button || first(MODAL)) return;
  if (modal) return modal.open(button, text);
  const page = button.dataset['page'] ?? '';
  const field = openShell(page, text);
  loadModal(button).then(
    () => {
      if (!field.isConnected) return;
      shell?.close();
      modal?.open(button, field.value);
    },
    // A file of an older deployment may be gone: a full load of the search page gets the new one.
    () => location.assign(page),
  );
}

/** A form: a reader who does not wait for the hits goes to the page that shows all of them. */
function openShell(action: string, value: string): HTMLInputElement {
  const input = make('input', {
    type: 'search',
    name: 'q',
    placeholder: 'Search docs',
    maxLength: 64,
    required: true,
    value,
  });
  const form = make('form', { action });
  const note = make('p', { textContent: 'Loading …' });
  shell = make('dialog', { className: 'search-shell', onclose: discard });
  for (const element of [shell, input]) element.setAttribute('aria-label', 'Search');
  form.append(input);
  shell.append(form, note);
  document.body.append(shell);
  shell.showModal();
  return input;
}

function discard(): void {
  shell?.remove();
  shell = null;
}

/** The keys of the search. True when the key was one of them; the modal closes itself. */
export function readKey(event: KeyboardEvent): boolean {
  const { key = '', altKey, target } = event;
  if (altKey || first(MODAL)) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isShortcut(event)) {
    if (event.repeat) return true;
    if (shell) shell.close();
    else openSearch();
  } else if (isCommand || shell || !(target instanceof HTMLElement)) return false;
  else if (key === '/' && !isWriting(target)) openSearch();
  else if (/^[\p{L}\p{N}]$/u.test(key) && target.matches(BUTTON)) openSearch(key);
  else return false;
  return true;
}

function isWriting(target: HTMLElement): boolean {
  return target.isContentEditable || target.matches('input,select,textarea');
}

/** `Ctrl` stands in the page, since no server knows the reader's keyboard. */
export function nameKey(): void {
  const key = first('.DocSearch-Button-Key');
  if (key && /Mac|iP/.test(navigator.platform)) key.textContent = '⌘';
}
