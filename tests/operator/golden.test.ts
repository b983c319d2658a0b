/** Small facts and the pages they give: one case a file in `tests/golden/operator`. */

import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../generators/core/diagnostics.ts';
import { buildLinks } from '../../generators/core/links.ts';
import { printFlow } from '../../generators/core/print/print.ts';
import { loadTemplates } from '../../generators/core/print/load-templates.ts';
import { renderPages } from '../../generators/operator/pages/pages.ts';
import { assignRoutes, claimTargets } from '../../generators/operator/routes.ts';
import { apiReportOf } from '../../generators/operator/api-report.ts';
import type { Sections } from '../support/golden.ts';
import { expectGolden, goldenCases } from '../support/golden.ts';
import { smallModel } from './small-model.ts';

const CASES = goldenCases(
  'operator',
  (section) => section.startsWith('page ') || ['surface', 'diagnostics'].includes(section),
);
const routes = assignRoutes();
const templates = loadTemplates('operator', 'index', 'file', 'metrics', 'admin');

/** What every page says after its tables, and before: all cases would show the same. */
function withoutFrame(body: string): string {
  const start = body.indexOf('| Key') === -1 ? 0 : body.indexOf('| Key');
  const end = body.indexOf('## How to read the tables');
  return `${body.slice(start, end === -1 ? undefined : end).trim()}\n`;
}

/** `show` names the pages a case is about. */
function produce(inputs: Sections): Map<string, string> {
  const { model, diagnostics } = smallModel(inputs);
  const printed = diagnostics.map((diagnostic) => `${formatDiagnostic(diagnostic)}\n`).join('');
  const links = model ? buildLinks(claimTargets(model, routes)).value : null;
  if (!model || !links) return new Map([['diagnostics', printed]]);
  const pages = renderPages({ model, routes, links, templates });
  const produced = new Map([['surface', apiReportOf(model)]]);
  for (const route of (inputs.get('show') ?? '').split('\n').filter((line) => line !== ''))
    produced.set(
      `page ${route}`,
      withoutFrame(printFlow(pages.find((page) => page.route.endsWith(`/${route}`))?.body ?? [])),
    );
  return produced.set('diagnostics', printed);
}

describe('small facts', () => {
  it('have cases', () => {
    expect(CASES.length).toBeGreaterThan(2);
  });

  it.each(CASES)('$name', async (golden) => {
    await expectGolden(golden, produce(golden.inputs));
  });
});
