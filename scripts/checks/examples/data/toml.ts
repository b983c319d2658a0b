/** TOML blocks: syntax always, and the known keys of `Move.toml` where the block is one. */

import { TomlError, parse } from 'smol-toml';
import { nearestName } from '../../../../generators/core/text.ts';
import type { Block, Checker, Finding, Unit } from '../model.ts';
import { propose } from '../proposal.ts';
import { isManifest, manifestProblems } from '../move/manifest.ts';

export const checker: Checker = {
  check: async (units) => units.map(findingsOf),
};

function findingsOf(unit: Unit): readonly Finding[] {
  const block = unit.blocks[0];
  return block ? tomlFindings(block) : [];
}

function tomlFindings(block: Block): readonly Finding[] {
  let value: Record<string, unknown>;
  try {
    value = parse(block.code);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const message = (error.message.split('\n')[0] ?? '').replace(
      /^Invalid TOML document: /,
      'this is no TOML: ',
    );
    return [
      finding({
        code: 'toml-syntax',
        message,
        line: error.line,
        column: error.column,
        fix: 'write valid TOML',
      }),
    ];
  }
  if (!isManifest(block.meta.title, value))
    return block.meta.title === null ? tableSlips(block, value) : [];
  return manifestProblems(value).map(({ path, key, message, candidates }) => {
    const near = key === null ? null : nearestName(key, candidates);
    const at = placeOf(block.code, path);
    const fix = near === null ? `use one of ${candidates.join(', ')}` : `did you mean \`${near}\`?`;
    const known = finding({
      code: key === null ? 'toml-value' : 'toml-unknown-key',
      message,
      fix,
      ...at,
    });
    return {
      ...known,
      rename: near !== null && key !== null ? { column: at.column, from: key, to: near } : null,
    };
  });
}

/** Tables of every manifest that a reader may have; without a title only a slip away from one of them is told. */
const TABLES = [
  'package',
  'dependencies',
  'dev-dependencies',
  'build-dependencies',
  'addresses',
  'dev-addresses',
  'workspace',
  'features',
  'profile',
];

function tableSlips(block: Block, value: Readonly<Record<string, unknown>>): readonly Finding[] {
  return Object.entries(value).flatMap(([table, content]) => {
    const near =
      typeof content !== 'object' || TABLES.includes(table) ? null : propose(table, TABLES);
    if (!near) return [];
    const at = placeOf(block.code, [table]);
    const known = finding({
      code: 'toml-unknown-key',
      message: `no manifest has a table "${table}"`,
      fix: `did you mean \`${near.to}\`?`,
      ...at,
    });
    return [
      { ...known, rename: near.isUnique ? { column: at.column, from: table, to: near.to } : null },
    ];
  });
}

function finding(problem: {
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  readonly line: number;
  readonly column: number;
}): Finding {
  return { level: 'error', block: 0, rename: null, ...problem };
}

/** smol-toml keeps no places; a key stands at a line's start, in a table's head or in an inline table. */
function placeOf(code: string, path: readonly string[]): { line: number; column: number } {
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
