/**
 * The example checker: every code block of every hand-written page, checked against what it is about.
 * Touches the command line, the exit code, standard output and error; pages only with `--fix`.
 */

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareDiagnostics, formatDiagnostic } from '../generators/core/diagnostics.ts';
import { optionReason } from '../generators/core/text.ts';
import { applyFixes, planFixes } from './checks/examples/fix.ts';
import { matcherLine, reportOf, summaryLines } from './checks/examples/report.ts';
import type { RunResult } from './checks/examples/run.ts';
import { checkExamples, misplacedIn, missingReferences } from './checks/examples/run.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

const help = `Usage: npm run examples [-- FILE… OPTIONS]

Checks the code blocks of hand-written pages, or of the named files and folders:
graphql, ts, tsx, js, move, sh, bash, json, toml, yaml, rust, mermaid and others, and formulas.

Options:
  --fix                carry out plain renames where there is one candidate
  --watch              stay, and check each page when it is saved, its style as well; prints
                       for editors, file:line:column: error: message
  --no-cache           check again what did not change
  --json               print counts and diagnostics as JSON
  -h, --help           print this
`;

interface Flags {
  readonly files: readonly string[] | null;
  readonly isFix: boolean;
  readonly isJson: boolean;
  readonly isWatch: boolean;
  readonly usesCache: boolean;
}

/** Flags, or a sentence that says what is wrong with them, or null for help. */
function readFlags(args: readonly string[]): Flags | string | null {
  const options = {
    fix: { type: 'boolean' },
    watch: { type: 'boolean' },
    json: { type: 'boolean' },
    'no-cache': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return optionReason(error, Object.keys(options));
  }
  const { values, positionals } = parsed;
  if (values.help) return null;
  const missing = positionals.find((file) => !fs.existsSync(path.resolve(file)));
  if (missing !== undefined) return `there is no file "${missing}"`;
  const files = positionals.map((file) =>
    path.relative(root, path.resolve(file)).replaceAll(path.sep, '/'),
  );
  return {
    files: files.length === 0 ? null : files,
    isFix: values.fix === true,
    isJson: values.json === true,
    isWatch: values.watch === true,
    usesCache: values['no-cache'] !== true,
  };
}

async function main(args: readonly string[]): Promise<number> {
  const flags = readFlags(args);
  if (flags === null || typeof flags === 'string') {
    if (flags === null) process.stdout.write(help);
    else process.stderr.write(`examples: ${flags}\n  fix: see npm run examples -- --help\n`);
    return flags === null ? 0 : 2;
  }
  const missing = missingReferences(root);
  if (missing.length > 0) {
    process.stderr.write(
      `examples: the reference pages are not made: no ${missing.join(', no ')}\n  fix: run npm run generate\n`,
    );
    return 1;
  }
  if (flags.isWatch) return watchAll(flags);
  const result = await runOnce(flags);
  if (!flags.isFix) return print(result, flags);
  const fixed = planFixes(result.diagnostics, (file) =>
    fs.readFileSync(path.join(root, file), 'utf8'),
  );
  applyFixes(root, fixed);
  for (const file of fixed)
    if (file.count > 0) process.stderr.write(`${file.path}: ${file.count} renamed\n`);
  return print(await runOnce(flags), flags);
}

async function watchAll(flags: Flags): Promise<never> {
  await watchOnce(flags);
  const { watchPages } = await import('./checks/examples/watch.ts');
  await watchPages({
    root,
    check: (files) => watchOnce({ ...flags, files }),
  });
  // The process ends with its terminal.
  return new Promise(() => undefined);
}

/** Between two lines that editors wait for: what stands between them replaces what they showed before. */
async function watchOnce(flags: Flags): Promise<void> {
  if (flags.isJson) return void print(await runOnce(flags), flags);
  const started = performance.now();
  process.stdout.write(`checking ${flags.files?.join(', ') ?? 'all pages'}\n`);
  const { diagnostics } = await runOnce(flags);
  const { checkSaved } = await import('./checks/style/saved.ts');
  const all = [...diagnostics, ...checkSaved(root, flags.files ?? [])];
  for (const diagnostic of all.toSorted(compareDiagnostics))
    process.stdout.write(`${matcherLine(diagnostic)}\n`);
  process.stdout.write(`checked in ${Math.round(performance.now() - started)} ms\n`);
}

async function runOnce(flags: Flags): Promise<RunResult> {
  const progress = (step: string): void => {
    if (process.stderr.isTTY && !flags.isJson) process.stderr.write(`\r\u001b[K${step}`);
  };
  const month = new Date().toISOString().slice(0, 7);
  const { files, usesCache } = flags;
  const result = await checkExamples({ root, files, month, usesCache, progress });
  return { ...result, diagnostics: [...result.diagnostics, ...misplacedIn(result.contents)] };
}

function print(result: RunResult, flags: Flags): number {
  const diagnostics = result.diagnostics.toSorted(compareDiagnostics);
  const isFailed = diagnostics.some(({ level }) => level === 'error');
  if (flags.isJson) {
    process.stdout.write(`${JSON.stringify({ ...reportOf(result), diagnostics }, null, 2)}\n`);
    return isFailed ? 1 : 0;
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  for (const diagnostic of diagnostics) process.stderr.write(`${formatDiagnostic(diagnostic)}\n`);
  for (const line of summaryLines(result)) process.stdout.write(`${line}\n`);
  return isFailed ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
