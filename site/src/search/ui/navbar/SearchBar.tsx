/** The button that opens the search, as plain markup: `site/src/deferred-hydration/search-shell.ts` works it, before React and after. */

import { usePluginData } from '@docusaurus/useGlobalData';
import React, { type ReactNode } from 'react';
import type { SearchSettings } from '../../client/settings';
import { texts } from '../modal/texts';
import './button.css';

export default function SearchBar(): ReactNode {
  const settings = usePluginData('site-search') as SearchSettings;
  const { files, urls } = settings;
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-keyshortcuts="Control+K Meta+K /"
      data-action="search"
      data-search={files.modal}
      data-page={`${urls.baseUrl}search`}
      data-settings={JSON.stringify(settings)}
    >
      <span className="DocSearch-Button-Container">
        <svg
          width="18"
          height="18"
          viewBox="0 0 20 20"
          className="DocSearch-Search-Icon"
          aria-hidden="true"
        >
          <circle cx="8.8" cy="8.8" r="5.9" fill="none" stroke="currentColor" strokeWidth="1.6" />
          <path
            d="M13.2 13.2 18 18"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </svg>
        <span className="DocSearch-Button-Placeholder">{texts.button}</span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        {/* The first touch names the key that the reader's keyboard has. */}
        <kbd className="DocSearch-Button-Key" suppressHydrationWarning>
          Ctrl
        </kbd>
        <kbd className="DocSearch-Button-Key">K</kbd>
      </span>
    </button>
  );
}
