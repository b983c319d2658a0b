/** `npm run check`: everything that is stale, on one screen. Starts the generator; writes nothing. */

import fs from 'node:fs';
import path from 'node:path';
import { $ } from 'zx';
import { isReleaseOpen, loadReleases } from '../generators/changes/load.ts';
import type { RunReport } from '../generators/generate.ts';
import { loadRoutes, loadServed } from '../site/outline/load-served.ts';
import type { AddressError } from '../site/outline/served.ts';
import { checkAddresses } from '../site/outline/served.ts';
import type { StatusItem } from './checks/stale/stale.ts';
import {
  addressStatus,
  inputStatus,
  openReleaseStatus,
  packageStatus,
  pageStatus,
  printStatus,
  releaseStatus,
} from './checks/stale/stale.ts';
import { RELEASE_FILE } from './intake/release/plan.ts';
import { isHelp, readOptions, root } from './process/tool.ts';

const HELP = `
Usage: npm run check [-- --json]

Says what is stale, and the command that mends it: installed packages, the record of the release,
inputs and the reports that people review, reference pages, and the list of addresses. Writes
nothing. Ends with 1 when something committed is stale; pages are not committed, so old ones are
named only.

  --json  print the list as JSON
`;

async function main(): Promise<number> {
  const values = readOptions('check', { json: { type: 'boolean' } });
  if (!values) return 2;
  const packages = checkPackages();
  // Without the packages the generator cannot even start.
  const items = packages.state === 'stale' ? [packages] : [packages, ...(await checkReferences())];
  process.stdout.write(values.json ? `${JSON.stringify(items, null, 2)}\n` : printStatus(items));
  return items.some(({ state }) => state === 'stale') ? 1 : 0;
}

async function checkReferences(): Promise<readonly StatusItem[]> {
  const { diagnostics, written, removed, unchanged: retained } = await dryRun();
  const [displayed, recorded] = [
    readJson<{ name: string }>(RELEASE_FILE),
    loadReleases(root).value,
  ];
  // "July 2025, update 1" is a part of July 2025.
  const last = recorded?.records.at(-1)?.name.split(', ')[0] ?? null;
  return [
    isReleaseOpen(root) ? openReleaseStatus() : releaseStatus(displayed.name, last),
    ...inputStatus(diagnostics),
    pageStatus({ written, removed, unchanged: retained }),
    ...addressStatus(addressErrors()),
  ];
}

/** The generator, which reads every input and writes nothing. */
async function dryRun(): Promise<RunReport> {
  const run = $({ cwd: root, nothrow: true, quiet: true });
  const { stdout, stderr } = await run`${process.execPath} scripts/generate.mjs --check --json`;
  if (!stdout.startsWith('{')) throw new Error(`the generator broke off:\n${stderr}`);
  return JSON.parse(stdout) as RunReport;
}

function addressErrors(): readonly AddressError[] | null {
  if (!fs.existsSync(path.join(root, 'docs/generated/_data/targets.json'))) return null;
  const { served, moves } = loadServed(root);
  return checkAddresses(served, moves, loadRoutes(root));
}

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      { readonly version?: string } & Partial<
        Record<'dependencies' | 'devDependencies', Record<string, string>>
      >
    >
  >;
}

/** Of the packages that the project asks for by name. */
function checkPackages(): StatusItem {
  const { packages } = readJson<Lock>('package-lock.json');
  const { dependencies, devDependencies } = packages[''] ?? {};
  const locked = new Map<string, string>();
  const installed = new Map<string, string>();
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    locked.set(name, packages[`node_modules/${name}`]?.version ?? '');
    const manifest = `node_modules/${name}/package.json`;
    if (fs.existsSync(path.join(root, manifest)))
      installed.set(name, readJson<{ version: string }>(manifest).version);
  }
  return packageStatus(locked, installed);
}

function readJson<Value>(file: string): Value {
  return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Value;
}

if (!isHelp(HELP)) process.exitCode = await main();
