/** TOML blocks: syntax always; the keys of `Move.toml` and `Cargo.toml` where the block is one. */

import { TomlError, parse } from 'smol-toml';
import { propose } from '../../proposal.ts';
import type { Block, Checker, Finding } from '../model.ts';
import type { ManifestProblem } from '../move/manifest.ts';
import { isManifest, manifestProblems } from '../move/manifest.ts';
import { shapeFindings } from './shape-findings.ts';
import { cargoFile, fileOf } from './shapes/known-files.ts';
import type { DataNode, DataScalar, Place } from './tree.ts';

export const checker: Checker = {
  check: async (units) => units.map(({ blocks: [block] }) => (block ? tomlFindings(block) : [])),
};

type Table = Readonly<Record<string, unknown>>;

function tomlFindings({ code, meta }: Block): readonly Finding[] {
  let value: Table;
  try {
    value = parse(code);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return [syntaxFinding(error)];
  }
  if (isManifest(meta.title, value))
    return manifestProblems(value).map((problem) => manifestFinding(code, problem));
  const tree = treeOf(value, [], code);
  const file = fileOf(meta.title, tree, [cargoFile]);
  if (file) return shapeFindings(tree, file, 'toml');
  return meta.title === null ? tableNearMisses(code, value) : [];
}

/** The file that the block shows, for its stamp; null when nobody knows its keys. */
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

function syntaxFinding({ message, line, column }: TomlError): Finding {
  const reason = (message.split('\n')[0] ?? '').replace(/^Invalid TOML document: /, '');
  return {
    ...finding('toml-syntax', `this is not TOML: ${reason}`, { line, column }),
    fix: 'write valid TOML',
  };
}

function manifestFinding(code: string, problem: ManifestProblem): Finding {
  const { path, key, message, candidates, fix } = problem;
  const at = placeOf(code, path);
  const near = key === null ? null : propose(key, candidates);
  const known = finding(key === null ? 'toml-value' : 'toml-unknown-key', message, at);
  if (near && key !== null)
    return renamed(known, { from: key, to: near.to, isUnique: near.isUnique });
  return { ...known, fix: fix ?? `use one of ${candidates.join(', ')}` };
}

/** Tables of every manifest that a reader may have; without a title only a slip away from one of them is reported. */
const TABLES =
  'package dependencies dev-dependencies build-dependencies addresses dev-addresses workspace features profile'.split(
    ' ',
  );

function tableNearMisses(code: string, value: Table): readonly Finding[] {
  return Object.entries(value).flatMap(([table, content]) => {
    const isTable = typeof content === 'object' && !TABLES.includes(table);
    const near = isTable ? propose(table, TABLES) : null;
    if (!near) return [];
    const message = `no manifest has a table "${table}"`;
    return [renamed(finding('toml-unknown-key', message, placeOf(code, [table])), near)];
  });
}

function renamed(
  known: Finding,
  {
    from,
    to,
    isUnique,
  }: { readonly from: string; readonly to: string; readonly isUnique: boolean },
): Finding {
  const rename = isUnique ? { column: known.column, from, to } : null;
  return { ...known, fix: `did you mean \`${to}\`?`, rename };
}

function finding(code: string, message: string, at: Place): Finding {
  return { level: 'error', code, message, block: 0, ...at, fix: '', rename: null };
}

function treeOf(value: unknown, path: readonly string[], code: string): DataNode {
  const at = placeOf(code, path);
  if (Array.isArray(value))
    return { kind: 'list', at, items: value.map((item: unknown) => treeOf(item, path, code)) };
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    const entries = Object.entries(value).map(([key, inner]) => {
      const below = [...path, key];
      return { key, at: placeOf(code, below), value: treeOf(inner, below, code) };
    });
    return { kind: 'map', at, entries };
  }
  return scalarOf(value, at);
}

/** smol-toml keeps no places, so a value is where its key is. */
function scalarOf(value: unknown, at: Place): DataScalar {
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return { kind: 'scalar', at, value: isPlain ? value : null, text: String(value) };
}

/** A key begins a line, or is in a table's head or an inline table. */
function placeOf(code: string, path: readonly string[]): Place {
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
