/** Calls and aborts as far as source text tells them, for inputs without compiled modules. Pure. */

import { resolvePath } from '../move/names.ts';
import type { MoveType } from '../move/types.ts';
import type { Calls } from '../read/calls.ts';
import type { ReadFunction, ReadModule } from '../read/declarations.ts';
import { isConstant } from './aborts.ts';

/** Only constants that the module declares, and only calls whose target is certain. */
export function callsInBodies(modules: readonly ReadModule[]): Calls {
  const known = membersOf(modules);
  return new Map(
    modules.flatMap((module) => {
      const constants = new Set(module.constants.map(({ name }) => name));
      return module.functions.map((fun) => [
        `${module.id}::${fun.name}`,
        {
          isNative: fun.isNative,
          aborts: (fun.body?.aborts ?? []).filter((it) => !isConstant(it) || constants.has(it)),
          calls: (fun.body?.calls ?? []).flatMap(
            (call) => targetOf(call, { ...known, fun, module }) ?? [],
          ),
        },
      ]);
    }),
  );
}

interface Members {
  /** By full name. */
  readonly functions: ReadonlyMap<string, ReadFunction>;
  /** By `type.name`: types of fields, full names of methods. */
  readonly fields: ReadonlyMap<string, MoveType>;
  readonly methods: ReadonlyMap<string, string>;
}

interface Caller extends Members {
  readonly fun: ReadFunction;
  readonly module: ReadModule;
}

function membersOf(modules: readonly ReadModule[]): Members {
  const functions = new Map<string, ReadFunction>();
  const fields = new Map<string, MoveType>();
  const methods = new Map<string, string>();
  for (const module of modules) {
    for (const struct of module.structs)
      for (const { name, type } of struct.fields)
        fields.set(`${module.id}::${struct.name}.${name}`, type);
    for (const fun of module.functions) {
      const id = `${module.id}::${fun.name}`;
      functions.set(id, fun);
      // Move looks for methods in the module of the type only.
      const type = datatypeOf(fun.parameters[0]?.type);
      if (type?.startsWith(`${module.id}::`)) methods.set(`${type}.${fun.name}`, id);
    }
  }
  for (const { type, name, function: id } of modules.flatMap((module) => module.methods))
    methods.set(`${type}.${name}`, id);
  return { functions, fields, methods };
}

function targetOf(call: string, caller: Caller): string | null {
  const at = call.lastIndexOf('.');
  if (at >= 0) {
    const type = typeAt(call.slice(0, at), caller);
    return (type && caller.methods.get(`${type}.${call.slice(at + 1)}`)) ?? null;
  }
  const own = `${caller.module.id}::${call}`;
  return caller.functions.has(own) ? own : resolvePath(call.split('::'), caller.module.scope);
}

/** The type of `self.pool` or `market::open().pool`, without its arguments; null where something on the way is not here. */
function typeAt(path: string, caller: Caller): string | null {
  const at = path.lastIndexOf('.');
  if (at < 0 && !path.endsWith('()'))
    return datatypeOf(caller.fun.parameters.find(({ name }) => name === path)?.type);
  if (path.endsWith('()')) {
    const target = targetOf(path.slice(0, -2), caller);
    const returns = target === null ? undefined : caller.functions.get(target)?.returns;
    return returns?.length === 1 ? datatypeOf(returns[0]) : null;
  }
  const owner = typeAt(path.slice(0, at), caller);
  return owner === null ? null : datatypeOf(caller.fields.get(`${owner}.${path.slice(at + 1)}`));
}

function datatypeOf(type: MoveType | undefined): string | null {
  if (type?.kind === 'reference') return datatypeOf(type.to);
  return type?.kind === 'datatype' ? type.id : null;
}
