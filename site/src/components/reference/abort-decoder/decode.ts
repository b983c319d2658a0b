/** An abort code to the constant behind it, and to the functions that raise it. Pure. */

import type {
  AbortData,
  AbortEntry,
  AbortModule,
} from '../../../../../generators/output/framework';
import type { AbortQuestion } from './read';

/** What a code made by the compiler holds: `#[error]` constants, and `assert!` without a code. */
export interface CleverCode {
  readonly line: number;
  /** What `#[error(code = 7)]` asks for; null without it. */
  readonly code: number | null;
  /** False for `assert!` and `abort` without a constant. */
  readonly hasConstant: boolean;
}

export interface Explanation {
  readonly module: AbortModule;
  /** Constants with this code, those that the named function raises first. */
  readonly errors: readonly AbortEntry[];
  readonly clever: CleverCode | null;
  /** The function that contains the line, or that the message names. */
  readonly function: string | null;
}

/** Every module that fits, best first. Empty when the framework has no such module. */
export function decodeAbort(data: AbortData, question: AbortQuestion): readonly Explanation[] {
  const clever = question.code === null ? null : cleverCode(question.code);
  const modules = data.modules.filter((module) => isMeant(module, question));
  const explanations = modules.map((module): Explanation => {
    const inside = question.function ?? (clever === null ? null : functionAt(module, clever.line));
    const errors = module.errors.filter((error) => isAsked(error, question, clever));
    return { module, errors: sortByFunction(errors, inside), clever, function: inside };
  });
  // Without a module the constant alone may be enough; a bare number fits far too many.
  if (question.module === null)
    return question.constant === null ? [] : explanations.filter(({ errors }) => errors.length > 0);
  return [...explanations].sort(
    (a, b) => Number(b.errors.length > 0) - Number(a.errors.length > 0),
  );
}

function isMeant(module: AbortModule, { address, module: name }: AbortQuestion): boolean {
  const [packageName, moduleName] = module.id.split('::');
  if (name !== null && moduleName !== name) return false;
  return address === null || address === packageName || shortAddress(address) === module.address;
}

/** `0x000…02` → `0x2`. */
export function shortAddress(address: string): string {
  return `0x${address
    .replace(/^0x/i, '')
    .toLowerCase()
    .replace(/^0+(?=.)/, '')}`;
}

function isAsked(
  error: AbortEntry,
  { code, constant }: AbortQuestion,
  clever: CleverCode | null,
): boolean {
  if (constant !== null) return error.name === constant;
  if (clever !== null) return clever.hasConstant && error.message !== null;
  return code !== null && error.code === code;
}

function sortByFunction(
  errors: readonly AbortEntry[],
  inside: string | null,
): readonly AbortEntry[] {
  const isRaised = (error: AbortEntry): boolean => error.raisedBy.some(([name]) => name === inside);
  return [...errors].sort((a, b) => Number(isRaised(b)) - Number(isRaised(a)));
}

const absent = 0xffffn;
const noCode = 0xffn;

/**
 * Four bits of version, four unused, eight for a code of the author's, then sixteen each for the line, the
 * name of the constant and its value. Version 8 had no place for a code. Null for every other number.
 */
export function cleverCode(code: string): CleverCode | null {
  const bits = BigInt(code);
  const version = bits >> 60n;
  if (version !== 0x8n && version !== 0xcn) return null;
  const own = (bits >> 48n) & 0xffn;
  return {
    line: Number((bits >> 32n) & 0xffffn),
    code: version === 0xcn && own !== noCode ? Number(own) : null,
    hasConstant: (bits & 0xffffn) !== absent,
  };
}

/** The last function that begins at or before the line. Private ones are not known, so it may be one of those. */
function functionAt(module: AbortModule, line: number): string | null {
  let best: readonly [string, number] | null = null;
  for (const fun of module.functions) {
    if (fun[1] <= line && (best === null || fun[1] > best[1])) best = fun;
  }
  return best?.[0] ?? null;
}
