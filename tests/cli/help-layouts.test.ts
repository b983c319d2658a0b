/** Every layout of clap help that we know, one golden case each: help in, model and refusals out. */

import { describe, it } from 'vitest';
import { formatDiagnostic } from '../../generators/core/diagnostics.ts';
import { readHelpFiles } from '../../generators/cli/read/help/saved-pages.ts';
import { expectGolden, goldenCases } from '../support/golden.ts';
import { printModel } from './print-model.ts';

/** Characters that editors lose or hide are written as visible signs in the cases. */
function withControls(text: string): string {
  return text.replaceAll('␛', '\u001b').replaceAll('␍', '\r').replaceAll('␠', ' ');
}

describe('help of a clap program', () => {
  for (const golden of goldenCases('cli', (section) => !section.endsWith('.txt'))) {
    it(`reads ${golden.name}`, async () => {
      const files = [...golden.inputs].map(([path, text]) => ({ path, text: withControls(text) }));
      const outcome = readHelpFiles(files);
      await expectGolden(
        golden,
        new Map([
          ...(outcome.value ? ([['model', printModel(outcome.value)]] as const) : []),
          ...(outcome.diagnostics.length > 0
            ? ([['diagnostics', outcome.diagnostics.map(formatDiagnostic).join('\n')]] as const)
            : []),
        ]),
      );
    });
  }
});
