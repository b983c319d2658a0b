/** Which methods are open: those a reader opened, and the one that the address names. */

import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useState } from 'react';

export interface OpenMethods {
  isOpen(anchor: string): boolean;
  toggle(anchor: string): void;
}

export function useOpenMethods(anchors: ReadonlySet<string>): OpenMethods {
  const { hash } = useLocation();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const named = hash.slice(1).toLowerCase();
    if (!anchors.has(named)) return;
    setOpen((before) => new Set([...before, named]));
    // Old addresses carry the method's name as it is written; anchors are lower case.
    document.getElementById(named)?.scrollIntoView();
  }, [hash, anchors]);
  const toggle = useCallback((anchor: string) => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(anchor)) next.add(anchor);
      return next;
    });
  }, []);
  return { isOpen: (anchor) => open.has(anchor), toggle };
}
