/** What pages say that programs print and measure. `load…` reads `schema/operator`, where a page quotes anything. */

import type { Block, PageDiagnostic } from '../model.ts';
import type { Page } from '../page/read-page.ts';
import { loadKnownMessages } from './known-messages.ts';
import { loadKnownMetrics } from './known-metrics.ts';
import { checkQuote, ownMessages } from './messages.ts';
import { isQuery, metricsInBlocks, metricsInSentences } from './metric-mentions.ts';
import { quotesInBlocks, quotesInSentences } from './quotes.ts';
import { checkSymptom } from './symptoms.ts';

export interface PrintedPage {
  readonly page: Page;
  readonly blocks: readonly Block[];
}

/** Messages are those of operator pages. Blocks in `ran` show what was printed when a program ran. */
export function loadPrintedDiagnostics(
  pages: readonly PrintedPage[],
  ran: ReadonlySet<string>,
  root: string,
): readonly PageDiagnostic[] {
  const ofOperators = pages.filter(({ page }) => isOperators(page));
  const asking = pages.filter(
    ({ page }) => isOperators(page) || page.inlineCodes.some(({ value }) => isQuery(value)),
  );
  if (asking.length === 0) return [];
  const metrics = loadKnownMetrics(root);
  const named = asking.flatMap(({ page, blocks }) => [
    ...metricsInSentences(page, metrics, isOperators(page)),
    ...(isOperators(page) ? metricsInBlocks(blocks, metrics) : []),
  ]);
  if (ofOperators.length === 0) return named;
  const known = loadKnownMessages(root);
  const quoted = ofOperators.flatMap(({ page, blocks }) => {
    const quotes = [...quotesInSentences(page), ...quotesInBlocks(blocks, ran)];
    const own = ownMessages(blocks);
    return [...quotes.flatMap((quote) => checkQuote(quote, known, own)), ...checkSymptom(page)];
  });
  return [...named, ...quoted];
}

function isOperators({ frontMatter }: Page): boolean {
  return /^\/guides\/operator\b/.test(String(frontMatter['slug'] ?? ''));
}
