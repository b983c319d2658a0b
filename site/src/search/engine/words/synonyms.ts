/** Words and phrases of one meaning. Pure. */

import { stemOf } from './stem';
import { isStopWord } from './stop-words';

/** Rows of phrases that mean the same; a phrase is words with single spaces. */
export type SynonymRows = readonly (readonly string[])[];

export interface Synonyms {
  /** Phrases that start at an atom, with what else they may be called. */
  at(
    atoms: readonly string[],
    from: number,
  ): readonly { readonly length: number; readonly phrases: readonly (readonly string[])[] }[];
}

interface Entry {
  readonly stems: readonly string[];
  readonly others: readonly (readonly string[])[];
}

export function openSynonyms(rows: SynonymRows): Synonyms {
  const byFirst = new Map<string, Entry[]>();
  for (const row of rows) {
    const phrases = row.map((phrase) => phrase.split(' ').filter((word) => !isStopWord(word)));
    for (const phrase of phrases) {
      const stems = phrase.map(stemOf);
      const entry = { stems, others: phrases.filter((other) => other !== phrase) };
      const first = stems[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
    }
  }
  return {
    at: (atoms, from) => {
      const here = byFirst.get(stemOf(atoms[from] ?? '')) ?? [];
      const fitting = here.filter(({ stems }) =>
        stems.every((stem, index) => stemOf(atoms[from + index] ?? '') === stem),
      );
      return fitting.map(({ stems, others }) => ({ length: stems.length, phrases: others }));
    },
  };
}

export function parseSynonyms(text: string): SynonymRows {
  return parseRows(text.toLowerCase());
}

/** Lines of phrases separated by tabs; `#` opens a comment. */
export function parseRows(text: string): SynonymRows {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) =>
      line
        .split('\t')
        .map((phrase) => phrase.trim())
        .filter((phrase) => phrase !== ''),
    );
}
