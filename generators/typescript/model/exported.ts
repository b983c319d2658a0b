/** What a manifest exports: the names to import from, each with the files that may hold its types. Pure. */

import { compareText } from '../../core/text.ts';

/** The entry point that is imported by the name of the package alone. */
export const ROOT = '.';

/** A pattern may stand for a whole library of files; beyond this many nobody reads them. */
export const MOST_MATCHES = 200;

export interface Exported {
  /** Without `./`: `keypairs/ed25519`; `.` for the package itself. */
  readonly name: string;
  /** Relative to the package, best first. */
  readonly candidates: readonly string[];
}

export interface ExportList {
  readonly exported: readonly Exported[];
  /** Keys that no import could safely name. */
  readonly refused: readonly string[];
  /** Matches of patterns beyond the limit. */
  readonly leftOut: number;
}

type Json = Readonly<Record<string, unknown>>;

/** `files` are all files of the package that TypeScript can read, relative to it. */
export function listExports(manifest: Json, files: readonly string[]): ExportList {
  const map = exportsMap(manifest);
  const keys = [...map.keys()].filter((key) => key === ROOT || key.startsWith('./'));
  const plain = keys.filter((key) => !key.includes('*') && holdsCode(key, map));
  const refused = plain.filter((key) => key !== ROOT && !isImportable(key.slice(2)));
  const named = plain
    .filter((key) => !refused.includes(key))
    .map((key) => exportedBy(key === ROOT ? ROOT : key.slice(2), map.get(key)));
  const matched = matchPatterns(map, files, named);
  const shown = [...named, ...matched.slice(0, MOST_MATCHES)];
  return {
    exported: shown.toSorted((a, b) => compareText(a.name, b.name)),
    refused,
    leftOut: Math.max(0, matched.length - MOST_MATCHES),
  };
}

/** Without `exports` a package is its main file, and what `typesVersions` names beside it. */
function exportsMap(manifest: Json): ReadonlyMap<string, unknown> {
  const { exports: exported } = manifest;
  if (isRecord(exported) && Object.keys(exported).every((key) => key.startsWith('.')))
    return new Map(Object.entries(exported));
  if (exported !== undefined && exported !== null) return new Map([[ROOT, exported]]);
  const typed = [manifest['types'], manifest['typings'], manifest['main']].filter(
    (one) => typeof one === 'string',
  );
  return new Map<string, unknown>([
    [ROOT, [...typed, 'index']],
    ...versionedTypes(manifest['typesVersions']),
  ]);
}

/** Ranges for older compilers are passed over. */
function versionedTypes(value: unknown): [string, unknown][] {
  if (!isRecord(value)) return [];
  const current = Object.entries(value).filter(([range]) => range === '*' || range.startsWith('>'));
  return current
    .flatMap(([, paths]) => (isRecord(paths) ? Object.entries(paths) : []))
    .filter(([name]) => !name.includes('*'))
    .map(([name, target]) => [`./${name.replace(/^\.\//, '')}`, target]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Data and styles are no modules; `./a.js` beside `./a` is `./a` once more. */
function holdsCode(key: string, all: ReadonlyMap<string, unknown>): boolean {
  if (/\.(json|css|scss|svg|wasm|d\.[cm]?ts)$/.test(key) || key.endsWith('/')) return false;
  return !/\.[cm]?js$/.test(key) || !all.has(key.replace(/\.[cm]?js$/, ''));
}

function isImportable(name: string): boolean {
  return /^[\w.@+~-]+(\/[\w.@+~-]+)*$/.test(name) && !name.split('/').includes('..');
}

function exportedBy(name: string, value: unknown): Exported {
  const folder = name === ROOT ? 'src' : `src/${name.replace(/\.[cm]?js$/, '')}`;
  const sources = name === ROOT ? ['src/index.ts'] : [`${folder}/index.ts`, `${folder}.ts`];
  return { name, candidates: [...sources, ...targetsOf(value).flatMap(typedForms)] };
}

/** Every file that an export's conditions name, `types` first. */
function targetsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(targetsOf);
  if (!isRecord(value)) return [];
  const entries = Object.entries(value);
  return [
    ...entries.filter(([key]) => key === 'types'),
    ...entries.filter(([key]) => key !== 'types'),
  ].flatMap(([, inner]) => targetsOf(inner));
}

/** The files with types that belong to a target: `a.mjs` → `a.d.mts`, `a.d.ts`; a bare `a` may be a folder. */
function typedForms(target: string): string[] {
  if (/\.[cm]?tsx?$/.test(target)) return [target];
  const bare = target.replace(/\.[cm]?jsx?$/, '');
  const [, letter = ''] = /\.([cm]?)jsx?$/.exec(target) ?? [];
  const beside = [`${bare}.d.${letter}ts`, `${bare}.d.ts`, `${bare}.ts`];
  return bare === target ? [...beside, `${bare.replace(/\/$/, '')}/index.d.ts`] : beside;
}

/** `./features/*` with `./dist/*.js`: one entry point for each declaration file that fits. */
function matchPatterns(
  map: ReadonlyMap<string, unknown>,
  files: readonly string[],
  named: readonly Exported[],
): Exported[] {
  const taken = new Set(named.map((one) => one.name));
  const closed = [...map].filter(([, value]) => value === null).map(([key]) => key.slice(2));
  const found = new Map<string, Exported>();
  for (const [key, value] of map) {
    if (!key.startsWith('./') || key.split('*').length !== 2) continue;
    for (const form of targetsOf(value).flatMap(patternForms)) {
      for (const file of files) {
        const star = starOf(form, file);
        const name = star === null ? '' : key.slice(2).replace('*', () => star);
        // `*.ts` fits `a.d.ts` as well.
        const isFree =
          isImportable(name) &&
          star?.endsWith('.d') === false &&
          !taken.has(name) &&
          !found.has(name);
        if (isFree && !closed.some((one) => starOf(one, name) !== null || one === name))
          found.set(name, { name, candidates: [file] });
      }
    }
  }
  return [...found.values()].toSorted((a, b) => compareText(a.name, b.name));
}

function patternForms(target: string): string[] {
  if (target.split('*').length !== 2) return [];
  const clean = target.replace(/^\.\//, '');
  if (!clean.endsWith('*')) return typedForms(clean);
  return [`${clean}.d.ts`, `${clean}.d.mts`, `${clean}.d.cts`];
}

/** What stands where the pattern has its star; null when the text does not fit. */
function starOf(pattern: string, text: string): string | null {
  const [before = '', after] = pattern.split('*');
  if (after === undefined || !text.startsWith(before) || !text.endsWith(after)) return null;
  const star = text.slice(before.length, text.length - after.length);
  return star === '' || text.length < before.length + after.length ? null : star;
}
