/** Runs references into memory or into temporary folders, as the program does. */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../../generators/core/diagnostics.ts';
import { NO_EQUIVALENTS, loadEquivalents } from '../../generators/core/equivalents/equivalents.ts';
import { isReleaseOpen } from '../../generators/changes/load.ts';
import { buildLinks } from '../../generators/core/links.ts';
import { printPage } from '../../generators/core/page.ts';
import type { Prepared, Reference } from '../../generators/core/reference.ts';
import { parseFlags } from '../../generators/flags.ts';
import { generate } from '../../generators/generate.ts';
import type { RunReport } from '../../generators/generate.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export interface RenderedReference {
  /** Route → whole page text. Empty when an error stopped the run. */
  readonly pages: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  readonly prepared: Prepared | null;
}

/** One reference alone, in memory; links to other references stay unlinked. */
export async function renderReference(
  reference: Reference,
  options: Readonly<Record<string, string>> = {},
): Promise<RenderedReference> {
  const outcome = await reference.prepare({
    root,
    options: new Map(Object.entries(options)),
    equivalents: loadEquivalents(root).value ?? NO_EQUIVALENTS,
    isStrict: false,
    isMoving: isReleaseOpen(root),
  });
  if (!outcome.value) return { pages: new Map(), diagnostics: outcome.diagnostics, prepared: null };
  const links = buildLinks(outcome.value.targets);
  const rendered = links.value ? outcome.value.render(links.value, { site: null }) : null;
  const pages = new Map((rendered?.value ?? []).map((page) => [page.route, printPage(page)]));
  const diagnostics = [
    ...outcome.diagnostics,
    ...links.diagnostics,
    ...(rendered?.diagnostics ?? []),
  ];
  return { pages, diagnostics, prepared: outcome.value };
}

/** The whole program into `out`, as `npm run generate -- <args> --out <out>` does it. */
export async function runInto(
  out: string,
  references: readonly Reference[],
  args: readonly string[] = [],
): Promise<RunReport> {
  const names = references.map((reference) => reference.name);
  const flags = parseFlags([...args, '--out', out], references, names);
  if (typeof flags === 'string') throw new Error(flags);
  return generate({ root, references, flags, progress: () => undefined });
}

export function temporaryFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'reference-test-'));
}

/** Every file below a folder with its bytes as text: for comparing two runs. */
export function filesBelow(folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, full).replaceAll(path.sep, '/'), fs.readFileSync(full, 'utf8'));
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
