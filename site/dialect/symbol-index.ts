/** Everything that inline code can name, ready to be asked by the forms people write. Pure. */

/** One entry of `docs/generated/_data/targets.json`. */
export interface SymbolTarget {
  /**
   * `graphql:Coin.balance`, `move:sui::coin::split`, `cli:client/gas`, `rpc:suix_getCoins`, `ts:client/SuiClient.getCoins`,
   * `program:sui-tool/fetch-object`, `config:node/db-path`, `metric:uptime`.
   */
  readonly id: string;
  readonly route: string;
  readonly anchor: string | null;
  /** `struct`, `object type`, `method` …: what the reference calls it. */
  readonly kind: string;
}

export const symbolFamilies = [
  ...(['cli', 'graphql', 'move', 'rpc', 'ts'] as const),
  ...(['program', 'config', 'metric'] as const),
];
export type SymbolFamily = (typeof symbolFamilies)[number];

export interface SymbolIndex {
  readonly byId: ReadonlyMap<string, SymbolTarget>;
  /** `coin::split`, `sui::coin`, `split` of a module path: targets whose path ends so, by that ending. */
  readonly movePaths: ReadonlyMap<string, readonly SymbolTarget[]>;
  readonly moveModules: ReadonlySet<string>;
  /** Error codes of the framework by their bare name, such as `ENotEnough`. */
  readonly errorCodes: ReadonlyMap<string, readonly SymbolTarget[]>;
  /** Types of every family by their bare name. */
  readonly types: ReadonlyMap<string, readonly SymbolTarget[]>;
  /** `Coin.balance`, `SuiClient.getCoins`. */
  readonly members: ReadonlyMap<string, readonly SymbolTarget[]>;
  /** Member names of each bare type name, for suggestions. */
  readonly memberNames: ReadonlyMap<string, readonly string[]>;
  /** Words of each command, such as `sui client gas`, `sui-tool fetch-object`. */
  readonly commands: ReadonlyMap<string, SymbolTarget>;
  readonly methods: ReadonlyMap<string, SymbolTarget>;
  /** Keys of operators' files by path, and by each ending of it: `p2p-config.seed-peers`, `seed-peers`. */
  readonly keys: ReadonlyMap<string, readonly SymbolTarget[]>;
  readonly metrics: ReadonlyMap<string, SymbolTarget>;
}

export function familyOf(id: string): SymbolFamily {
  return id.slice(0, id.indexOf(':')) as SymbolFamily;
}

export function buildSymbolIndex(targets: readonly SymbolTarget[]): SymbolIndex {
  const index = {
    byId: new Map<string, SymbolTarget>(),
    movePaths: new Map<string, SymbolTarget[]>(),
    moveModules: new Set<string>(),
    errorCodes: new Map<string, SymbolTarget[]>(),
    types: new Map<string, SymbolTarget[]>(),
    members: new Map<string, SymbolTarget[]>(),
    memberNames: new Map<string, string[]>(),
    commands: new Map<string, SymbolTarget>(),
    methods: new Map<string, SymbolTarget>(),
    keys: new Map<string, SymbolTarget[]>(),
    metrics: new Map<string, SymbolTarget>(),
  };
  for (const target of targets) {
    index.byId.set(target.id, target);
    const name = target.id.slice(target.id.indexOf(':') + 1);
    const family = familyOf(target.id);
    if (family === 'cli' && !name.includes('#'))
      index.commands.set(['sui', ...name.split('/')].join(' ').trim(), target);
    if (family === 'program' && !name.includes('#'))
      index.commands.set(name.split('/').join(' '), target);
    if (family === 'config') addKey(index, name, target);
    if (family === 'metric') index.metrics.set(name, target);
    if (family === 'rpc' && /^[a-z]+_\w+$/.test(name)) index.methods.set(name, target);
    else if (family === 'rpc') addTyped(index, name, target);
    if (family === 'move') addMove(index, name, target);
    if (family === 'graphql') addTyped(index, name, target);
    if (family === 'ts') addTyped(index, name.slice(name.lastIndexOf('/') + 1), target);
  }
  return index;
}

interface Building {
  readonly movePaths: Map<string, SymbolTarget[]>;
  readonly moveModules: Set<string>;
  readonly errorCodes: Map<string, SymbolTarget[]>;
  readonly types: Map<string, SymbolTarget[]>;
  readonly members: Map<string, SymbolTarget[]>;
  readonly memberNames: Map<string, string[]>;
  readonly keys: Map<string, SymbolTarget[]>;
}

const MOVE_TYPES: ReadonlySet<string> = new Set(['struct', 'enum']);

function addMove(index: Building, name: string, target: SymbolTarget): void {
  const parts = name.split('::');
  if (parts.length > 3 || name.includes('.')) return;
  const [, module = '', item] = parts;
  if (module !== '') index.moveModules.add(module);
  push(index.movePaths, name, target);
  if (item !== undefined) push(index.movePaths, `${module}::${item}`, target);
  if (item !== undefined && target.kind === 'error code') push(index.errorCodes, item, target);
  if (item !== undefined && MOVE_TYPES.has(target.kind)) push(index.types, item, target);
}

/** `node/p2p-config.seed-peers[].address`; people leave the marks of lists out. A file is not a key. */
function addKey(index: Building, name: string, target: SymbolTarget): void {
  const slash = name.indexOf('/');
  if (slash === -1) return;
  const steps = name
    .slice(slash + 1)
    .replaceAll('[]', '')
    .split('.');
  for (let at = 0; at < steps.length; at += 1) push(index.keys, steps.slice(at).join('.'), target);
}

/** Arguments, flags and deeper paths are reached through their owner. */
function addTyped(index: Building, name: string, target: SymbolTarget): void {
  const match = /^([A-Za-z_]\w*)(?:\.(\w+))?$/.exec(name);
  if (!match) return;
  const [, owner = '', member] = match;
  if (member === undefined) {
    if (/^[A-Z]/.test(owner)) push(index.types, owner, target);
    return;
  }
  push(index.members, name, target);
  index.memberNames.set(owner, [...(index.memberNames.get(owner) ?? []), member]);
}

function push(map: Map<string, SymbolTarget[]>, key: string, target: SymbolTarget): void {
  map.set(key, [...(map.get(key) ?? []), target]);
}
