/** TypeDoc's view of a package, as JSON. The compiler reads files below the package and the modules it can see. */

import type { JSONOutput } from 'typedoc';
import { Application, Logger } from 'typedoc';
import type ts from 'typescript';
import type { Outcome } from '../../core/diagnostics.ts';
import { fail, succeed } from '../../core/diagnostics.ts';
import type { TsPackage } from '../load.ts';
import { limitDepth } from './depth.ts';
import { lostExports, missingNames } from './missing-names.ts';
import { notConverted } from './diagnostics.ts';
import {
  OPTIONS,
  createPackageProgram,
  inputsOf,
  otherDependencies,
  syntaxErrors,
} from './program.ts';
import { asWritten } from './source-types.ts';
import { typeOnlyExports } from './type-only.ts';

export interface Converted {
  readonly project: JSONOutput.ProjectReflection;
  /** By entry point: names that it exports and that refer to nothing in the package. */
  readonly lost: ReadonlyMap<string, readonly string[]>;
  /** By entry point: values that it exports as types only. */
  readonly typeOnly: ReadonlyMap<string, readonly string[]>;
  /** Absolute paths of the files outside the package that the result depends on. Sorted. */
  readonly inputs: readonly string[];
}

/**
 * A source that does not parse is an error: whatever follows the place is lost. An import or an export
 * that cannot be resolved is a warning, and so is a dependency of another release.
 */
export async function convertPackage(source: TsPackage, root: string): Promise<Outcome<Converted>> {
  const { program, versions } = createPackageProgram(source, root);
  const errors = syntaxErrors(program, source.folder);
  if (errors.length > 0) return fail(errors);
  const release = `${source.name} ${source.version}`;
  const project = await runTypeDoc(source, program).catch(reasonOf);
  if (project === undefined || typeof project === 'string')
    return fail([notConverted(release, project ?? null)]);
  const checker = program.getTypeChecker();
  const namesBy = (find: typeof lostExports): ReadonlyMap<string, readonly string[]> =>
    new Map(
      source.entries.map(({ name, file }) => {
        const sourceFile = program.getSourceFile(file);
        return [name, sourceFile === undefined ? [] : find(sourceFile, checker)];
      }),
    );
  const [lost, typeOnly] = [namesBy(lostExports), namesBy(typeOnlyExports)];
  return succeed({ project, lost, typeOnly, inputs: inputsOf(program, source.folder) }, [
    ...otherDependencies(source, versions),
    ...missingNames(program, source.folder),
  ]);
}

/** TypeDoc gives up on some packages by throwing. What is nested too deeply the program itself explains. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof RangeError) throw error;
  return error.message;
}

async function runTypeDoc(
  source: TsPackage,
  program: ts.Program,
): Promise<JSONOutput.ProjectReflection | undefined> {
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
      preservedTypeAnnotationTags: ['@throws'],
    },
    [],
  );
  // The base class is silent: what is wrong with upstream's comments is for upstream to correct.
  app.logger = new Logger();
  limitDepth(app);
  app.options.setCompilerOptions(files, OPTIONS, undefined);
  app.getEntryPoints = () =>
    source.entries.flatMap(({ name, file }) => {
      const sourceFile = program.getSourceFile(file);
      return sourceFile === undefined ? [] : [{ displayName: name, program, sourceFile }];
    });
  const project = await asWritten(app, program, () => app.convert());
  return project && app.serializer.projectToObject(project, source.folder as never);
}
