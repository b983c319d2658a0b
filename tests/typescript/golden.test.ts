/** Small packages and the pages they give: one case a file in `tests/golden/typescript`. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDescriptions } from '../../generators/core/descriptions.ts';
import { formatDiagnostic } from '../../generators/core/diagnostics.ts';
import { buildLinks } from '../../generators/core/links.ts';
import { printPage } from '../../generators/core/page.ts';
import { convertPackage } from '../../generators/typescript/read/convert.ts';
import { printFlow } from '../../generators/core/print/print.ts';
import { paragraph } from '../../generators/core/nodes.ts';
import { loadTemplates } from '../../generators/core/print/load-templates.ts';
import { loadPackage } from '../../generators/typescript/load.ts';
import { renderPages } from '../../generators/typescript/pages/pages.ts';
import { buildEntries } from '../../generators/typescript/model/build.ts';
import { assignRoutes, claimTargets } from '../../generators/typescript/routes.ts';
import { apiReportOf } from '../../generators/typescript/api-report.ts';
import { joinDescriptions } from '../../generators/typescript/descriptions.ts';
import { contractErrors, deadLinks } from '../support/contract.ts';
import type { Sections } from '../support/golden.ts';
import { expectGolden, goldenCases } from '../support/golden.ts';
import { root, temporaryFolder } from '../support/run.ts';

const isOutput = (section: string): boolean =>
  section.startsWith('page ') || section === 'surface' || section === 'diagnostics';
const CASES = goldenCases('typescript', isOutput);

interface Produced {
  readonly sections: Map<string, string>;
  readonly pages: readonly string[];
}

/** `show` names the pages a case is about: all of them would bury the point. */
async function produce(inputs: Sections): Promise<Produced> {
  const folder = path.join(temporaryFolder(), 'package');
  for (const [name, text] of inputs) {
    if (!/^(package\.json$|(src|node_modules)\/)/.test(name)) continue;
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const loaded = loadPackage(folder, root);
  const converted = loaded.value ? await convertPackage(loaded.value, root) : null;
  const diagnostics = [...loaded.diagnostics, ...(converted?.diagnostics ?? [])]
    .map((diagnostic) => `${formatDiagnostic(diagnostic).replaceAll(folder, 'FOLDER')}\n`)
    .join('');
  if (!loaded.value || !converted?.value)
    return { sections: new Map([['diagnostics', diagnostics]]), pages: [] };
  const model = {
    package: loaded.value.name,
    version: loaded.value.version,
    entries: buildEntries(converted.value, loaded.value),
  };
  const prose = readDescriptions(
    { path: 'prose.md', text: inputs.get('prose.md') ?? '' },
    'typescript',
  );
  const descriptions = joinDescriptions(model, prose.value ?? new Map());
  const routes = assignRoutes(model);
  const links = buildLinks(claimTargets(model, routes, descriptions));
  if (!links.value) throw new Error(links.diagnostics[0]?.message);
  const pages = renderPages({
    model,
    routes,
    links: links.value,
    descriptions,
    equivalents: { rows: [], byId: new Map() },
    templates: loadTemplates('typescript', 'index', 'entry', 'class'),
  });
  const sections = new Map([['surface', apiReportOf(model, descriptions.undocumented)]]);
  for (const route of (inputs.get('show') ?? '').split('\n').filter((line) => line !== '')) {
    sections.set(
      `page ${route}`,
      printFlow(pages.find((page) => page.route === route)?.body ?? [paragraph('no such page')]),
    );
  }
  return { sections: sections.set('diagnostics', diagnostics), pages: pages.map(printPage) };
}

describe('a small package', () => {
  it('has cases', () => {
    expect(CASES.length).toBeGreaterThan(3);
  });

  it.each(CASES)('$name', async (golden) => {
    const { sections, pages } = await produce(golden.inputs);
    expect(pages.flatMap(contractErrors)).toEqual([]);
    expect(
      deadLinks(pages, (route) => ['/references', '/references/sui-sdks'].includes(route)),
    ).toEqual([]);
    await expectGolden(golden, sections);
  });
});
