/**
 * The generator program: flags → load → read → model → claim → render → plan → apply.
 * Touches the command line, the exit code, standard output and error; files through core only.
 */

import { fileURLToPath } from 'node:url';
import { compareDiagnostics, formatDiagnostic } from './core/diagnostics.ts';
import { generate } from './generate.ts';
import type { RunReport } from './generate.ts';
import { helpText, namesIn, parseFlags } from './flags.ts';
import type { Flags } from './flags.ts';
import { countOf } from './core/text.ts';
import { references } from './references.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

async function main(args: readonly string[]): Promise<number> {
  const names = references.map((entry) => entry.name);
  const named = namesIn(args, names);
  // Without a name on the command line every reference runs.
  const planned = references.filter(({ name }) => named.length === 0 || named.includes(name));
  const known = await Promise.all(planned.map((entry) => entry.load()));
  const flags = parseFlags(args, known, names);
  if (typeof flags === 'string') {
    process.stderr.write(`${flags}\n  fix: see npm run generate -- --help\n`);
    return 2;
  }
  if (flags.isHelp) {
    const all = await Promise.all(references.map((entry) => entry.load()));
    process.stdout.write(helpText(all));
    return 0;
  }
  const chosen = known.filter(
    (reference) => flags.names.length === 0 || flags.names.includes(reference.name),
  );
  const report = await generate({ root, references: chosen, flags, progress: showProgress(flags) });
  printReport(report, flags);
  return report.isFailed ? 1 : 0;
}

/** `entities` → `entity`, `classes` → `class`, `modules` → `module`; `gone` and `undocumented` have no plural. */
function singularOf(words: string): string {
  return words.replace(/ies$/, 'y').replace(/(ss)es$|s$/, '$1');
}

function showProgress(flags: Flags): (step: string) => void {
  if (flags.isJson || !process.stderr.isTTY) return () => undefined;
  return (step) => process.stderr.write(`\r\u001b[K${step}`);
}

function printReport(report: RunReport, flags: Flags): void {
  if (process.stderr.isTTY && !flags.isJson) process.stderr.write('\r\u001b[K');
  for (const diagnostic of [...report.diagnostics].sort(compareDiagnostics)) {
    process.stderr.write(`${formatDiagnostic(diagnostic)}\n`);
  }
  if (flags.isJson) {
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return;
  }
  for (const [name, counts] of Object.entries(report.references)) {
    const displayed = Object.entries(counts).map(([what, count]) =>
      countOf(count, singularOf(what), what),
    );
    process.stdout.write(`${name}: ${displayed.join(', ')}\n`);
  }
  for (const note of report.notes) process.stdout.write(`${note}\n`);
}

process.exitCode = await main(process.argv.slice(2));
