/** The question at the foot of the window. Touches the page, outside of what React owns. */

export interface Question {
  /** The browser has answered for its reader. */
  readonly isRefused: boolean;
  readonly answer: (isYes: boolean) => void;
}

const ID = 'analytics-question';
const ASKED =
  'May this site count which pages you read? It sends the path of a page and no search text, and keeps one cookie for 365 days.';
const REFUSED =
  'Your browser asks sites not to track you, so this site does not count your visits.';

export function questionBar({ isRefused, answer }: Question): void {
  if (document.getElementById(ID)) return;
  const bar = document.createElement('section');
  bar.id = ID;
  bar.className = 'corner-note';
  bar.setAttribute('aria-label', 'Analytics');
  const text = document.createElement('p');
  text.textContent = isRefused ? REFUSED : ASKED;
  const button = (label: string, act: () => void): HTMLButtonElement => {
    const element = document.createElement('button');
    element.textContent = label;
    element.onclick = () => {
      bar.remove();
      act();
    };
    return element;
  };
  const buttons = isRefused
    ? [button('Close', () => undefined)]
    : [button('Yes', () => answer(true)), button('No', () => answer(false))];
  bar.append(text, ...buttons);
  document.body.append(bar);
}
