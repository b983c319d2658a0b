/** Compiled Move modules as calls and abort codes: what source text does not tell exactly. Pure. */

import { compareText } from '../../../generators/core/text.ts';
import { addressName } from '../../../generators/framework/move/addresses.ts';

/** The parts of a deserialized module that are read here. Unit instructions are words, others have one key. */
export interface CompiledModule {
  readonly self_module_handle_idx: number;
  readonly module_handles: readonly { readonly address: number; readonly name: number }[];
  readonly function_handles: readonly { readonly module: number; readonly name: number }[];
  readonly function_instantiations: readonly { readonly handle: number }[];
  readonly identifiers: readonly string[];
  readonly address_identifiers: readonly string[];
  readonly constant_pool: readonly { readonly type_: unknown; readonly data: Iterable<number> }[];
  readonly function_defs: readonly {
    readonly function: number;
    /** Missing for a native function. */
    readonly code?: { readonly code: readonly Instruction[] } | null;
  }[];
}
type Instruction = string | Readonly<Record<string, number | bigint>>;

export interface CompiledFunction {
  readonly id: string;
  readonly isNative: boolean;
  /** A number, the name of an `#[error]` constant, `line 85`, `computed`, `arithmetic` or `vector`; each once, in order. */
  readonly codes: readonly (bigint | string)[];
  /** Full names, sorted. */
  readonly calls: readonly string[];
}

export function readCompiled(module: CompiledModule): readonly CompiledFunction[] {
  return module.function_defs.map((definition) => {
    const code = definition.code?.code ?? [];
    const codes = code.flatMap((step, at) =>
      step === 'Abort' ? [codeAt(code, at, module)] : (failureOf(step) ?? []),
    );
    const calls = code.flatMap((step) => calledBy(step, module) ?? []);
    return {
      id: nameOf(definition.function, module),
      isNative: definition.code == null,
      codes: [...new Set(codes)],
      calls: [...new Set(calls)].sort(compareText),
    };
  });
}

function nameOf(handle: number, module: CompiledModule): string {
  const { module: owner, name } = at(module.function_handles, handle);
  const { address, name: moduleName } = at(module.module_handles, owner);
  const names = [at(module.identifiers, moduleName), at(module.identifiers, name)];
  return [addressName(`0x${at(module.address_identifiers, address)}`), ...names].join('::');
}

function calledBy(step: Instruction, module: CompiledModule): string | null {
  if (typeof step === 'string') return null;
  if (step['Call'] !== undefined) return nameOf(Number(step['Call']), module);
  if (step['CallGeneric'] === undefined) return null;
  return nameOf(at(module.function_instantiations, Number(step['CallGeneric'])).handle, module);
}

/** What can fail without an abort of its own: overflow, division by zero, a cast that does not fit; an index out of bounds. */
function failureOf(step: Instruction): string | null {
  const name = typeof step === 'string' ? step : (Object.keys(step)[0] ?? '');
  // Every number fits u256.
  if (/^(?:Add|Sub|Mul|Div|Mod|Shl|Shr|CastU(?:8|16|32|64|128))$/.test(name)) return 'arithmetic';
  return /^Vec(?:ImmBorrow|MutBorrow|PopBack|Unpack|Swap)$/.test(name) ? 'vector' : null;
}

/** What is on the stack when the instruction at `index` aborts. */
function codeAt(
  code: readonly Instruction[],
  index: number,
  module: CompiledModule,
): bigint | string {
  const before = code[index - 1];
  if (before === undefined || typeof before === 'string') return 'computed';
  const local = before['MoveLoc'] ?? before['CopyLoc'];
  // A code may wait in a local variable while other values are dropped.
  const stored = code.findLastIndex(
    (step, position) => position < index && typeof step !== 'string' && step['StLoc'] === local,
  );
  if (local !== undefined) return stored > 0 ? codeAt(code, stored, module) : 'computed';
  if (before['LdU64'] !== undefined) return meaningOf(BigInt(before['LdU64']), module);
  const constant =
    before['LdConst'] === undefined ? undefined : module.constant_pool[Number(before['LdConst'])];
  if (constant?.type_ !== 'U64') return 'computed';
  const bytes = [...constant.data].reverse();
  return meaningOf(
    bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n),
    module,
  );
}

const ABSENT = 0xffffn;

/** With the top bit set a code is made by the compiler: it holds a line, and where the constant's name is. */
function meaningOf(code: bigint, module: CompiledModule): bigint | string {
  if (code >> 63n === 0n) return code;
  const name = (code >> 16n) & ABSENT;
  if (name === ABSENT) return `line ${(code >> 32n) & ABSENT}`;
  const [, ...bytes] = at(module.constant_pool, Number(name)).data;
  return Buffer.from(bytes).toString('utf8');
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`a compiled module has no entry ${index} in its table`);
  return item;
}
