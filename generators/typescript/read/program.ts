/** The compiler's view of a package: its program, its own files, what it depends on. Reads files below given roots. */

import path from 'node:path';
import ts from 'typescript';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { compareDiagnostics } from '../../core/diagnostics.ts';
import { locate } from '../../core/source.ts';
import { compareText } from '../../core/text.ts';
import type { TsPackage } from '../load.ts';
import { mayFit } from './dependencies.ts';
import { otherDependency, syntaxError } from './diagnostics.ts';

export const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

export interface PackageProgram {
  readonly program: ts.Program;
  /** Releases of the packages that the package's own files import: name → version. */
  readonly versions: ReadonlyMap<string, string>;
}

/** By path: programs have the language's own declarations in common, and often their packages. */
const known = new Map<string, ts.SourceFile>();

/**
 * `root` lends the packages that the package imports and does not have. `asked` is text that only the
 * compiler sees, by absolute path: questions about the package, written as declarations.
 */
export function createPackageProgram(
  source: TsPackage,
  root: string,
  asked: ReadonlyMap<string, string> = new Map(),
): PackageProgram {
  const versions = new Map<string, string>();
  const host = withFiles(compilerHost(source, root, versions), asked);
  const files = [...asked.keys(), ...source.entries.map((entry) => entry.file)];
  return { program: ts.createProgram(files, OPTIONS, host), versions };
}

function withFiles(host: ts.CompilerHost, files: ReadonlyMap<string, string>): ts.CompilerHost {
  if (files.size === 0) return host;
  return {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    getSourceFile: (file, version) => {
      const text = files.get(file);
      if (text === undefined) return host.getSourceFile(file, version);
      return ts.createSourceFile(file, text, version);
    },
  };
}

/**
 * An unpacked package may have no node_modules: what it cannot find there is looked for in ours, as if
 * the project had imported it. What it brings takes precedence: it is the release it was made for.
 */
function compilerHost(
  source: TsPackage,
  root: string,
  versions: Map<string, string>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const cache = ts.createModuleResolutionCache(root, (name) => name, OPTIONS);
  const resolve = (text: string, from: string): ts.ResolvedModuleWithFailedLookupLocations =>
    ts.resolveModuleName(text, from, OPTIONS, host, cache);
  return {
    ...host,
    getSourceFile: (file, version) => {
      const text = host.readFile(file);
      if (text === undefined) return undefined;
      const last = known.get(file);
      const read = last?.text === text ? last : ts.createSourceFile(file, text, version);
      known.set(file, read);
      return read;
    },
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({ text }) => {
        const own = resolve(text, containing);
        const isFound = own.resolvedModule !== undefined || text.startsWith('.');
        const found = isFound ? own : resolve(text, `${root}/index.ts`);
        const id = found.resolvedModule?.packageId;
        if (id !== undefined && isSourceFile(containing, source.folder))
          versions.set(id.name, id.version);
        return found;
      }),
  };
}

/** Without what is installed below the package: that belongs to others. */
export function sourceFiles(program: ts.Program, folder: string): ts.SourceFile[] {
  return program.getSourceFiles().filter((file) => isSourceFile(file.fileName, folder));
}

function isSourceFile(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`) && !file.includes('/node_modules/', folder.length);
}

/** Dependencies that are installed as another release than the manifest asks for. */
export function otherDependencies(
  { dependencies }: TsPackage,
  versions: ReadonlyMap<string, string>,
): Diagnostic[] {
  return [...dependencies].flatMap(([name, range]) => {
    const version = versions.get(name);
    const isFit = version === undefined || mayFit(version, range);
    return isFit ? [] : [otherDependency(name, range, version)];
  });
}

/** The first error of each of the package's own files: the others mostly follow from it. */
export function syntaxErrors(program: ts.Program, folder: string): Diagnostic[] {
  return sourceFiles(program, folder)
    .flatMap((file) => {
      const source = { path: path.relative(folder, file.fileName), text: file.text };
      const found = program.getSyntacticDiagnostics(file).slice(0, 1);
      return found.map(({ start, messageText }) =>
        syntaxError(ts.flattenDiagnosticMessageText(messageText, ' '), locate(source, start)),
      );
    })
    .sort(compareDiagnostics);
}

/** The compiler's own library belongs to its version, the package to its hash. */
export function inputsOf(program: ts.Program, folder: string): string[] {
  return program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileDefaultLibrary(file))
    .map((file) => file.fileName)
    .filter((file) => !isSourceFile(file, folder))
    .sort(compareText);
}
