/** Saves the help of any clap program as `--help-dir` reads it, and makes the pages of it when asked. Starts the program and the generator; writes one folder. */

import fs from 'node:fs';
import path from 'node:path';
import { formatDiagnostic } from '../../../generators/core/diagnostics.ts';
import { countOf } from '../../../generators/core/text.ts';
import { runGenerator } from '../../process/tool.ts';
import { captureHelp, writeCapture } from './capture.ts';
import { saveVersion } from './version.ts';

export interface SaveOptions {
  /** The program whose `--help` is saved. */
  readonly from: string;
  /** New or empty. */
  readonly to: string;
  /** Folder for the pages; none are made when it is left out. */
  readonly pages?: string | undefined;
  /** Commands whose help is of another kind. */
  readonly skip?: readonly string[];
}

/** Resolves with an exit code; saves nothing when the help of one command is refused. */
export async function saveHelp({ from, to, pages, skip = [] }: SaveOptions): Promise<number> {
  if (fs.existsSync(to) && (!fs.statSync(to).isDirectory() || fs.readdirSync(to).length > 0)) {
    process.stderr.write(`sync: "${to}" is not empty\n  fix: name a new folder with --to\n`);
    return 2;
  }
  const { value, diagnostics } = await captureHelp(from, { skip });
  for (const diagnostic of diagnostics) process.stderr.write(`${formatDiagnostic(diagnostic)}\n`);
  if (!value) return 1;
  writeCapture(to, value);
  await saveVersion(from, to);
  process.stderr.write(`${countOf(value.size, 'file')} saved in ${to}\n`);
  if (pages === undefined) return 0;
  return runGenerator(['cli', '--help-dir', path.resolve(to), '--out', path.resolve(pages)]);
}
