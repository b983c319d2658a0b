/** Copies code, inside the gesture that asks for it: browsers allow it nowhere else. Touches the clipboard. */

import { all, first } from './dom';

/** In milliseconds. */
const DISPLAYED = 1_500;

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
export async function copyPage(button: HTMLElement): Promise<void> {
  const { page = '' } = button.dataset;
  try {
    const text = fetch(page).then((answer) => answer.text());
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    showDone(button);
  } catch {
    location.assign(page);
  }
}

/** Lines of a block end in an element, not in a character. */
function textOf(code: Element | null | undefined): string {
  const lines = code ? all('.token-line', code) : [];
  if (lines.length === 0) return code?.textContent ?? '';
  return lines.map((line) => line.textContent.replace(/\n$/, '')).join('\n');
}

/** A screen reader says what changes in a live region. */
function showDone({ dataset }: HTMLElement): void {
  const region = first('#copied');
  if (!region) return;
  dataset['done'] = '';
  region.textContent = 'Copied';
  setTimeout(() => {
    delete dataset['done'];
    region.textContent = '';
  }, DISPLAYED);
}
