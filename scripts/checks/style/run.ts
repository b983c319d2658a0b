/** `npx tsx scripts/checks/style/run.ts [FILE…]`: the style lint over pages or folders. Reads pages; writes the ratchet with `--lower`. */

import fs from 'node:fs';
import { formatDiagnostic } from '../../../generators/core/diagnostics.ts';
import { checkStyle, longShare } from './check.ts';
import { applyRatchet, loadPages, loadRatchet } from './load.ts';

const help = `Usage: npx tsx scripts/checks/style/run.ts [FILE…] [OPTIONS]

Holds hand-written pages, or the named files and folders, against the style guide (docs/style-guide.mdx).

Options:
  --lower      take the present share of long sentences for the limit, when it is lower
  -h, --help   print this
`;

function main(args: readonly string[]): number {
  if (args.includes('-h') || args.includes('--help')) {
    process.stdout.write(help);
    return 0;
  }
  const files = args.filter((arg) => !arg.startsWith('-'));
  const wrong =
    args.find((arg) => arg.startsWith('-') && arg !== '--lower') ??
    files.find((file) => !fs.existsSync(file));
  if (wrong !== undefined) {
    process.stderr.write(
      `style: there is no file or option "${wrong}"\n  fix: see npx tsx scripts/checks/style/run.ts --help\n`,
    );
    return 2;
  }
  const report = checkStyle(loadPages(files.length === 0 ? undefined : files));
  for (const diagnostic of report.diagnostics)
    process.stderr.write(`${formatDiagnostic(diagnostic)}\n`);
  const errors = report.diagnostics.filter(({ level }) => level === 'error').length;
  const share = longShare(report);
  const limit = loadRatchet();
  process.stdout.write(
    `${report.pages} pages, ${report.sentences} sentences, ${report.long} long (${share} in a thousand, limit ${limit})\n${errors} errors\n`,
  );
  if (files.length > 0) return errors > 0 ? 1 : 0;
  if (args.includes('--lower') && share < limit) applyRatchet(share);
  return errors > 0 || share > limit ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
