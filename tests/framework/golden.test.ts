/** Small packages to pages: one golden file for each case, `npx vitest … -u` writes what follows the input. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'vitest';
import { compareDiagnostics, formatDiagnostic } from '../../generators/core/diagnostics.ts';
import { reference } from '../../generators/framework/reference.ts';
import { expectGolden, goldenCases } from '../support/golden.ts';
import { renderReference, temporaryFolder } from '../support/run.ts';

const isOutput = (section: string): boolean =>
  section.startsWith('/references/') || section === 'diagnostics' || section === 'end';
const BASE = '/references/framework';

/** Front matter and banner are the same on every page and have tests of their own. */
function bodyOf(page: string): string {
  return page.slice(page.indexOf('*/}\n') + 4).trim();
}

describe('golden packages', () => {
  it.each(goldenCases('framework', isOutput).map((golden) => [golden.name, golden] as const))(
    '%s',
    async (_name, golden) => {
      const folder = temporaryFolder();
      for (const [name, text] of golden.inputs) {
        if (name === '') continue;
        fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        fs.writeFileSync(path.join(folder, name), text);
      }
      const { pages, diagnostics } = await renderReference(reference, { sources: folder });
      const displayed = [...diagnostics]
        .sort(compareDiagnostics)
        .map((diagnostic) =>
          formatDiagnostic(diagnostic).replaceAll(`${folder}/`, '').replaceAll(folder, 'DIR'),
        );
      const bodies = [...pages]
        .filter(([route]) => route !== BASE)
        .map(([route, text]): [string, string] => [route, bodyOf(text)]);
      await expectGolden(
        golden,
        new Map([...bodies, ['diagnostics', displayed.join('\n')], ['end', '']]),
      );
    },
  );
});
