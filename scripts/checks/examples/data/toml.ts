/** TOML blocks: syntax always; the keys of `Move.toml` and `Cargo.toml` where the block is one. */

import { TomlError, parse } from 'smol-toml';
import { propose } from '../../proposal.ts';
import type { Block, Checker, UnitResult } from '../model.ts';
import type { ManifestResult } from '../move/manifest.ts';
import { isManifest, checkManifest } from '../move/manifest.ts';
import { checkShapes } from './check-shapes.ts';
import { cargoFile, fileOf } from './shapes/known-files.ts';
import type { DataNode, DataScalar, TreeLocation } from './tree.ts';

export const checker: Checker = {
  check: async (units) => units.map(({ blocks: [block] }) => (block ? checkToml(block) : [])),
};

type Table = Readonly<Record<string, unknown>>;

function checkToml({ code, meta }: Block): readonly UnitResult[] {
  let value: Table;
  try {
    value = parse(code);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return [syntaxResult(error)];
  }
  if (isManifest(meta.title, value))
    return checkManifest(value).map((found) => manifestResult(code, found));
  const tree = treeOf(value, [], code);
  const file = fileOf(meta.title, tree, [cargoFile]);
  if (file) return checkShapes(tree, file, 'toml');
  return meta.title === null ? tableNearMisses(code, value) : [];
}

/** The file that the block shows, for its check status; null when nobody knows its keys. */
export function tomlFileName({ code, meta }: Block): string | null {
  try {
    const value = parse(code);
    if (isManifest(meta.title, value)) return 'Move.toml';
    return fileOf(meta.title, treeOf(value, [], code), [cargoFile])?.name ?? null;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return null;
  }
}

function syntaxResult({ message, line, column }: TomlError): UnitResult {
  const reason = (message.split('\n')[0] ?? '').replace(/^Invalid TOML document: /, '');
  return {
    ...result('toml-syntax', `this is not TOML: ${reason}`, { line, column }),
    fix: 'write valid TOML',
  };
}

function manifestResult(code: string, found: ManifestResult): UnitResult {
  const { path, message, fix, replacement: to } = found;
  const known = { ...result(found.code, message, locationOf(code, path)), fix };
  return to === null
    ? known
    : { ...known, rename: { column: known.column, from: path.at(-1) ?? '', to } };
}

/** Tables of every manifest that a reader may have; without a title only a slip away from one of them is reported. */
const TABLES =
  'package dependencies dev-dependencies build-dependencies addresses dev-addresses workspace features profile'.split(
    ' ',
  );

function tableNearMisses(code: string, value: Table): readonly UnitResult[] {
  return Object.entries(value).flatMap(([table, content]) => {
    const isTable = typeof content === 'object' && !TABLES.includes(table);
    const near = isTable ? propose(table, TABLES) : null;
    if (!near) return [];
    const message = `no manifest has a table "${table}"`;
    return [renamed(result('toml-unknown-key', message, locationOf(code, [table])), near)];
  });
}

function renamed(
  known: UnitResult,
  {
    from,
    to,
    isUnique,
  }: { readonly from: string; readonly to: string; readonly isUnique: boolean },
): UnitResult {
  const rename = isUnique ? { column: known.column, from, to } : null;
  return { ...known, fix: `did you mean \`${to}\`?`, rename };
}

function result(code: string, message: string, at: TreeLocation): UnitResult {
  return { level: 'error', code, message, block: 0, ...at, fix: '', rename: null };
}

function treeOf(value: unknown, path: readonly string[], code: string): DataNode {
  const at = locationOf(code, path);
  if (Array.isArray(value))
    return { kind: 'list', at, items: value.map((item: unknown) => treeOf(item, path, code)) };
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    const entries = Object.entries(value).map(([key, inner]) => {
      const below = [...path, key];
      return { key, at: locationOf(code, below), value: treeOf(inner, below, code) };
    });
    return { kind: 'map', at, entries };
  }
  return scalarOf(value, at);
}

/** smol-toml keeps no places, so a value is where its key is. */
function scalarOf(value: unknown, at: TreeLocation): DataScalar {
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return { kind: 'scalar', at, value: isPlain ? value : null, text: String(value) };
}

/** A key begins a line, or is in a table's head or an inline table. */
function locationOf(code: string, path: readonly string[]): TreeLocation {
  const lines = code.split('\n');
  let from = 0;
  let column = 1;
  for (const key of path) {
    const pattern = new RegExp(
      `(?:^\\s*\\[{0,2}(?:[\\w"-]+\\.)*|[{,.\\s])"?(${key.replace(/[^\w-]/g, '\\$&')})"?(?=[\\s=\\].])`,
    );
    const at = lines.findIndex((line, index) => index >= from && pattern.test(line));
    if (at < 0) continue;
    const line = lines[at] ?? '';
    const match = pattern.exec(line);
    column =
      Array.from(line.slice(0, (match?.index ?? 0) + (match?.[0].indexOf(key) ?? 0))).length + 1;
    from = at;
  }
  return { line: from + 1, column };
}
