/** Paths such as `0x2::coin::Coin` inside a text, held against the framework. `load…` reads the generated data and the sources. */

import fs from 'node:fs';
import path from 'node:path';
import type { CheckResult, Span } from '../check-result.ts';
import { propose, renameOf } from '../proposal.ts';
import { PACKAGE_ADDRESSES } from './packages.ts';
import type { KnownTypes } from './known-types.ts';
import { loadKnownTypes } from './known-types.ts';

export const targetsFile = 'docs/generated/_data/targets.json';

/** Items by `0x2::coin`; without any until the framework reference was generated once. */
export type FrameworkItems = ReadonlyMap<string, ReadonlySet<string>>;

/** What texts that name Move are held against. */
export interface FrameworkNames {
  readonly items: FrameworkItems;
  readonly types: KnownTypes;
}

let loaded: { readonly root: string; readonly names: FrameworkNames } | null = null;

export function loadFrameworkNames(root: string): FrameworkNames {
  if (loaded?.root !== root)
    loaded = { root, names: { items: loadItems(root), types: loadKnownTypes(root) } };
  return loaded.names;
}

function loadItems(root: string): FrameworkItems {
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
  return items;
}

const PATH = /\b0x([0-9a-fA-F]{1,64})(::?)(\w+)(?:(::?)(\w+))?/g;

/** Nothing is said of packages outside the framework. */
export function checkPath(text: string, items: FrameworkItems): readonly CheckResult<Span>[] {
  if (items.size === 0) return [];
  return [...text.matchAll(PATH)].flatMap((match) => {
    const [path, digits = '', colons, module = '', moreColons, item] = match;
    const address = `0x${digits.replace(/^0+/, '').toLowerCase()}`;
    if (!Object.values(PACKAGE_ADDRESSES).includes(address)) return [];
    if (item !== undefined && colons !== moreColons)
      return [oneColon(path, path.replace(/::?/g, '::'), match.index)];
    if (colons === ':') return [];
    const known = items.get(`${address}::${module}`);
    const moduleAt = match.index + `0x${digits}::`.length;
    if (!known) {
      const modules = [...items.keys()].filter((key) => key.startsWith(`${address}::`));
      const names = modules.map((key) => key.slice(address.length + 2));
      const message = `the package ${address} has no module "${module}"`;
      return [result(message, { wrong: module, offset: moduleAt, names })];
    }
    if (item === undefined || known.has(item)) return [];
    const statement = `the module ${address}::${module} has nothing named "${item}"`;
    const offset = match.index + path.length - item.length;
    return [result(statement, { wrong: item, offset, names: [...known] })];
  });
}

function oneColon(wrong: string, right: string, offset: number): CheckResult<Span> {
  const message = `the names of "${wrong}" are not all joined by two colons`;
  return nameResult({ wrong, offset }, { message, fix: `write \`${right}\``, replacement: right });
}

/** About a name that begins at `offset`. */
export function nameResult(
  { wrong, offset }: Pick<Wrong, 'wrong' | 'offset'>,
  documented: Pick<CheckResult<Span>, 'message' | 'fix' | 'replacement'>,
): CheckResult<Span> {
  return { code: 'move-call/path', ...documented, start: offset, end: offset + wrong.length };
}

interface Wrong {
  readonly wrong: string;
  readonly offset: number;
  readonly names: readonly string[];
}

function result(message: string, { wrong, offset, names }: Wrong): CheckResult<Span> {
  const near = propose(wrong, names);
  const fix = near
    ? `did you mean \`${near.to}\`?`
    : 'look the name up in the framework reference of this release';
  return nameResult({ wrong, offset }, { message, fix, replacement: renameOf(near) });
}
