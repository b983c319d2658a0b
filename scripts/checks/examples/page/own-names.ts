/** Names in sentences that are a slip away from those of the page's own code: functions of its modules, variables. Pure. */

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

const WORD =
  /^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+)$/;

/** A name with several words that stands nowhere in the page's code, and near one that does. */
export function checkBareName({ value }: InlineCode, code: ReadonlySet<string>): WrongName | null {
  const name = value.replace(/\(\)$/, '');
  if (/^[a-z]{6,}$/.test(name) && !code.has(name)) {
    const same = [...code].filter((other) => withoutDoubles(other) === withoutDoubles(name));
    const message = `nothing in the code of this page is called "${name}"`;
    return same.length === 1 && /(.)\1\1/.test(name) ? { message, near: same[0] ?? null } : null;
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

/** A slip, the same words in another order, or words more or fewer. */
export function nearName(name: string, candidates: readonly string[]): string | null {
  const words = wordsOf(name);
  const same = candidates.filter((other) => wordsOf(other).join() === words.join());
  if (same.length === 1) return same[0] ?? null;
  const near = propose(name, candidates);
  const isSlip = near?.isUnique && Math.abs(near.to.length - name.length) <= 2;
  return isSlip ? near.to : null;
}

function withoutDoubles(name: string): string {
  return name.replace(/(.)\1+/g, '$1');
}

function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]/)
    .toSorted();
}
