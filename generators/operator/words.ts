/** Our words on files, keys and metrics: the facts have none. Pure. */

import type { Descriptions } from '../core/descriptions.ts';
import { describedBy } from '../core/descriptions.ts';
import type { Flow } from '../core/nodes.ts';
import { parseProse } from '../core/prose.ts';

export interface Words {
  /** The section for exactly this id, else the longest pattern that fits; empty where we say nothing. */
  readonly of: (id: string) => readonly Flow[];
  /** Sections that were asked for; grows with each question. */
  readonly used: ReadonlySet<string>;
}

export function wordsFrom(all: Descriptions): Words {
  const used = new Set<string>();
  const sectionOf = describedBy(all);
  return {
    used,
    of: (id) => {
      const section = sectionOf(id);
      if (section === null) return [];
      used.add(section);
      return parseProse(all.get(section)?.markdown ?? '', 'ours');
    },
  };
}
