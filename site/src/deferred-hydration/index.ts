/**
 * The inline script in the head of a page: answers what it can by itself, loads the scripts for the rest, and then
 * repeats what the reader has done. Bundled by `build/plugin.ts`; README.md says what it promises.
 */

import { savesData } from '../client/data-saver';
import { actOn } from './actions';
import { all } from './dom';
import { closeMenu, keepFocus, noteToggle, WIDE } from './menu';
import { clickLater, replayWhenHydrated, writeLater } from './replay';
import { layOut, layOutForReturn, layOutWhileReading } from './layout';
import { followOutline } from './outline';
import { isHydrated, loadScripts, watchForHydration, whenRead } from './scripts';
import { nameKey, readKey, warmSearch } from './search-shell';
import { restorePage, restoreRoot } from './restore';
import { moveAmongTabs, openTabOfAddress, restoreTabs } from './tabs';

/** Only React can work these. */
const NEEDS_REACT = 'button,label,select,textarea,input,[role=button]';
/** These work by themselves or here. */
const WORKS = '[data-action],#load-failure *,dialog *,form[action] *';
const TEXT_FIELD = 'select,textarea,input:not([type=radio],[type=checkbox])';

function controlAt(target: EventTarget | null): HTMLElement | null {
  if (isHydrated() || !(target instanceof Element)) return null;
  const control = target.closest<HTMLElement>(NEEDS_REACT);
  return control && !control.matches(WORKS) && control.closest('#__docusaurus') ? control : null;
}

function click(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  for (const list of all<HTMLDetailsElement>('.choices[open]'))
    if (!list.contains(target as Node)) list.open = false;
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey || altKey) return;
  const button = target.closest<HTMLElement>('[data-action]');
  if (button) {
    // The button of the menu names the short one, for readers without scripts.
    event.preventDefault();
    return actOn(button);
  }
  const link = target.closest('a[href]');
  if (link?.matches('[data-keeps-address]'))
    Object.assign(link, { search: location.search, hash: location.hash });
  if (link?.closest('[popover]') && !link.matches('[role=button]')) closeMenu();
  const control = controlAt(target);
  if (!control) return;
  loadScripts();
  const field = control instanceof HTMLLabelElement ? control.control : control;
  if (field?.matches(TEXT_FIELD)) return;
  clickLater(control);
  event.preventDefault();
  event.stopPropagation();
}

function keydown(event: KeyboardEvent): void {
  if (event.isComposing) return;
  // Either may lead far down, to a place that is right only when all above it is laid out.
  if (/^(?:End|Tab)$/.test(event.key)) layOut();
  if (readKey(event)) return event.preventDefault();
  if (event.key === 'Tab') keepFocus(event);
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.matches('[role=tab]')) return;
  if (/^Arrow(?:Left|Right)$/.test(event.key)) moveAmongTabs(target, event.key);
  else if (event.key !== 'Enter' && event.key !== ' ') return;
  else target.click();
  event.preventDefault();
}

function listen<Type extends keyof WindowEventMap>(
  type: Type,
  act: (event: WindowEventMap[Type]) => void,
): void {
  addEventListener(type, act, true);
}

listen('click', click);
listen('keydown', keydown);
// Whoever points at a control is about to use it; whoever scrolls or reads is not.
listen('pointerover', ({ pointerType, target }) => {
  if (pointerType !== 'mouse' || savesData()) return;
  warmSearch(target);
  if (controlAt(target)) loadScripts();
});
listen('focusin', ({ target }) => {
  warmSearch(target);
  if (controlAt(target)) loadScripts();
});
for (const type of ['input', 'change'] as const)
  listen(type, ({ target }) => {
    const field = controlAt(target);
    if (field?.matches(TEXT_FIELD)) writeLater(field as HTMLInputElement);
  });
listen('toggle', (event) => noteToggle(event as ToggleEvent));
listen('popstate', closeMenu);
listen('hashchange', openTabOfAddress);
matchMedia(WIDE).addEventListener('change', closeMenu);
addEventListener('site:tabs', restoreTabs);

restoreRoot();
layOutForReturn();
watchForHydration();
replayWhenHydrated();
whenRead(nameKey);
whenRead(restoreTabs);
whenRead(restorePage);
whenRead(openTabOfAddress);
whenRead(layOutWhileReading);
if (matchMedia(WIDE).matches) whenRead(followOutline);
