/** Names of npm packages in commands and manifests. Pure, but for `load…`, which reads the lock file and the neighbors. */

import fs from 'node:fs';
import path from 'node:path';
import { editDistance } from '../../../../generators/core/text.ts';
import { propose } from '../../proposal.ts';
import { loadDeclaredModules } from '../typescript/neighbours.ts';

export interface WrongPackage {
  readonly message: string;
  readonly to: string;
}

/** Packages of the SDK that are deprecated on npm, and what holds their code now. */
const renamed: Readonly<Record<string, string>> = {
  '@mysten/sui.js': '@mysten/sui',
  '@mysten/zklogin': '@mysten/sui',
  '@mysten/deepbook': '@mysten/deepbook-v3',
  '@mysten/wallet-kit': '@mysten/dapp-kit',
  '@mysten/wallet-kit-core': '@mysten/dapp-kit',
  '@mysten/wallet-adapter-react': '@mysten/dapp-kit',
  '@mysten/wallet-adapter-wallet-standard': '@mysten/wallet-standard',
};

/** Null for a package of today, and for one that nobody here knows: it may well exist. */
export function wrongPackage(name: string, known: readonly string[]): WrongPackage | null {
  const to = renamed[name];
  if (to !== undefined) return { message: `the package ${name} is no longer maintained`, to };
  const near = known.includes(name) ? null : propose(name, known);
  // A short name is near to that of many others.
  const own = name.slice(name.indexOf('/') + 1);
  const farthest = own.length < 4 ? 0 : Math.max(1, Math.floor(own.length / 6));
  if (!near || editDistance(name, near.to) > farthest) return null;
  return { message: `no page uses a package ${name}`, to: near.to };
}

/** What the project installs, and what it declares for its examples. */
export function loadPackageNames(root: string): readonly string[] {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  const { dependencies, devDependencies } = lock.packages[''];
  return [...Object.keys({ ...dependencies, ...devDependencies }), ...loadDeclaredModules(root)];
}

/** The modules besides the main one that an installed package exports; none of a package that is not installed. */
export function loadModules(root: string, name: string): readonly string[] {
  return Object.keys(loadManifest(root, name).exports ?? {}).flatMap((key) =>
    /^\.\/[\w/-]+$/.test(key) ? [key.slice(2)] : [],
  );
}

/** `@mysten/sui/utils` for `MIST_PER_SUI`: modules of an installed package whose own file names what they export. */
export function loadModulesWith(root: string, name: string, exported: string): readonly string[] {
  const named = new RegExp(`\\b${exported}\\b`);
  return loadModules(root, name).flatMap((module) =>
    named.test(loadModuleText(root, name, module) ?? '') ? [`${name}/${module}`] : [],
  );
}

/** Declarations of a module, as far as its own file has them; null for a module that the package does not have. */
function loadModuleText(root: string, name: string, module: string): string | null {
  const entry = loadManifest(root, name).exports?.[`./${module}`];
  if (entry === undefined) return null;
  const { import: code = '', types = code.replace(/js$/, 'ts').replace(/\.(?=m?ts$)/, '.d.') } =
    entry;
  const file = path.join(root, 'node_modules', name, types);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}

interface Manifest {
  readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Empty for a package that is not installed. */
function loadManifest(root: string, name: string): Manifest {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest) : {};
}

/** The first entry is the project itself. */
interface Lock {
  readonly packages: { readonly '': Readonly<Record<string, Readonly<Record<string, string>>>> };
}
