/** The text of a hit: at once when it came along, otherwise when its reader sees the hit and has stopped typing. */

import React, { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Hit, SearchSource } from '../client/hit';
import Marked from './Marked';

/** Between the keys of one word most readers take less. */
const PAUSE = 200;

export interface HitText {
  readonly text: string | null;
  /** For the element that has to be seen. */
  readonly seen: RefObject<HTMLSpanElement | null>;
}

export function useHitText({ text, late }: Hit, source: SearchSource): HitText {
  const [arrived, setArrived] = useState<string | null>(null);
  const seen = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (late === null || seen.current === null) return undefined;
    let isTarget = true;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void source.lateText(late).then((found) => isTarget && setArrived(found));
    });
    const element = seen.current;
    const timer = setTimeout(() => observer.observe(element), PAUSE);
    return () => {
      isTarget = false;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [late, source]);
  return { text: text ?? arrived, seen };
}

export default function LateText({
  hit,
  source,
}: {
  readonly hit: Hit;
  readonly source: SearchSource;
}): ReactNode {
  const { text, seen } = useHitText(hit, source);
  return <span ref={seen}>{text !== null && text !== '' && <Marked text={text} />}</span>;
}
