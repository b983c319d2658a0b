/** Where a page names metrics: inline code, scraped lines in output, and patterns that search them. Pure. */

import { locate } from '../../../../generators/core/source.ts';
import type { Block, PageDiagnostic } from '../model.ts';
import { locationInFile } from '../page/fence-rules.ts';
import type { Page } from '../page/read-page.ts';
import type { KnownMetrics } from './known-metrics.ts';
import { seriesOf } from './known-metrics.ts';
import type { MetricResult } from './metrics.ts';
import { checkQuery, nearestMetric, unknownMetric } from './metrics.ts';

const QUERY = /\[\d+[smhdwy]\]|^[a-z]\w*\{\w+(?:=~|!~|!=|=)["']/;
const NAME = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;
/** A line as `/metrics` answers it. */
export const SCRAPED = /^(?:uptime|[a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?:\{.*\})? (?:…|[-+.\de]+)$/;

export function isQuery(text: string): boolean {
  return QUERY.test(text);
}

/** Names of functions, keys and columns look alike: a name is a metric's when it is almost one. */
export function metricsInSentences(
  page: Page,
  known: KnownMetrics,
  isOperators: boolean,
): readonly PageDiagnostic[] {
  return page.inlineCodes.flatMap(({ value, line, column }) => {
    const isName = isOperators && NAME.test(value) && !isPartOfOne(value, known);
    const wrong = isQuery(value)
      ? checkQuery(value, known)
      : isName && nearestMetric(value, known) !== null
        ? [unknownMetric(value, 0, known)]
        : [];
    return wrong.map((result) => diagnosticOf(result, { file: page.source.path, line, column }));
  });
}

/** `last_pruned` stands for all that begin so. */
function isPartOfOne(name: string, known: KnownMetrics): boolean {
  return (
    seriesOf(name, known) !== null || [...known.keys()].some((own) => own.startsWith(`${name}_`))
  );
}

export function metricsInBlocks(
  blocks: readonly Block[],
  known: KnownMetrics,
): readonly PageDiagnostic[] {
  return blocks.flatMap((block) => {
    const found = /^(?:sh|bash)$/.test(block.language)
      ? patternErrors(block.code, known)
      : block.language === 'console' && block.meta.from === null
        ? scrapedErrors(block.code, known)
        : [];
    return found.map((result) => {
      const { line, column } = locate({ path: '', text: block.code }, result.offset);
      const at = locationInFile(block.origin, line, column);
      return { ...diagnosticOf(result, at), block: block.id };
    });
  });
}

function scrapedErrors(code: string, known: KnownMetrics): readonly MetricResult[] {
  return [...code.matchAll(/^.+$/gm)].flatMap(({ 0: line, index }) => {
    if (!SCRAPED.test(line)) return [];
    const series = line.replace(/ \S+$/, '');
    return checkQuery(series, known).map((result) => ({ ...result, offset: index }));
  });
}

/** `curl …/metrics | grep -E '^highest_(known|synced)_checkpoint '`. */
function patternErrors(code: string, known: KnownMetrics): readonly MetricResult[] {
  const commands = [...code.matchAll(/(?:\\\n|.)+/g)].filter(([text]) => /\/metrics\b/.test(text));
  return commands.flatMap(({ 0: command, index: start }) =>
    [...command.matchAll(/\bgrep(?: --?\w+)*[ =](['"])(.*?)\1/g)].flatMap(
      ({ 2: pattern = '', index }) =>
        alternativesOf(pattern).flatMap((text) => {
          const [, anchor = '', name = '', rest = ''] = /^(\^?)(\w*)(.*)$/.exec(text) ?? [];
          const isThere = [...known.keys()].some((own) =>
            anchor === '' ? own.includes(name) : rest === '' ? own.startsWith(name) : own === name,
          );
          return isThere || seriesOf(name, known)
            ? []
            : [unknownMetric(name, start + index, known)];
        }),
    ),
  );
}

/** The texts that a pattern with groups stands for. */
function alternativesOf(pattern: string): readonly string[] {
  const group = /\(([^()]*)\)/.exec(pattern);
  if (!group) return pattern.split('|');
  const { 0: all, 1: inner = '', index } = group;
  const [before, after] = [pattern.slice(0, index), pattern.slice(index + all.length)];
  return inner.split('|').flatMap((text) => alternativesOf(`${before}${text}${after}`));
}

function diagnosticOf(
  { code, message, fix }: MetricResult,
  at: { readonly file: string; readonly line: number; readonly column: number },
): PageDiagnostic {
  return { level: 'error', code: `examples/${code}`, message, at, fix };
}
