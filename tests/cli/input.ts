/** Inputs that several CLI tests share: the listing of the documented release and saved help of real programs. */

import fs from 'node:fs';
import path from 'node:path';
import type { SourceText } from '../../generators/core/source.ts';
import { LISTING, loadHelpFolder, loadListing } from '../../generators/cli/load.ts';
import type { CliProgram } from '../../generators/cli/model/model.ts';
import { readListing } from '../../generators/cli/read/listing/listing.ts';
import { root } from '../support/run.ts';

export function listingFiles(): readonly SourceText[] {
  const files = loadListing(path.join(root, LISTING), LISTING);
  if (!files) throw new Error(`${LISTING} is missing`);
  return files;
}

export function listedProgram(): CliProgram {
  const { value, diagnostics } = readListing(listingFiles());
  if (!value) throw new Error(diagnostics.map((diagnostic) => diagnostic.message).join('\n'));
  return value;
}

export const FIXTURES = path.join(root, 'tests/cli/fixtures');

/** Names of programs whose help was saved: each has a folder. */
export function savedPrograms(): readonly string[] {
  return fs
    .readdirSync(FIXTURES)
    .filter((name) => fs.statSync(path.join(FIXTURES, name)).isDirectory())
    .sort();
}

export function savedHelp(program: string): readonly SourceText[] {
  return loadHelpFolder(path.join(FIXTURES, program)).value ?? [];
}
