/** One run over some references, from inputs to written pages. Touches files through core only. */

import fs from 'node:fs';
import path from 'node:path';
import { unknownCounterparts } from './core/counterpart-faults.ts';
import { loadCounterparts } from './core/counterparts.ts';
import type { Diagnostic, Outcome } from './core/diagnostics.ts';
import { fail, formatDiagnostic, hasErrors } from './core/diagnostics.ts';
import type { OutputFile } from './core/files.ts';
import { applyWrites, loadOutput, planWrites } from './core/files.ts';
import { isOutOfStack, tooDeep } from './core/limits.ts';
import type { Links, Target } from './core/links.ts';
import { buildLinks } from './core/links.ts';
import type { Page } from './core/page.ts';
import { pathOfPage, printPage } from './core/page.ts';
import type {
  NavigationItem,
  Prepared,
  Reference,
  ReferenceRequest,
  SurfaceReport,
} from './core/reference.ts';
import type { Flags } from './flags.ts';

export interface RunReport {
  readonly isFailed: boolean;
  /** Counts by reference: items in, pages out, undocumented, skipped. */
  readonly references: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly written: number;
  readonly removed: number;
  readonly kept: number;
  /** Sentences for people: what happened to pages and surface reports. */
  readonly notes: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface RunOptions {
  readonly root: string;
  readonly references: readonly Reference[];
  readonly flags: Flags;
  readonly progress: (step: string) => void;
}

interface Built {
  readonly files: readonly OutputFile[];
  readonly counts: Record<string, Record<string, number>>;
}

export async function generate({
  root,
  references,
  flags,
  progress,
}: RunOptions): Promise<RunReport> {
  const out = flags.out === null ? path.join(root, 'docs/generated') : path.resolve(flags.out);
  const diagnostics: Diagnostic[] = refuseFolder(out, root);
  const prepared = new Map<string, Prepared>();
  for (const reference of references) {
    progress(`${reference.name}: reading`);
    const outcome = await prepareOf(reference, {
      root,
      options: flags.options,
      isStrict: flags.isStrict,
    });
    diagnostics.push(...outcome.diagnostics);
    if (outcome.value) prepared.set(reference.name, outcome.value);
  }
  const state = loadOutput(out);
  const built = build(prepared, state.texts, diagnostics, progress);
  const isScoped = (file: string): boolean =>
    prepared.has(file.split('/')[0] ?? '') || file.startsWith('_data/');
  // The table speaks of the documented releases; another input may lack what it names.
  if (flags.options.size === 0) {
    const faults = faultsOfCounterparts(root, prepared);
    diagnostics.push(
      ...(flags.isMoving ? faults.map((one) => ({ ...one, level: 'warning' as const })) : faults),
    );
  }
  const plan = planWrites(built.files, state, isScoped);
  diagnostics.push(...plan.diagnostics);
  // Surface reports speak of the documented release only; another input has none.
  const reports = flags.out === null && flags.options.size === 0 ? surfacesOf(prepared) : [];
  const changed = reports.filter((report) => loadSurface(root, report) !== report.text);
  if (flags.isCheck || process.env['CI']) diagnostics.push(...changed.map(changedSurface));
  const isFailed = hasErrors(diagnostics) || (flags.isStrict && diagnostics.length > 0);
  const mayWrite = !isFailed && !flags.isCheck;
  if (mayWrite) progress('writing');
  const problems = mayWrite ? applyWrites(out, plan) : [];
  diagnostics.push(...problems);
  if (mayWrite && problems.length === 0) {
    for (const report of changed) applySurface(root, report);
  }
  const isStopped = isFailed || problems.length > 0;
  const notes = notesOf({ plan: { ...plan, isApplied: mayWrite }, changed, isFailed: isStopped });
  const isStale = flags.isCheck && flags.out !== null && plan.write.length + plan.remove.length > 0;
  return {
    isFailed: isStopped || isStale,
    references: built.counts,
    written: plan.write.length,
    removed: plan.remove.length,
    kept: plan.keep,
    notes,
    diagnostics: withoutRepeats(diagnostics),
  };
}

/** A file that every reference reads is at fault once, not once for each of them. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [formatDiagnostic(one), one])).values()];
}

function faultsOfCounterparts(
  root: string,
  prepared: ReadonlyMap<string, Prepared>,
): readonly Diagnostic[] {
  const table = loadCounterparts(root);
  if (!table.value) return table.diagnostics;
  const claimed = [...prepared.values()].flatMap((one) => one.targets.map(({ id }) => id));
  return unknownCounterparts(table.value, claimed);
}

/** Claims come first, of all references; then every page can link to every entity. */
function build(
  prepared: ReadonlyMap<string, Prepared>,
  onDisk: ReadonlyMap<string, string>,
  diagnostics: Diagnostic[],
  progress: (step: string) => void,
): Built {
  const targets = mergeData<readonly Target[]>(onDisk, 'targets', prepared, (one) => one.targets);
  const navigation = mergeData<readonly NavigationItem[]>(
    onDisk,
    'navigation',
    prepared,
    (one) => one.navigation,
  );
  const links = buildLinks(Object.values(targets).flat());
  diagnostics.push(...links.diagnostics);
  const files: OutputFile[] = [];
  const counts: Record<string, Record<string, number>> = {};
  for (const [name, one] of prepared) {
    progress(`${name}: writing pages`);
    if (!links.value) break;
    const pages = renderOf(name, one, links.value);
    diagnostics.push(...pages.diagnostics);
    const rendered = pages.value ?? [];
    files.push(...rendered.map((page) => ({ path: pathOfPage(page), text: printPage(page) })));
    counts[name] = { ...one.counts, pages: rendered.length };
  }
  const allCounts = mergeData(onDisk, 'counts', prepared, (_one, name) => counts[name] ?? {});
  const data: Record<string, unknown> = {
    ...keptData(onDisk),
    targets,
    navigation,
    counts: allCounts,
  };
  for (const one of prepared.values()) Object.assign(data, one.data);
  for (const [key, value] of Object.entries(data)) {
    files.push({ path: `_data/${key}.json`, text: `${JSON.stringify(value)}\n` });
  }
  return { files, counts };
}

async function prepareOf(
  reference: Reference,
  request: ReferenceRequest,
): Promise<Outcome<Prepared>> {
  try {
    return await reference.prepare(request);
  } catch (error) {
    if (isOutOfStack(error)) return fail([tooDeep(reference.name)]);
    throw error;
  }
}

function renderOf(name: string, one: Prepared, links: Links): Outcome<readonly Page[]> {
  try {
    return one.render(links);
  } catch (error) {
    if (isOutOfStack(error)) return fail([tooDeep(name)]);
    throw error;
  }
}

/** What references of this run say, beside what the others said when they ran last. */
function mergeData<T>(
  onDisk: ReadonlyMap<string, string>,
  key: string,
  prepared: ReadonlyMap<string, Prepared>,
  pick: (one: Prepared, name: string) => T,
): Record<string, T> {
  const text = onDisk.get(`_data/${key}.json`);
  const merged = (text === undefined ? {} : (dataIn(text) ?? {})) as Record<string, T>;
  for (const [name, one] of prepared) merged[name] = pick(one, name);
  return Object.fromEntries(Object.entries(merged).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function keptData(onDisk: ReadonlyMap<string, string>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [file, text] of onDisk) {
    const key = /^_data\/(.+)\.json$/.exec(file)?.[1];
    if (key !== undefined) kept[key] = dataIn(text) ?? {};
  }
  return kept;
}

/** Null for a file that somebody edited into something else: it is ours, and made anew. */
function dataIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A folder that holds a project is no output folder, whatever the manifest says. */
function refuseFolder(out: string, root: string): Diagnostic[] {
  const isProject =
    out === root ||
    ['.git', 'package.json', 'node_modules'].some((entry) => fs.existsSync(path.join(out, entry)));
  const isAbove = `${process.cwd()}${path.sep}`.startsWith(`${out}${path.sep}`);
  if (!isProject && !isAbove) return [];
  return [
    {
      level: 'error',
      code: 'core/output-folder',
      message: 'the output folder is a project or the folder you are in',
      at: null,
      fix: 'give --out a folder of its own',
    },
  ];
}

function surfacesOf(prepared: ReadonlyMap<string, Prepared>): SurfaceReport[] {
  return [...prepared.values()].flatMap((one) => (one.surface === null ? [] : [one.surface]));
}

function loadSurface(root: string, report: SurfaceReport): string | null {
  const file = path.join(root, 'schema/surface', report.file);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}

function applySurface(root: string, report: SurfaceReport): void {
  const file = path.join(root, 'schema/surface', report.file);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.next`, report.text);
  fs.renameSync(`${file}.next`, file);
}

function changedSurface(report: SurfaceReport): Diagnostic {
  return {
    level: 'error',
    code: 'core/surface-changed',
    message: `the surface report schema/surface/${report.file} is not what the input says`,
    at: { file: `schema/surface/${report.file}`, line: 1, column: 1 },
    fix: 'run npm run generate, read the difference, and commit the report',
  };
}

function notesOf(run: {
  plan: { write: readonly unknown[]; remove: readonly unknown[]; keep: number; isApplied: boolean };
  changed: readonly SurfaceReport[];
  isFailed: boolean;
}): string[] {
  const { plan, changed, isFailed } = run;
  if (isFailed) return ['nothing was written: old pages are as they were'];
  const verb = plan.isApplied ? '' : 'would be ';
  return [
    `pages and data: ${plan.write.length} ${verb}written, ${plan.remove.length} ${verb}removed, ${plan.keep} unchanged`,
    ...(plan.isApplied
      ? changed.map(
          (report) =>
            `surface report schema/surface/${report.file} changed: read the difference and commit it`,
        )
      : []),
  ];
}
