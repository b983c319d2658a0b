/** Shapes as parts of a page: types with links, fields as rows, unions option by option. Pure. */

import type { CodePart } from '../core/signature.ts';
import { part } from '../core/signature.ts';
import type { Flow, Inline } from '../core/nodes.ts';
import { badge, flattenInline, inlineCode, link, paragraph, table } from '../core/nodes.ts';
import { parseProse } from '../core/prose.ts';
import type { Field, Shape, ShapesByName, UnionOption } from './shapes.ts';
import { shapeText } from './shapes.ts';

/** Where the type of that name is explained; null for names without a place. */
export type TypeHref = (name: string) => string | null;

/** Longer types are cut in running text: the page of types has the whole. */
const LONGEST_INLINE = 120;

/** A type in running text, each name a link. */
export function typeInline(shape: Shape, hrefOf: TypeHref): Inline[] {
  if (shape.kind === 'ref') return [linked(shape.name, shape.name, hrefOf)];
  if (shape.kind === 'array' && shape.of.kind === 'ref')
    return [linked(shape.of.name, `${shape.of.name}[]`, hrefOf)];
  if (shape.kind === 'union' && shape.options.every((option) => option.shape.kind !== 'object')) {
    return shape.options.flatMap((option, index) => {
      const inner = typeInline(option.shape, hrefOf);
      return index === 0 ? inner : [' or ', ...inner];
    });
  }
  const text = shapeText(shape);
  return [inlineCode(text.length > LONGEST_INLINE ? `${text.slice(0, LONGEST_INLINE)}…` : text)];
}

function linked(name: string, shown: string, hrefOf: TypeHref): Inline {
  const href = hrefOf(name);
  return href === null ? inlineCode(shown) : link(href, inlineCode(shown));
}

/** The same for code: `PaginatedCoins` with its link, brackets without. */
export function typeParts(shape: Shape, hrefOf: TypeHref): CodePart[] {
  switch (shape.kind) {
    case 'ref':
      return [part(shape.name, hrefOf(shape.name))];
    case 'array': {
      const inner = typeParts(shape.of, hrefOf);
      return shape.of.kind === 'union'
        ? [part('('), ...inner, part(')[]')]
        : [...inner, part('[]')];
    }
    case 'union':
      return shape.options.flatMap((option, index) => [
        ...(index === 0 ? [] : [part(' | ')]),
        ...typeParts(option.shape, hrefOf),
      ]);
    default:
      return [part(shapeText(shape))];
  }
}

/** Description for a cell; `Undocumented` where nobody says anything. */
export function descriptionInline(description: string | null): Inline[] {
  return description === null
    ? [badge('undocumented', 'Undocumented')]
    : flattenInline(parseProse(description, 'ours'));
}

/** One row of a table of fields: `data[].coinType`. */
export interface PathRow {
  readonly path: string;
  readonly shape: Shape;
  readonly isOptional: boolean;
  readonly description: string | null;
  /** Types that the row lies within: a recursive type is not opened a second time. */
  readonly within: readonly string[];
}

const MOST_ROWS = 36;

/**
 * The fields of an answer by their paths, `data[].balance`: level after level, as many whole types
 * as fit into a readable table. Unions are left to the page of types.
 */
export function pathRows(shape: Shape, types: ShapesByName): readonly PathRow[] {
  let rows =
    expand({ path: '', shape, isOptional: false, description: null, within: [] }, types) ?? [];
  const open = new Set<string>();
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const row of rows) {
      const inner = open.has(row.path) ? null : expand(row, types);
      open.add(row.path);
      if (inner === null || inner.length === 0 || rows.length + inner.length > MOST_ROWS) continue;
      const at = rows.indexOf(row);
      rows = [...rows.slice(0, at + 1), ...inner, ...rows.slice(at + 1)];
      isGrowing = true;
      break;
    }
  }
  return rows;
}

/** The fields right below a row, or null where there are none to show. */
function expand(row: PathRow, types: ShapesByName): PathRow[] | null {
  const { shape, within } = row;
  if (shape.kind === 'ref') {
    const target = types.get(shape.name);
    if (target === undefined || within.includes(shape.name)) return null;
    return expand({ ...row, shape: target, within: [...within, shape.name] }, types);
  }
  if (shape.kind === 'array')
    return expand({ ...row, path: `${row.path}[]`, shape: shape.of }, types);
  if (shape.kind === 'union') return expandNullable(row, shape.options, types);
  if (shape.kind !== 'object') return null;
  return shape.fields.map((field) => ({
    path: row.path === '' ? field.name : `${row.path}.${field.name}`,
    shape: field.shape,
    isOptional: field.isOptional,
    description: field.description,
    within,
  }));
}

/** `X | null` shows the fields of X; a real choice shows none. */
function expandNullable(
  row: PathRow,
  options: readonly UnionOption[],
  types: ShapesByName,
): PathRow[] | null {
  const real = options.filter((option) => option.shape.kind !== 'null');
  const [only] = real;
  return real.length === 1 && only ? expand({ ...row, shape: only.shape }, types) : null;
}

export function pathTable(rows: readonly PathRow[], hrefOf: TypeHref): Flow[] {
  if (rows.length === 0) return [];
  const cells = rows.map((row) => [
    [inlineCode(row.path)],
    [...typeInline(row.shape, hrefOf), ...(row.isOptional ? [' ', badge('info', 'Optional')] : [])],
    isLiteral(row.shape) && row.description === null ? [] : descriptionInline(row.description),
  ]);
  return [table([[['Field'], ['Type'], ['Description']], ...cells])];
}

function isLiteral(shape: Shape): boolean {
  return shape.kind === 'literal';
}

/** All of one type: its fields, or its forms one by one. */
export function typeFlow(shape: Shape, hrefOf: TypeHref): Flow[] {
  if (shape.kind === 'object') return fieldTable(shape.fields, hrefOf);
  if (shape.kind !== 'union') return [paragraph(...typeInline(shape, hrefOf))];
  const small = shape.options.filter((option) => !isLarge(option.shape));
  const large = shape.options.filter((option) => isLarge(option.shape));
  return [
    ...(small.length === 0
      ? []
      : [
          paragraph(large.length === 0 ? 'One of:' : 'One of the forms below, or one of:'),
          formTable(small, hrefOf),
        ]),
    ...large.flatMap((option, index) => largeForm(option, index, hrefOf)),
  ];
}

/** More than the one field that names a variant. */
function isLarge(shape: Shape): boolean {
  return shape.kind === 'object' && shape.fields.length > 1;
}

function formTable(options: readonly UnionOption[], hrefOf: TypeHref): Flow {
  const hasWords = options.some((option) => formWords(option) !== null);
  const rows = options.map((option) => {
    const words = formWords(option);
    return [
      formInline(option.shape, hrefOf),
      ...(hasWords ? [words === null ? [] : flattenInline(parseProse(words, 'ours'))] : []),
    ];
  });
  return table([[['Form'], ...(hasWords ? [['Description']] : [])], ...rows]);
}

/** What is said of the form, or of the one field that makes it. */
function formWords(option: UnionOption): string | null {
  const [only] = option.shape.kind === 'object' ? option.shape.fields : [];
  return option.description ?? only?.description ?? null;
}

/** `Sender – string` for `{ Sender: string }`: the type keeps its link. */
function formInline(shape: Shape, hrefOf: TypeHref): Inline[] {
  const [only] = shape.kind === 'object' ? shape.fields : [];
  if (only === undefined) return typeInline(shape, hrefOf);
  return [inlineCode(only.name), ' – ', ...typeInline(only.shape, hrefOf)];
}

function largeForm(option: UnionOption, index: number, hrefOf: TypeHref): Flow[] {
  const fields = option.shape.kind === 'object' ? option.shape.fields : [];
  const marks = fields.filter((field) => isLiteral(field.shape));
  const name = marks.map((field) => `${field.name}: ${shapeText(field.shape)}`).join(', ');
  return [
    paragraph(`Form ${index + 1}`, ...(name === '' ? [] : [', ', inlineCode(name)]), ':'),
    ...(option.description === null ? [] : parseProse(option.description)),
    ...fieldTable(fields, hrefOf),
  ];
}

function fieldTable(fields: readonly Field[], hrefOf: TypeHref): Flow[] {
  return pathTable(
    fields.map((field) => ({ ...field, path: field.name, within: [] })),
    hrefOf,
  );
}
