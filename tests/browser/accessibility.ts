/** Runs axe in a page and names what it finds. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly {
      readonly target: readonly string[];
      readonly failureSummary: string;
    }[];
  }[];
}

interface AxeWindow {
  readonly axe: { run(context: Document, options: object): Promise<unknown> };
}

/** Violations of every level, one line for each place. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  const result = await page.evaluate(() =>
    (window as unknown as AxeWindow).axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
    }),
  );
  return (result as AxeResult).violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary}`),
  );
}
