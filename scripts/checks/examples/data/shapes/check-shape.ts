/** A tree of data against the shape of its file: unknown keys, wrong values, keys that are missing or exclude each other. Pure. */

import type { CheckResult } from '../../../check-result.ts';
import { propose } from '../../../proposal.ts';
import { listedFix, relatedFix } from '../../../../../site/move/explain/related-names.ts';
import type { DataEntry, DataMap, DataNode, TreeLocation } from '../tree.ts';
import type { Field, MapShape, Shape } from './shape.ts';
import { expectedOf } from './value-types.ts';

/** Its code lacks the format in front: `unknown-key`, `value`. */
export type ShapeResult = CheckResult<{
  readonly at: TreeLocation;
  /** A rename at the place; null unless only one name is near. */
  readonly rename: { readonly from: string; readonly to: string } | null;
}>;

export interface ShapeOptions {
  /** In messages: `the node configuration`. */
  readonly file: string;
  /** Keys that once had an effect, and have none in this release. */
  readonly unread: readonly string[];
}

/** The top of a block may be an excerpt: only deeper down a required key must be there. */
export function checkShape(
  node: DataNode,
  shape: Shape,
  options: ShapeOptions,
): readonly ShapeResult[] {
  return resultsOf(node, shape, { ...options, path: [] });
}

interface Position extends ShapeOptions {
  readonly path: readonly string[];
}

function resultsOf(node: DataNode, shape: Shape, position: Position): readonly ShapeResult[] {
  if (shape.kind === 'anything' || (node.kind === 'scalar' && node.value === null)) return [];
  if (shape.kind === 'either') return bestOf(node, shape.shapes, position);
  if (shape.kind === 'map')
    return node.kind === 'map'
      ? checkMap(node, shape, position)
      : [wrongValue(node, 'keys with values', position)];
  if (shape.kind === 'list')
    return node.kind === 'list'
      ? node.items.flatMap((item) => resultsOf(item, shape.items, position))
      : [wrongValue(node, 'a list', position)];
  if (node.kind !== 'scalar') return [wrongValue(node, 'a single value', position)];
  if (shape.kind === 'words') return checkWord(node, shape.terms, position);
  const expected = expectedOf(shape.type, node);
  return expected === null ? [] : [wrongValue(node, expected, position)];
}

/** The alternative of the right kind with the fewest errors is the one that was meant. */
function bestOf(
  node: DataNode,
  shapes: readonly Shape[],
  position: Position,
): readonly ShapeResult[] {
  const kindOf = ({ kind }: Shape): string => (kind === 'map' || kind === 'list' ? kind : 'scalar');
  const same = shapes.filter((shape) => shape.kind === 'anything' || kindOf(shape) === node.kind);
  const tried = (same.length > 0 ? same : shapes).map((shape) => resultsOf(node, shape, position));
  return tried.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function checkMap(node: DataMap, shape: MapShape, position: Position): readonly ShapeResult[] {
  const given = new Set(node.entries.map(({ key }) => key));
  const free = [...shape.fields].filter(([key]) => !given.has(key));
  const inner = node.entries.flatMap((entry) => checkEntry(entry, { shape, free }, position));
  const missing = [...shape.fields].filter(([key, field]) => field.isRequired && !given.has(key));
  const isSure = position.path.length > 0 && inner.every(({ code }) => code !== 'unknown-key');
  const rivals = shape.choices.flatMap((choice) => {
    const [first, second] = node.entries.filter(({ key }) => choice.includes(key));
    return first && second ? [exclusive(first, second)] : [];
  });
  return [
    ...inner,
    ...rivals,
    ...(isSure ? missing.map(([key]) => missingKey(node, key, position)) : []),
  ];
}

function checkEntry(
  entry: DataEntry,
  {
    shape: { fields, others, isOpen },
    free,
  }: { shape: MapShape; free: readonly (readonly [string, Field])[] },
  position: Position,
): readonly ShapeResult[] {
  const field = fields.get(entry.key);
  const below = { ...position, path: [...position.path, entry.key] };
  if (field) return resultsOf(entry.value, field.shape, below);
  // `db-config: /data` is no slip for `p2p-config`, which holds keys of its own.
  const fits = ([, { shape }]: readonly [string, Field]): boolean =>
    resultsOf(entry.value, shape, below).length === 0;
  const fitting = free.filter(fits).map(([key]) => key);
  const near = propose(entry.key, fitting);
  if (others && !near) return resultsOf(entry.value, others, below);
  const far = near ? null : propose(entry.key, [...fields.keys()]);
  // Compose keeps keys that begin with `x-` for its users.
  if ((!near && !far && isOpen) || entry.key.startsWith('x-')) return [];
  const advice =
    relatedFix(entry.key, fitting) ??
    (far ? `did you mean \`${far.to}\`, which holds another kind of value?` : null) ??
    listedFix('use one of', [...fields.keys()]);
  return [unknownKey(entry, { near, advice: near ? null : advice }, position)];
}

function unknownKey(
  { key, at }: DataEntry,
  { near, advice }: { near: ReturnType<typeof propose>; advice: string | null },
  { file, path, unread }: Position,
): ShapeResult {
  const where = path.length > 0 ? ` in ${path.join('.')}` : '';
  const full = [...path, key].join('.');
  if (unread.includes(full))
    return {
      code: 'unknown-key',
      message: `"${full}" has no effect: nothing in this release reads it`,
      fix: 'remove it',
      at,
      rename: null,
    };
  return {
    code: 'unknown-key',
    message: `${file} has no key "${key}"${where}`,
    fix: near
      ? `did you mean \`${near.to}\`?`
      : (advice ?? 'remove it, or move it to where it belongs'),
    at,
    rename: near?.isUnique ? { from: key, to: near.to } : null,
  };
}

function checkWord(
  node: DataNode & { readonly kind: 'scalar' },
  known: readonly string[],
  position: Position,
): readonly ShapeResult[] {
  if (known.includes(node.text) || /<[A-Z]|\$\{?\w/.test(node.text)) return [];
  // One number is not a slip for another.
  const near = /[A-Za-z]{2}/.test(node.text) ? propose(node.text, known) : null;
  const result = wrongValue(node, `one of ${known.join(', ')}`, position);
  if (!near) return [result];
  const rename = near.isUnique ? { from: node.text, to: near.to } : null;
  return [{ ...result, fix: `did you mean \`${near.to}\`?`, rename }];
}

/** `ture` was meant as a truth value wherever one is needed. */
function wrongValue(node: DataNode, expected: string, { path }: Position): ShapeResult {
  const name = path.at(-1) ?? 'the file';
  const displayed = node.kind === 'scalar' ? `"${node.text}"` : `a ${node.kind}`;
  const near =
    node.kind === 'scalar' && expected === 'true or false'
      ? propose(node.text, ['true', 'false'])
      : null;
  return {
    code: 'value',
    message: `${name} is ${displayed}, and must be ${expected}`,
    fix: near ? `did you mean \`${near.to}\`?` : `write ${expected}`,
    at: node.at,
    rename: near && node.kind === 'scalar' ? { from: node.text, to: near.to } : null,
  };
}

function missingKey({ at }: DataMap, key: string, { path }: Position): ShapeResult {
  const message = `${path.join('.')} needs the key "${key}"`;
  return { code: 'value', message, fix: 'add it', at, rename: null };
}

function exclusive(first: DataEntry, second: DataEntry): ShapeResult {
  const message = `"${second.key}" and "${first.key}" exclude each other`;
  return { code: 'value', message, fix: 'remove one of them', at: second.at, rename: null };
}
