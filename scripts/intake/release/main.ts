/**
 * Takes a whole release in on a branch of its own: in a git worktree it rewrites the inputs, makes the references,
 * grades what changed, and commits. The tree that somebody works in is not touched. Starts git, npm and our programs.
 */

import fs from 'node:fs';
import path from 'node:path';
import { loadReleases } from '../../../generators/changes/load.ts';
import { TO_DO_FILE } from '../../../generators/changes/model/record.ts';
import { holdLock } from '../../../generators/core/files/lock.ts';
import { countOf } from '../../../generators/core/text.ts';
import { root as ownRoot } from '../../process/tool.ts';
import type { ReleaseReport } from '../report/report.ts';
import { sumOf, summaryOf } from '../report/report.ts';
import { writeReport } from '../report/write.ts';
import type { ReleaseRequest } from './options.ts';
import { obstaclesIn, readRequest } from './options.ts';
import type { Install } from './packages.ts';
import { installWithNpm } from './packages.ts';
import type { Release } from './plan.ts';
import { RELEASE_FILE, renameRelease } from './plan.ts';
import { prepareRelease } from './prepare.ts';
import { nameOf } from './record.ts';
import type { Obstacle, Worktree } from './worktree.ts';
import {
  RELEASE_FOLDER,
  closeWorktree,
  commitWorktree,
  folderOfWorktree,
  hasChanges,
  obstaclesTo,
  openWorktree,
  uncommittedIn,
} from './worktree.ts';

export interface Project {
  /** Absolute: the project, or a copy of it in a test. */
  readonly root: string;
  readonly install: Install;
  readonly say: (text: string) => void;
}

const OWN: Project = {
  root: ownRoot,
  install: installWithNpm,
  say: (text) => void process.stderr.write(`${text}\n`),
};

/** `npm run sync -- release …`. Resolves with an exit code: 0 taken in, 1 refused or broken off, 2 misused. */
export async function main(args: readonly string[]): Promise<number> {
  const request = readRequest(args.slice(1));
  return request === null ? 2 : takeRelease(request, OWN);
}

export async function takeRelease(request: ReleaseRequest, project: Project): Promise<number> {
  const { root } = project;
  fs.mkdirSync(path.join(root, RELEASE_FOLDER), { recursive: true });
  const lock = holdLock(folderOfWorktree(root));
  if (typeof lock === 'number')
    return reject(project, [
      {
        message: `process ${lock} is taking a release in`,
        fix: `wait for it; if it is none of ours, remove ${RELEASE_FOLDER}/tree.lock`,
      },
    ]);
  try {
    const branch = branchOf(root, request);
    const obstacles = [...obstaclesIn(request), ...(await obstaclesTo(root, branch))];
    if (obstacles.length > 0) return reject(project, obstacles);
    const tree = await openWorktree(root);
    if ('message' in tree) return reject(project, [tree]);
    await sayWhatIsLeftOut(project);
    const end = await takeInto(tree, { request, project, branch });
    if (end !== 'branch') await closeWorktree(root);
    return typeof end === 'string' ? 0 : reject(project, [end]);
  } finally {
    lock.release();
  }
}

/** `release/august-2025`. The record has the same name. */
function branchOf(root: string, request: ReleaseRequest): string {
  const old = JSON.parse(fs.readFileSync(path.join(root, RELEASE_FILE), 'utf8')) as Release;
  const known = loadReleases(root).value ?? { records: [], gone: [] };
  return `release/${nameOf(renameRelease(old, request), known).slug}`;
}

async function sayWhatIsLeftOut({ root, say }: Project): Promise<void> {
  const files = await uncommittedIn(root);
  if (files.length === 0) return;
  const more = files.length > 10 ? `\n  … and ${files.length - 10} more` : '';
  say(
    `Not included, because it is not committed: ${countOf(files.length, 'file')}\n` +
      `${files
        .slice(0, 10)
        .map((file) => `  ${file}`)
        .join('\n')}${more}`,
  );
}

interface Intake {
  readonly request: ReleaseRequest;
  readonly project: Project;
  readonly branch: string;
}

/** What is left behind: a branch, or nothing because nothing is wanted or changed, or because something failed. */
async function takeInto(
  tree: Worktree,
  { request, project, branch }: Intake,
): Promise<'branch' | 'nothing' | Obstacle> {
  const { say } = project;
  const report = await prepareRelease(tree, request, project);
  if ('message' in report) return report;
  const files = write(tree, request, report);
  say(
    `\n── ${report.name}\n${summaryOf(report).join('\n')}\nThe report is in ${files.join(' and ')}.`,
  );
  if (!(await hasChanges(tree))) {
    say('Nothing changed: there is no branch.');
    return 'nothing';
  }
  if (request.dryRun) {
    say(`A dry run leaves no branch: without --dry-run it is ${branch}.`);
    return 'nothing';
  }
  const message = `Release: ${report.name}\n\n${sumOf(report.changes)}`;
  const failed = await commitWorktree(tree, branch, message);
  if (failed) return failed;
  say(
    `The release is on the branch ${branch}, checked out in ${RELEASE_FOLDER}/tree: read git diff HEAD...${branch},\n` +
      `work off ${TO_DO_FILE} there, and merge the branch.`,
  );
  return 'branch';
}

/** Beside the worktree, or where it was asked for. */
function write(
  { root }: Worktree,
  request: ReleaseRequest,
  report: ReleaseReport,
): readonly string[] {
  const own = ['report.md', 'report.json'].map((name) => path.join(root, RELEASE_FOLDER, name));
  const files = request.report === null ? own : [request.report];
  for (const file of files) writeReport(file, report);
  return files.map((file) => path.relative(process.cwd(), file));
}

function reject({ say }: Project, obstacles: readonly Obstacle[]): 1 {
  for (const { message, fix } of obstacles) say(`sync: ${message}\n  fix: ${fix}`);
  say('not graded: the release is not taken in, and nothing was changed');
  return 1;
}
