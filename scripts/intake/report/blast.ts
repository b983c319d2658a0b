/** What people have written about things that changed: every place, by cause, the widest cause first. Pure. */

import { compareText } from '../../../generators/core/text.ts';
import type { Change } from '../grade/change.ts';
import type { Look } from './mentions.ts';
import { lookFor } from './mentions.ts';

export interface Place {
  /** Relative to the project. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The words that name the thing, or the link. */
  readonly what: string;
}

export interface Cause {
  /** `SuiClient is gone`. */
  readonly cause: string;
  /** The id that changed, or the route that vanished. */
  readonly id: string;
  /** By file and line. Never empty. */
  readonly places: readonly Place[];
}

export interface Written {
  /** Hand-written files by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Routes, and routes with an anchor, that led to something before that is not there now. */
  readonly vanished: ReadonlySet<string>;
}

export function findCauses(
  changes: readonly Change[],
  { files, vanished }: Written,
): readonly Cause[] {
  const wanted = causesOf(changes);
  const found = new Map<string, { cause: string; places: Place[] }>();
  const add = (id: string, cause: string, place: Place): void => {
    const known = found.get(id) ?? { cause, places: [] };
    found.set(id, known);
    const isKnown = known.places.some(
      ({ file, line }) => file === place.file && line === place.line,
    );
    if (!isKnown) known.places.push(place);
  };
  for (const [file, text] of files) {
    const mentioned = wanted.filter(({ look }) =>
      [look.word, look.id].some((word) => text.includes(word)),
    );
    for (const [index, line] of text.split('\n').entries()) {
      const at = { file, line: index + 1 };
      for (const { id, cause, look } of mentioned) {
        const what = wordsFor(look, line);
        if (what !== null) add(id, cause, { ...at, what });
      }
      for (const [, link = ''] of line.matchAll(LINK))
        if (vanished.has(link))
          add(link, `the link ${link} leads to what is gone`, { ...at, what: link });
    }
  }
  return [...found]
    .map(([id, { cause, places }]) => ({
      id,
      cause,
      places: places.toSorted((a, b) => compareText(a.file, b.file) || a.line - b.line),
    }))
    .toSorted((a, b) => b.places.length - a.places.length || compareText(a.id, b.id));
}

interface WantedCause {
  readonly id: string;
  readonly cause: string;
  readonly look: Look;
}

/** In Markdown, and in components. */
const LINK = /(?:\]\(|(?:href|to)=["'])(\/[^)\s"']+)/g;

/** The name as people write it, or the id as our tables have it. Null for a line without either. */
function wordsFor({ word, id, isIn, hasId }: Look, line: string): string | null {
  if (line.includes(word) && isIn(line)) return word;
  return line.includes(id) && hasId(line) ? id : null;
}

/** One for each thing that broke or became deprecated; parts of a thing that is gone count for the whole. */
function causesOf(changes: readonly Change[]): readonly WantedCause[] {
  const gone = new Set(
    changes
      .filter(({ after, grade }) => after === null && grade === 'breaking')
      .map(({ id }) => id),
  );
  const found = new Map<string, WantedCause>();
  for (const change of changes) {
    const { id, grade, rule } = change;
    const isDeprecated =
      rule.endsWith('/deprecated') ||
      rule.endsWith('-deprecation-added') ||
      rule.endsWith('-deprecated');
    if ((grade !== 'breaking' && !isDeprecated) || found.has(id)) continue;
    const isPart = [...gone].some(
      (one) => one !== id && id.startsWith(one) && /^[.:(#/]/.test(id.slice(one.length)),
    );
    const look = isPart ? null : lookFor(id);
    if (look === null) continue;
    const what = gone.has(id) ? 'is gone' : isDeprecated ? 'is deprecated' : 'is another one';
    found.set(id, { id, cause: `${look.shown} ${what}`, look });
  }
  return [...found.values()];
}
