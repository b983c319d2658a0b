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
  const manifest = path.join(root, 'node_modules', name, 'package.json');
  if (!fs.existsSync(manifest)) return [];
  const { exports = {} } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { exports?: object };
  return Object.keys(exports).flatMap((key) => (/^\.\/[\w/-]+$/.test(key) ? [key.slice(2)] : []));
}

/** `@mysten/sui/utils` for `MIST_PER_SUI`: modules of an installed package whose own file names what they export. */
export function loadModulesWith(root: string, name: string, exported: string): readonly string[] {
  const named = new RegExp(`\\b${exported}\\b`);
  return loadModules(root, name).flatMap((module) => {
    const file = declarationsOf(root, name, module);
    const isNamed = file !== undefined && named.test(fs.readFileSync(file, 'utf8'));
    return isNamed ? [`${name}/${module}`] : [];
  });
}

/** Beside the program, unless the manifest names another file. */
function declarationsOf(root: string, name: string, module: string): string | undefined {
  const folder = path.join(root, 'node_modules', name);
  const text = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { exports } = JSON.parse(text) as { exports: Readonly<Record<string, unknown>> };
  return (JSON.stringify(exports[`./${module}`]).match(/\.\/[^"]+/g) ?? [])
    .map((file) => path.join(folder, file.replace(/(?:\.d)?\.([cm]?)[jt]s$/, '.d.$1ts')))
    .find((file) => fs.existsSync(file));
}

/** The first entry is the project itself. */
interface Lock {
  readonly packages: { readonly '': Readonly<Record<string, Readonly<Record<string, string>>>> };
}
