/** What a run found, counted. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { compareText, countOf, oneLine } from '../../../generators/core/text.ts';
import type { RunResult } from './run.ts';
import type { Fate } from './units.ts';
import { fateOf } from './units.ts';

export interface Report {
  readonly pages: number;
  readonly examples: number;
  readonly formulas: number;
  /** Symbols in sentences that link themselves. */
  readonly links: number;
  readonly fromCache: number;
  readonly checked: number;
  readonly quoted: number;
  readonly output: number;
  /** Of languages that no installed grammar reads. */
  readonly displayed: number;
  readonly unchecked: number;
  /** Blocks by language, sorted. */
  readonly languages: Readonly<Record<string, number>>;
  readonly errors: number;
  readonly warnings: number;
}

/** As compilers print it, on one line: what problem matchers of editors read. */
export function matcherLine({ at, level, code, message, fix }: Diagnostic): string {
  const { file, line, column } = at ?? { file: 'docs', line: 1, column: 1 };
  return `${file}:${line}:${column}: ${level}: ${oneLine(message)} (${oneLine(fix)}) [${code}]`;
}

export function reportOf(result: RunResult): Report {
  const blocks = result.contents.flatMap((content) => content.blocks);
  const fates = blocks.map(fateOf);
  const countFate = (expected: Fate): number => fates.filter((fate) => fate === expected).length;
  const levels = result.diagnostics.map(({ level }) => level);
  return {
    pages: result.contents.length,
    examples: result.examples.length,
    formulas: result.contents.reduce((sum, { page }) => sum + page.formulas.length, 0),
    links: result.links,
    fromCache: result.fromCache,
    checked: countFate('checked'),
    quoted: countFate('quoted'),
    output: countFate('output'),
    displayed: countFate('shown'),
    unchecked: countFate('unchecked'),
    languages: countBy(blocks.map((block) => block.language)),
    errors: levels.filter((level) => level === 'error').length,
    warnings: levels.filter((level) => level === 'warning').length,
  };
}

function countBy(names: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([a], [b]) => compareText(a, b)));
}

export function summaryLines(result: RunResult): readonly string[] {
  const report = reportOf(result);
  const languages = Object.entries(report.languages).map(([name, count]) => `${count} ${name}`);
  const blocks = `${report.checked} checked, ${report.quoted} quoted from checked files, ${report.output} output, ${report.displayed} shown, ${report.unchecked} unchecked`;
  return [
    `${countOf(report.pages, 'page')}, ${countOf(report.examples, 'example')}, ${countOf(report.formulas, 'formula')}, ${countOf(report.links, 'linked symbol')}: ${blocks}`,
    ...(languages.length > 0 ? [`  ${languages.join(', ')}`] : []),
    `${countOf(report.errors, 'error')}, ${countOf(report.warnings, 'warning')} (${report.fromCache} results from cache)`,
  ];
}
