/**
 * Takes a whole release in, or nothing of it: prepares it in a copy, grades what changed, and moves the
 * copy's files into place at the end. Starts npm and this project's own programs.
 */

import fs from 'node:fs';
import path from 'node:path';
import { $ } from 'zx';
import { holdLock } from '../../../generators/core/files/lock.ts';
import { WORKSHOP, beginMoves, finishApart, finishRelease } from '../../process/finish-release.mjs';
import { root as ownRoot } from '../../process/tool.ts';
import { followIn, renameIn } from '../report/apply-renames.ts';
import { findCauses } from '../report/impact.ts';
import { loadWritten } from '../report/load-written.ts';
import type { ReleaseReport } from '../report/report.ts';
import { vanishedLinks } from '../report/targets.ts';
import { printTerminal } from '../report/terminal.ts';
import { writeReport } from '../report/write.ts';
import { applyRecord, keepAddresses } from './apply-record.ts';
import type { Refusal, ReleaseRequest } from './options.ts';
import { readRequest, refusalsOf } from './options.ts';
import type { Fetch, Install } from './packages.ts';
import { fetchWithNpm, installWithNpm } from './packages.ts';
import type { Release } from './plan.ts';
import { OWNED, RELEASE_FILE, packagesOf, planRelease, renameRelease } from './plan.ts';
import type { Stage } from './stage.ts';
import { closeStage, editedMeanwhile, openStage, planMoves } from './stage.ts';

export interface Project {
  /** Absolute: the project, or a copy of it in a test. */
  readonly root: string;
  readonly fetch: Fetch;
  readonly install: Install;
  readonly say: (text: string) => void;
}

const OWN: Project = {
  root: ownRoot,
  fetch: fetchWithNpm,
  install: installWithNpm,
  say: (text) => void process.stderr.write(`${text}\n`),
};

/** `npm run sync -- release …`. Resolves with an exit code: 0 taken in, 1 refused or broken off, 2 misused. */
export async function main(args: readonly string[]): Promise<number> {
  const request = readRequest(args.slice(1));
  return request === null ? 2 : takeRelease(request, OWN);
}

/** A run that was killed is completed, or started over, before anything else. */
export async function takeRelease(request: ReleaseRequest, project: Project): Promise<number> {
  const { root, say } = project;
  const lock = holdLock(path.join(root, WORKSHOP));
  if (typeof lock === 'number')
    return refuse(project, [
      {
        message: `process ${lock} is taking a release in`,
        fix: `wait for it; if it is none of ours, remove ${WORKSHOP}.lock`,
      },
    ]);
  try {
    if (finishRelease(root)) say('The last release was not wholly in place; now it is.');
    const refusals = [...refusalsOf(request), ...(await uncommitted(root))];
    if (refusals.length > 0) return refuse(project, refusals);
    const { lookAt } = await import('./look.ts');
    const unread = await lookAt(request, project);
    return unread.length > 0 ? refuse(project, unread) : await prepare(request, project);
  } finally {
    closeStage(root);
    lock.release();
  }
}

async function prepare(request: ReleaseRequest, project: Project): Promise<number> {
  const { root, say } = project;
  const stage = openStage(root);
  const packages = await project.install(stage, packagesOf(request));
  if ('message' in packages) return refuse(project, [packages]);
  const file = path.join(stage.folder, RELEASE_FILE);
  const old = JSON.parse(fs.readFileSync(file, 'utf8')) as Release;
  const release = renameRelease(old, request);
  fs.writeFileSync(file, `${JSON.stringify(release, null, 2)}\n`);
  if (!(await start(stage, 'sync', ['steps', JSON.stringify(planRelease(request))])))
    return refuse(project, [UNFINISHED]);
  // Compilers and parsers: a release that is refused does not wait for them.
  const { gradeTrees, printProblems } = await import('../grade/grade-trees.ts');
  const graded = await gradeTrees(root, stage.folder);
  if (!graded.value) {
    say(printProblems(graded.diagnostics));
    return refuse(project, [
      { message: 'the changes cannot be graded', fix: 'see above, and run the command again' },
    ]);
  }
  const { changes, renames } = graded.value;
  const carried = request.applyRenames ? renames : [];
  rewrite(stage, renameIn(loadWritten(stage.folder), carried));
  // Pages are made from the record as well, so it comes before them.
  const documented = await applyRecord(root, stage.folder, release, graded.value);
  if (!documented.value) {
    say(printProblems(documented.diagnostics));
    return refuse(project, [
      { message: 'the release cannot be recorded', fix: 'see above, and run the command again' },
    ]);
  }
  rewrite(stage, followIn(loadWritten(stage.folder), carried, documented.value));
  say('\n── Regenerate the references');
  if (!(await start(stage, 'generate', ['--moving']))) return refuse(project, [UNFINISHED]);
  keepAddresses(stage.folder);
  const { before, after } = documented.value;
  const written = {
    files: loadWritten(stage.folder),
    vanished: vanishedLinks(before, after),
    present: after.map(({ id }) => id),
  };
  const causes = findCauses(changes, written);
  if (request.examples) {
    say('\n── Check every code block');
    if (!(await start(stage, 'examples', [])))
      say('Some code blocks do not hold any longer: see above.');
  }
  const report = { name: release.name, changes, renames, causes };
  return finish({ request, stage, packages, report }, project);
}

function rewrite({ folder }: Stage, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) fs.writeFileSync(path.join(folder, name), text);
}

interface Prepared {
  readonly request: ReleaseRequest;
  readonly stage: Stage;
  readonly packages: readonly string[];
  readonly report: ReleaseReport;
}

async function finish(
  { request, stage, packages, report }: Prepared,
  project: Project,
): Promise<number> {
  const { root, say } = project;
  say(`\n${printTerminal(report)}`);
  const moves = planMoves(stage, packages);
  if (request.report !== null) writeReport(request.report, report);
  const count = moves.put.length + moves.remove.length;
  if (request.dryRun) {
    say(`Nothing was changed: without --dry-run, ${count} files and folders would be.`);
    return 0;
  }
  const edited = editedMeanwhile(stage, moves);
  if (edited.length > 0)
    return refuse(project, [
      {
        message: `while the release was prepared, somebody changed ${edited.join(', ')}`,
        fix: 'commit that, and run the command again',
      },
    ]);
  beginMoves(root, moves);
  await finishApart(root);
  say(
    'The release is taken in. Read git diff, write what is undocumented, correct what the report names, and run npm test.',
  );
  return 0;
}

const UNFINISHED: Refusal = {
  message: 'the last step failed',
  fix: 'see above, and run the command again',
};

/** In the copy, with its own programs. There, reports are written as on a maintainer's machine, also in CI. */
async function start(
  { folder }: Stage,
  name: 'sync' | 'generate' | 'examples',
  args: readonly string[],
): Promise<boolean> {
  const program =
    name === 'sync' ? ['--import', 'tsx', 'scripts/sync.ts'] : [`scripts/${name}.mjs`];
  const { CI: _ci, ...env } = process.env;
  const shell = $({ cwd: folder, env, stdio: 'inherit', nothrow: true });
  const child = await shell`${process.execPath} ${program} ${args}`;
  return child.exitCode === 0;
}

/** Outside of git, as in a copy for a test, there is nothing to lose. */
async function uncommitted(root: string): Promise<readonly Refusal[]> {
  const shell = $({ cwd: root, nothrow: true, quiet: true });
  const { stdout } = await shell`git status --porcelain ${OWNED}`;
  if (stdout.trim() === '') return [];
  return [
    {
      message: `these files have changes that are not committed:\n${stdout.trimEnd()}`,
      fix: 'commit them first, so that git can bring them back',
    },
  ];
}

function refuse({ say }: Project, refusals: readonly Refusal[]): number {
  for (const { message, fix } of refusals) say(`sync: ${message}\n  fix: ${fix}`);
  say('not graded: the release is not taken in, and nothing was changed');
  return 1;
}
