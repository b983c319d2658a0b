/** Which script files a route is made of. Pure. */

export interface RouteNode {
  readonly path: string;
  /** The key of its modules. */
  readonly component: string;
  readonly routes?: readonly RouteNode[];
}

export interface Manifest {
  /** IDs of the chunks that hold what was asked for under a name. */
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: readonly { readonly file: string }[] }>>;
}

/** Names of files without folder and `.js`, in byte order, by route; a route without routes below it is a page. */
export function chunksByRoute(
  routes: readonly RouteNode[],
  names: Readonly<Record<string, unknown>>,
  manifest: Manifest,
): ReadonlyMap<string, readonly string[]> {
  const pages = routes.flatMap((route) => pagesOf(route, []));
  return new Map(
    pages.map(([path, keys]) => {
      const chunks = keys.flatMap((key) => stringsIn(names[key]));
      const files = chunks.flatMap((chunk) => filesOf(chunk, manifest));
      return [path, [...new Set(files)].sort()];
    }),
  );
}

type Page = readonly [path: string, keys: readonly string[]];

function pagesOf({ path, component, routes = [] }: RouteNode, above: readonly string[]): Page[] {
  const keys = [...above, component];
  return routes.length === 0 ? [[path, keys]] : routes.flatMap((route) => pagesOf(route, keys));
}

/** Modules are named at any depth. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function filesOf(chunk: string, { origins, assets }: Manifest): readonly string[] {
  const files = (origins[chunk] ?? []).flatMap((id) => assets[id]?.js ?? []);
  return files.map(({ file }) => file.replace(/^.*\//, '').replace(/\.js$/, ''));
}
