/** What a manifest exports: the names to import from, each with the files that may hold its types. Pure. */

import { isRecord } from '../../core/source.ts';
import { compareText } from '../../core/text.ts';
import { ROOT } from '../model/names.ts';

/** A pattern may match a whole library of files: the others are left out. */
export const MOST_MATCHES = 200;

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly [key: string]: unknown;
}

export interface Exported {
  /** Without `./`: `keypairs/ed25519`; `.` for the package itself. */
  readonly name: string;
  /** Relative to the package, best first. */
  readonly candidates: readonly string[];
}

export interface ExportList {
  readonly exported: readonly Exported[];
  /** Names that no import could safely contain. */
  readonly refused: readonly string[];
  /** How many files match patterns beyond the limit. */
  readonly leftOut: number;
}

/** Name without `./`, which may have a `*` → what `exports` says of it. */
type ExportMap = ReadonlyMap<string, unknown>;

/** `files` are all files of the package that TypeScript can read, relative to it. */
export function listExports(
  manifest: Readonly<Record<string, unknown>>,
  files: readonly string[],
): ExportList {
  const map = exportMapOf(manifest);
  const names = [...map.keys()].filter((name) => !name.includes('*') && holdsCode(name, map));
  const refused = names.filter((name) => name !== ROOT && !isImportable(name));
  const named = names
    .filter((name) => !refused.includes(name))
    .map((name) => ({ name, candidates: candidatesOf(name, map.get(name)) }));
  const matched = matchPatterns(map, files);
  for (const { name } of named) matched.delete(name);
  const displayed = [...matched.values()].toSorted((a, b) => compareText(a.name, b.name));
  return {
    exported: [...named, ...displayed.slice(0, MOST_MATCHES)].toSorted((a, b) =>
      compareText(a.name, b.name),
    ),
    refused,
    leftOut: Math.max(0, displayed.length - MOST_MATCHES),
  };
}

/** Without `exports` a package is its main file. */
function exportMapOf(manifest: Readonly<Record<string, unknown>>): ExportMap {
  const { exports: exported, types, typings, main } = manifest;
  if (exported === undefined || exported === null)
    return new Map([[ROOT, [types, typings, main, 'index']]]);
  const isMap = isRecord(exported) && Object.keys(exported).every((key) => key.startsWith('.'));
  if (!isMap) return new Map([[ROOT, exported]]);
  const entries = Object.entries(exported).filter(([key]) => key === ROOT || key.startsWith('./'));
  return new Map(entries.map(([key, value]) => [key === ROOT ? ROOT : key.slice(2), value]));
}

/** Data and styles are not modules; `a.js` next to `a` is `a` a second time. */
function holdsCode(name: string, map: ExportMap): boolean {
  if (/\.(json|css|scss|svg|wasm|d\.[cm]?ts)$/.test(name) || name.endsWith('/')) return false;
  return !/\.[cm]?js$/.test(name) || !map.has(name.replace(/\.[cm]?js$/, ''));
}

function isImportable(name: string): boolean {
  return /^[\w.@+~-]+(\/[\w.@+~-]+)*$/.test(name) && !name.split('/').includes('..');
}

/** The source where the package ships it, then the files that the export names. */
function candidatesOf(name: string, value: unknown): string[] {
  const folder = `src/${name.replace(/\.[cm]?js$/, '')}`;
  const sources = name === ROOT ? ['src/index.ts'] : [`${folder}/index.ts`, `${folder}.ts`];
  return [...sources, ...targetsOf(value).flatMap(typedForms)];
}

/** Every file that an export's conditions name, `types` first. */
function targetsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(targetsOf);
  if (!isRecord(value)) return [];
  const { types, ...others } = value;
  return [types, ...Object.values(others)].flatMap(targetsOf);
}

/** The files with types that belong to a target: `a.mjs` → `a.d.mts`, `a.d.ts`; a bare `a` may be a folder. */
function typedForms(target: string): string[] {
  if (/\.[cm]?tsx?$/.test(target)) return [target];
  const bare = target.replace(/\.[cm]?jsx?$/, '');
  const [, letter = ''] = /\.([cm]?)jsx?$/.exec(target) ?? [];
  const beside = [`${bare}.d.${letter}ts`, `${bare}.d.ts`, `${bare}.ts`];
  return bare === target ? [...beside, `${bare.replace(/\/$/, '')}/index.d.ts`] : beside;
}

/** `features/*` with `./dist/*.js`: one entry point for each declaration file that fits. */
function matchPatterns(map: ExportMap, files: readonly string[]): Map<string, Exported> {
  const closed = [...map].filter(([, value]) => value === null).map(([name]) => name);
  const isClosed = (name: string): boolean =>
    closed.some((pattern) => pattern === name || starOf(pattern, name) !== null);
  const found = new Map<string, Exported>();
  for (const [pattern, value] of map) {
    if (pattern.split('*').length !== 2) continue;
    const forms = targetsOf(value).flatMap(patternForms);
    for (const [form, file] of forms.flatMap((form) =>
      files.map((name) => [form, name] as const),
    )) {
      const star = starOf(form, file);
      // `*.ts` fits `a.d.ts` as well.
      if (star === null || star.endsWith('.d')) continue;
      const name = pattern.replace('*', () => star);
      if (isImportable(name) && !found.has(name) && !isClosed(name))
        found.set(name, { name, candidates: [file] });
    }
  }
  return found;
}

function patternForms(target: string): string[] {
  if (target.split('*').length !== 2) return [];
  const clean = target.replace(/^\.\//, '');
  if (!clean.endsWith('*')) return typedForms(clean);
  return [`${clean}.d.ts`, `${clean}.d.mts`, `${clean}.d.cts`];
}

/** What the star of a pattern stands for; null when the text does not fit. */
function starOf(pattern: string, text: string): string | null {
  const [before = '', after] = pattern.split('*');
  if (after === undefined || !text.startsWith(before) || !text.endsWith(after)) return null;
  const star = text.slice(before.length, text.length - after.length);
  return star === '' || text.length < before.length + after.length ? null : star;
}
