/** The text of a hit: at once when it came along, otherwise as soon as it is here. */

import React, { useEffect, useState, type ReactNode } from 'react';
import type { Hit, SearchSource } from '../client/hit';
import Marked from './Marked';

export function useHitText({ text, late }: Hit, source: SearchSource): string | null {
  const [arrived, setArrived] = useState<string | null>(null);
  useEffect(() => {
    if (late === null) return undefined;
    let isWanted = true;
    void source.lateText(late).then((found) => isWanted && setArrived(found));
    return () => {
      isWanted = false;
    };
  }, [late, source]);
  return text ?? arrived;
}

export default function LateText({
  hit,
  source,
}: {
  readonly hit: Hit;
  readonly source: SearchSource;
}): ReactNode {
  const text = useHitText(hit, source);
  return text === null || text === '' ? null : <Marked text={text} />;
}
