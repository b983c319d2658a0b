/** Titles of notes and warnings are in brackets; without them readers see the colons. Pure. */

import type { StyleResult, Rule } from '../rule.ts';

/** `:::danger If it is down`, at the start of a paragraph or of one of its lines. */
const BARE_TITLE = /^(:::(?:note|tip|info|warning|danger))[ \t]+([^[\s].*)$/gm;

export const noteRule: Rule = ({ paragraphs }) =>
  paragraphs.flatMap(({ text, offsets }) =>
    [...text.matchAll(BARE_TITLE)].map(({ index, 1: mark = '', 2: title = '' }): StyleResult => ({
      offset: offsets[index] ?? 0,
      code: 'style/note-title',
      message: `the title of the note is not read as one, and readers see "${mark}"`,
      fix: `write ${mark}[${title}]`,
    })),
  );
