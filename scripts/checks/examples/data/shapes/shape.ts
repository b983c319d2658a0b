/** What a configuration file may hold: keys, and the types of their values. Types and small makers. Pure. */

export interface MapShape {
  readonly kind: 'map';
  readonly fields: ReadonlyMap<string, Field>;
  /** Other keys and what they hold; null where there are none. */
  readonly others: Shape | null;
  /** Programs of many makers read the file: only what is a slip away from a known key is wrong. */
  readonly isOpen: boolean;
  /** Keys of which only one may be given. */
  readonly choices: readonly (readonly string[])[];
}

export interface Field {
  readonly shape: Shape;
  readonly isRequired: boolean;
}

export type Shape =
  | MapShape
  | { readonly kind: 'list'; readonly items: Shape }
  /** `type` is a name that `value-types.ts` knows, or any other, which every text fits. */
  | { readonly kind: 'value'; readonly type: string }
  | { readonly kind: 'words'; readonly terms: readonly string[] }
  | { readonly kind: 'either'; readonly shapes: readonly Shape[] }
  | { readonly kind: 'anything' };

export const anything: Shape = { kind: 'anything' };

export function value(type: string): Shape {
  return { kind: 'value', type };
}

export function words(text: string): Shape {
  return { kind: 'words', terms: text.split(' ') };
}

export function listOf(items: Shape): Shape {
  return { kind: 'list', items };
}

export function either(...shapes: readonly Shape[]): Shape {
  return { kind: 'either', shapes };
}

export function mapOf(others: Shape): MapShape {
  return { kind: 'map', fields: new Map(), others, isOpen: false, choices: [] };
}

/** `names` may hold anything; `typed` says what the others hold. */
export function keys(names: string, typed: Readonly<Record<string, Shape>> = {}): MapShape {
  const untyped = names.split(/\s+/).filter((name) => name !== '');
  const fields = [
    ...untyped.map((name) => [name, anything] as const),
    ...Object.entries(typed),
  ].map(([name, shape]) => [name, { shape, isRequired: false }] as const);
  return { kind: 'map', fields: new Map(fields), others: null, isOpen: false, choices: [] };
}

export function open(map: MapShape): MapShape {
  return { ...map, isOpen: true };
}
