/** Paths such as `0x2::coin::Coin` inside a text, held against the framework. `load…` reads the generated data. */

import fs from 'node:fs';
import path from 'node:path';
import type { Proposal } from '../proposal.ts';
import { propose } from '../proposal.ts';
import { PACKAGE_ADDRESSES } from './known-modules.ts';

export const targetsFile = 'docs/generated/_data/targets.json';

/** Items by `0x2::coin`; without any until the framework reference was generated once. */
export type FrameworkItems = ReadonlyMap<string, ReadonlySet<string>>;

let loaded: { readonly root: string; readonly items: FrameworkItems } | null = null;

export function loadFrameworkItems(root: string): FrameworkItems {
  if (loaded?.root === root) return loaded.items;
  const file = path.join(root, targetsFile);
  const targets = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as { framework?: readonly { id: string }[] })
    : {};
  const items = new Map<string, Set<string>>();
  for (const { id } of targets.framework ?? []) {
    const [packageName = '', module, item] = id.replace(/^move:/, '').split('::');
    if (module === undefined) continue;
    const key = `${PACKAGE_ADDRESSES[packageName] ?? packageName}::${module}`;
    const known = items.get(key) ?? new Set();
    if (item !== undefined) known.add(item);
    items.set(key, known);
  }
  loaded = { root, items };
  return items;
}

export interface PathProblem {
  readonly message: string;
  /** Of the wrong name, in UTF-16 units from the start of the text. */
  readonly offset: number;
  readonly wrong: string;
  /** The name that was probably meant. */
  readonly near: Proposal | null;
}

const PATH = /\b0x([0-9a-fA-F]{1,64})::(\w+)(?:::(\w+))?/g;

/** Nothing is said of packages outside the framework. */
export function pathProblems(text: string, items: FrameworkItems): readonly PathProblem[] {
  if (items.size === 0) return [];
  return [...text.matchAll(PATH)].flatMap((match) => {
    const [whole, digits = '', module = '', item] = match;
    const address = `0x${digits.replace(/^0+/, '').toLowerCase()}`;
    if (!Object.values(PACKAGE_ADDRESSES).includes(address)) return [];
    const known = items.get(`${address}::${module}`);
    const moduleAt = match.index + `0x${digits}::`.length;
    if (!known) {
      const modules = [...items.keys()].filter((key) => key.startsWith(`${address}::`));
      const names = modules.map((key) => key.slice(address.length + 2));
      const said = `the package ${address} has no module "${module}"`;
      return [problem(said, { wrong: module, offset: moduleAt, names })];
    }
    if (item === undefined || known.has(item)) return [];
    const said = `the module ${address}::${module} has nothing named "${item}"`;
    const offset = match.index + whole.length - item.length;
    return [problem(said, { wrong: item, offset, names: [...known] })];
  });
}

interface Wrong {
  readonly wrong: string;
  readonly offset: number;
  readonly names: readonly string[];
}

function problem(message: string, { wrong, offset, names }: Wrong): PathProblem {
  return { message, offset, wrong, near: propose(wrong, names) };
}
