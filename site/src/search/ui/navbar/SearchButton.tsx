/** The button that opens the modal, with the keys that do the same. */

import React, { useEffect, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { texts } from '../modal/texts';

type Props = ComponentProps<'button'> & { readonly ref?: Ref<HTMLButtonElement> };

/** `Ctrl` until the page is alive: the server does not know the reader's keyboard, and that key works on all. */
function useModifierKey(): string {
  const [key, setKey] = useState('Ctrl');
  useEffect(() => setKey(/mac|iphone|ipod|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'), []);
  return key;
}

export default function SearchButton(props: Props): ReactNode {
  const key = useModifierKey();
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-keyshortcuts="Control+K Meta+K /"
      {...props}
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
        <kbd className="DocSearch-Button-Key">{key}</kbd>
        <kbd className="DocSearch-Button-Key">K</kbd>
      </span>
    </button>
  );
}
