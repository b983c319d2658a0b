/** Foreign JSON looked at step by step: every wrong turn names the place where the shape broke. Pure. */

import type { Location, Outcome } from '../../../core/diagnostics.ts';
import { fail, succeed } from '../../../core/diagnostics.ts';
import { isRecord } from '../../../core/source.ts';
import { NO_NAMES, addressName, checkedName } from '../../move/addresses.ts';
import type { Ability, Visibility } from '../../move/types.ts';
import { ABILITIES } from '../../move/types.ts';
import type { ReadModule } from '../declarations.ts';
import { badJson } from '../diagnostics.ts';

/** What JSON says of no module. */
export const NOT_IN_JSON: Pick<
  ReadModule,
  'isTestOnly' | 'constants' | 'imports' | 'methods' | 'scope'
> = {
  ...{ isTestOnly: false, constants: [], methods: [] },
  imports: [],
  scope: { modules: new Map(), members: new Map(), named: NO_NAMES },
};

/** Thrown by the JSON readers only, and caught by `readShape`. */
export class ShapeError extends Error {}

/** A value with the path that leads to it, such as `functions.split.parameters[0]`. */
export interface Place {
  readonly value: unknown;
  readonly path: string;
}

/** What `read` makes of it; a wrong turn is one diagnostic of the file. */
export function readShape<Value>(at: Location, read: () => Value): Outcome<Value> {
  try {
    return succeed(read());
  } catch (error) {
    if (!(error instanceof ShapeError) && !(error instanceof SyntaxError)) throw error;
    return fail([badJson(error.message, at)]);
  }
}

function broken(place: Place, expected: string): never {
  throw new ShapeError(`${place.path === '' ? 'the file' : place.path} is not ${expected}`);
}

export function member(place: Place, key: string): Place {
  const record = recordOf(place);
  const path = place.path === '' ? key : `${place.path}.${key}`;
  // `in` would find `constructor` in every object.
  return { value: Object.hasOwn(record, key) ? record[key] : undefined, path };
}

export function recordOf(place: Place): Readonly<Record<string, unknown>> {
  return isRecord(place.value) ? place.value : broken(place, 'an object');
}

/** The entries of a JSON object; a missing one has none. */
export function entriesOf(place: Place): readonly (readonly [string, Place])[] {
  if (place.value === undefined || place.value === null) return [];
  return Object.entries(recordOf(place)).map(([key, value]) => [
    key,
    { value, path: `${place.path}.${key}` },
  ]);
}

/** The elements of a JSON list; a missing one has none. */
export function listOf(place: Place): readonly Place[] {
  const { value } = place;
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) broken(place, 'a list');
  return value.map((element: unknown, index) => ({
    value: element,
    path: `${place.path}[${index}]`,
  }));
}

export function textAt(place: Place): string {
  return typeof place.value === 'string' ? place.value : broken(place, 'text');
}

export function textOrNull(place: Place): string | null {
  return place.value === undefined || place.value === null ? null : textAt(place);
}

export function numberAt(place: Place): number {
  return typeof place.value === 'number' ? place.value : broken(place, 'a number');
}

export function flagAt(place: Place): boolean {
  if (place.value === undefined || place.value === null) return false;
  return typeof place.value === 'boolean' ? place.value : broken(place, 'true or false');
}

/** Names become routes and anchors, so nothing else may pass for one. Macros put `$` in front. */
export function nameAt(place: Place): string {
  const text = textAt(place);
  return checkedName(text.replace(/^\$/, '')) === null ? broken(place, 'a Move name') : text;
}

/** A named or a numbered address, under the name it goes by. */
export function packageAt(place: Place): string {
  const name = addressName(textAt(place));
  return /^0x[0-9a-f]{1,64}$/.test(name) || checkedName(name) !== null
    ? name
    : broken(place, 'an address');
}

export function nameOfKey(key: string, place: Place): string {
  return checkedName(key) ?? broken(place, 'under a Move name');
}

export function abilitiesAt(place: Place): readonly Ability[] {
  const words = new Set(listOf(place).map((ability) => textAt(ability).toLowerCase()));
  return ABILITIES.filter((ability) => words.has(ability));
}

/** What only one key can tell: `{ "Vector": … }` → `Vector` and its place. Null for anything else. */
export function variantOf(place: Place): readonly [string, Place] | null {
  const entries = entriesOf(place);
  return entries.length === 1 && entries[0] ? entries[0] : null;
}

const VISIBILITIES: ReadonlyMap<string, Visibility> = new Map([
  ['Public', 'public'],
  ['Package', 'package'],
  ['Friend', 'package'],
  ['Private', 'private'],
]);

export function visibilityAt(place: Place): Visibility {
  const visibility = VISIBILITIES.get(textAt(place));
  if (visibility === undefined) throw new ShapeError(`${place.path} is none that Move has`);
  return visibility;
}
