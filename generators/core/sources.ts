/** The inputs of the documented release, pinned by hash in `schema/sources.json`. Reads files only. */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from './diagnostics.ts';
import { errorAt, fail, succeed } from './diagnostics.ts';
import type { SourceText } from './source.ts';

/** Relative path, and sha256 in hexadecimal over the bytes. */
export interface PinnedFile {
  readonly path: string;
  readonly sha256: string;
}

/** One input of a reference: files of an installed npm package. */
export interface SourcePin {
  readonly package: string;
  readonly version: string;
  /** Relative to the package. */
  readonly files: readonly PinnedFile[];
  /** Of the framework's: the release that its ABI is of. Sources may be taken in without it. */
  readonly release?: string;
  /** Facts that no package has: files of the project, taken in by `npm run sync`. */
  readonly facts?: readonly PinnedFile[];
}

const SOURCES = 'schema/sources.json';

export function loadPins(root: string): Readonly<Record<string, SourcePin>> {
  return JSON.parse(fs.readFileSync(path.join(root, SOURCES), 'utf8')) as Record<string, SourcePin>;
}

/** The first pinned file of one reference, relative to the project's root. */
export function pinnedFile(root: string, reference: string): string {
  const pin = loadPins(root)[reference];
  const [first] = pin?.files ?? [];
  if (!pin || !first) throw new Error(`${SOURCES} pins no file for "${reference}"`);
  return `node_modules/${pin.package}/${first.path}`;
}

/**
 * The pinned files of one reference, in the order of the pin, facts last, each checked against its hash.
 * A missing package, another version or a changed byte is an error: a reference must not drift
 * away from the release the site says it documents.
 */
export function loadPinned(root: string, reference: string): Outcome<readonly SourceText[]> {
  const pin = loadPins(root)[reference];
  if (!pin) throw new Error(`${SOURCES} has no entry "${reference}"`);
  const folder = path.join(root, 'node_modules', pin.package);
  const manifest = path.join(folder, 'package.json');
  if (!fs.existsSync(manifest)) return fail([missingPackage(reference, pin)]);
  const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version: string };
  if (version !== pin.version) return fail([otherVersion(reference, pin, version)]);
  const inPackage = pin.files.map((file) => ({
    ...file,
    path: `node_modules/${pin.package}/${file.path}`,
  }));
  const fix = `run npm ci, or take in the new release with npm run sync -- ${reference}`;
  return loadReviewed(root, [...inPackage, ...(pin.facts ?? [])], (message) =>
    pinDiagnostic(reference, message, fix),
  );
}

/** The texts of files that have the bytes that were reviewed; a problem for each of the others. */
export function loadReviewed(
  root: string,
  files: readonly PinnedFile[],
  diagnosticOf: (message: string) => Diagnostic,
): Outcome<readonly SourceText[]> {
  const sources: SourceText[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { path: displayed, sha256 } of files) {
    const full = path.join(root, displayed);
    const bytes = fs.existsSync(full) ? fs.readFileSync(full) : null;
    if (bytes === null) diagnostics.push(diagnosticOf(`${displayed} is missing`));
    else if (sha256Of(bytes) !== sha256)
      diagnostics.push(
        diagnosticOf(`${displayed} is not the file that was reviewed: its hash differs`),
      );
    else sources.push({ path: displayed, text: bytes.toString('utf8') });
  }
  return diagnostics.length > 0 ? fail(diagnostics) : succeed(sources);
}

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function pinDiagnostic(reference: string, message: string, fix: string): Diagnostic {
  const code = `${reference}/source-pin` as Diagnostic['code'];
  return errorAt({ file: SOURCES, line: 1, column: 1 }, code, { message, fix });
}

function missingPackage(reference: string, pin: SourcePin): Diagnostic {
  return pinDiagnostic(reference, `the package ${pin.package} is not installed`, 'run npm ci');
}

function otherVersion(reference: string, pin: SourcePin, version: string): Diagnostic {
  return pinDiagnostic(
    reference,
    `${pin.package} ${version} is installed, the documented release is ${pin.version}`,
    `run npm ci, or take in the new release with npm run sync -- ${reference}`,
  );
}
