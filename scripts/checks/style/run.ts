/** `npx tsx scripts/checks/style/run.ts [FILE…]`: the style lint over pages or folders. Reads pages; writes the ratchet with `--lower` or `--accept`. */

import fs from 'node:fs';
import { formatDiagnostic } from '../../../generators/core/diagnostics.ts';
import { checkStyle } from './check.ts';
import { checkGlossary } from './glossary.ts';
import { applyRatchet, loadGlossary, loadPages, loadRatchet } from './load.ts';
import { lowered } from './ratchet.ts';

const help = `Usage: npx tsx scripts/checks/style/run.ts [FILE…] [OPTIONS]

Holds hand-written pages, or the named files and folders, against the style guide (docs/style-guide.mdx).

Options:
  --lower      take what pages need now for what they may, where it is less
  --accept     take it where it is more as well: for pages written before a rule
  -h, --help   print this
`;

function main(args: readonly string[]): number {
  if (args.includes('-h') || args.includes('--help')) {
    process.stdout.write(help);
    return 0;
  }
  const files = args.filter((arg) => !arg.startsWith('-'));
  const wrong =
    args.find((arg) => arg.startsWith('-') && !['--lower', '--accept'].includes(arg)) ??
    files.find((file) => !fs.existsSync(file));
  if (wrong !== undefined) {
    process.stderr.write(
      `style: there is no file or option "${wrong}"\n  fix: see npx tsx scripts/checks/style/run.ts --help\n`,
    );
    return 2;
  }
  const ratchet = loadRatchet();
  const report = checkStyle(loadPages(files.length === 0 ? undefined : files), ratchet);
  const isWhole = files.length === 0;
  if (isWhole && args.includes('--accept')) applyRatchet(report.needed);
  else if (isWhole && args.includes('--lower')) applyRatchet(lowered(ratchet, report.needed));
  const diagnostics = [...report.diagnostics, ...checkGlossary(loadGlossary())];
  for (const diagnostic of diagnostics) process.stderr.write(`${formatDiagnostic(diagnostic)}\n`);
  const errors = diagnostics.filter(({ level }) => level === 'error').length;
  const off = Object.values(report.needed).filter(({ isOff }) => isOff).length;
  process.stdout.write(
    `${report.pages} pages, ${off} off their rhythm, ${report.sentences} sentences, ${report.long} long\n${errors} errors\n`,
  );
  return errors > 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
