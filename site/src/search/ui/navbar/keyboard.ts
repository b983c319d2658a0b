/** The keys that open and close the modal, wherever the reader is. Listens on the window. */

import { useEffect, type RefObject } from 'react';

export interface SearchKeys {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Opens with the letter that was typed while the button had the focus. */
  readonly openWith: (letter: string) => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

export function useSearchKeys({ isOpen, open, close, openWith, button }: SearchKeys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isToggle =
        event.key?.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey;
      const opens = !isOpen && (isToggle || (event.key === '/' && !isWriting(event)));
      const closes = isOpen && (isToggle || event.code === 'Escape');
      const isLetter =
        /^[\p{L}\p{N}]$/u.test(event.key ?? '') &&
        !event.metaKey &&
        !event.ctrlKey &&
        !event.altKey;
      if (!opens && !closes && !(isLetter && !isOpen && document.activeElement === button.current))
        return;
      event.preventDefault();
      if (closes) close();
      else if (opens) open();
      else openWith(event.key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen, open, close, openWith, button]);
}

function isWriting(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  return (
    target !== null &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
