/** Small records and the pages they give: one case a file in `tests/golden/changes`. */

import { describe, it } from 'vitest';
import { printFlow } from '../../generators/core/print/print.ts';
import { prepareModel } from '../../generators/changes/reference.ts';
import { buildModel } from '../../generators/changes/model/model.ts';
import { readReleases } from '../../generators/changes/read/records.ts';
import { apiReportOf } from '../../generators/changes/api-report.ts';
import { formatDiagnostic } from '../../generators/core/diagnostics.ts';
import { buildLinks } from '../../generators/core/links.ts';
import type { Sections } from '../support/golden.ts';
import { expectGolden, goldenCases } from '../support/golden.ts';
import { target } from './small-releases.ts';

const CASES = goldenCases(
  'changes',
  (section) => section.startsWith('page ') || ['surface', 'diagnostics'].includes(section),
);

/** Files end in `.json`; `targets` lists what the references have today: id, route, anchor. */
function produce(inputs: Sections): Map<string, string> {
  const files = [...inputs].filter(([name]) => name.endsWith('.json'));
  const read = readReleases(
    files.map(([name, text]) => ({ path: `schema/releases/${name}`, text })),
  );
  const printed = (all: typeof read.diagnostics): Map<string, string> =>
    new Map([
      ['diagnostics', all.map((diagnostic) => `${formatDiagnostic(diagnostic)}\n`).join('')],
    ]);
  if (!read.value) return printed(read.diagnostics);
  const model = buildModel(read.value);
  const prepared = prepareModel(model);
  const lines = (inputs.get('targets') ?? '').split('\n').filter((line) => line !== '');
  const now = lines.map((line) => {
    const [id = '', route = '', anchor] = line.split(' ');
    return target(id, route, anchor ?? null);
  });
  const links = buildLinks([...prepared.targets, ...now]).value;
  const rendered = links === null ? null : prepared.render(links, { site: null });
  if (!rendered?.value) return printed(rendered?.diagnostics ?? []);
  const pages = rendered.value.map(
    ({ route, body }) => [`page ${route}`, printFlow(body)] as const,
  );
  return new Map([...pages, ['surface', apiReportOf(model)]]);
}

describe('records of releases', () => {
  it.each(CASES.map((golden) => [golden.name, golden] as const))('%s', async (_name, golden) => {
    await expectGolden(golden, produce(golden.inputs));
  });
});
