/** TypeDoc's view of a package, as JSON. The compiler reads files below the package and the modules it can see. */

import type { JSONOutput } from 'typedoc';
import { Application, Logger } from 'typedoc';
import path from 'node:path';
import ts from 'typescript';
import type { Diagnostic, Location } from '../../core/diagnostics.ts';
import { compareDiagnostics } from '../../core/diagnostics.ts';
import { locate } from '../../core/source.ts';
import { compareText } from '../../core/text.ts';
import { limitDepth } from './depth.ts';
import type { TsPackage } from '../load.ts';
import { isOwnFile, ownFiles } from './package-files.ts';
import { lostNames, unresolvedImports } from './unresolved.ts';
import { asWritten } from './source-types.ts';

export interface Converted {
  readonly project: JSONOutput.ProjectReflection;
  /**
   * A source that does not parse is an error: whatever stands behind the place is lost. An import
   * or an export that leads nowhere is a warning.
   */
  readonly diagnostics: readonly Diagnostic[];
  /** By entry point: names that it exports and that stand for nothing in the package. */
  readonly lost: ReadonlyMap<string, readonly string[]>;
  /** Absolute paths of the files outside the package that the result depends on. Sorted. */
  readonly inputs: readonly string[];
}

/** Null when the compiler cannot make anything of the package. */
export async function convertPackage(source: TsPackage, root: string): Promise<Converted | null> {
  const files = source.entries.map((entry) => entry.file);
  // Without readers TypeDoc takes no options from the folder it happens to run in.
  const app = await Application.bootstrap(
    {
      entryPoints: files,
      basePath: source.folder,
      skipErrorChecking: true,
      excludePrivate: true,
      excludeInternal: true,
      disableGit: true,
      sourceLinkTemplate: '{path}',
      readme: 'none',
    },
    [],
  );
  // The base class keeps quiet: what is wrong with upstream's comments is upstream's to mend.
  app.logger = new Logger();
  limitDepth(app);
  app.options.setCompilerOptions(files, OPTIONS, undefined);
  const program = ts.createProgram(files, OPTIONS, compilerHost(root));
  app.getEntryPoints = () =>
    source.entries.flatMap(({ name, file }) => {
      const sourceFile = program.getSourceFile(file);
      return sourceFile === undefined ? [] : [{ displayName: name, program, sourceFile }];
    });
  const project = await asWritten(app, program, () => app.convert());
  if (project === undefined) return null;
  return {
    project: app.serializer.projectToObject(project, source.folder as never),
    diagnostics: [...syntaxErrors(program, source.folder), ...unresolvedImports(program, source)],
    lost: new Map(
      source.entries.map(({ name, file }) => {
        const sourceFile = program.getSourceFile(file);
        return [name, sourceFile === undefined ? [] : lostNames(program, sourceFile)];
      }),
    ),
    inputs: inputsOf(program, source.folder),
  };
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

const LIBRARY = path.dirname(ts.getDefaultLibFilePath(OPTIONS));
/** The language's own declarations: half of what is read, and the same for every package. */
const library = new Map<string, ts.SourceFile | undefined>();

/**
 * An unpacked package may have no node_modules: what it cannot find beside itself is looked for in
 * ours, as if the project had imported it. What it brings along wins: it is the release it was made for.
 */
function compilerHost(root: string): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const cache = ts.createModuleResolutionCache(root, (name) => name, OPTIONS);
  const from = `${root}/index.ts`;
  return {
    ...host,
    getSourceFile: (file, version) => {
      if (path.dirname(path.normalize(file)) !== LIBRARY) return host.getSourceFile(file, version);
      if (!library.has(file)) library.set(file, host.getSourceFile(file, version));
      return library.get(file);
    },
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({ text }) => {
        const own = ts.resolveModuleName(text, containing, OPTIONS, host, cache);
        if (own.resolvedModule !== undefined || text.startsWith('.')) return own;
        return ts.resolveModuleName(text, from, OPTIONS, host, cache);
      }),
  };
}

/** Of the package's own files the first error each: the others mostly follow from it. */
function syntaxErrors(program: ts.Program, folder: string): Diagnostic[] {
  return ownFiles(program, folder)
    .flatMap((file) => {
      const source = { path: path.relative(folder, file.fileName), text: file.text };
      const found = program.getSyntacticDiagnostics(file).slice(0, 1);
      return found.map(({ start, messageText }) => syntaxError(messageText, locate(source, start)));
    })
    .sort(compareDiagnostics);
}

function syntaxError(message: string | ts.DiagnosticMessageChain, at: Location): Diagnostic {
  return {
    level: 'error',
    code: 'typescript/syntax-error',
    message: `this is no TypeScript: ${ts.flattenDiagnosticMessageText(message, ' ')}`,
    at,
    fix: 'unpack the package again, or mend this line',
  };
}

/** The compiler's own library belongs to its version, the package to its hash. */
function inputsOf(program: ts.Program, folder: string): string[] {
  return program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileDefaultLibrary(file))
    .map((file) => file.fileName)
    .filter((file) => !isOwnFile(file, folder))
    .sort(compareText);
}
