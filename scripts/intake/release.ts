/**
 * Moves the whole site to another release with one command: installs the packages, pins them, takes
 * framework and command line in, regenerates, and says what to review. Starts npm, git and this
 * project's own programs; writes `site/config/release.json`.
 */

import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { $ } from 'zx';
import { root, run, runExamples, runGenerator, runScript } from '../process/tool.ts';

/** What the site calls the release it documents; kept in `site/config/release.json`. */
export interface Release {
  /** Changes with the release: a reader who closed the announcement sees the next one. */
  readonly id: string;
  /** Such as `July 2025`. */
  readonly name: string;
  /** Of the `sui` program, such as `1.53`. */
  readonly sui: string;
  readonly protocol: string;
  /** How finished the GraphQL service is, such as `alpha`. */
  readonly graphql: string;
  /** Version of `@mysten/sui`. */
  readonly sdk: string;
}

export interface ReleaseOptions {
  readonly name?: string | undefined;
  readonly sui?: string | undefined;
  readonly protocol?: string | undefined;
  readonly graphql?: string | undefined;
  /** Version of `@mysten/sui`. */
  readonly sdk?: string | undefined;
  /** Version of `@typemove/sui`. */
  readonly abi?: string | undefined;
  /** An upstream checkout's `crates/sui-framework/packages`. */
  readonly framework?: string | undefined;
  /** The interface file of a node. */
  readonly openrpc?: string | undefined;
  /** Path of the `sui` program. */
  readonly cli?: string | undefined;
  readonly accept?: boolean | undefined;
}

/** One command of the move. A failed `review` step is part of the review; any other ends the move. */
export interface ReleaseStep {
  readonly title: string;
  readonly kind: 'npm' | 'sync' | 'generate' | 'examples' | 'script';
  readonly args: readonly string[];
  readonly isReview?: boolean;
}

const SDK = '@mysten/sui';
const ABI = '@typemove/sui';
const RELEASE = 'site/config/release.json';

/** Everything that a move rewrites: it must be committed before, so that git can bring it back. */
const OWNED = ['package.json', 'package-lock.json', 'schema', 'framework-sources', RELEASE];

/** The commands of a move, in their order. Pure. */
export function planRelease(options: ReleaseOptions): readonly ReleaseStep[] {
  const { sdk, abi, framework, openrpc, cli } = options;
  const packages = [
    ...(sdk === undefined ? [] : [`${SDK}@${sdk}`]),
    ...(abi === undefined ? [] : [`${ABI}@${abi}`]),
  ];
  const accept = options.accept === true ? ['--accept'] : [];
  const sync = (name: string, from: string, more: readonly string[] = []): ReleaseStep => ({
    title: `Take in ${name} from ${from}`,
    kind: 'sync',
    args: [name, '--from', from, ...more],
  });
  return [
    ...(packages.length === 0 ? [] : [install(packages)]),
    ...(sdk === undefined
      ? []
      : ['graphql', 'json-rpc', 'typescript'].map((name) => sync(name, `${SDK}@${sdk}`))),
    ...(abi === undefined ? [] : [sync('abi', `${ABI}@${abi}`)]),
    ...(framework === undefined
      ? []
      : [
          sync('framework', framework, [
            ...(options.name === undefined ? [] : ['--release', options.name]),
            ...accept,
          ]),
        ]),
    ...(openrpc === undefined ? [] : [sync('json-rpc', openrpc)]),
    ...(cli === undefined ? [] : [sync('cli', cli, accept)]),
    { title: 'Regenerate the references', kind: 'generate', args: ['--moving'], isReview: true },
    { title: 'Check every code block', kind: 'examples', args: [], isReview: true },
    {
      title: 'Grade the changes',
      kind: 'script',
      args: ['scripts/diff.ts', '--base', 'HEAD'],
      isReview: true,
    },
  ];
}

function install(packages: readonly string[]): ReleaseStep {
  const flags = ['--save-exact', '--save-dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  return {
    title: `Install ${packages.join(' and ')}`,
    kind: 'npm',
    args: ['install', ...flags, ...packages],
  };
}

/** The release with what the maintainer named replaced. The id follows the name. */
export function renameRelease(old: Release, options: ReleaseOptions): Release {
  const name = options.name ?? old.name;
  return {
    id: `release-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    name,
    sui: options.sui ?? old.sui,
    protocol: options.protocol ?? old.protocol,
    graphql: options.graphql ?? old.graphql,
    sdk: options.sdk ?? old.sdk,
  };
}

/** `npm run sync -- release …`. Resolves with an exit code: 0 moved, 1 refused or broken off, 2 misused. */
export async function main(args: readonly string[]): Promise<number> {
  const options = parseOptions(args.slice(1));
  if (typeof options === 'string') {
    process.stderr.write(`sync: ${options}\n  fix: see npm run sync -- --help\n`);
    return 2;
  }
  const dirty = await $({ cwd: root, nothrow: true, quiet: true })`git status --porcelain ${OWNED}`;
  if (dirty.stdout.trim() !== '') {
    process.stderr.write(
      `sync: these files have changes that are not committed:\n${dirty.stdout}  fix: commit them first, so that git can bring them back\n`,
    );
    return 1;
  }
  const file = path.join(root, RELEASE);
  const release = JSON.parse(fs.readFileSync(file, 'utf8')) as Release;
  fs.writeFileSync(file, `${JSON.stringify(renameRelease(release, options), null, 2)}\n`);
  return follow(planRelease(options));
}

async function follow(steps: readonly ReleaseStep[]): Promise<number> {
  const open: string[] = [];
  for (const step of steps) {
    process.stderr.write(`\n── ${step.title}\n`);
    if ((await start(step)) === 0) continue;
    if (step.isReview !== true) {
      process.stderr.write(
        `\nsync: "${step.title}" failed; the move ends here\n  fix: see above and run it again, or go back with git restore ${OWNED.join(' ')} && npm ci\n`,
      );
      return 1;
    }
    open.push(step.title);
  }
  process.stderr.write(
    `\nThe release is taken in. Read git diff, write what is undocumented, and run npm test.\n${open.map((title) => `Still to repair: ${title.toLowerCase()} (see above)\n`).join('')}`,
  );
  return 0;
}

function start(step: ReleaseStep): Promise<number> {
  switch (step.kind) {
    case 'npm':
      return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', step.args);
    case 'sync':
      return runScript('scripts/sync.ts', step.args);
    case 'generate':
      return runGenerator(step.args);
    case 'examples':
      return runExamples(step.args);
    case 'script':
      return runScript(step.args[0] ?? '', step.args.slice(1));
  }
}

function parseOptions(args: readonly string[]): ReleaseOptions | string {
  const text = { type: 'string' } as const;
  const options = { name: text, sui: text, protocol: text, graphql: text, sdk: text, abi: text };
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...options,
        framework: text,
        openrpc: text,
        cli: text,
        accept: { type: 'boolean' },
      },
    });
    return Object.keys(values).length === 0 ? 'nothing says what to move to' : values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
