/** Our own programs and tests on the branch of a release: what of them speaks of what is gone. Starts the compiler and Vitest in the worktree. */

import fs from 'node:fs';
import path from 'node:path';
import type { Call } from '../../process/test-steps.ts';
import { UNIT_RESULTS, typeCalls, unitCall } from '../../process/test-steps.ts';
import type { ToDoItem } from '../report/to-do.ts';
import type { Worktree } from './worktree.ts';
import { shellIn } from './shell.ts';

/** Both judge the tree as it is, with its to-do list: what is on it already does not fail a test. */
export async function failingTests(tree: Worktree): Promise<readonly ToDoItem[]> {
  const errors: ToDoItem[] = [];
  for (const call of typeCalls) errors.push(...readTypeErrors(await run(tree, call)));
  return [...errors, ...(await failingUnits(tree))];
}

/** What it prints. Nobody looks, so it has neither colors nor frames. */
async function run(tree: Worktree, [bin, args]: Call): Promise<string> {
  const shell = shellIn(tree, 'pipe');
  return (await shell`${process.execPath} ${[`node_modules/${bin}`, ...args]}`).stdout;
}

/** `site/config/scope.ts(3,10): error TS2305: Module …`. What has no type only because an import is gone follows by itself. */
export function readTypeErrors(text: string): readonly ToDoItem[] {
  const errors = [...text.matchAll(/^(\S.*?)\((\d+),\d+\): error TS\d+: (.*)$/gm)];
  return errors.flatMap(([, file = '', line = '', message = '']) =>
    message.includes('implicitly has an') ? [] : [{ what: `${file}:${line}`, decision: message }],
  );
}

/** What fails twice: a test that only waited too long beside all others is nobody's decision. */
async function failingUnits(tree: Worktree): Promise<readonly ToDoItem[]> {
  const first = await runUnits(tree, []);
  const files = first?.filter(isFailed).map(({ name }) => path.relative(tree.folder, name)) ?? [];
  const again = files.length === 0 ? first : await runUnits(tree, files);
  return again === null ? [UNTESTED] : readFailures(tree.folder, again);
}

/** As Vitest reports a file. */
export interface FileResult {
  readonly name: string;
  readonly status: string;
  /** Why the file could not be run at all. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

const isFailed = ({ status }: { readonly status: string }): boolean => status === 'failed';

const UNTESTED: ToDoItem = { what: 'all unit tests', decision: 'run them: Vitest broke off' };

async function runUnits(
  tree: Worktree,
  files: readonly string[],
): Promise<readonly FileResult[] | null> {
  const output = path.join(tree.folder, UNIT_RESULTS);
  fs.rmSync(output, { force: true });
  await run(tree, unitCall(files));
  if (!fs.existsSync(output)) return null;
  const { testResults } = JSON.parse(fs.readFileSync(output, 'utf8')) as {
    readonly testResults: readonly FileResult[];
  };
  return testResults;
}

/** One decision for each file, with its tests and the first line of what each says. */
export function readFailures(folder: string, results: readonly FileResult[]): readonly ToDoItem[] {
  const short = (text: string): string =>
    (text.split('\n', 1)[0] ?? '').replaceAll(`${folder}/`, '').slice(0, 160);
  return results.filter(isFailed).flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(folder, name).replaceAll(path.sep, '/');
    const decision = `let ${file} speak of this release`;
    const failed = assertionResults.filter(isFailed);
    if (failed.length === 0) return [{ what: short(message), decision }];
    return failed.map(({ fullName, failureMessages: [first = ''] }) => ({
      what: `${fullName}: ${short(first)}`,
      decision,
    }));
  });
}
