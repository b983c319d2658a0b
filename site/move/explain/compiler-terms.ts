/** The compiler's words in a sentence: types that it expects and finds, without what it repeats. Pure. */

export interface Types {
  /** Null where the compiler names none. */
  readonly expected: string | null;
  readonly given: string | null;
}

export function expectedAndGiven(detail: string): Types {
  const expected = /Expected: '([^']+)'/.exec(detail)?.[1] ?? null;
  const given = /Given: '([^']+)'/.exec(detail)?.[1] ?? null;
  return { expected, given: given ?? (/Given: integer/.test(detail) ? 'a number' : null) };
}

/** `incompatible types: Invalid argument …` → with the types, and without a proposal, which is the fix. */
export function messageOf(message: string, detail: string): string {
  const bare = message
    .replace(/\s*Did you mean:? .+$/, '')
    .replace(/\s+(?:Expected|Given): '?[^']*'?$/, '');
  if (!/^(?:incompatible types|invalid subtype)/.test(bare)) return bare;
  const { expected, given } = expectedAndGiven(detail);
  const known = [
    ...(expected === null ? [] : [`expected ${expected}`]),
    ...(given === null ? [] : [`given ${given}`]),
  ];
  return known.length === 0 ? bare : `${bare}; ${known.join(', ')}`;
}
