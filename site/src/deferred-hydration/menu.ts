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

export function toggleMenu(): void {
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
  stopAt(menu, 'first')?.focus();
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
  const [edge, next] = event.shiftKey ? (['first', 'last'] as const) : (['last', 'first'] as const);
  const { activeElement } = document;
  if (activeElement !== stopAt(menu, edge) && menu.contains(activeElement)) return;
  event.preventDefault();
  stopAt(menu, next)?.focus();
}

/** To ask all of a long list where they are would draw what nobody sees. */
function stopAt(menu: HTMLElement, edge: 'first' | 'last'): HTMLElement | undefined {
  const stops = all('a[href], button', menu);
  if (edge === 'last') stops.reverse();
  return stops.find((stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0);
}

function sayState(isOpen: boolean): void {
  first('[data-action=menu]')?.setAttribute('aria-expanded', String(isOpen));
}
