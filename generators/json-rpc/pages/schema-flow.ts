/** Schemas as parts of a page: types with links, fields as rows, choices member by member. Pure. */

import { mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import { inlineCode, linkIf, paragraph, table, unsearched } from '../../core/nodes.ts';
import type { CodePart } from '../../core/signature.ts';
import { part } from '../../core/signature.ts';
import type { Schema, Schemas, Shape } from '../schema/schema.ts';
import { membersOf, shapeOf, withoutNull } from '../schema/schema.ts';
import { typePieces, typeText } from '../schema/type-text.ts';
import type { PageContext, TypeHref } from './context.ts';
import { typeHref, contentOf } from './context.ts';

/** Longer types are cut in running text: the page of the type has the whole. */
const LONGEST_INLINE = 120;

/** A type in running text, each name a link. */
export function typeInline(schema: Schema, hrefOf: TypeHref): Inline[] {
  const shape = shapeOf(schema);
  if (shape.kind === 'ref') return [linkIf(hrefOf(shape.name), inlineCode(shape.name))];
  const inner = shape.kind === 'list' ? shapeOf(shape.of) : null;
  if (inner?.kind === 'ref') return [linkIf(hrefOf(inner.name), inlineCode(`${inner.name}[]`))];
  if (shape.kind === 'choice' && shape.members.every((arm) => shapeOf(arm).kind !== 'object'))
    return shape.members.flatMap((arm, at) => [at === 0 ? '' : ' or ', ...typeInline(arm, hrefOf)]);
  const text = typeText(schema);
  const format = shape.kind === 'scalar' && shape.format !== null ? ` (${shape.format})` : '';
  const displayed = text.length > LONGEST_INLINE ? `${text.slice(0, LONGEST_INLINE)}…` : text;
  return [inlineCode(displayed), format];
}

/** The same for code: `Coin[]` with its link, brackets without. */
export function typeParts(schema: Schema, hrefOf: TypeHref): CodePart[] {
  return typePieces(schema).map(({ text, name }) =>
    part(text, name === null ? null : hrefOf(name)),
  );
}

/** One row of a table of fields: `data[].coinType`. */
export interface PathRow {
  readonly path: string;
  /** What describes it: `Coin.coinType`. */
  readonly id: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  /** Types that the row is within: a recursive type is not opened a second time. */
  readonly within: readonly string[];
}

const MOST_ROWS = 36;

/**
 * The fields of an answer by their paths, `data[].balance`: level after level, as many whole types
 * as fit into a readable table. Choices are left to the pages of types.
 */
export function pathRows(schema: Schema, owner: string, schemas: Schemas): readonly PathRow[] {
  const root: PathRow = { path: '', id: owner, schema, isRequired: true, within: [] };
  let rows = expand(root, schemas) ?? [];
  const open = new Set<string>();
  for (;;) {
    const next = rows.find((row) => !open.has(row.path));
    if (next === undefined) return rows;
    open.add(next.path);
    const inner = expand(next, schemas) ?? [];
    if (inner.length === 0 || rows.length + inner.length > MOST_ROWS) continue;
    const at = rows.indexOf(next);
    rows = [...rows.slice(0, at + 1), ...inner, ...rows.slice(at + 1)];
  }
}

/** The fields right below a row, or null where there are none to show. */
function expand(row: PathRow, schemas: Schemas): PathRow[] | null {
  const { within } = row;
  // `X | null` shows the fields of X; a real choice shows none.
  const shape = shapeOf(withoutNull(row.schema));
  if (shape.kind === 'list')
    return expand({ ...row, path: `${row.path}[]`, schema: shape.of }, schemas);
  if (shape.kind === 'ref') {
    const { name } = shape;
    const target = schemas.get(name);
    if (target === undefined || within.includes(name)) return null;
    return expand({ ...row, id: name, schema: target, within: [...within, name] }, schemas);
  }
  return shape.kind === 'object' ? fieldRows(shape, row) : null;
}

/** As TypeScript writes fields without a name. */
const OTHER_FIELDS = '[key: string]';

type ObjectShape = Extract<Shape, { kind: 'object' }>;

/** Fields without a name of their own come last. */
function fieldRows(
  { fields, rest }: ObjectShape,
  owner: Pick<PathRow, 'path' | 'id' | 'within'>,
): PathRow[] {
  const others = rest === null ? [] : [{ name: OTHER_FIELDS, schema: rest, isRequired: true }];
  return [...fields, ...others].map((field) => ({
    ...field,
    path: owner.path === '' ? field.name : `${owner.path}.${field.name}`,
    id: `${owner.id}.${field.name}`,
    within: owner.within,
  }));
}

export function pathTable(rows: readonly PathRow[], context: PageContext): Flow[] {
  if (rows.length === 0) return [];
  const cells = rows.map(({ path, id, schema, isRequired }) => [
    [inlineCode(path)],
    [
      ...typeInline(schema, typeHref(context)),
      ...(isRequired ? [] : [' ', mark('optional')]),
      ...defaultNote(schema),
    ],
    schema.enum?.length === 1 || id.endsWith(OTHER_FIELDS) ? [] : contentOf(id, context),
  ]);
  return [table([[['Field'], ['Type'], ['Description']], ...cells])];
}

/** Null says that there is none. */
export function defaultNote({ default: value }: Schema): Inline[] {
  if (value == null) return [];
  return [' default ', inlineCode(typeof value === 'string' ? value : JSON.stringify(value))];
}

/** All of one type: its fields, or its members one by one. */
export function typeFlow(name: string, schema: Schema, context: PageContext): Flow[] {
  const shape = shapeOf(schema);
  if (shape.kind === 'object') return objectFlow(name, shape, context);
  const isNever = shape.kind === 'enum' && shape.values.length === 0;
  if (isNever || (shape.kind !== 'choice' && shape.kind !== 'enum'))
    return [unsearched(paragraph('Type: ', ...typeInline(schema, typeHref(context))))];
  const members = membersOf(schema).flatMap((member) =>
    member.enum === undefined ? [member] : member.enum.map((value) => ({ enum: [value] })),
  );
  const large = members.filter(isLarge);
  const small = members.filter((member) => !isLarge(member));
  const lead = large.length === 0 ? 'One of:' : 'One of the forms below, or one of:';
  return [
    ...(small.length === 0 ? [] : [paragraph(lead), formTable(name, small, context)]),
    ...large.flatMap((member, index) => largeForm(name, member, { index, context })),
  ];
}

/** More than the one field that names a form. */
function isLarge(schema: Schema): boolean {
  return Object.keys(schema.properties ?? {}).length > 1;
}

function objectFlow(name: string, shape: ObjectShape, context: PageContext): Flow[] {
  return pathTable(fieldRows(shape, { path: '', id: name, within: [] }), context);
}

/** `Sender` – `SuiAddress` for `{ Sender: SuiAddress }`: the type keeps its link. */
function formTable(name: string, members: readonly Schema[], context: PageContext): Flow {
  const hrefOf = typeHref(context);
  const forms = members.map((member) => {
    const [only] = Object.entries(member.properties ?? {});
    if (only === undefined) return [typeInline(member, hrefOf), []];
    const [key, schema] = only;
    const prose = schema.enum?.length === 1 ? [] : contentOf(`${name}.${key}`, context);
    return [[inlineCode(key), ' – ', ...typeInline(schema, hrefOf)], prose];
  });
  const hasWords = forms.some(([, prose = []]) => prose.length > 0);
  const rows = [[['Form'], ['Description']], ...forms];
  return table(hasWords ? rows : rows.map(([form = []]) => [form]));
}

function largeForm(
  name: string,
  member: Schema,
  { index, context }: { readonly index: number; readonly context: PageContext },
): Flow[] {
  const shape = shapeOf(member);
  if (shape.kind !== 'object') return [];
  const tags = shape.fields
    .filter((field) => field.schema.enum?.length === 1)
    .map((field) => `${field.name}: ${typeText(field.schema)}`)
    .join(', ');
  return [
    paragraph(`Form ${index + 1}`, ...(tags === '' ? [] : [', ', inlineCode(tags)]), ':'),
    ...objectFlow(name, shape, context),
  ];
}
