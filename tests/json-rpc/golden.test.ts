/** Small interfaces and the pages they give: one case a file in `tests/golden/json-rpc`. */

import { describe, expect, it } from 'vitest';
import { readEquivalents } from '../../generators/core/equivalents/equivalents.ts';
import type { Diagnostic } from '../../generators/core/diagnostics.ts';
import { formatDiagnostic } from '../../generators/core/diagnostics.ts';
import { buildLinks } from '../../generators/core/links.ts';
import { renderPages } from '../../generators/json-rpc/pages/pages.ts';
import { printFlow } from '../../generators/core/print/print.ts';
import { paragraph } from '../../generators/core/nodes.ts';
import { loadTemplates } from '../../generators/core/print/load-templates.ts';
import { assignRoutes, BASE, claimTargets } from '../../generators/json-rpc/routes.ts';
import { apiReportOf } from '../../generators/json-rpc/api-report.ts';
import type { Sections } from '../support/golden.ts';
import { expectGolden, goldenCases } from '../support/golden.ts';
import { smallModel } from './small-model.ts';

const isOutput = (section: string): boolean =>
  section.startsWith('page ') || section === 'surface' || section === 'diagnostics';
const CASES = goldenCases('json-rpc', isOutput);
const templates = loadTemplates('json-rpc', ...(['method', 'index', 'other', 'types'] as const));
const TABLE = 'act\tmove\tts\tcli\tgraphql\trpc\n';

/** `show` names the pages a case is about: all of them would bury the point. */
function produce(inputs: Sections, isOnSite = true): Map<string, string> {
  const { model, diagnostics } = smallModel(inputs);
  const routes = model ? assignRoutes(model, BASE) : null;
  const links = model && routes ? buildLinks(claimTargets(model, routes)).value : null;
  const equivalents = readEquivalents({ path: 'table.tsv', text: TABLE }).value;
  if (!model || !routes || !links || !equivalents)
    return new Map([['diagnostics', print(diagnostics)]]);
  const pages = renderPages({ model, routes, links, equivalents, templates, isOnSite });
  const displayed = (inputs.get('show') ?? '').split('\n').filter((line) => line !== '');
  const produced = new Map([['surface', apiReportOf(model)]]);
  for (const route of displayed)
    produced.set(
      `page ${route}`,
      `${printFlow(pages.find((page) => page.route.endsWith(`/${route}`))?.body ?? [paragraph('no such page')])}\n`,
    );
  return produced.set('diagnostics', print(diagnostics));
}

const print = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.map((diagnostic) => `${formatDiagnostic(diagnostic)}\n`).join('');

describe('a small interface', () => {
  it('has cases', () => {
    expect(CASES.length).toBeGreaterThan(6);
  });

  it.each(CASES)('$name', async (golden) => {
    await expectGolden(golden, produce(golden.inputs));
  });

  it('links on another site to itself only', () => {
    const inputs = new Map([
      ...(CASES.find(({ name }) => name === 'wire-order')?.inputs ?? []),
      ['show', 'json-rpc\nsui-read'],
    ]);
    const routesOf = (isOnSite: boolean): Set<string | undefined> =>
      new Set(
        [...produce(inputs, isOnSite).values()].flatMap((text) =>
          [...text.matchAll(/\]\((\/[^)#]*)/g)].map(([, route]) => route?.split('/json-rpc')[0]),
        ),
      );
    expect(routesOf(true)).toContain('/sui-api-ref');
    expect([...routesOf(false)]).toEqual(['/references/sui-api']);
  });
});
