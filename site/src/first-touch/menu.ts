/** The menu of a narrow screen: a popover of the browser, which the focus goes into and stays in. Touches the page. */

import { all, first } from './dom';

/** From this width on the sidebar stands beside the page. */
export const WIDE = '(min-width: 997px)';

/** Pages with a sidebar have it as their menu; the others have a short one. */
function menuOf(): HTMLElement | null {
  return first('#doc-menu') ?? first('#site-menu');
}

export function isMenuOpen(): boolean {
  return menuOf()?.dataset['open'] !== undefined;
}

export function toggleMenu(_button: HTMLElement, event: Event): void {
  // The button names the short menu, for readers without scripts.
  event.preventDefault();
  if (isMenuOpen()) closeMenu();
  else openMenu();
}

function openMenu(): void {
  const menu = menuOf();
  if (!menu) return;
  delete menu.dataset['pane'];
  menu.dataset['open'] = '';
  // Some browsers of our list know no popovers; the attribute shows it there.
  menu.showPopover?.();
  focusable(menu)[0]?.focus();
  sayState(true);
}

export function closeMenu(): void {
  const menu = menuOf();
  if (!menu || !isMenuOpen()) return;
  delete menu.dataset['open'];
  menu.hidePopover?.();
  sayState(false);
}

/** Escape, or a touch outside: the browser has closed it and gives the focus back. */
export function noteToggle({ target, newState }: ToggleEvent): void {
  if (target === menuOf() && newState === 'closed') closeMenu();
}

export function showMainMenu(): void {
  const menu = menuOf();
  if (!menu) return;
  menu.dataset['pane'] = 'main';
  first('.drawer-main a', menu)?.focus();
}

/** The next stop after the last one is the first one. */
export function keepFocus(event: KeyboardEvent): void {
  const menu = menuOf();
  if (!menu || !isMenuOpen()) return;
  const stops = focusable(menu);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge && menu.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

function focusable(menu: HTMLElement): HTMLElement[] {
  return all('a[href], button', menu).filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
}

function sayState(isOpen: boolean): void {
  first('[data-act="menu"]')?.setAttribute('aria-expanded', String(isOpen));
}
