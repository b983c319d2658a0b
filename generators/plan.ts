/** What a run would write: pages and data of all references, and changed surface reports. Pure. */

import { unknownEquivalents } from './core/equivalents/check-table.ts';
import type { Diagnostic, Outcome } from './core/diagnostics.ts';
import { asWarnings, errorAt, fail, hasErrors } from './core/diagnostics.ts';
import type { OutputFile, WritePlan } from './core/files/files.ts';
import { planWrites } from './core/files/files.ts';
import { isOutOfStack, tooDeep } from './core/limits.ts';
import type { Links } from './core/links.ts';
import { printForSite } from './core/print/other-sites.ts';
import { printMarkdown } from './core/print/print.ts';
import { buildLinks } from './core/links.ts';
import type { Page } from './core/page.ts';
import { pathOfPage, printPage, searchablePage } from './core/page.ts';
import type { PageForm, Prepared, ApiReport } from './core/reference.ts';
import { jsonIn } from './core/source.ts';
import type { Flags } from './flags.ts';
import type { LoadedRun } from './load.ts';
import type { MarkdownFile, SearchFile } from './output/pages.ts';

/** By reference: items in, pages out, undocumented, skipped. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface RunPlan {
  readonly writes: WritePlan;
  /** Those that differ from the committed ones. */
  readonly surfaces: readonly ApiReport[];
  readonly counts: Counts;
  readonly diagnostics: readonly Diagnostic[];
  /** Nothing may be written. */
  readonly isRefused: boolean;
}

export function planRun(
  loaded: LoadedRun,
  flags: Flags,
  progress: (step: string) => void,
): RunPlan {
  const { prepared, output } = loaded;
  const rendered = renderAll(prepared, claimAll(loaded), { form: flags, progress });
  // Data is for our own site.
  const data = flags.site === null ? dataFiles(loaded, rendered.counts) : [];
  const writes = planWrites(
    [...rendered.files, ...data],
    output,
    // The files of other references stay as they are.
    (file) => file.startsWith('_data/') || prepared.has(referenceOf(file)),
  );
  const surfaces = changedSurfaces(loaded);
  const diagnostics = [
    ...loaded.diagnostics,
    ...rendered.diagnostics,
    ...equivalentDiagnostics(loaded),
    ...writes.diagnostics,
    ...(loaded.mustMatch ? surfaces.map(changedApiReport) : []),
  ];
  const isRefused = hasErrors(diagnostics) || (flags.isStrict && diagnostics.length > 0);
  return { writes, surfaces, counts: rendered.counts, diagnostics, isRefused };
}

/** `cli/…/client.mdx`, `_search/cli.json`. */
function referenceOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first.startsWith('_') ? second.replace('.json', '') : first;
}

/** Claims come first, of all references; then every page can link to every entity, and say since when it is there. */
function claimAll(loaded: LoadedRun): Outcome<Links> {
  const targets = mergeData(loaded, 'targets', (reference) => reference.targets);
  const dated = Object.values(targets)
    .flat()
    .map((target) => {
      const since = loaded.since.get(target.id);
      return since === undefined ? target : { ...target, since };
    });
  return buildLinks(dated);
}

interface Rendered {
  readonly files: readonly OutputFile[];
  readonly counts: Counts;
  readonly diagnostics: readonly Diagnostic[];
}

interface Rendering {
  readonly form: PageForm;
  readonly progress: (step: string) => void;
}

function renderAll(
  prepared: ReadonlyMap<string, Prepared>,
  links: Outcome<Links>,
  { form, progress }: Rendering,
): Rendered {
  const files: OutputFile[] = [];
  const counts: Record<string, Record<string, number>> = {};
  const diagnostics = [...links.diagnostics];
  const known = links.value;
  if (!known) return { files, counts, diagnostics };
  for (const [name, reference] of prepared) {
    progress(`${name}: writing pages`);
    const outcome = render(name, () => reference.render(known, form));
    diagnostics.push(...outcome.diagnostics);
    const pages = outcome.value ?? [];
    files.push(
      ...(form.site === null ? ownFiles(name, pages) : printForSite(name, pages, form.site)),
    );
    counts[name] = { ...reference.counts, pages: pages.length };
  }
  return { files, counts, diagnostics };
}

/** The three forms of the pages of a reference. */
function ownFiles(name: string, pages: readonly Page[]): readonly OutputFile[] {
  const markdown: MarkdownFile = Object.fromEntries(
    pages.map(({ route, body }) => [route, printMarkdown(body)]),
  );
  const search: SearchFile = pages.map(searchablePage);
  return [
    ...pages.map((page) => ({ path: pathOfPage(page), text: printPage(page) })),
    jsonFile(`_markdown/${name}`, markdown),
    jsonFile(`_search/${name}`, search),
  ];
}

function jsonFile(name: string, value: unknown): OutputFile {
  return { path: `${name}.json`, text: `${JSON.stringify(value)}\n` };
}

function render(name: string, run: () => Outcome<readonly Page[]>): Outcome<readonly Page[]> {
  try {
    return run();
  } catch (error) {
    if (isOutOfStack(error)) return fail([tooDeep(name)]);
    throw error;
  }
}

/** The data of this run's references, with that of the others as it is on disk. */
function dataFiles(loaded: LoadedRun, counts: Counts): OutputFile[] {
  const data: Record<string, unknown> = {
    ...dataOfOthers(loaded.output.texts),
    targets: mergeData(loaded, 'targets', (reference) => reference.targets),
    navigation: mergeData(loaded, 'navigation', (reference) => reference.navigation),
    counts: mergeData(loaded, 'counts', (_reference, name) => counts[name] ?? {}),
  };
  for (const reference of loaded.prepared.values()) Object.assign(data, reference.data);
  return Object.entries(data).map(([key, value]) => jsonFile(`_data/${key}`, value));
}

function dataOfOthers(onDisk: ReadonlyMap<string, string>): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [file, text] of onDisk) {
    const key = /^_data\/(.+)\.json$/.exec(file)?.[1];
    if (key !== undefined) data[key] = jsonIn(text) ?? {};
  }
  return data;
}

/** By reference: what those of this run say, and what the others said when they ran last. */
function mergeData<T>(
  { output, prepared }: LoadedRun,
  key: string,
  pick: (reference: Prepared, name: string) => T,
): Record<string, T> {
  const text = output.texts.get(`_data/${key}.json`);
  // A file that was edited into something else is ours, and made again.
  const merged = (jsonIn(text ?? '{}') ?? {}) as Record<string, T>;
  for (const [name, reference] of prepared) merged[name] = pick(reference, name);
  return Object.fromEntries(Object.entries(merged).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Between two releases they warn: the new one may lack what the table names. */
function equivalentDiagnostics({ equivalents, prepared, isMoving }: LoadedRun): Diagnostic[] {
  if (equivalents === null) return [];
  const claimed = [...prepared.values()].flatMap(({ targets }) => targets.map(({ id }) => id));
  const diagnostics = unknownEquivalents(equivalents, claimed);
  return [...(isMoving ? asWarnings(diagnostics) : diagnostics)];
}

function changedSurfaces({ prepared, surfaces }: LoadedRun): ApiReport[] {
  if (surfaces === null) return [];
  return [...prepared.values()]
    .flatMap(({ apiReport }) => apiReport ?? [])
    .filter((report) => surfaces.get(report.file) !== report.text);
}

function changedApiReport(report: ApiReport): Diagnostic {
  const file = `schema/surface/${report.file}`;
  return errorAt({ file, line: 1, column: 1 }, 'core/surface-changed', {
    message: `the surface report ${file} differs from what the input says`,
    fix: 'run npm run generate, read the difference, and commit the report',
  });
}
