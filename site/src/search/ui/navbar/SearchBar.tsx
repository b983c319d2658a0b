/** The search of the navbar: button, keys, and the modal, which is loaded when it is first wanted. */

import { savesData } from '@site/src/client/data-saver';
import { TAKE_OVER } from '@site/src/first-touch/take-over';
import React, { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type SearchModalComponent from '../modal/SearchModal';
import './button.css';
import { useSearchKeys } from './keyboard';
import SearchButton from './SearchButton';
import { useSiteSearch } from '../useSearch';

type Modal = typeof SearchModalComponent;

/** The style of DocSearch is loaded as a module of its own: its package calls itself free of side effects. */
async function loadModal(): Promise<{ default: Modal }> {
  const [modal] = await Promise.all([
    import('../modal/SearchModal'),
    import('@docsearch/react/style'),
    import('../modal/modal.css'),
  ]);
  return modal;
}

/** The field that was there before React: what the reader typed into it until now goes on in the modal. */
function useShell(load: () => Promise<void>, open: (text: string) => void): void {
  useEffect(() => {
    const take = ({ detail }: CustomEvent<() => string | null>): void => {
      load().then(
        () => {
          const text = detail();
          if (text !== null) open(text);
        },
        () => window.location.assign('/search'),
      );
    };
    window.addEventListener(TAKE_OVER, take as EventListener);
    return () => window.removeEventListener(TAKE_OVER, take as EventListener);
  });
}

export default function SearchBar(): ReactNode {
  const search = useSiteSearch();
  const button = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<Modal | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [initialQuery, setInitialQuery] = useState<string | undefined>(undefined);

  const load = useCallback(async () => {
    search.source.warm();
    const { default: loaded } = await loadModal();
    setModal(() => loaded);
  }, [search]);
  // Whoever points at it may not want it.
  const warm = useCallback(() => {
    if (!savesData()) load().catch(() => undefined);
  }, [load]);
  const open = useCallback(() => {
    // A chunk of an older deployment may be gone: a full load of the search page gets the new one.
    load().then(
      () => setIsOpen(true),
      () => window.location.assign('/search'),
    );
  }, [load]);
  const close = useCallback(() => {
    // The page behind the modal takes no focus before the modal is gone.
    flushSync(() => {
      setIsOpen(false);
      setInitialQuery(undefined);
    });
    button.current?.focus();
  }, []);
  const openWith = useCallback(
    (letter: string) => {
      setInitialQuery(letter);
      open();
    },
    [open],
  );
  useShell(load, (text) => {
    setInitialQuery(text);
    setIsOpen(true);
  });
  useSearchKeys({ isOpen, open, close, openWith, button });

  return (
    <>
      <SearchButton
        ref={button}
        onClick={open}
        onFocus={warm}
        onMouseOver={warm}
        onTouchStart={warm}
      />
      {isOpen &&
        Modal &&
        createPortal(
          <Modal search={search} initialQuery={initialQuery} onClose={close} />,
          document.body,
        )}
    </>
  );
}
