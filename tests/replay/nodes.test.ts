/** Every version of Node that people have runs the commands, and says nothing of its own. `FUZZ=1` only: minutes for each. */

import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/process/tool.ts';
import { temporaryFolder } from '../support/run.ts';

const execute = promisify(execFile);

/** What a Node that does not know a flag, or an interface that it will drop, prints. */
const COMPLAINTS = /unrecognized flag|bad option|DeprecationWarning|ExperimentalWarning|EBADENGINE/;

/** A page with Move, GraphQL and commands, one with TypeScript, one with YAML: one example of each kind of checker. */
const PAGES = [
  'docs/guides/developer/coin.mdx',
  'docs/guides/developer/getting-started/graphql-rpc.mdx',
  'docs/guides/developer/sui-101/coin-mgt.mdx',
  'docs/guides/operator/sui-full-node.mdx',
];

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  generate: ['scripts/generate.mjs'],
  examples: ['scripts/examples.mjs', '--no-cache', ...PAGES],
  build: ['--import', 'tsx', 'scripts/build.ts', '--no-generate'],
  browser: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'tests/browser/playwright.config.ts',
    'tests/browser/shell.spec.ts',
  ],
};

describe.runIf(process.env['FUZZ'])('every Node that people have', () => {
  describe.each([20, 22, 24, 26])('Node %i', (major) => {
    it.each(Object.keys(COMMANDS))('%s ends well and says nothing of its own', async (name) => {
      const { stdout, stderr } = await runWith(await installNode(major), COMMANDS[name] ?? []);
      expect(`${stdout}${stderr}`).not.toMatch(COMPLAINTS);
    });
  });
});

const installed = new Map<number, Promise<string>>();

/** The folder of the program: the one that runs this, or the one in a package of the registry. */
function installNode(major: number): Promise<string> {
  const known = installed.get(major) ?? install(major);
  installed.set(major, known);
  return known;
}

async function install(major: number): Promise<string> {
  if (process.version.startsWith(`v${major}.`)) return path.dirname(process.execPath);
  const folder = temporaryFolder();
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  // The package `node` only has a script that installs this one, and scripts may be forbidden.
  const name = `node-${process.platform}-${process.arch}`;
  await execute('npm', ['install', '--no-audit', '--no-fund', `${name}@${major}`], { cwd: folder });
  return path.join(folder, 'node_modules', name, 'bin');
}

function runWith(
  bin: string,
  args: readonly string[],
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` };
  return execute(path.join(bin, 'node'), args, { cwd: root, env, maxBuffer: 2 ** 26 });
}
