/** A name that no method of JSON-RPC has, and the names that say the same. Pure. */

import { relatedNames } from '../../../site/move/explain/related-names.ts';
import type { Proposal } from '../proposal.ts';
import { propose } from '../proposal.ts';

export interface WrongMethod {
  readonly message: string;
  readonly fix: string;
  readonly near: Proposal | null;
}

/** Null for a method, and where no methods are known. */
export function wrongMethod(name: string, methods: readonly string[]): WrongMethod | null {
  if (methods.length === 0 || methods.includes(name)) return null;
  const near = propose(name, methods);
  // `getObjects` is a letter from `getObject`, and says what `multiGetObjects` says.
  const related = relatedNames(
    name,
    methods.filter((method) => method !== near?.to),
  );
  const names = [...(near === null ? [] : [near.to]), ...related];
  return {
    message: `"${name}" is not a method of JSON-RPC`,
    fix:
      names.length === 0
        ? 'look the method up in the JSON-RPC reference of this release'
        : `write ${names.map((method) => `\`${method}\``).join(' or ')}`,
    near,
  };
}
