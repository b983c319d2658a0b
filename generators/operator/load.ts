/** The facts of operators' files and metrics, each with the hash that was reviewed. Reads files only. */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { errorAt, fail, succeed } from '../core/diagnostics.ts';
import type { SourceText } from '../core/source.ts';
import { sha256Of } from '../core/sources.ts';

export const FOLDER = 'schema/operator';
const PINS = `${FOLDER}/pins.json`;

interface Pins {
  readonly release: string;
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

export interface OperatorSources {
  readonly release: string;
  /** By name without ending: `node-config`. */
  readonly texts: ReadonlyMap<string, SourceText>;
}

/** Fails where a file is missing, or is not the one whose hash is in `pins.json`. */
export function loadFacts(root: string, names: readonly string[]): Outcome<OperatorSources> {
  const pins = JSON.parse(fs.readFileSync(path.join(root, PINS), 'utf8')) as Pins;
  const texts = new Map<string, SourceText>();
  const diagnostics: Diagnostic[] = [];
  for (const name of names) {
    const file = `${name}.json`;
    const shown = `${FOLDER}/${file}`;
    const text = readIfThere(path.join(root, shown));
    const pinned = pins.files.find((one) => one.path === file);
    if (text === null || sha256Of(text) !== pinned?.sha256)
      diagnostics.push(changedFile(shown, text === null));
    else texts.set(name, { path: shown, text });
  }
  if (diagnostics.length > 0) return fail(diagnostics);
  return succeed({ release: pins.release, texts });
}

/** Programs whose command lines are in the folder: `sui-node`, `sui-tool`, in byte order. */
export function loadProgramNames(root: string): readonly string[] {
  const files = fs.readdirSync(path.join(root, FOLDER)).filter((name) => name.endsWith('.json'));
  return files
    .flatMap((name) => {
      const text = fs.readFileSync(path.join(root, FOLDER, name), 'utf8');
      const { binary } = JSON.parse(text) as { binary?: string };
      return binary ?? [];
    })
    .toSorted();
}

function readIfThere(file: string): string | null {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}

function changedFile(file: string, isMissing: boolean): Diagnostic {
  return errorAt({ file: PINS, line: 1, column: 1 }, 'operator/source-pin', {
    message: `${file} is ${isMissing ? 'missing' : 'not the file that was reviewed: its hash differs'}`,
    fix: `restore the file, or take in all facts of a release together with ${PINS}`,
  });
}
