/** What buttons marked `data-action` do, before React and after it: nothing is handed over. Touches the page and its storage. */

import { copyCode, copyPage } from './copy';
import { html } from './dom';
import { closeMenu, showMainMenu, toggleMenu } from './menu';
import { ANNOUNCEMENT, DISMISSED } from './restore';
import { openSearch } from './search-shell';
import { keep } from './storage';
import { selectTab } from './tabs';

const actions: Readonly<Record<string, (button: HTMLElement) => void>> = {
  theme: switchTheme,
  search: () => openSearch(),
  menu: toggleMenu,
  'close-menu': closeMenu,
  'main-menu': showMainMenu,
  copy: copyCode,
  'copy-page': copyPage,
  tab: selectTab,
  announcement: closeAnnouncement,
};

export function actOn(button: HTMLElement): void {
  actions[button.dataset['action'] ?? '']?.(button);
}

function switchTheme(): void {
  const mode = html.dataset['theme'] === 'dark' ? 'light' : 'dark';
  html.dataset['theme'] = mode;
  html.dataset['themeChoice'] = mode;
  keep('theme', mode);
}

/** As the theme remembers it; without the id it would take the bar for a new one. */
function closeAnnouncement({ dataset }: HTMLElement): void {
  html.dataset[DISMISSED] = 'true';
  keep(`${ANNOUNCEMENT}id`, dataset['id'] ?? '');
  keep(`${ANNOUNCEMENT}dismiss`, 'true');
}
