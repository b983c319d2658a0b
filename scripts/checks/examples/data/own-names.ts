/** Names that a file declares itself and uses elsewhere: those of a Compose file, environments of the client; packages that a manifest needs. Pure. */

import { propose } from '../../proposal.ts';
import type { UnitResult } from '../model.ts';
import { wrongPackage } from './packages.ts';
import type { DataMap, DataNode, DataScalar, TreeLocation } from './tree.ts';
import { valueOf } from './tree.ts';

/** Where a service names what a part of the file declares; `default` is a network of every project. */
const USES = [
  { key: 'depends_on', part: 'services', known: [] },
  { key: 'networks', part: 'networks', known: ['default'] },
  { key: 'volumes', part: 'volumes', known: [] },
  { key: 'secrets', part: 'secrets', known: [] },
  { key: 'configs', part: 'configs', known: [] },
] as const;

interface Named {
  readonly name: string;
  readonly at: TreeLocation;
}

/** An excerpt without a part at its top says nothing of that part; neither does a file that includes others. */
export function checkComposeName(file: DataNode): readonly UnitResult[] {
  const services = file.kind === 'map' ? valueOf(file, 'services') : undefined;
  if (file.kind !== 'map' || services?.kind !== 'map' || valueOf(file, 'include')) return [];
  return USES.flatMap(({ key, part, known }) => {
    const declared = [...known, ...keysOf(valueOf(file, part))];
    const isDisplayed = valueOf(file, part) !== undefined;
    const used = services.entries.flatMap(({ value }) =>
      value.kind === 'map' ? namesIn(valueOf(value, key), key) : [],
    );
    return used
      .filter(({ name }) => isDisplayed && !declared.includes(name))
      .map((named) => unknown(named, part, declared));
  });
}

/** `active_env` of the client's configuration is the alias of one of its `envs`. */
export function checkClientName(file: DataNode): readonly UnitResult[] {
  if (file.kind !== 'map') return [];
  const active = valueOf(file, 'active_env');
  const envs = valueOf(file, 'envs');
  if (active?.kind !== 'scalar' || envs?.kind !== 'list') return [];
  const aliases = envs.items.flatMap((item) => {
    const alias = item.kind === 'map' ? valueOf(item, 'alias') : undefined;
    return alias?.kind === 'scalar' ? [alias.text] : [];
  });
  if (active.value === null || aliases.includes(active.text)) return [];
  return [unknown({ name: active.text, at: active.at }, 'envs', aliases)];
}

/** What `package.json` asks for under a wrong name. */
export function checkPackageName(file: DataNode, known: readonly string[]): readonly UnitResult[] {
  const parts = file.kind === 'map' ? file.entries : [];
  const needed = parts.flatMap(({ key, value }) =>
    /dependencies$/i.test(key) && value.kind === 'map' ? value.entries : [],
  );
  return needed.flatMap(({ key, at }) => {
    const wrong = wrongPackage(key, known);
    if (!wrong) return [];
    const { message, to } = wrong;
    const rename = { column: at.column, from: key, to };
    const code = 'json-package';
    return [{ level: 'error', code, message, block: 0, ...at, fix: `write \`${to}\``, rename }];
  });
}

function keysOf(node: DataNode | undefined): readonly string[] {
  return node?.kind === 'map' ? node.entries.map(({ key }) => key) : [];
}

/** Lists of names, and maps by name; in a list of volumes, `name:/path`. A map in a list has a `source`. */
function namesIn(node: DataNode | undefined, key: string): readonly Named[] {
  if (node?.kind === 'map') return node.entries.map((entry) => ({ name: entry.key, at: entry.at }));
  if (node?.kind !== 'list') return [];
  return node.items.flatMap((item) => {
    const named = item.kind === 'map' ? sourceOf(item) : item;
    if (named?.kind !== 'scalar') return [];
    const name = key === 'volumes' ? (/^([\w.-]+):/.exec(named.text)?.[1] ?? '') : named.text;
    return /^[A-Za-z0-9_][\w.-]*$/.test(name) ? [{ name, at: named.at }] : [];
  });
}

function sourceOf(item: DataMap): DataScalar | undefined {
  const type = valueOf(item, 'type');
  const source = valueOf(item, 'source');
  const isBound = type?.kind === 'scalar' && type.text !== 'volume';
  return source?.kind === 'scalar' && !isBound ? source : undefined;
}

function unknown({ name, at }: Named, part: string, declared: readonly string[]): UnitResult {
  const near = propose(name, declared);
  return {
    level: 'error',
    code: 'yaml-unknown-name',
    message: `the file declares no "${name}" under ${part}`,
    block: 0,
    ...at,
    fix: near ? `did you mean \`${near.to}\`?` : `declare it under ${part}`,
    rename: near?.isUnique ? { column: at.column, from: name, to: near.to } : null,
  };
}
