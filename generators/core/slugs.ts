/** Names to route segments, by one rule, without clashes on any file system. Pure. */

import { compareText } from './text.ts';

const WINDOWS_DEVICES = ['con', 'prn', 'aux', 'nul'];
const NUMBERED_DEVICES = ['com', 'lpt'].flatMap((device) =>
  Array.from({ length: 10 }, (_, number) => `${device}${number}`),
);
/** Slugs no entity may take: the site or a file system gives them another meaning. */
const RESERVED = new Set([
  '',
  'index',
  'readme',
  'category',
  ...WINDOWS_DEVICES,
  ...NUMBERED_DEVICES,
]);

/** Far below every file system's 255 bytes, with room for the suffix and the extension. */
const LONGEST_SLUG = 120;

/**
 * `UInt53` → `uint-53`, `IMoveDatatype` → `imove-datatype`, `Base64` → `base-64`, `SHA256` → `sha256`.
 * A name without an ASCII letter or digit gives the empty slug.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z]|\d)([A-Z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== '')
    .join('-')
    .toLowerCase();
}

/**
 * One slug for each name, unique without regard to case, never reserved.
 * The first name in byte order keeps the plain slug; later ones get `-2`, `-3` and so on, so the
 * answer does not depend on the order of `names`. `plainOf` makes the slug of a name alone.
 */
export function assignSlugs(
  names: readonly string[],
  reserved: readonly string[] = [],
  plainOf: (name: string) => string = plainSlug,
): ReadonlyMap<string, string> {
  const keyOf = (slug: string): string => slug.toLowerCase();
  const refused = new Set([...RESERVED, ...reserved.map(keyOf)]);
  const plain = new Set(names.map((name) => keyOf(plainOf(name))));
  const taken = new Set<string>();
  const slugs = new Map<string, string>();
  for (const name of [...new Set(names)].sort(compareText)) {
    // `Foo2` must not lose `foo-2` to the second `Foo`: a plain slug goes before a suffixed one.
    const isFree = (slug: string): boolean =>
      ![taken, refused, plain].some((others) => others.has(keyOf(slug)));
    const base = plainOf(name);
    const isRefused = refused.has(keyOf(base));
    const slug = isRefused || taken.has(keyOf(base)) ? suffixed(base, isRefused, isFree) : base;
    taken.add(keyOf(slug));
    slugs.set(name, slug);
  }
  return slugs;
}

function suffixed(base: string, isRefused: boolean, isFree: (slug: string) => boolean): string {
  const stem = base === '' ? 'item' : isRefused ? `${base}-type` : base;
  if (isFree(stem)) return stem;
  for (let number = 2; ; number += 1) {
    if (isFree(`${stem}-${number}`)) return `${stem}-${number}`;
  }
}

function plainSlug(name: string): string {
  return slugOf(name).slice(0, LONGEST_SLUG).replace(/-$/, '');
}
