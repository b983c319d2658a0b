/** Which symbol a piece of inline code names: exactly one, none, several, or one that does not exist. Pure. */

import type { SymbolFamily, SymbolIndex, SymbolTarget } from './symbol-index';
import { familyOf } from './symbol-index';

export type Resolution =
  | { readonly kind: 'target'; readonly target: SymbolTarget }
  | { readonly kind: 'none' }
  | { readonly kind: 'ambiguous'; readonly targets: readonly SymbolTarget[] }
  /** It has the form of a symbol, and there is none. */
  | { readonly kind: 'unknown'; readonly what: string; readonly near: string | null };

export interface SymbolContext {
  /** What the page is about, most of all first: its front matter says so, or its code and its other symbols do. */
  readonly families: readonly SymbolFamily[];
  /** Module names that the page's own code defines. */
  readonly modules: ReadonlySet<string>;
  /** Constants that the page's own code defines. */
  readonly constants: ReadonlySet<string>;
  /** Types that the page's own code defines, in any language. */
  readonly types: ReadonlySet<string>;
  /** Modules of the framework that the page names anywhere. */
  readonly named: ReadonlySet<string>;
  /** The configuration file that the page is about, `node` or `bridge`; null on pages that are not for operators. */
  readonly configFile: string | null;
  /** Proposes a name for one that does not exist; a page that only links has no use for it. */
  readonly near: (name: string, candidates: readonly string[]) => string | null;
  /** One that says the same in other words, for a name that is certainly wrong. */
  readonly related?: (name: string, candidates: readonly string[]) => string | null;
}

const NONE: Resolution = { kind: 'none' };

/**
 * - `sui client gas`: the longest command that the words begin with.
 * - `sui-tool fetch-object`, `sui-node`: the command of another program.
 * - `p2p-config.seed-peers`, `dry-run: false`, `last_executed_checkpoint`: on pages for operators, the key of a
 *   configuration file that alone ends so, and the metric.
 * - `suix_getCoins`: the method of that name.
 * - `coin::split`, `sui::coin::split`, `0x2::coin::split`: the Move path; type arguments and calls are ignored.
 * - `Coin.balance`, `SuiClient.getCoins`: the member, of the one family that has it or the page's own.
 * - `ENotEnough`: the error code, of the one module that has it or that the page names.
 * - `Coin<T>`, `TransferPolicy`: a type; only Move and TypeScript have type arguments. One plain word such as
 *   `Coin` is a type only of the family that the page is about: elsewhere it may be an English word.
 */
export function resolveSymbol(
  index: SymbolIndex,
  text: string,
  context: SymbolContext,
): Resolution {
  const code = text.trim();
  if (/^sui [a-z]/.test(code)) return resolveCommand(index, code, context);
  if (/^(?:sui|move)-[a-z-]+(?: |$)/.test(code)) return resolveProgram(index, code, context);
  if (/^(?:suix?|unsafe)_[a-z]+[A-Z]\w*$/.test(code)) return resolveMethod(index, code, context);
  const key = /^([a-z][a-z0-9]*(?:[-_.]\w+)+)(?::.*)?$/.exec(code)?.[1];
  if (key !== undefined && context.configFile !== null)
    return resolveOperatorName(index, key, context.configFile);
  if (code.includes('::')) return resolveMovePath(index, code, context);
  const member = /^([A-Z]\w*)\.(\w+)(?:\([^)]*\))?$/.exec(code);
  if (member)
    return resolveMember(index, { owner: member[1] ?? '', name: member[2] ?? '' }, context);
  if (/^E[A-Z]\w*$/.test(code) && index.errorCodes.has(code))
    return resolveErrorCode(index, code, context);
  const type = /^(?:&(?:mut )?)?([A-Z][A-Za-z0-9_]*)(<.+>)?$/.exec(code);
  return type
    ? resolveType(index, { name: type[1] ?? '', isGeneric: type[2] !== undefined }, context)
    : NONE;
}

function resolveCommand(index: SymbolIndex, code: string, context: SymbolContext): Resolution {
  const [program = '', ...terms] = code.split(/\s+/);
  const end = terms.findIndex((word) => !/^[a-z][a-z0-9-]*$/.test(word));
  const names = end < 0 ? terms : terms.slice(0, end);
  for (let length = names.length; length > 0; length -= 1) {
    const target = index.commands.get([program, ...names.slice(0, length)].join(' '));
    if (!target) continue;
    const option = optionOf(index, target, terms);
    const inner = subcommands(index, [program, ...names.slice(0, length)].join(' '));
    const next = names[length];
    return next !== undefined && inner.length > 0
      ? {
          kind: 'unknown',
          what: `command "${names.slice(0, length + 1).join(' ')}"`,
          near: context.near(next, inner) ?? context.related?.(next, inner) ?? null,
        }
      : { kind: 'target', target: option ?? target };
  }
  if (index.commands.size === 0 || names.length === 0) return NONE;
  const [first = ''] = names;
  const inner = subcommands(index, program);
  // `sui gas`: a command of the same name is deeper.
  const [deeper, other] = [...index.commands.keys()].filter(
    (path) => path.startsWith(`${program} `) && path.endsWith(` ${first}`),
  );
  const near =
    context.near(first, inner) ??
    (other === undefined ? deeper : null) ??
    context.related?.(first, inner) ??
    null;
  return { kind: 'unknown', what: `command "${first}"`, near };
}

function optionOf(
  index: SymbolIndex,
  target: SymbolTarget,
  terms: readonly string[],
): SymbolTarget | undefined {
  const flag = terms.find((word) => word.startsWith('--'));
  return flag === undefined
    ? undefined
    : index.byId.get(`${target.id}#${flag.split('=')[0] ?? ''}`);
}

/** A program alone is its page. Without commands, everything that follows is an option or an argument. */
function resolveProgram(index: SymbolIndex, code: string, context: SymbolContext): Resolution {
  const [name = '', ...terms] = code.split(/\s+/);
  const program = index.commands.get(name);
  if (!program) return NONE;
  const isCommand = /^[a-z]/.test(terms[0] ?? '') && subcommands(index, name).length > 0;
  if (isCommand) return resolveCommand(index, code, context);
  return { kind: 'target', target: optionOf(index, program, terms) ?? program };
}

/** Other words of this form are file names, Move functions, labels: only what is listed once is a link. */
function resolveOperatorName(index: SymbolIndex, code: string, file: string): Resolution {
  const metric = index.metrics.get(code);
  if (metric) return { kind: 'target', target: metric };
  const keys = index.keys.get(code) ?? [];
  const own = keys.filter(({ id }) => id.startsWith(`config:${file}/`));
  const exact = own.find(({ id }) => id === `config:${file}/${code}`);
  const [only, ...others] = own.length > 0 ? own : keys;
  const target = exact ?? (others.length === 0 ? only : undefined);
  return target === undefined ? NONE : { kind: 'target', target };
}

function subcommands(index: SymbolIndex, parent: string): readonly string[] {
  const prefix = `${parent} `;
  const inner = [...index.commands.keys()].filter(
    (path) => path.startsWith(prefix) && path !== parent,
  );
  return [...new Set(inner.map((path) => path.slice(prefix.length).split(' ')[0] ?? ''))].filter(
    Boolean,
  );
}

function resolveMethod(index: SymbolIndex, code: string, context: SymbolContext): Resolution {
  const target = index.methods.get(code);
  if (target) return { kind: 'target', target };
  if (index.methods.size === 0) return NONE;
  return {
    kind: 'unknown',
    what: `method "${code}"`,
    near: context.near(code, [...index.methods.keys()]),
  };
}

const ADDRESSES: Readonly<Record<string, string>> = {
  '0x1': 'std',
  '0x2': 'sui',
  '0x3': 'sui_system',
  '0xb': 'bridge',
};
const PACKAGES: ReadonlySet<string> = new Set(Object.values(ADDRESSES));

function resolveMovePath(index: SymbolIndex, code: string, context: SymbolContext): Resolution {
  const bare = code
    .replace(/^(?:use |&mut |&)/, '')
    .replace(/<.*>/, '')
    .replace(/[!(;].*$/, '')
    .trim();
  const parts = bare.split('::');
  if (parts.length > 3 || !parts.every((part) => /^\w+$/.test(part))) return NONE;
  const [first = '', ...rest] = parts;
  const path = [ADDRESSES[first] ?? first, ...rest];
  const targets = index.movePaths.get(path.join('::')) ?? [];
  if (targets.length === 1 && targets[0]) return { kind: 'target', target: targets[0] };
  if (targets.length > 1) return { kind: 'ambiguous', targets };
  return index.moveModules.size === 0 ? NONE : unknownPath(index, path, context);
}

/** Only what is in a package or module of the framework can be unknown: the rest is the reader's own. */
function unknownPath(
  index: SymbolIndex,
  path: readonly string[],
  context: SymbolContext,
): Resolution {
  const [first = '', second = ''] = path;
  // `transfer::X` speaks of a family of names.
  if (/(?:^|_)[XYZ]$/.test(path.at(-1) ?? '')) return NONE;
  if (context.modules.has(first) || context.modules.has(second)) return NONE;
  const hasPackage = PACKAGES.has(first);
  const module = hasPackage ? second : first;
  if (hasPackage && path.length === 2 && !index.moveModules.has(module))
    return unknownModule(index, path, context);
  if (index.moveModules.has(module) && (path.length === 3 ? hasPackage : true)) {
    const prefix = `${path.slice(0, -1).join('::')}::`;
    const items = [...index.movePaths.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
    return {
      kind: 'unknown',
      what: `"${path.join('::')}"`,
      near: nearPath(prefix, context.near(path.at(-1) ?? '', items)),
    };
  }
  return hasPackage ? unknownModule(index, path, context) : NONE;
}

function unknownModule(
  index: SymbolIndex,
  path: readonly string[],
  context: SymbolContext,
): Resolution {
  const prefix = `${path[0] ?? ''}::`;
  return {
    kind: 'unknown',
    what: `"${path.join('::')}"`,
    near: nearPath(prefix, context.near(path[1] ?? '', [...index.moveModules])),
  };
}

function nearPath(prefix: string, near: string | null): string | null {
  return near === null ? null : `${prefix}${near}`;
}

function resolveMember(
  index: SymbolIndex,
  code: { owner: string; name: string },
  context: SymbolContext,
): Resolution {
  const path = `${code.owner}.${code.name}`;
  const targets = index.members.get(path) ?? [];
  if (targets.length > 0) return oneOf(targets, context);
  const names = index.memberNames.get(code.owner);
  if (!names || !index.types.has(code.owner)) return NONE;
  const near = context.near(code.name, names);
  // A page may well speak of a type of its own that happens to have a known name.
  if (near === null && (context.types.has(code.owner) || !/[a-z][A-Z]/.test(code.owner)))
    return NONE;
  return { kind: 'unknown', what: `"${path}"`, near: near && `${code.owner}.${near}` };
}

function resolveErrorCode(index: SymbolIndex, code: string, context: SymbolContext): Resolution {
  if (context.constants.has(code)) return NONE;
  const targets = index.errorCodes.get(code) ?? [];
  const named = targets.filter(({ id }) => context.named.has(id.split('::')[1] ?? ''));
  const [only, ...others] = named.length > 0 ? named : targets;
  if (only === undefined) return NONE;
  return others.length === 0
    ? { kind: 'target', target: only }
    : { kind: 'ambiguous', targets: [only, ...others] };
}

/** Only Move and TypeScript have type arguments, and a name that both have is Move's. */
function genericOf(targets: readonly SymbolTarget[]): readonly SymbolTarget[] {
  const move = targets.filter(({ id }) => familyOf(id) === 'move');
  return move.length > 0 ? move : targets.filter(({ id }) => familyOf(id) === 'ts');
}

function resolveType(
  index: SymbolIndex,
  code: { name: string; isGeneric: boolean },
  context: SymbolContext,
): Resolution {
  const all = index.types.get(code.name) ?? [];
  const targets = code.isGeneric ? genericOf(all) : all;
  if (targets.length === 0) return NONE;
  const isPlainWord = !code.isGeneric && /^[A-Z][a-z0-9]*$|^[A-Z0-9_]+$/.test(code.name);
  if (!isPlainWord) return oneOf(targets, context);
  const own = targets.filter(({ id }) => familyOf(id) === context.families[0]);
  return own.length === 0 ? NONE : oneOf(own, context);
}

/** The first family of the page that has the name decides; without one, only a single target does. */
function oneOf(targets: readonly SymbolTarget[], context: SymbolContext): Resolution {
  for (const family of context.families) {
    const own = targets.filter(({ id }) => familyOf(id) === family);
    if (own.length === 1 && own[0]) return { kind: 'target', target: own[0] };
    if (own.length > 1) return { kind: 'ambiguous', targets: own };
  }
  return targets.length === 1 && targets[0]
    ? { kind: 'target', target: targets[0] }
    : { kind: 'ambiguous', targets };
}
