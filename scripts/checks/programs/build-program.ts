/** Programs of examples, each as one file of JavaScript, its packages included. Reads the folder it is given. */

import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message, Plugin } from 'esbuild';

export interface BuildOptions {
  /** Absolute; holds a folder for each program. */
  readonly folder: string;
  /** Relative to the folder, such as `0/main.ts`: its own folder, and the file in it. */
  readonly programs: readonly string[];
  /** Of the packages that programs may import. */
  readonly root: string;
}

export interface BuildError {
  /** Relative to the folder of its program; null where the builder names none. */
  readonly file: string | null;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** In the folder of each program, under a name that no example has. */
export const BUNDLE = '.program.mjs';

/**
 * What keeps each program from being built, in the order given. One call for all: the builder reads a package once,
 * and programs of guides share few, large ones.
 */
export async function buildPrograms(
  options: BuildOptions,
): Promise<readonly (readonly BuildError[])[]> {
  const { programs } = options;
  const results = await buildTogether(options);
  if (results.length === 0 || programs.length === 1)
    return programs.map(() => results.map(inFolder));
  // One error keeps all programs from being written: those without are built again.
  const own = programs.map((program) => results.filter((result) => isOf(result, program)));
  const others = programs.filter((_, index) => own[index]?.length === 0);
  const isKnown = others.length < programs.length;
  const again = isKnown
    ? await buildPrograms({ ...options, programs: others })
    : await buildAlone(options);
  return programs.map(
    (program, index) => again[others.indexOf(program)] ?? (own[index] ?? []).map(inFolder),
  );
}

/** Nobody knows whose error it is. */
async function buildAlone(options: BuildOptions): Promise<readonly (readonly BuildError[])[]> {
  const results: (readonly BuildError[])[] = [];
  for (const program of options.programs)
    results.push(...(await buildPrograms({ ...options, programs: [program] })));
  return results;
}

const FOLDER = /^\d+\//;

function isOf({ file }: BuildError, program: string): boolean {
  return file?.startsWith(FOLDER.exec(program)?.[0] ?? program) ?? false;
}

function inFolder(result: BuildError): BuildError {
  return { ...result, file: result.file && result.file.replace(FOLDER, '') };
}

async function buildTogether({
  folder,
  programs,
  root,
}: BuildOptions): Promise<readonly BuildError[]> {
  const { build } = await import('esbuild');
  try {
    await build({
      absWorkingDir: folder,
      entryPoints: programs.map((program) => ({
        in: path.join(folder, program),
        out: path.join(program.split('/')[0] ?? '', path.parse(BUNDLE).name),
      })),
      outdir: folder,
      outExtension: { '.js': path.extname(BUNDLE) },
      nodePaths: [path.join(root, 'node_modules')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      jsx: 'automatic',
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'silent',
      logLimit: 0,
      // Packages that are not modules themselves ask for what Node brings.
      banner: {
        js: `import{createRequire as __r}from'node:module';const require=__r(import.meta.url);`,
      },
      plugins: [ownAddresses(folder), ownFolders()],
    });
    return [];
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return error.errors.map((message) => resultOf(message));
  }
}

/** `import.meta.url` names the source, not the bundle: a file asks whether it is the program, or for a file beside it. */
function ownAddresses(folder: string): Plugin {
  return {
    name: 'own-addresses',
    setup: (builder) => {
      builder.onLoad({ filter: /\.[jt]sx?$/ }, ({ path: file }) => {
        if (!file.startsWith(folder) || file.includes('node_modules')) return undefined;
        const text = fs.readFileSync(file, 'utf8');
        if (!text.includes('import.meta.url')) return undefined;
        const contents = text.replaceAll(
          'import.meta.url',
          JSON.stringify(pathToFileURL(file).href),
        );
        return { contents, loader: path.extname(file).slice(1) as 'ts' };
      });
    },
  };
}

/** Packages that read a file beside themselves, such as WebAssembly. */
const BESIDE = /[\\/]node_modules[\\/]@mysten[\\/]move-bytecode-template[\\/][^\\/]+\.js$/;

/** `__dirname` of such a package is its own folder, as if it were not part of the bundle. */
function ownFolders(): Plugin {
  return {
    name: 'own-folders',
    setup: (builder) => {
      builder.onLoad({ filter: BESIDE }, ({ path: file }) => {
        const folder = `const __dirname=${JSON.stringify(path.dirname(file))};`;
        return { contents: folder + fs.readFileSync(file, 'utf8'), loader: 'js' };
      });
    },
  };
}

function isBuildFailure(error: unknown): error is { readonly errors: readonly Message[] } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function resultOf({ text, location }: Message): BuildError {
  return {
    file: location?.file ?? null,
    line: location?.line ?? 1,
    column: (location?.column ?? 0) + 1,
    message: text,
  };
}
