/** What the start screen offers to who has not typed yet: pages that most readers want, by section. */

import React, { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { moveAmong } from '../arrow-keys';
import PopularLists from '../PopularLists';

export interface PopularPagesProps {
  /** Of DocSearch, which has no slot for it: the results come and go inside. */
  readonly panel: Element;
  /** Starts and ends with a slash. */
  readonly base: string;
  readonly onClose: () => void;
}

export default function PopularPages({ panel, base, onClose }: PopularPagesProps): ReactNode {
  useArrowKeys(panel);
  return createPortal(
    <PopularLists className="search-popular" base={base} onOpen={onClose} />,
    panel,
  );
}

/** DocSearch's own keys move among hits and recent searches; where there are none, ours move here. */
function useArrowKeys(panel: Element): void {
  useEffect(() => {
    const modal = panel.closest<HTMLElement>('.DocSearch-Modal');
    const move = (event: KeyboardEvent): void => {
      const input = modal?.querySelector<HTMLInputElement>('.DocSearch-Input');
      if (!input || input.value !== '' || panel.querySelector('.DocSearch-Hit')) return;
      moveAmong(event, [input, ...panel.querySelectorAll<HTMLElement>('.search-popular a')]);
    };
    modal?.addEventListener('keydown', move);
    return () => modal?.removeEventListener('keydown', move);
  }, [panel]);
}
