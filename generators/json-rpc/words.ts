/** Our descriptions: what the interface file leaves without a word, by id. Pure. */

import type { Descriptions } from '../core/descriptions.ts';
import { describedBy } from '../core/descriptions.ts';

export interface Words {
  /** The section for exactly this id, else the longest pattern that fits. Null where we say nothing. */
  readonly of: (id: string) => string | null;
  /** Sections that were asked for, or could have been; grows with each question. */
  readonly used: ReadonlySet<string>;
}

export function wordsFrom(all: Descriptions): Words {
  const used = new Set<string>();
  const sectionOf = describedBy(all);
  return {
    used,
    of: (id) => {
      const section = sectionOf(id);
      if (section === null) return null;
      used.add(section);
      return all.get(section)?.markdown ?? null;
    },
  };
}

/** Where a deprecated method gets our words on what to use instead. */
export function deprecationId(method: string): string {
  return `${method}.@deprecated`;
}
