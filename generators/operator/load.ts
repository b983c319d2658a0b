/** The facts of operators' files and metrics, each with the hash that was reviewed. Reads files only. */

import fs from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../core/diagnostics.ts';
import { errorAt, fail, succeed } from '../core/diagnostics.ts';
import type { SourceText } from '../core/source.ts';
import type { PinnedFile } from '../core/sources.ts';
import { loadReviewed } from '../core/sources.ts';

export const FOLDER = 'schema/operator';
const PINS = `${FOLDER}/pins.json`;

interface Pins {
  readonly release: string;
  readonly files: readonly PinnedFile[];
}

export interface OperatorSources {
  readonly release: string;
  /** By name without ending: `node-config`. */
  readonly texts: ReadonlyMap<string, SourceText>;
}

/** Fails where a file is missing, or is not the one whose hash is in `pins.json`. */
export function loadFacts(root: string, names: readonly string[]): Outcome<OperatorSources> {
  const pins = JSON.parse(fs.readFileSync(path.join(root, PINS), 'utf8')) as Pins;
  const files = names.map((name) => ({
    path: `${FOLDER}/${name}.json`,
    sha256: pins.files.find((file) => file.path === `${name}.json`)?.sha256 ?? '',
  }));
  const sources = loadReviewed(root, files, (message) =>
    errorAt({ file: PINS, line: 1, column: 1 }, 'operator/source-pin', {
      message,
      fix: `restore the file, or take in all facts of a release together with ${PINS}`,
    }),
  );
  if (!sources.value) return fail(sources.diagnostics);
  const texts = sources.value.map((source, at) => [names[at] ?? '', source] as const);
  return succeed({ release: pins.release, texts: new Map(texts) });
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
