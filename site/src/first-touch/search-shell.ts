/** A field to type into at once, until the search itself has been loaded and takes over. Touches the page, outside of what React owns. */

import { alive, loadScripts, whenAlive } from './scripts';
import { TAKE_OVER } from './take-over';

let shell: HTMLDialogElement | null = null;

/** `text` is what the reader has typed so far. */
export function openShell(text = ''): void {
  if (shell) return;
  loadScripts();
  shell = document.createElement('dialog');
  shell.className = 'search-shell';
  shell.setAttribute('aria-label', 'Search');
  const input = document.createElement('input');
  input.type = 'search';
  input.placeholder = 'Search docs';
  input.maxLength = 64;
  input.setAttribute('aria-label', 'Search docs');
  input.value = text;
  // Whoever does not wait for the hits goes to the page that shows all of them.
  input.onkeydown = ({ key }) => {
    if (key === 'Enter' && input.value.trim() !== '')
      location.assign(`/search?q=${encodeURIComponent(input.value.trim())}`);
  };
  const note = document.createElement('p');
  note.textContent = 'Loading search …';
  shell.append(input, note);
  shell.onclose = discard;
  document.body.append(shell);
  shell.showModal();
  whenAlive(() => dispatchEvent(new CustomEvent(TAKE_OVER, { detail: take })));
}

export function toggleShell(): void {
  if (shell) shell.close();
  else openShell();
}

function take(): string | null {
  const text = shell?.querySelector('input')?.value ?? null;
  shell?.close();
  return text;
}

function discard(): void {
  shell?.remove();
  shell = null;
}

/** The keys of the search, until React listens to them. True when the key was one of them. */
export function readKey(event: KeyboardEvent): boolean {
  const { key = '', ctrlKey, metaKey, altKey, target } = event;
  if (altKey || alive()) return false;
  const isCommand = ctrlKey || metaKey;
  if (key.toLowerCase() === 'k' && isCommand) toggleShell();
  else if (isCommand || shell || !(target instanceof HTMLElement)) return false;
  else if (key === '/' && !isWriting(target)) openShell();
  else if (/^[\p{L}\p{N}]$/u.test(key) && target.matches('.DocSearch-Button')) openShell(key);
  else return false;
  event.preventDefault();
  return true;
}

function isWriting(target: HTMLElement): boolean {
  return target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}
