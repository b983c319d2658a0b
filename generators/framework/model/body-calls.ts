/** Calls and aborts as far as source text tells them, for inputs without compiled modules. Pure. */

import { resolvePath } from '../move/names.ts';
import { datatypesOf } from '../move/types.ts';
import type { Calls } from '../read/calls.ts';
import type { ReadFunction, ReadModule } from '../read/declarations.ts';
import { isConstant } from './aborts.ts';

/** Only constants that the module declares, and only calls whose target is certain. */
export function callsInBodies(modules: readonly ReadModule[]): Calls {
  return new Map(
    modules.flatMap((module) => {
      const constants = new Set(module.constants.map(({ name }) => name));
      return module.functions.map((fun) => [
        `${module.id}::${fun.name}`,
        {
          isNative: fun.isNative,
          aborts: (fun.body?.aborts ?? []).filter((it) => !isConstant(it) || constants.has(it)),
          calls: (fun.body?.calls ?? []).flatMap((call) => targetOf(call, fun, module) ?? []),
        },
      ]);
    }),
  );
}

function targetOf(call: string, caller: ReadFunction, module: ReadModule): string | null {
  const isOwn = (name: string): boolean => module.functions.some((fun) => fun.name === name);
  if (!call.startsWith('.')) {
    return isOwn(call) ? `${module.id}::${call}` : resolvePath(call.split('::'), module.scope);
  }
  const method = module.functions.find((fun) => fun.name === call.slice(1));
  const type = selfType(caller);
  return type !== null && selfType(method) === type ? `${module.id}::${call.slice(1)}` : null;
}

/** The type whose method it is, when its first parameter is called `self`. */
function selfType(fun: ReadFunction | undefined): string | null {
  const [first] = fun?.parameters ?? [];
  return first?.name === 'self' ? (datatypesOf(first.type)[0] ?? null) : null;
}
