/** The data files of the reader tools, fetched when a tool is first used. */

interface LazyContext {
  (path: string): Promise<unknown>;
  keys(): readonly string[];
}

interface BundlerRequire {
  context(folder: string, deep: boolean, files: RegExp, mode: 'lazy'): LazyContext;
}

// The bundler replaces this very call by the files it names, so it cannot go through a variable. The folder is
// one that always exists: before the references are generated it has no such file, which is fine.
declare const require: BundlerRequire;
const files = require.context(
  '../../../../docs',
  true,
  /\/generated\/_data\/framework-(?:signatures|aborts)\.json$/,
  'lazy',
);

/** Rejects when the site was built without the framework reference, or the file does not arrive. */
export async function loadToolData<Data>(name: 'signatures' | 'aborts'): Promise<Data> {
  const path = files.keys().find((key) => key.endsWith(`/framework-${name}.json`));
  if (path === undefined) throw new Error('this site was built without the framework reference');
  const module = (await files(path)) as { readonly default?: Data };
  return module.default ?? (module as Data);
}
