/** An abort code to the constant behind it, and to the functions that raise it. Pure. */

import type {
  AbortData,
  AbortEntry,
  AbortModule,
} from '../../../../../generators/output/framework';
import type { AbortQuestion } from './read';

/** What a number made by the compiler holds, for `#[error]` constants and for `assert!` without a code. */
export interface CleverCode {
  readonly line: number | null;
  /** What `#[error(code = 7)]` asks for; null without it. */
  readonly code: number | null;
  /** Entries of the module's constant pool with name and value of the constant; null for `assert!` and `abort` without one. */
  readonly constant: { readonly name: number; readonly value: number } | null;
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
    const inside = question.function ?? functionAt(module, clever?.line ?? null);
    const errors = module.errors.filter((error) => isAsked(error, question, clever));
    return { module, errors: sortByFunction(errors, inside), clever, function: inside };
  });
  if (question.module === null) {
    // Every constant marked #[error] fits a number of the compiler: without a module it says nothing.
    return clever === null ? explanations.filter(({ errors }) => errors.length > 0) : [];
  }
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
  if (clever !== null) return clever.constant !== null && error.message !== null;
  return code !== null && error.code === code;
}

function sortByFunction(
  errors: readonly AbortEntry[],
  inside: string | null,
): readonly AbortEntry[] {
  const isRaised = (error: AbortEntry): boolean => error.raisedBy.some(([name]) => name === inside);
  return [...errors].sort((a, b) => Number(isRaised(b)) - Number(isRaised(a)));
}

const ABSENT = 0xffff;
const NO_CODE = 0xff;

/**
 * Four bits of version, four unused, eight for a code of the author's, then sixteen each for the line, the name of the
 * constant and its value (`ErrorBitset` in upstream's move-command-line-common/src/error_bitset.rs). Version 8 had no
 * place for a code. Null for every other number.
 */
export function cleverCode(text: string): CleverCode | null {
  const bits = BigInt(text);
  const part = (from: bigint, width: bigint): number =>
    Number((bits >> from) & ((1n << width) - 1n));
  const version = part(60n, 4n);
  if (version !== 0x8 && version !== 0xc) return null;
  const [code, line, name, value] = [part(48n, 8n), part(32n, 16n), part(16n, 16n), part(0n, 16n)];
  return {
    line: line === ABSENT ? null : line,
    code: version === 0xc && code !== NO_CODE ? code : null,
    constant: name === ABSENT || value === ABSENT ? null : { name, value },
  };
}

/** The last function that begins at or before the line. Private ones are not known, so it may be one of those. */
function functionAt(module: AbortModule, line: number | null): string | null {
  let best: readonly [string, number] | null = null;
  for (const fun of module.functions) {
    if (line !== null && fun[1] <= line && (best === null || fun[1] > best[1])) best = fun;
  }
  return best?.[0] ?? null;
}
