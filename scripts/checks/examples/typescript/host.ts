/** The compiler's view of the disk: blocks from memory, packages from disk, parsed once per process. */

import path from 'node:path';
import type ts from 'typescript';
import { resolveAlias } from './bundler.ts';
import { compiler } from './compiler.ts';
import type { Declarations } from './declarations.ts';

export interface HostInput {
  readonly root: string;
  readonly options: ts.CompilerOptions;
  /** Text by absolute path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Of each program: where `@/` leads. */
  readonly folders: readonly string[];
  readonly packages: Declarations;
}

/** Declarations do not change while we run; a block does, and is parsed anew. */
const declarations = new Map<string, ts.SourceFile>();
const blocks = new Map<string, ts.SourceFile>();

export function createHost({
  root,
  options,
  texts,
  folders: programs,
  packages,
}: HostInput): ts.CompilerHost {
  const disk = compiler.createCompilerHost(options);
  const folders = foldersOf(texts.keys());
  const cache = compiler.createModuleResolutionCache(root, (name) => name, options);
  const host: ts.CompilerHost = {
    ...disk,
    getCurrentDirectory: () => root,
    fileExists: (file) => texts.has(file) || (isOfPackage(file) && disk.fileExists(file)),
    readFile: (file) => texts.get(file) ?? (isOfPackage(file) ? disk.readFile(file) : undefined),
    resolveModuleNameLiterals: (literals, file) =>
      literals.map(({ text }) => {
        const folder = programs.find((program) => file.startsWith(`${program}/`)) ?? '';
        const alias = resolveAlias(text, folder, (candidate) => texts.has(candidate));
        if (alias !== null)
          return { resolvedModule: { resolvedFileName: alias, extension: path.extname(alias) } };
        return compiler.resolveModuleName(text, file, options, host, cache);
      }),
    directoryExists: (folder) =>
      folders.has(folder) || (!isAbove(folder, root) && (disk.directoryExists?.(folder) ?? true)),
    getSourceFile: (file, target) => {
      const text = texts.get(file);
      if (text !== undefined) return blockFile(file, text, target);
      const known = declarations.get(file);
      if (known) return known;
      if (!isOfPackage(file)) return undefined;
      const plain = packages.textOf(file);
      const parsed =
        plain === undefined
          ? disk.getSourceFile(file, target)
          : compiler.createSourceFile(file, plain, target);
      if (parsed) declarations.set(file, parsed);
      return parsed;
    },
  };
  return host;
}

/** An import, or a reference to a path, must not show a block what else is on the disk. */
function isOfPackage(file: string): boolean {
  return /[\\/]node_modules[\\/]/.test(file);
}

/** A release is taken in below the project: an entry point that its packages lack must not be found in the project's. */
function isAbove(folder: string, root: string): boolean {
  return (
    path.basename(folder) === 'node_modules' && root.startsWith(path.dirname(folder) + path.sep)
  );
}

function blockFile(
  file: string,
  text: string,
  target: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile {
  const known = blocks.get(file);
  if (known?.text === text) return known;
  const parsed = compiler.createSourceFile(file, text, target, false);
  blocks.set(file, parsed);
  return parsed;
}

function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1))
      folders.add(file.slice(0, at));
  }
  return folders;
}
