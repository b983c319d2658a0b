/** Foreign JSON looked at step by step: an unexpected value is reported with its path. Pure. */

import type { Location, Outcome } from '../../../core/diagnostics.ts';
import { fail, succeed } from '../../../core/diagnostics.ts';
import { isRecord } from '../../../core/source.ts';
import { NO_NAMES, addressName, checkedName } from '../../move/addresses.ts';
import type { Ability, Visibility } from '../../move/types.ts';
import { ABILITIES } from '../../move/types.ts';
import type { ReadModule } from '../declarations.ts';
import { badJson } from '../diagnostics.ts';

/** What the JSON of a module never contains. */
export const NOT_IN_JSON: Pick<
  ReadModule,
  'isTestOnly' | 'constants' | 'imports' | 'methods' | 'scope'
> = {
  isTestOnly: false,
  constants: [],
  methods: [],
  imports: [],
  scope: { modules: new Map(), members: new Map(), named: NO_NAMES },
};

/** Thrown by the JSON readers only, and caught by `readShape`. */
export class ShapeError extends Error {}

/** A value with the path that leads to it, such as `functions.split.parameters[0]`. */
export interface JsonCursor {
  readonly value: unknown;
  readonly path: string;
}

/** What `read` makes of it; an unexpected value is one diagnostic of the file. */
export function readShape<Value>(at: Location, read: () => Value): Outcome<Value> {
  try {
    return succeed(read());
  } catch (error) {
    if (!(error instanceof ShapeError) && !(error instanceof SyntaxError)) throw error;
    return fail([badJson(error.message, at)]);
  }
}

function throwUnexpected(cursor: JsonCursor, expected: string): never {
  throw new ShapeError(`${cursor.path === '' ? 'the file' : cursor.path} is not ${expected}`);
}

export function member(cursor: JsonCursor, key: string): JsonCursor {
  const record = recordOf(cursor);
  const path = cursor.path === '' ? key : `${cursor.path}.${key}`;
  // `in` would find `constructor` in every object.
  return { value: Object.hasOwn(record, key) ? record[key] : undefined, path };
}

export function recordOf(cursor: JsonCursor): Readonly<Record<string, unknown>> {
  return isRecord(cursor.value) ? cursor.value : throwUnexpected(cursor, 'an object');
}

/** The entries of a JSON object; a missing one has none. */
export function entriesOf(cursor: JsonCursor): readonly (readonly [string, JsonCursor])[] {
  if (cursor.value === undefined || cursor.value === null) return [];
  return Object.entries(recordOf(cursor)).map(([key, value]) => [
    key,
    { value, path: `${cursor.path}.${key}` },
  ]);
}

/** The elements of a JSON list; a missing one has none. */
export function listOf(cursor: JsonCursor): readonly JsonCursor[] {
  const { value } = cursor;
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throwUnexpected(cursor, 'a list');
  return value.map((element: unknown, index) => ({
    value: element,
    path: `${cursor.path}[${index}]`,
  }));
}

export function textAt(cursor: JsonCursor): string {
  return typeof cursor.value === 'string' ? cursor.value : throwUnexpected(cursor, 'text');
}

export function textOrNull(cursor: JsonCursor): string | null {
  return cursor.value === undefined || cursor.value === null ? null : textAt(cursor);
}

export function numberAt(cursor: JsonCursor): number {
  return typeof cursor.value === 'number' ? cursor.value : throwUnexpected(cursor, 'a number');
}

export function flagAt(cursor: JsonCursor): boolean {
  if (cursor.value === undefined || cursor.value === null) return false;
  return typeof cursor.value === 'boolean'
    ? cursor.value
    : throwUnexpected(cursor, 'true or false');
}

/** Names become routes and anchors, so nothing else may pass for one. Macros put `$` in front. */
export function nameAt(cursor: JsonCursor): string {
  const text = textAt(cursor);
  return checkedName(text.replace(/^\$/, '')) === null
    ? throwUnexpected(cursor, 'a Move name')
    : text;
}

/** A named or a numbered address, under the name it goes by. */
export function packageAt(cursor: JsonCursor): string {
  const name = addressName(textAt(cursor));
  return /^0x[0-9a-f]{1,64}$/.test(name) || checkedName(name) !== null
    ? name
    : throwUnexpected(cursor, 'an address');
}

export function nameOfKey(key: string, cursor: JsonCursor): string {
  return checkedName(key) ?? throwUnexpected(cursor, 'under a Move name');
}

export function abilitiesAt(cursor: JsonCursor): readonly Ability[] {
  const names = new Set(listOf(cursor).map((ability) => textAt(ability).toLowerCase()));
  return ABILITIES.filter((ability) => names.has(ability));
}

/** What only one key can tell: `{ "Vector": … }` → `Vector` and its place. Null for anything else. */
export function variantOf(cursor: JsonCursor): readonly [string, JsonCursor] | null {
  const entries = entriesOf(cursor);
  return entries.length === 1 && entries[0] ? entries[0] : null;
}

const VISIBILITIES: ReadonlyMap<string, Visibility> = new Map([
  ['Public', 'public'],
  ['Package', 'package'],
  ['Friend', 'package'],
  ['Private', 'private'],
]);

export function visibilityAt(cursor: JsonCursor): Visibility {
  const visibility = VISIBILITIES.get(textAt(cursor));
  if (visibility === undefined) throw new ShapeError(`${cursor.path} is none that Move has`);
  return visibility;
}
