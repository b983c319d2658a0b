/** What one call hands to the Move compiler: the caller's files, a manifest, and the declarations in reach. Pure. */

import { TomlError, parse as parseToml } from 'smol-toml';
import {
  frameworkAddresses,
  frameworkPackages,
  reachableDeclarations,
  termsOf,
} from './declarations';
import type { Declaration, Declarations, FrameworkPackage } from './declarations';
import type { CompilerDiagnostic } from './compiler-output';
import { withPairings } from './pairings';

export interface CompileRequest {
  /** Any paths: each `.move` file is compiled; of a `Move.toml` its edition and addresses are used. */
  readonly files: ReadonlyMap<string, string>;
  /** Packages to have at hand. What they need themselves is added. */
  readonly dependencies: readonly FrameworkPackage[];
  /** Values for named addresses; a name that only the files mention gets an address of its own. */
  readonly addresses?: Readonly<Record<string, string>>;
}

export interface CompilerInput {
  readonly files: string;
  readonly dependencies: string;
  /** The compiler's name of each file → the caller's. */
  readonly names: ReadonlyMap<string, string>;
}

export function compilerInput(
  request: CompileRequest,
  declarations: Declarations,
  { isTest }: { readonly isTest: boolean },
): CompilerInput {
  const sources = [...request.files]
    .filter(([file]) => file.endsWith('.move'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const named = sources.map(([file, text], index) => ({
    name: `sources/${index}.move`,
    file,
    text,
  }));
  const code = sources.map(([, text]) => text).join('\n');
  return {
    files: JSON.stringify({
      'Move.toml': printManifest(request, code),
      ...Object.fromEntries(named.map(({ name, text }) => [name, text])),
    }),
    dependencies: JSON.stringify(
      dependencyInput(request.dependencies, {
        texts: sources.map(([, text]) => text),
        declarations,
        isTest,
      }),
    ),
    names: new Map(named.map(({ name, file }) => [name, file])),
  };
}

function printManifest(request: CompileRequest, code: string): string {
  const manifest = readManifest(request.files);
  const known: Record<string, string> = {
    ...pick(packagesNeeded(request.dependencies)),
    ...manifest.addresses,
    ...request.addresses,
  };
  const mentioned = [...code.matchAll(/(?:\bmodule\s+|@)([A-Za-z_]\w*)/g)].map(
    (match) => match[1] ?? '',
  );
  const missing = [...new Set(mentioned)].filter((name) => !Object.hasOwn(known, name));
  const own = missing.map((name, index) => [name, `0x${(0xa000 + index).toString(16)}`] as const);
  const lines = [...Object.entries(known), ...own].map(([name, value]) => `${name} = "${value}"`);
  // No named address may be called like the root: the compiler would set it to 0x0.
  return `[package]\nname = "root_package"\nedition = "${manifest.edition}"\n\n[addresses]\n${lines.join('\n')}\n`;
}

interface Manifest {
  readonly edition: string;
  readonly addresses: Readonly<Record<string, string>>;
  readonly result: CompilerDiagnostic | null;
}

/** The packages of the framework that these texts name; all have `sui` at hand. */
export function dependenciesOf(texts: readonly string[]): readonly FrameworkPackage[] {
  const isNamed = (name: string): boolean =>
    texts.some((text) => new RegExp(`\\b${name}::`).test(text));
  return frameworkPackages.filter(
    (name) => name === 'sui' || ((name === 'sui_system' || name === 'bridge') && isNamed(name)),
  );
}

/** The first `Move.toml` among the files, where a package without an edition is of the oldest; edition 2024 and no addresses without a file. */
export function readManifest(files: ReadonlyMap<string, string>): Manifest {
  const given = [...files].find(([file]) => /(?:^|\/)Move\.toml$/.test(file));
  if (!given) return { edition: '2024', addresses: {}, result: null };
  try {
    const manifest = parseToml(given[1]) as {
      package?: { edition?: string };
      addresses?: Record<string, string>;
    };
    const edition = manifest.package ? (manifest.package.edition ?? 'legacy') : '2024';
    return { edition, addresses: manifest.addresses ?? {}, result: null };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const { message, line, column } = error;
    const location = { file: given[0], line, column };
    const result = { level: 'error', code: 'toml', message, ...location, detail: message } as const;
    return { edition: '2024', addresses: {}, result };
  }
}

/** A package needs all before it in `frameworkPackages`. */
function packagesNeeded(names: readonly FrameworkPackage[]): readonly FrameworkPackage[] {
  const last = Math.max(-1, ...names.map((name) => frameworkPackages.indexOf(name)));
  return frameworkPackages.slice(0, last + 1);
}

function pick(names: readonly FrameworkPackage[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, frameworkAddresses[name]]));
}

interface DependencyContext {
  readonly texts: readonly string[];
  readonly declarations: Declarations;
  readonly isTest: boolean;
}

function dependencyInput(
  names: readonly FrameworkPackage[],
  { texts, declarations, isTest }: DependencyContext,
): readonly unknown[] {
  const needed = packagesNeeded(names);
  const all = needed
    .filter((name) => name !== 'std')
    .flatMap((name) => declarations.get(name) ?? []);
  const termsIn = (it: Declaration) => (isTest ? it.stubbedTerms : it.terms);
  const reachable = new Set(reachableDeclarations(all, termsOf(texts.join('\n')), termsIn));
  return needed.map((name, index) => {
    const declared = (declarations.get(name) ?? []).filter(
      (it) => name === 'std' || reachable.has(it),
    );
    const files = declared
      .map((it) => [
        `${name}/sources/${it.name}.move`,
        isTest ? withPairings(it.stubbed, texts) : it.text,
      ])
      .filter(([, text]) => text !== '');
    const manifest = `[package]\nname = "${name}"\nedition = "2024"\n`;
    return {
      name,
      displayName: name,
      files: { [`dependencies/${name}/Move.toml`]: manifest, ...prefixed(files) },
      edition: '2024',
      addressMapping: pick(needed.slice(0, index + 1)),
      publishedIdForOutput: frameworkAddresses[name],
    };
  });
}

function prefixed(files: readonly (readonly string[])[]): Record<string, string> {
  return Object.fromEntries(
    files.map(([file, text]) => [`dependencies/${file ?? ''}`, text ?? '']),
  );
}
