/** How many bytes every value of a Move type has in BCS, where all have as many. Pure. */

import type { KnownTypes } from './known-types.ts';
import { pathOf } from './check-type.ts';

const SIZES: Readonly<Record<string, number>> = {
  ...{ bool: 1, u8: 1, u16: 2, u32: 4, u64: 8, u128: 16, u256: 32 },
  ...{ address: 32, ID: 32, UID: 32 },
};

/** Null for types of another length each time, and for those that nobody here knows. */
export function sizeOf(type: string, types: KnownTypes): number | null {
  const name = type.trim();
  if (name in SIZES) return SIZES[name] ?? null;
  const fields = name.includes('::') ? types.get(pathOf(name))?.fields : undefined;
  if (!fields) return null;
  // A struct without fields has one that nobody writes: `dummy_field: bool`.
  const sizes = fields.length === 0 ? [1] : fields.map((field) => SIZES[field] ?? null);
  return sizes.reduce<number | null>(
    (sum, size) => (sum === null || size === null ? null : sum + size),
    0,
  );
}
