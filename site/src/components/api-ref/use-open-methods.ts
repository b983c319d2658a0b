/** Which methods are open: those a reader opened, and the one that the address names. */

import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface OpenMethods {
  isOpen(anchor: string): boolean;
  toggle(anchor: string): void;
}

/** What the reader did since the address named a method. */
interface Choices {
  readonly named: string;
  readonly byAnchor: ReadonlyMap<string, boolean>;
}

/** `reveal` is called when the address names a method: a filter must not hide it. */
export function useOpenMethods(anchors: ReadonlySet<string>, reveal: () => void): OpenMethods {
  const { hash } = useLocation();
  // The server knows no fragment: the first render in the browser must be the server's.
  const requested = useIsBrowser() ? hash.slice(1).toLowerCase() : '';
  const named = anchors.has(requested) ? requested : '';
  const [choices, setChoices] = useState<Choices>({ named, byAnchor: new Map() });
  if (choices.named !== named) {
    // A method that the reader closed opens again when an address names it.
    const retained = [...choices.byAnchor].filter(([anchor]) => anchor !== named);
    const before: [string, boolean][] = choices.named === '' ? [] : [[choices.named, true]];
    setChoices({ named, byAnchor: new Map([...before, ...retained]) });
  }
  useScroll(named, reveal);
  const isOpen = (anchor: string): boolean => choices.byAnchor.get(anchor) ?? anchor === named;
  const toggle = useCallback((anchor: string) => {
    setChoices((before) => {
      const wasOpen = before.byAnchor.get(anchor) ?? anchor === before.named;
      return { ...before, byAnchor: new Map([...before.byAnchor, [anchor, !wasOpen]]) };
    });
  }, []);
  return { isOpen, toggle };
}

/** Old addresses carry the method's name as it is written and anchors are lower case, so browsers do not scroll. */
function useScroll(named: string, reveal: () => void): void {
  const target = useRef('');
  useEffect(() => {
    target.current = named;
    if (named !== '' && document.getElementById(named) === null) reveal();
  }, [named, reveal]);
  // After every render: a method that the filter hid is there only once it has been revealed.
  useEffect(() => {
    const location = target.current === '' ? null : document.getElementById(target.current);
    if (location === null) return;
    target.current = '';
    location.scrollIntoView();
  });
}
