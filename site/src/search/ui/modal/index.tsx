/** The modal as a script of its own, loaded when a reader first wants it: a page need not be alive to be searched. Touches the page. */

import React from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchSettings } from '../../client/settings';
import { siteSearch, type SiteSearch } from '../../client/site-search';
import { isShortcut } from '../../shortcut';
import SearchModal from './SearchModal';

declare const MODAL_STYLE: string;

function searchOf(button: HTMLElement | null): SiteSearch {
  return siteSearch(JSON.parse(button?.dataset['settings'] ?? '') as SearchSettings);
}

// Style that scripts add to a page is theirs: the policy refuses only what stands in its HTML.
const style = new CSSStyleSheet();
style.replaceSync(MODAL_STYLE);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];

// The index comes while the modal is made.
searchOf(document.querySelector('[data-settings]')).source.warm();

/** `text` is what the reader has typed so far. `button` holds the settings, and gets the focus back in the end. */
export function open(button: HTMLElement, text: string): void {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const close = (): void => {
    window.removeEventListener('keydown', closeByKey, true);
    // The page behind the modal takes no focus before the modal is gone.
    root.unmount();
    box.remove();
    button.focus();
  };
  const closeByKey = (event: KeyboardEvent): void => {
    const isToggle = isShortcut(event);
    if (event.isComposing || (event.key !== 'Escape' && !isToggle)) return;
    event.preventDefault();
    // A key that is held opens the modal once.
    if (!event.repeat || !isToggle) close();
  };
  // Not called for the key that opened the modal: that one is past this phase.
  window.addEventListener('keydown', closeByKey, true);
  const search = searchOf(button);
  const initialQuery = text === '' ? undefined : text;
  flushSync(() => root.render(<SearchModal {...{ search, initialQuery }} onClose={close} />));
}
