/** All style rules over pages: errors at once, long sentences as a share that may only go down. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { compareDiagnostics } from '../../../generators/core/diagnostics.ts';
import type { SourceText } from '../../../generators/core/source.ts';
import type { Rule } from './finding.ts';
import { toDiagnostic } from './finding.ts';
import { isFault, readPage } from './page.ts';
import { frontMatterRule } from './rules/front-matter.ts';
import { headingRule } from './rules/headings.ts';
import { linkRule } from './rules/links.ts';
import { placeholderRule } from './rules/placeholders.ts';
import { countSentences } from './rules/sentences.ts';
import { termRule } from './rules/terms.ts';
import { wordRule } from './rules/words.ts';

const rules: readonly Rule[] = [
  frontMatterRule,
  headingRule,
  linkRule,
  termRule,
  wordRule,
  placeholderRule,
];

export interface StyleReport {
  readonly pages: number;
  readonly sentences: number;
  readonly long: number;
  /** Errors, and a warning for each long sentence, in reading order. */
  readonly diagnostics: readonly Diagnostic[];
}

export function checkStyle(sources: readonly SourceText[]): StyleReport {
  const reports = sources.map(checkPage);
  return {
    pages: sources.length,
    sentences: reports.reduce((sum, { sentences }) => sum + sentences, 0),
    long: reports.reduce((sum, { long }) => sum + long, 0),
    diagnostics: reports.flatMap(({ diagnostics }) => diagnostics).toSorted(compareDiagnostics),
  };
}

function checkPage(given: SourceText): Omit<StyleReport, 'pages'> {
  const page = readPage(given);
  if (isFault(page)) {
    const at = { file: given.path, line: page.line, column: page.column };
    const fault: Diagnostic = {
      level: 'error',
      code: 'style/page-syntax',
      message: page.reason,
      at,
      fix: 'write the page so that MDX can read it; nothing in it was checked',
    };
    return { sentences: 0, long: 0, diagnostics: [fault] };
  }
  const count = countSentences(page);
  return {
    sentences: count.sentences,
    long: count.long.length,
    diagnostics: [
      ...rules.flatMap((rule) => rule(page)).map((finding) => toDiagnostic(page.source, finding)),
      ...count.long.map((finding) => toDiagnostic(page.source, finding, 'warning')),
    ],
  };
}

/** Long sentences in a thousand. A share and not a count, so that a new page is welcome. */
export function longShare({ long, sentences }: Pick<StyleReport, 'long' | 'sentences'>): number {
  return sentences === 0 ? 0 : Math.ceil((long * 1000) / sentences);
}
