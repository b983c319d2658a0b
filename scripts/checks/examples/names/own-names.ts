/** Names in sentences that are a slip away from those of the page's own code: functions of its modules, variables. Pure. */

import { editDistance } from '../../../../generators/core/text.ts';
import type { InlineCode } from '../../../../site/dialect/page/authored-page.ts';
import { propose } from '../../proposal.ts';

export interface WrongName {
  /** What is wrong, as a sentence without its end. */
  readonly message: string;
  /** What was probably meant; null where nothing is near. */
  readonly near: string | null;
}

/** Members of each module in the page's Move code, by the name of the module. */
export type OwnModules = ReadonlyMap<string, ReadonlySet<string>>;

const MEMBER = /\b(?:fun|struct|enum|const)\s+(\w+)/g;

/** Several packages of a page may have modules of one name: all of their members are known. */
export function ownModulesIn(moveCode: readonly string[]): OwnModules {
  const modules = new Map<string, Set<string>>();
  for (const text of moveCode)
    for (const part of text.split(/(?=\bmodule\s+\w+\s*::)/)) {
      const name = /^module\s+\w+\s*::\s*(\w+)/.exec(part)?.[1];
      if (name === undefined) continue;
      const members = [...part.matchAll(MEMBER)].map((match) => match[1] ?? '');
      modules.set(name, new Set([...(modules.get(name) ?? []), ...members]));
    }
  return modules;
}

/** `smith::create_axe`, where the page's `smith` has `axe_create`. */
export function checkMember({ value }: InlineCode, modules: OwnModules): WrongName | null {
  const [, module = '', name = ''] =
    /^(?:\w+::)?(\w+)::(\w+)(?:<.*>)?(?:\(.*\))?$/.exec(value) ?? [];
  const members = modules.get(module);
  // `shop::X` speaks of a family of names, and of a module without members only the header is shown.
  if (!members || members.size === 0 || members.has(name) || /(?:^|_)[XYZT]$/.test(name))
    return null;
  const near = nearName(name, [...members]);
  const message = `the module ${module} of this page has no "${name}"`;
  return { message, near: near && `${module}::${near}` };
}

/** `EStaleBread`, where the page's only error about what is stale is `EStaleLoaf`. */
export function checkError({ value: name }: InlineCode, modules: OwnModules): WrongName | null {
  const errors = [...modules.values()].flatMap((members) =>
    [...members].filter((member) => ERROR.test(member)),
  );
  if (!ERROR.test(name) || errors.length === 0 || errors.includes(name)) return null;
  // Other modules, which the page does not show, have errors of their own.
  const beginningOf = (error: string): string => error.replace(/[A-Z][a-z\d]*$/, '');
  const alike = errors.filter((error) => beginningOf(error) === beginningOf(name));
  const near = nearName(name, errors) ?? (alike.length === 1 ? (alike[0] ?? null) : null);
  const message = `no module of this page has the error "${name}"`;
  return near === null ? null : { message, near };
}

/** With two words at least after the letter. */
const ERROR = /^E[A-Z][a-z]+[A-Z]\w+$/;

const WORD =
  /^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+)$/;

/** A name with several words that stands nowhere in the page's code, and near one that does. */
export function checkBareName({ value }: InlineCode, code: ReadonlySet<string>): WrongName | null {
  const name = value.replace(/\(.*\)$/s, '');
  if (/^[a-z]{5,}$/.test(name) && !code.has(name)) {
    const same = [...code].filter((other) => isExchanged(name, other) || isTripled(name, other));
    const message = `nothing in the code of this page is called "${name}"`;
    return same.length === 1 ? { message, near: same[0] ?? null } : null;
  }
  if (name.length < 6 || !WORD.test(name) || code.has(name)) return null;
  const near = nearName(
    name,
    [...code].filter((other) => WORD.test(other)),
  );
  return near === null
    ? null
    : { message: `nothing in the code of this page is called "${name}"`, near };
}

/** A slip, or the same words in another order, written in the same way. */
export function nearName(name: string, candidates: readonly string[]): string | null {
  const alike = candidates.filter((other) => styleOf(other) === styleOf(name));
  const terms = termsOf(name);
  const same = alike.filter(
    (other) => termsOf(other).toSorted().join() === terms.toSorted().join(),
  );
  if (same.length === 1 && same[0] !== undefined && termsOf(same[0]).join() !== terms.join())
    return same[0];
  const near = propose(name, alike);
  return near?.isUnique && isTypo(name, near.to) ? near.to : null;
}

/** One letter, in long names two; another version or a plural is another name. */
export function isTypo(name: string, other: string): boolean {
  const bare = (text: string): string => text.toLowerCase().replace(/s$|v?\d+$/g, '');
  const isOther = bare(name) === bare(other) && name.toLowerCase() !== other.toLowerCase();
  return (
    !isOther && editDistance(name.toLowerCase(), other.toLowerCase()) <= (name.length <= 16 ? 1 : 2)
  );
}

/** `snake_case`, `PascalCase`, `camelCase`, `kebab-case`: a name of another kind is another thing. */
export function styleOf(name: string): string {
  if (/[_-]/.test(name)) return name.includes('_') ? 'snake' : 'kebab';
  return /^[A-Z]/.test(name) ? 'pascal' : 'camel';
}

/** `acccounts`. */
function isTripled(name: string, other: string): boolean {
  const withoutDoubles = (text: string): string => text.replace(/(.)\1+/g, '$1');
  return /(.)\1\1/.test(name) && withoutDoubles(other) === withoutDoubles(name);
}

/** `paymnet`: two letters in the wrong order, which no other word has. */
function isExchanged(name: string, other: string): boolean {
  const at = [...name].findIndex((letter, index) => letter !== other[index]);
  const swapped = `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at] ?? ''}${name.slice(at + 2)}`;
  return at >= 0 && name.length === other.length && swapped === other;
}

function termsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]/);
}
