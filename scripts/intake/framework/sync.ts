/** Takes another release of the framework into `framework-sources/`: their signatures, our words. Reads and writes files. */

import fs from 'node:fs';
import path from 'node:path';
import {
  compareDiagnostics,
  formatDiagnostic,
  hasErrors,
} from '../../../generators/core/diagnostics.ts';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import type { ReadModule } from '../../../generators/framework/read/declarations.ts';
import { readCalls } from '../../../generators/framework/read/calls.ts';
import type { Calls } from '../../../generators/framework/read/calls.ts';
import { readFacts } from '../../../generators/framework/read/facts.ts';
import type { PackageFacts } from '../../../generators/framework/read/facts.ts';
import { loadInput, loadMoveParser } from '../../../generators/framework/load.ts';
import type { InputFiles } from '../../../generators/framework/load.ts';
import { loadPins, sha256Of } from '../../../generators/core/sources.ts';
import { countChanges } from './merge.ts';
import type { Change } from './merge.ts';
import { readInput } from '../../../generators/framework/read/read.ts';
import { loadCommit, obstacleToCommit } from './commit.ts';
import { callableIn, refreshFailures } from './expected-failures.ts';
import { readCompiled } from './compiled.ts';
import { loadCompiled } from './load-compiled.ts';
import { planSync } from './plan.ts';
import type { Present, SyncInput, SyncPlan } from './plan.ts';
import { readOptions, root } from '../../process/tool.ts';

export interface SyncOptions {
  /** An upstream checkout's packages, a `package_summaries` folder, or ABI files. */
  readonly from: string;
  /** The project's declaration files. */
  readonly sources?: string;
  /** Go on even if more than a fifth of the declarations is gone. */
  readonly accept?: boolean;
  /** Of the upstream checkout, for source links; read from its `.git` when not given. */
  readonly commit?: string;
  /** Such as `July 2025`. */
  readonly release?: string;
  /** The table of upstream's tests that expect an error; the project's, unless `sources` are others. */
  readonly failures?: string;
  readonly report?: (line: string) => void;
}

/** Resolves with an exit code: 0 done, 1 refused. Writes all or nothing, and nothing when nothing changed. */
export async function syncFramework(options: SyncOptions): Promise<number> {
  const report = options.report ?? ((line): void => void process.stderr.write(`${line}\n`));
  const sources = options.sources ?? path.join(root, 'framework-sources');
  const obstacle = options.commit && obstacleToCommit(path.resolve(options.from), options.commit);
  if (obstacle) {
    report(`${obstacle.message}\n  fix: ${obstacle.fix}`);
    return 1;
  }
  const incoming = await loadAll(path.resolve(options.from), options.from);
  const present = await loadAll(sources, 'framework-sources');
  const diagnostics = [...(incoming?.diagnostics ?? []), ...(present?.diagnostics ?? [])];
  for (const diagnostic of [...diagnostics].sort(compareDiagnostics))
    report(formatDiagnostic(diagnostic));
  if (hasErrors(diagnostics) || !incoming.modules || !present.modules) return 1;
  const commit =
    options.commit ?? (incoming.kind === 'source' ? loadCommit(path.resolve(options.from)) : null);
  const compiled =
    incoming.kind === 'source'
      ? loadCompiled(path.resolve(options.from)).flatMap(readCompiled)
      : [];
  const plan = await planOf(incoming, present, { ...options, commit, compiled });
  tell(plan, report);
  if (
    incoming.kind === 'source' &&
    compiled.length + incoming.calls.size === 0 &&
    plan.write.size > 0
  ) {
    report(
      'no compiled modules were found, so abort lists stay as they are, and those of new functions are unknown\n  fix: give a checkout with packages_compiled, or run sui move build in the package first',
    );
  }
  // What a part of the framework says of the rest is that it is gone.
  const isPart = present.facts.some(({ package: name }) => name === 'sui') && !has(incoming, 'sui');
  if (plan.known === 0 || isPart) {
    report(
      `${options.from} has no ${isPart ? 'sui-framework' : 'package that the project documents'}
  fix: name an upstream checkout's crates/sui-framework/packages, or ABI files of 0x1, 0x2 and 0x3`,
    );
    return 1;
  }
  const isNew = incoming.kind === 'source' && incoming.facts.length === 0 && plan.write.size > 0;
  if (isNew && commit === null) {
    report(
      'the commit of the checkout is unknown, and links to lines of one commit must not carry the hash of another\n  fix: give --commit HASH',
    );
    return 1;
  }
  if (plan.isDrastic && options.accept !== true) {
    report(
      'nothing was written: more than a fifth of the declarations would be gone\n  fix: check the folder, then give --accept',
    );
    return 1;
  }
  applySync(sources, plan);
  const table = options.failures ?? (options.sources === undefined ? FAILURES : null);
  if (incoming.kind === 'source' && table !== null)
    refreshTable(table, path.resolve(options.from), incoming.modules);
  if (plan.write.size + plan.remove.length > 0) {
    report(
      'Next: write the missing words, then npm run generate -- framework, and read the difference in schema/surface.',
    );
  }
  return 0;
}

interface Known extends Pick<SyncOptions, 'from' | 'release'> {
  readonly commit: string | null;
  readonly compiled: SyncInput['compiled'];
}

async function planOf(incoming: Loaded, present: Loaded, known: Known): Promise<SyncPlan> {
  const { kind, facts, calls } = incoming;
  const { from, commit, compiled, release = null } = known;
  const pathOf = (module: ReadModule): string | null =>
    kind === 'source' ? upstreamPath(module, from) : null;
  const modules = incoming.modules ?? [];
  return planSync(
    { kind, modules, facts, calls, compiled, pathOf, commit, release },
    presentOf(present),
    await loadMoveParser(),
  );
}

/** What the ABI files of a chain declare otherwise than `sources`, which stay as they are. */
export async function differencesFrom(from: string, sources: string): Promise<readonly Change[]> {
  const [incoming, present] = [await loadAll(from, from), await loadAll(sources, sources)];
  const { changes } = await planOf(incoming, present, { from, commit: null, compiled: [] });
  return changes.filter(({ kind }) => kind !== 'undocumented');
}

const FAILURES = path.join(root, 'schema/framework/expected-failures.tsv');

/** Left alone where the sources come without tests. */
function refreshTable(table: string, folder: string, modules: readonly ReadModule[]): void {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.move'))
    .map((name) => ({ path: name, text: fs.readFileSync(path.join(folder, name), 'utf8') }));
  const old = fs.readFileSync(table, 'utf8');
  const next = refreshFailures(old, files, callableIn(modules));
  if (next !== null && next !== old) fs.writeFileSync(table, next);
}

/** The files that `schema/sources.json` pins. A chain may be ahead of the release: what it has more was reviewed. */
function isPinned(from: string): boolean {
  const pinned = new Set(loadPins(root)['framework']?.files.map(({ sha256 }) => sha256));
  const names = fs.statSync(from, { throwIfNoEntry: false })?.isDirectory()
    ? fs.readdirSync(from)
    : [];
  return (
    names.length > 0 &&
    names.every((name) => {
      const file = path.join(from, name);
      return fs.statSync(file).isFile() && pinned.has(sha256Of(fs.readFileSync(file)));
    })
  );
}

function has({ modules }: Loaded, name: string): boolean {
  return modules?.some((module) => module.package === name) === true;
}

interface Loaded {
  readonly kind: 'source' | 'summary' | 'abi';
  readonly modules: readonly ReadModule[] | null;
  readonly facts: readonly PackageFacts[];
  readonly calls: Calls;
  readonly files: InputFiles | null;
  readonly diagnostics: readonly Diagnostic[];
}

async function loadAll(folder: string, displayPath: string): Promise<Loaded> {
  const files = loadInput(folder, displayPath);
  const nothing: Loaded = {
    kind: 'source',
    modules: null,
    facts: [],
    calls: new Map(),
    files: null,
    diagnostics: files.diagnostics,
  };
  if (!files.value) return nothing;
  const input = readInput(files.value.sources, await loadMoveParser(), displayPath);
  const facts = files.value.facts.map(readFacts);
  const calls = files.value.calls.map(readCalls);
  const diagnostics = [
    ...input.diagnostics,
    ...[...facts, ...calls].flatMap((outcome) => outcome.diagnostics),
  ];
  if (!input.value) return { ...nothing, diagnostics };
  const read = facts.flatMap((outcome) => (outcome.value ? [outcome.value] : []));
  return {
    kind: input.value.kind,
    modules: input.value.modules,
    facts: read,
    calls: new Map(calls.flatMap((outcome) => [...(outcome.value ?? [])])),
    files: files.value,
    diagnostics,
  };
}

function presentOf({ files, modules, facts, calls }: Loaded): Present {
  const all = [...(files?.sources ?? []), ...(files?.facts ?? []), ...(files?.calls ?? [])];
  const texts = new Map(
    all.map(({ path: name, text }) => [name.split('/').slice(-2).join('/'), text]),
  );
  return {
    modules: modules ?? [],
    texts,
    facts: new Map(facts.map((packageFacts) => [packageFacts.package, packageFacts])),
    calls,
  };
}

const UPSTREAM_FOLDER = 'crates/sui-framework/packages';

/** From the folder name that the upstream repository has, wherever the checkout lies. */
function upstreamPath(module: ReadModule, from: string): string {
  const full = path.resolve(module.at.file).replaceAll(path.sep, '/');
  const at = full.lastIndexOf(`/${UPSTREAM_FOLDER}/`);
  return at === -1
    ? `${UPSTREAM_FOLDER}/${path.posix.relative(path.resolve(from), full)}`
    : full.slice(at + 1);
}

function tell(plan: SyncPlan, report: (line: string) => void): void {
  for (const change of plan.changes) report(lineOf(change));
  for (const name of plan.ignored)
    report(`ignored      ${name}: the project does not document this package`);
  report(
    `framework: ${countChanges(plan.changes)}; ${plan.write.size} files to write, ${plan.remove.length} to remove`,
  );
}

function lineOf({ kind, id, detail }: Change): string {
  return `${kind.padEnd(12)} ${id}${detail === null ? '' : `\n             ${detail}`}`;
}

/** Each file whole: written beside its place, then moved there. */
function applySync(folder: string, plan: SyncPlan): void {
  for (const [name, text] of plan.write) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(`${file}.next`, text);
    fs.renameSync(`${file}.next`, file);
  }
  for (const name of plan.remove) fs.rmSync(path.join(folder, name));
}

/** The command: `npm run sync -- framework --from DIR [--accept] [--commit HASH] [--release NAME]`. */
export async function main(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const flags = { from: text, commit: text, release: text, accept: { type: 'boolean' } } as const;
  const values = readOptions('sync', flags, args.slice(1));
  if (!values) return 2;
  const { from, commit, release, accept = false } = values;
  if (from === undefined) {
    process.stderr.write(
      'sync: --from DIR is missing\n  fix: npm run sync -- framework --from CHECKOUT/crates/sui-framework/packages\n',
    );
    return 2;
  }
  if (isPinned(from)) {
    process.stderr.write(
      'framework: nothing changed; the declarations were reviewed against these very files\n',
    );
    return 0;
  }
  return syncFramework({
    from,
    accept,
    ...(commit === undefined ? {} : { commit }),
    ...(release === undefined ? {} : { release }),
  });
}
