/** `npm run style [-- FILE…]`: the style lint over pages or folders. Reads pages. */

import fs from 'node:fs';
import path from 'node:path';
import { formatDiagnostic } from '../../../generators/core/diagnostics.ts';
import { countOf } from '../../../generators/core/text.ts';
import { checkStyle } from './check.ts';
import { checkGlossary } from './glossary.ts';
import { goWhereAsked } from '../../process/asked-from.mjs';
import { root } from '../../process/tool.ts';
import { loadGlossary, loadPages } from './load.ts';

const help = `Usage: npm run style [-- FILE…]

Checks hand-written pages, or the named files and folders, against the style guide (docs/style-guide.mdx).
`;

function main(files: readonly string[]): number {
  if (files.includes('-h') || files.includes('--help')) {
    process.stdout.write(help);
    return 0;
  }
  const wrong = files.find((file) => !fs.existsSync(file));
  if (wrong !== undefined) {
    process.stderr.write(
      `style: there is no file or option "${wrong}"\n  fix: see npm run style -- --help\n`,
    );
    return 2;
  }
  const paths = files.map((file) =>
    path.relative(root, path.resolve(file)).replaceAll(path.sep, '/'),
  );
  const report = checkStyle(loadPages(paths.length === 0 ? undefined : paths));
  const diagnostics = [...report.diagnostics, ...checkGlossary(loadGlossary())];
  for (const diagnostic of diagnostics) process.stderr.write(`${formatDiagnostic(diagnostic)}\n`);
  const errors = diagnostics.filter(({ level }) => level === 'error').length;
  process.stdout.write(
    `${countOf(report.pages, 'page')}, ${countOf(report.sentences, 'sentence')}, ${report.long} long\n${countOf(errors, 'error')}\n`,
  );
  return errors > 0 ? 1 : 0;
}

goWhereAsked('style');
process.exitCode = main(process.argv.slice(2));
