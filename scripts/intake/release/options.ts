/** The command line of a release, and what is refused before anything is prepared. Looks at files only. */

import fs from 'node:fs';
import path from 'node:path';
import { readOptions } from '../../process/tool.ts';
import { obstacleToCommit } from '../framework/commit.ts';
import type { ReleaseOptions } from './plan.ts';
import type { Obstacle } from './worktree.ts';

export interface ReleaseRequest extends ReleaseOptions {
  readonly dryRun: boolean;
  /** Carry the renames that were found into guides, tables and prose. */
  readonly applyRenames: boolean;
  /** File for the report: Markdown, or JSON when it ends in `.json`. */
  readonly report: string | null;
  /** Check every code block against the new release. Takes minutes. */
  readonly examples: boolean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Null when the line was misused; standard error says how. */
export function readRequest(args: readonly string[]): ReleaseRequest | null {
  const names = { name: text, sui: text, protocol: text, graphql: text, sdk: text, abi: text };
  const values = readOptions(
    'sync',
    {
      ...names,
      framework: text,
      commit: text,
      openrpc: text,
      cli: text,
      report: text,
      accept: flag,
      'dry-run': flag,
      'apply-renames': flag,
      'no-examples': flag,
    },
    args,
  );
  if (!values) return null;
  const {
    'dry-run': dryRun = false,
    'apply-renames': applyRenames = false,
    'no-examples': noExamples = false,
    report = null,
    ...options
  } = values;
  const { accept: _accept, ...what } = options;
  if (Object.keys(what).length === 0) {
    process.stderr.write('sync: nothing says what to move to\n  fix: see npm run sync -- --help\n');
    return null;
  }
  return {
    ...absolute(options),
    dryRun,
    applyRenames,
    report: report === null ? null : path.resolve(report),
    examples: !noExamples,
  };
}

/** The commands run in a worktree: a path must mean the same there. */
function absolute(options: ReleaseOptions): ReleaseOptions {
  const { framework, openrpc, cli } = options;
  return {
    ...options,
    ...(framework === undefined ? {} : { framework: path.resolve(framework) }),
    ...(openrpc === undefined ? {} : { openrpc: path.resolve(openrpc) }),
    // A bare name is looked up on the search path.
    ...(cli === undefined || !/[\\/]/.test(cli) ? {} : { cli: path.resolve(cli) }),
  };
}

const EXACT = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;

type Input = readonly [
  name: string,
  value: string | undefined,
  kind: string,
  fits: (found: fs.Stats) => boolean,
];

/** What can be seen without starting anything. Empty when there is nothing to complain about. */
export function obstaclesIn(request: ReleaseRequest): readonly Obstacle[] {
  const packages = [
    ['--sdk', '@mysten/sui', request.sdk],
    ['--abi', '@typemove/sui', request.abi],
  ] as const;
  const { framework, commit, openrpc, cli = '' } = request;
  const inputs: readonly Input[] = [
    ['--framework', framework, 'a folder', (found) => found.isDirectory()],
    ['--openrpc', openrpc, 'a file', (found) => found.isFile()],
    // A bare name is looked up on the search path.
    [
      '--cli',
      /[\\/]/.test(cli) ? cli : undefined,
      'a program or a folder of saved help',
      () => true,
    ],
  ];
  const atCommit =
    framework === undefined || commit === undefined ? null : obstacleToCommit(framework, commit);
  return [
    ...(atCommit === null ? [] : [atCommit]),
    ...packages.flatMap(([name, label, version]) =>
      version === undefined || EXACT.test(version)
        ? []
        : [
            {
              message: `${name} ${version} is not an exact version`,
              fix: `npm view ${label} versions lists them; write one, such as 1.39.1`,
            },
          ],
    ),
    ...inputs.flatMap(([name, input, kind, fits]) => {
      const found = input === undefined ? null : fs.statSync(input, { throwIfNoEntry: false });
      return found === null || (found && fits(found))
        ? []
        : [{ message: `${name}: ${input} is not ${kind}`, fix: 'correct the path' }];
    }),
  ];
}
