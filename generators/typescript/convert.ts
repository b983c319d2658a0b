/** TypeDoc's view of a package, as JSON. The compiler reads files below the package and the project's node_modules. */

import path from 'node:path';
import type { JSONOutput } from 'typedoc';
import { Application, Logger } from 'typedoc';
import ts from 'typescript';
import type { TsPackage } from './load.ts';

/** Types nested deeper are shown as `...`: the schema of the GraphQL client alone would fill megabytes. */
const DEEPEST_TYPE = 6;

/** Null when the compiler cannot make anything of the package. */
export async function convertPackage(
  source: TsPackage,
  root: string,
): Promise<JSONOutput.ProjectReflection | null> {
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
      maxTypeConversionDepth: DEEPEST_TYPE,
    },
    [],
  );
  // The base class keeps quiet: what is wrong with upstream's comments is upstream's to mend.
  app.logger = new Logger();
  app.options.setCompilerOptions(files, compilerOptions(source.folder, root), undefined);
  const project = await app.convert();
  return project === undefined
    ? null
    : app.serializer.projectToObject(project, source.folder as never);
}

function compilerOptions(folder: string, root: string): ts.CompilerOptions {
  const modules = path.join(root, 'node_modules');
  const isInstalled = folder.startsWith(`${modules}${path.sep}`);
  return {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    // An unpacked package has no node_modules of its own: its dependencies are looked up in ours.
    ...(isInstalled ? {} : { paths: { '*': [`${modules}/*`] } }),
  };
}
