/** A release in its worktree, from packages to the report. Starts npm and our own programs; writes in the worktree. */

import fs from 'node:fs';
import path from 'node:path';
import { loadReleases } from '../../../generators/changes/load.ts';
import { TO_DO_FILE } from '../../../generators/changes/model/record.ts';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import type { RunReport } from '../../../generators/generate.ts';
import { sortAccepted } from '../report/accepted.ts';
import { followIn, moveIdsIn, renameIn } from '../report/apply-renames.ts';
import { findCauses } from '../report/impact.ts';
import { loadAuthored } from '../report/load-authored.ts';
import type { ReleaseReport } from '../report/report.ts';
import { vanishedLinks } from '../report/targets.ts';
import { printToDos } from '../report/print-to-do.ts';
import type { ToDo, ToDoItem } from '../report/to-do.ts';
import { toDosOf } from '../report/to-do.ts';
import { applyRecord, keepAddresses } from './apply-record.ts';
import type { ReleaseRequest } from './options.ts';
import type { Install } from './packages.ts';
import type { Release } from './plan.ts';
import { RELEASE_FILE, packagesOf, planRelease, renameRelease } from './plan.ts';
import { staleBodies } from './stale-bodies.ts';
import {
  chainDifferences,
  lateVersion,
  linesNaming,
  namesThatWent,
  undocumentedIn,
} from './remains.ts';
import { withRevision } from './revision.ts';
import { failingTests } from './failing-tests.ts';
import type { Obstacle, Worktree } from './worktree.ts';
import { shellIn } from './shell.ts';
import { hasChanges } from './worktree.ts';

export interface Tools {
  readonly install: Install;
  readonly say: (text: string) => void;
}

/** Takes the inputs in, then compares them with those of the last commit. */
export async function prepareRelease(
  tree: Worktree,
  request: ReleaseRequest,
  tools: Tools,
): Promise<ReleaseReport | Obstacle> {
  const missing = await tools.install(tree, packagesOf(request));
  if (missing) return missing;
  const file = path.join(tree.folder, RELEASE_FILE);
  const old = JSON.parse(fs.readFileSync(file, 'utf8')) as Release;
  const release = renameRelease(old, request);
  fs.writeFileSync(file, `${JSON.stringify(release, null, 2)}\n`);
  if (!(await takeIn(tree, request))) return UNFINISHED;
  return withRevision(tree.root, tree.base, (before) =>
    'message' in before
      ? Promise.resolve(before)
      : compare({ before: before.folder, tree, release, request }, tools),
  );
}

interface Step {
  /** The inputs of the last commit. */
  readonly before: string;
  readonly tree: Worktree;
  readonly release: Release;
  readonly request: ReleaseRequest;
}

async function compare(
  { before, tree, release, request }: Step,
  { say }: Tools,
): Promise<ReleaseReport | Obstacle> {
  // Compilers and parsers: a release that breaks off before does not wait for them.
  const { gradeTrees, printDiagnostics } = await import('../grade/grade-trees.ts');
  const failed = (what: string, diagnostics: readonly Diagnostic[]): Obstacle => {
    say(printDiagnostics(diagnostics));
    return { message: what, fix: 'see above, and run the command again' };
  };
  const graded = await gradeTrees(before, tree.folder);
  if (!graded.value) return failed('the changes cannot be graded', graded.diagnostics);
  const { changes, renames } = graded.value;
  const carried = request.applyRenames ? renames : [];
  rewrite(tree, renameIn(loadAuthored(tree.folder), carried));
  rewrite(tree, moveIdsIn(loadAuthored(tree.folder), renames));
  // Pages are made from the record as well, so it comes before them.
  const documented = await applyRecord(before, tree.folder, release, graded.value);
  if (!documented.value) return failed('the release cannot be recorded', documented.diagnostics);
  rewrite(tree, followIn(loadAuthored(tree.folder), carried, documented.value));
  const accepted = sortAccepted(tree.folder, changes);
  if (!accepted.value) return failed('accepted changes cannot be read', accepted.diagnostics);
  say('\n── Regenerate the references');
  const toDoFile = path.join(tree.folder, TO_DO_FILE);
  fs.writeFileSync(toDoFile, printToDos(release.name, [], TO_DO_FILE));
  const made = await ask<RunReport>(tree, 'generate');
  if (made === null || made.isFailed)
    return failed('the references cannot be made', made?.diagnostics ?? []);
  keepAddresses(tree.folder);
  const { before: old, after } = documented.value;
  const authored = loadAuthored(tree.folder);
  const present = after.map(({ id }) => id);
  const causes = findCauses(changes, {
    files: authored,
    vanished: vanishedLinks(old, after, loadReleases(tree.folder).value?.gone ?? []),
    present,
  });
  if (request.examples) say('\n── Check every code block');
  const examples = request.examples ? await ask<Checked>(tree, 'examples') : null;
  // The same release leaves nothing to do, also when the code blocks are not checked.
  fs.rmSync(toDoFile);
  if (!(await hasChanges(tree)))
    return { name: release.name, ...accepted.value, renames, causes, toDo: [] };
  const remains = {
    made: made.diagnostics,
    // Warnings were there before: a release breaks code, or leaves it alone.
    examples: examples?.diagnostics.filter(({ level }) => level === 'error') ?? null,
    undocumented: undocumentedIn(tree.folder),
    // Sources alone, or an ABI alone, are all that there is.
    chain: request.framework && request.abi ? await chainDifferences(tree.folder) : [],
    bodies: staleBodies(before, tree.folder),
    causes,
    renames,
    present,
    oldNames: [
      ...linesNaming(authored, namesThatWent(before, release)),
      ...lateVersion(tree.folder),
    ],
  };
  const list = (tests: readonly ToDoItem[]): readonly ToDo[] => {
    const steps = toDosOf({ ...remains, tests });
    if (steps.length > 0) fs.writeFileSync(toDoFile, printToDos(release.name, steps, TO_DO_FILE));
    return steps;
  };
  let toDo = list([]);
  if (request.examples) {
    say('\n── Check our own programs and tests');
    toDo = list(await failingTests(tree));
  }
  return { name: release.name, ...accepted.value, renames, causes, toDo };
}

function rewrite({ folder }: Worktree, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) fs.writeFileSync(path.join(folder, name), text);
}

const UNFINISHED: Obstacle = {
  message: 'the last step failed',
  fix: 'see above, and run the command again',
};

async function takeIn(tree: Worktree, request: ReleaseRequest): Promise<boolean> {
  const steps = JSON.stringify(planRelease(request));
  const shell = shellIn(tree, 'inherit');
  const child =
    await shell`${process.execPath} ${['--import', 'tsx', 'scripts/sync.ts', 'steps', steps]}`;
  return child.exitCode === 0;
}

interface Checked {
  readonly diagnostics: readonly Diagnostic[];
}

/** What a program says as JSON; when it broke off, null, and its last words are on standard error. */
async function ask<Answer>(tree: Worktree, name: 'generate' | 'examples'): Promise<Answer | null> {
  const shell = shellIn(tree, 'pipe');
  const { stdout, stderr } = await shell`${process.execPath} scripts/${name}.mjs --json`;
  if (stdout.startsWith('{')) return JSON.parse(stdout) as Answer;
  process.stderr.write(stderr);
  return null;
}
