/** `calls.json` of a package: compiled code with its codes named by the constants of the source. Pure. */

import { compareText } from '../../../generators/core/text.ts';
import { moduleOf } from '../../../generators/framework/move/types.ts';
import type { Calls, FunctionCalls } from '../../../generators/framework/read/calls.ts';
import type { ReadModule } from '../../../generators/framework/read/declarations.ts';
import type { CompiledFunction } from './compiled.ts';

export function nameCodes(
  functions: readonly CompiledFunction[],
  modules: readonly ReadModule[],
): Calls {
  const byId = new Map(modules.map((module) => [module.id, module]));
  return new Map(
    functions.map(({ id, isNative, codes, calls }): [string, FunctionCalls] => {
      const module = byId.get(moduleOf(id));
      const named = codes.map((code) =>
        typeof code === 'string' ? code : nameOf(code, id, module),
      );
      return [id, { isNative, aborts: [...new Set(named)], calls }];
    }),
  );
}

/** The constant with this value; of several the one that the body names. */
function nameOf(code: bigint, id: string, module: ReadModule | undefined): string {
  const all = module?.constants.filter(({ value }) => numberIn(value) === code) ?? [];
  const body = module?.functions.find(({ name }) => id === `${module.id}::${name}`)?.body;
  const named = all.filter(({ name }) => body?.aborts.includes(name));
  const [only, ...others] = all.length > 1 ? named : all;
  return only === undefined || others.length > 0 ? `code ${code}` : only.name;
}

function numberIn(value: string): bigint | null {
  const digits = value.replaceAll('_', '').replace(/u(?:8|16|32|64|128|256)$/, '');
  return /^(?:0x[0-9a-f]+|\d+)$/i.test(digits) ? BigInt(digits) : null;
}

/** With all that they call. */
export function reachedFrom(ids: Iterable<string>, calls: Calls): ReadonlySet<string> {
  const reached = new Set(ids);
  // A set goes on to what is added to it meanwhile.
  for (const id of reached) for (const called of calls.get(id)?.calls ?? []) reached.add(called);
  return reached;
}

/** One line for each function, sorted. */
export function printCalls(calls: Calls): string {
  const lines = [...calls]
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, documented]) => `  ${JSON.stringify(name)}: ${printFunction(documented)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function printFunction({ isNative, aborts, calls }: FunctionCalls): string {
  const list = (key: string, names: readonly string[]): readonly string[] =>
    names.length === 0
      ? []
      : [`"${key}": [${names.map((name) => JSON.stringify(name)).join(', ')}]`];
  const native = isNative ? ['"native": true'] : [];
  return `{${[...native, ...list('aborts', aborts), ...list('calls', calls)].join(', ')}}`;
}
