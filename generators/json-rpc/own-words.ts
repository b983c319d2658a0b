/** Upstream's words or ours, and which sections of our prose file were of use. Pure. */

import type { Descriptions } from '../core/descriptions.ts';
import { describedBy } from '../core/descriptions.ts';

/** Chooses words, and remembers which of ours it looked at. */
export interface OwnWords {
  /** Our section for exactly this id; else upstream's words; else a pattern of ours that fits; else null. */
  choose(id: string, upstream: string | null): string | null;
  /** Sections that were chosen or could have been. */
  readonly used: ReadonlySet<string>;
}

/** `used` grows with each choice: look at it when all are made. */
export function ownWords(all: Descriptions): OwnWords {
  const used = new Set<string>();
  const sectionOf = describedBy(all);
  return {
    used,
    choose: (id, upstream) => {
      const section = sectionOf(id);
      if (section !== null) used.add(section);
      const ours = section === null ? null : (all.get(section)?.markdown ?? null);
      return section === id ? ours : (upstream ?? ours);
    },
  };
}
