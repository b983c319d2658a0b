/** Copies code, inside the gesture that asks for it: browsers allow it nowhere else. Touches the clipboard. */

import { all, first, make } from './dom';

/** In milliseconds. */
const SHOWN = 1_500;

export function copyCode(button: HTMLElement): void {
  const code = button.closest('.theme-code-block')?.querySelector('pre');
  const text = button.dataset['copy'] ?? textOf(code);
  if (!navigator.clipboard) {
    // Not on a safe address: the reader's own key copies what is selected.
    if (code) getSelection()?.selectAllChildren(code);
    return;
  }
  void navigator.clipboard.writeText(text).then(() => showDone(button));
}

/** The Markdown page is fetched when it is asked for; the promise keeps the gesture. Where nothing can be copied, it is shown. */
export function copyPage(button: HTMLElement): void {
  const address = button.dataset['page'] ?? '';
  const text = fetch(address).then((answer) => answer.text());
  Promise.resolve()
    .then(() => navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]))
    .then(
      () => showDone(button),
      () => location.assign(address),
    );
}

/** Lines of a block end in an element, not in a character. */
function textOf(code: Element | null | undefined): string {
  const lines = code ? all('.token-line', code) : [];
  if (lines.length === 0) return code?.textContent ?? '';
  return lines.map((line) => (line.textContent ?? '').replace(/\n$/, '')).join('\n');
}

/** A screen reader says what changes in a region, and not that a button has got another name. */
function showDone({ dataset }: HTMLElement): void {
  if (dataset['done'] !== undefined) return;
  const spoken =
    first('#copied') ?? make('p', { id: 'copied', className: 'spoken', role: 'status' });
  document.body.append(spoken);
  dataset['done'] = '';
  spoken.textContent = 'Copied';
  setTimeout(() => {
    delete dataset['done'];
    spoken.textContent = '';
  }, SHOWN);
}
