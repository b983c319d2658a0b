/** What a page takes over from the one before it, and what it corrects of its stored state. Touches the page and its storage. */

import { colorModeOf } from '../client/color-mode-of';
import { first, html } from './dom';
import { loadScripts } from './scripts';
import { stored } from './storage';

const SIDEBAR = 'side:';
/** As Docusaurus's theme names them. */
export const DISMISSED = 'announcementBarInitiallyDismissed';
export const ANNOUNCEMENT = 'docusaurus.announcement.';

/** Before anything is drawn. A damaged store may have named any mode. */
export function restoreRoot(): void {
  const mode = colorModeOf(stored('theme'));
  Object.assign(html.dataset, {
    theme: mode,
    themeChoice: mode,
    [DISMISSED]: stored(`${ANNOUNCEMENT}dismiss`) ?? 'false',
  });
}

export function restorePage(): void {
  showNewAnnouncement();
  // No frame is drawn before the style sheets are there, and without them nothing scrolls.
  requestAnimationFrame(restoreSidebar);
  // These pages have something to say that only their scripts know.
  if (first('[data-wants-scripts]')) loadAtFirstSign();
  // Samples show what a reader has filled in.
  if (first('[data-values]')?.dataset['values']?.split(' ').some(stored)) loadScripts();
  const needs = first('[data-needs-scripts]')?.dataset;
  if (needs && (needs['needsScripts'] !== 'hash' || location.hash)) loadScripts();
}

/** A reader who closed an older one sees it. */
function showNewAnnouncement(): void {
  const id = first('[data-action=announcement]')?.dataset['id'];
  if (id !== undefined && stored(`${ANNOUNCEMENT}id`) !== id) html.dataset[DISMISSED] = 'false';
}

/** The links are followed by the browser: the list beside the page must not jump. Each sidebar has its own place. */
function restoreSidebar(): void {
  const list = first('#doc-menu nav');
  if (!list) return;
  const key = SIDEBAR + (first('a', list)?.getAttribute('href') ?? '');
  try {
    // A place that is set, even 0, has the page laid out at once.
    const top = Number(sessionStorage.getItem(key));
    if (top) list.scrollTop = top;
    addEventListener('pagehide', () => sessionStorage.setItem(key, String(list.scrollTop)));
  } catch {
    // Without storage it starts at its top.
  }
}

function loadAtFirstSign(): void {
  const load = ({ type, movementX, movementY }: Partial<MouseEvent>): void => {
    // Browsers report a pointer that rests where the page appears below it.
    if (type !== 'pointermove' || movementX || movementY) loadScripts();
  };
  for (const sign of ['pointermove', 'pointerdown', 'scroll', 'keydown'])
    addEventListener(sign, load as EventListener);
}
