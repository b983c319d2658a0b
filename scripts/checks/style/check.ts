/** All style rules over pages. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { compareDiagnostics, errorAt } from '../../../generators/core/diagnostics.ts';
import type { SourceText } from '../../../generators/core/source.ts';
import type { StyleResult, Rule } from './rule.ts';
import { toDiagnostic } from './rule.ts';
import type { Page } from './page.ts';
import { readPage } from './page.ts';
import { isUnreadable } from '../../../site/dialect/page/parse.ts';
import { frontMatterRule } from './rules/front-matter.ts';
import { headingRule } from './rules/headings.ts';
import { linkRule } from './rules/links.ts';
import { noteRule } from './rules/notes.ts';
import { phraseRule } from './rules/phrases.ts';
import { placeholderRule } from './rules/placeholders.ts';
import { rhythmOf } from './rules/rhythm.ts';
import { termRule } from './rules/terms.ts';
import { wordRule } from './rules/words.ts';

const rules: readonly Rule[] = [
  frontMatterRule,
  headingRule,
  linkRule,
  termRule,
  wordRule,
  placeholderRule,
  noteRule,
  phraseRule,
];

export interface StyleReport {
  readonly pages: number;
  readonly sentences: number;
  /** Counted and not forbidden: some long sentences are good ones. */
  readonly long: number;
  /** In reading order. */
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

type PageReport = Omit<StyleReport, 'pages'>;

function checkPage(given: SourceText): PageReport {
  const page = readPage(given);
  if (!isUnreadable(page)) return checkReadable(page);
  const at = { file: given.path, line: page.line, column: page.column };
  const fix = 'write the page so that MDX can read it; nothing in it was checked';
  const error = errorAt(at, 'style/page-syntax', { message: page.reason, fix });
  return { sentences: 0, long: 0, diagnostics: [error] };
}

function checkReadable(page: Page): PageReport {
  const { sentences, long, rows, off } = rhythmOf(page);
  const inSource = (level: Diagnostic['level']) => (result: StyleResult) =>
    toDiagnostic(page.source, result, level);
  return {
    sentences,
    long: long.length,
    diagnostics: [
      ...[...rules.flatMap((rule) => rule(page)), ...(off === null ? [] : [off])].map(
        inSource('error'),
      ),
      ...[...long, ...rows].map(inSource('warning')),
    ],
  };
}
