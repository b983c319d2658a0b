/** All style rules over pages: errors at once, except for what the ratchet still allows. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { compareDiagnostics } from '../../../generators/core/diagnostics.ts';
import type { SourceText } from '../../../generators/core/source.ts';
import type { StyleResult, Rule } from './rule.ts';
import { toDiagnostic } from './rule.ts';
import type { Page } from './page.ts';
import { readPage } from './page.ts';
import { isUnreadable } from '../../../site/dialect/page/parse.ts';
import type { Allowance, Ratchet } from './ratchet.ts';
import { allowanceOf, sorted } from './ratchet.ts';
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
];

export interface StyleReport {
  readonly pages: number;
  readonly sentences: number;
  /** Counted and not forbidden: some long sentences are good ones. */
  readonly long: number;
  /** What these pages would need to pass. */
  readonly needed: Ratchet;
  /** In reading order. */
  readonly diagnostics: readonly Diagnostic[];
}

export function checkStyle(sources: readonly SourceText[], ratchet: Ratchet = {}): StyleReport {
  const reports = sources.map((source) => checkPage(source, allowanceOf(ratchet, source.path)));
  return {
    pages: sources.length,
    sentences: reports.reduce((sum, { sentences }) => sum + sentences, 0),
    long: reports.reduce((sum, { long }) => sum + long, 0),
    needed: sorted(reports.map(({ path, needed }) => [path, needed])),
    diagnostics: reports.flatMap(({ diagnostics }) => diagnostics).toSorted(compareDiagnostics),
  };
}

interface PageReport {
  readonly path: string;
  readonly sentences: number;
  readonly long: number;
  readonly needed: Allowance;
  readonly diagnostics: readonly Diagnostic[];
}

function checkPage(given: SourceText, allowance: Allowance): PageReport {
  const page = readPage(given);
  if (!isUnreadable(page)) return checkReadable(page, given.path, allowance);
  const at = { file: given.path, line: page.line, column: page.column };
  const error: Diagnostic = {
    level: 'error',
    code: 'style/page-syntax',
    message: page.reason,
    at,
    fix: 'write the page so that MDX can read it; nothing in it was checked',
  };
  const needed = { isOff: false, phrases: 0 };
  return { path: given.path, sentences: 0, long: 0, needed, diagnostics: [error] };
}

function checkReadable(page: Page, path: string, allowance: Allowance): PageReport {
  const { sentences, long, rows, off } = rhythmOf(page);
  const phrases = phraseRule(page);
  const inSource = (level: Diagnostic['level']) => (result: StyleResult) =>
    toDiagnostic(page.source, result, level);
  return {
    path,
    sentences,
    long: long.length,
    needed: { isOff: off !== null, phrases: phrases.length },
    diagnostics: [
      ...rules.flatMap((rule) => rule(page)).map(inSource('error')),
      ...(off === null ? [] : [off]).map(inSource(allowance.isOff ? 'warning' : 'error')),
      // Which of them is the new one, nobody knows.
      ...phrases.map(inSource(phrases.length > allowance.phrases ? 'error' : 'warning')),
      ...[...long, ...rows].map(inSource('warning')),
    ],
  };
}
