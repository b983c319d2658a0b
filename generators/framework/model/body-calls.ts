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
      return module.functions.map((one) => [
        `${module.id}::${one.name}`,
        {
          isNative: one.isNative,
          aborts: (one.body?.aborts ?? []).filter((it) => !isConstant(it) || constants.has(it)),
          calls: (one.body?.calls ?? []).flatMap((call) => targetOf(call, one, module) ?? []),
        },
      ]);
    }),
  );
}

function targetOf(call: string, caller: ReadFunction, module: ReadModule): string | null {
  const isOwn = (name: string): boolean => module.functions.some((one) => one.name === name);
  if (!call.startsWith('.')) {
    return isOwn(call) ? `${module.id}::${call}` : resolvePath(call.split('::'), module.scope);
  }
  const method = module.functions.find((one) => one.name === call.slice(1));
  const type = selfType(caller);
  return type !== null && selfType(method) === type ? `${module.id}::${call.slice(1)}` : null;
}

/** The type whose method it is, when its first parameter is called `self`. */
function selfType(one: ReadFunction | undefined): string | null {
  const [first] = one?.parameters ?? [];
  return first?.name === 'self' ? (datatypesOf(first.type)[0] ?? null) : null;
}
