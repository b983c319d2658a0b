/** Tabs: what is selected, in all groups of one name, is remembered and comes back. Touches the page and its storage. */

import { all, first } from './dom';
import { keep, stored } from './storage';

const LIST = '[role=tablist]';
const keyOf = (group?: string): string => `docusaurus.tab.${group}`;

export function selectTab(tab: HTMLElement): void {
  const list = tab.closest<HTMLElement>(LIST);
  if (!list) return;
  const { group } = list.dataset;
  const { value = '' } = tab.dataset;
  // Groups above this one may change their height; what the reader touched stays where it is.
  const top = tab.getBoundingClientRect().top;
  for (const element of group === undefined ? [list] : listsOf(group)) show(element, value);
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  if (group !== undefined) keep(keyOf(group), value);
}

/** What was selected on another page; of systems, else the reader's own. */
export function restoreTabs(): void {
  for (const list of all(`${LIST}[data-group]`)) {
    const own = `[data-value^="${navigator.platform.slice(0, 3)}" i]`;
    show(list, stored(keyOf(list.dataset['group'])) ?? first(own, list)?.dataset['value']);
  }
}

/** A link into a panel that is not selected selects it. */
export function openTabOfAddress(): void {
  const target = first(':target');
  const panel = target?.closest('[role=tabpanel][hidden]');
  if (!panel) return;
  first(`[aria-controls="${panel.id}"]`)?.click();
  target?.scrollIntoView();
}

/** Left and right go round. */
export function moveAmongTabs(tab: HTMLElement, key: string): void {
  const list = tab.closest(LIST);
  if (!list) return;
  const tabs = all('[role=tab]', list);
  const step = key === 'ArrowRight' ? 1 : -1;
  tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
}

function listsOf(group: string): HTMLElement[] {
  return all(LIST).filter(({ dataset }) => dataset['group'] === group);
}

function show(list: HTMLElement, value?: string): void {
  const tabs = all('[role=tab]', list);
  const selected = tabs.find((tab) => tab.dataset['value'] === value);
  if (!selected) return;
  for (const [index, tab] of tabs.entries()) {
    const isSelected = tab === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = list.nextElementSibling?.children[index];
    if (panel instanceof HTMLElement) panel.hidden = !isSelected;
  }
}
