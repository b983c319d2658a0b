/** The whole help of a program as facts: from the program, or from a folder of what it printed. Starts the program or reads the folder. */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from '../../../generators/core/diagnostics.ts';
import { errorAt, fail, succeed } from '../../../generators/core/diagnostics.ts';
import { loadHelpFolder } from '../../../generators/cli/load.ts';
import type { CliProgram } from '../../../generators/cli/model/model.ts';
import { readHelpFiles } from '../../../generators/cli/read/help/saved-pages.ts';
import { captureHelp } from './capture.ts';
import type { CaptureOptions } from './capture.ts';
import { VERSION_FILE } from './version.ts';

/** `skip` has the commands whose help is of another kind. */
export async function loadHelp(
  from: string,
  { skip = [], ...options }: CaptureOptions,
): Promise<Outcome<CliProgram>> {
  if (fs.statSync(from, { throwIfNoEntry: false })?.isDirectory()) return loadSaved(from, skip);
  const captured = await captureHelp(from, { skip, ...options });
  if (!captured.value) return fail(captured.diagnostics);
  return readHelpFiles([...captured.value].map(([file, text]) => ({ path: file, text })));
}

/**
 * Pages of a site may do without the help of a command; a release may not: what nobody saved would be retired, and
 * what help hides would be taken for listed.
 */
function loadSaved(folder: string, skip: readonly string[]): Outcome<CliProgram> {
  const files = loadHelpFolder(folder);
  if (!files.value) return fail(files.diagnostics);
  const help = readHelpFiles(files.value.filter(({ path: file }) => !skip.includes(termsOf(file))));
  const errors = help.diagnostics
    .filter(({ message }) => !skip.some((terms) => message.includes(` ${terms}"`)))
    .map((diagnostic) => errorBelow(folder, diagnostic));
  // A page of a command alone reads like that of a program with its name.
  if (!files.value.some(({ path: file }) => termsOf(file) === ''))
    errors.push(missingIn(folder, 'what the program itself does', '--help there, as sui.txt'));
  if (!fs.existsSync(path.join(folder, VERSION_FILE)))
    errors.push(
      missingIn(folder, 'which release the help is of', `--version there, as ${VERSION_FILE}`),
    );
  return help.value && errors.length === 0 ? succeed(help.value) : fail(errors);
}

/** `client ptb` of `sui/client/ptb.short.txt`. */
function termsOf(file: string): string {
  return file
    .replace(/(?:\.short)?\.txt$/, '')
    .split(/[/ ]/)
    .slice(1)
    .join(' ');
}

/** Names of files are relative to the folder. */
function errorBelow(folder: string, { at, ...diagnostic }: Diagnostic): Diagnostic {
  return { ...diagnostic, level: 'error', at: at && { ...at, file: path.join(folder, at.file) } };
}

function missingIn(folder: string, what: string, printed: string): Diagnostic {
  return errorAt(null, 'cli/missing-input', {
    message: `${folder} does not say ${what}`,
    fix: `save what the program prints with ${printed}`,
  });
}
