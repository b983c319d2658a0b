/** Small clients and the pages they give: one case a file in `tests/golden/json-rpc`. */

import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCounterparts } from '../../generators/core/counterparts.ts';
import { readDescriptions } from '../../generators/core/descriptions.ts';
import type { Diagnostic } from '../../generators/core/diagnostics.ts';
import { formatDiagnostic } from '../../generators/core/diagnostics.ts';
import { buildLinks } from '../../generators/core/links.ts';
import { compileTemplate } from '../../generators/core/templates.ts';
import { buildModel } from '../../generators/json-rpc/build.ts';
import { renderPages } from '../../generators/json-rpc/pages.ts';
import { readClient } from '../../generators/json-rpc/read.ts';
import { claimTargets } from '../../generators/json-rpc/routes.ts';
import { surfaceOf } from '../../generators/json-rpc/surface.ts';
import type { Sections } from '../support/golden.ts';
import { expectGolden, goldenCases } from '../support/golden.ts';

const isOutput = (section: string): boolean =>
  section.startsWith('page ') || section === 'surface' || section === 'diagnostics';
const CASES = goldenCases('json-rpc', isOutput);

const template = (name: string) =>
  compileTemplate(
    fs.readFileSync(
      new URL(`../../generators/json-rpc/templates/${name}.mdx.hbs`, import.meta.url),
      'utf8',
    ),
    name,
  );

/** `show` names the pages a case is about: all of them would bury the point. */
function produce(inputs: Sections): Map<string, string> {
  const sources = ['client.ts', 'types.ts'].flatMap((name) =>
    inputs.has(name) ? [{ path: name, text: inputs.get(name) ?? '' }] : [],
  );
  const prose = readDescriptions(
    { path: 'prose.md', text: inputs.get('prose.md') ?? '' },
    'json-rpc',
  );
  const client = readClient(sources);
  const counterparts = readCounterparts({
    path: 'table.tsv',
    text: 'act\tmove\tts\tcli\tgraphql\trpc\n',
  });
  if (!client.value || !prose.value || !counterparts.value)
    return new Map([['diagnostics', print([...client.diagnostics, ...prose.diagnostics])]]);
  const built = buildModel(client.value, {
    package: '@mysten/sui',
    version: '0.0.0',
    entry: 'client',
    descriptions: prose.value,
  });
  const links = built.value ? buildLinks(claimTargets(built.value)).value : null;
  if (!built.value || !links) return new Map([['diagnostics', print(built.diagnostics)]]);
  const templates = {
    method: template('method'),
    index: template('index'),
    types: template('types'),
  };
  const pages = renderPages({
    model: built.value,
    links,
    counterparts: counterparts.value,
    templates,
  });
  const shown = (inputs.get('show') ?? '').split('\n').filter((line) => line !== '');
  const produced = new Map([['surface', surfaceOf(built.value)]]);
  for (const route of shown)
    produced.set(
      `page ${route}`,
      pages.find((page) => page.route.endsWith(`/${route}`))?.body ?? 'no such page\n',
    );
  return produced.set('diagnostics', print(built.diagnostics));
}

const print = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.map((one) => `${formatDiagnostic(one)}\n`).join('');

describe('a small client', () => {
  it('has cases', () => {
    expect(CASES.length).toBeGreaterThan(5);
  });

  it.each(CASES)('$name', async (golden) => {
    await expectGolden(golden, produce(golden.inputs));
  });
});
