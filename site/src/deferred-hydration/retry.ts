/** Says that a part of the page did not load, and offers to try again. Touches the page, outside of what React owns. */

import { first, make } from './dom';

const ID = 'load-failure';

export function offerRetry(again: () => void): void {
  if (first(`#${ID}`)) return;
  const box = make('div', { id: ID });
  box.setAttribute('role', 'alert');
  const onclick = (): void => {
    box.remove();
    again();
  };
  const button = make('button', { textContent: 'Retry', onclick });
  box.append('A part of this page did not load. ', button);
  // An open dialog covers everything that is not in it.
  (first('dialog[open]') ?? document.body).append(box);
}
