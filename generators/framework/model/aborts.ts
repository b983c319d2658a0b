/** Which constants a function can abort with: told by the facts of the release, or worked out from bodies. Pure. */

import type { ReadFunction, ReadModule } from '../read/declarations.ts';
import type { ModuleFacts } from '../read/facts.ts';
import type { AbortModel } from './model.ts';
import { datatypesOf } from '../move/types.ts';

/** Function → what it raises, its own `assert!` first. Only constants that the module declares. */
export function abortsOf(
  module: ReadModule,
  facts: ModuleFacts | null,
): ReadonlyMap<string, readonly AbortModel[]> {
  const constants = new Set(module.constants.map((constant) => constant.name));
  const all = facts === null ? fromBodies(module) : fromFacts(module, facts);
  return new Map(
    [...all].map(([name, aborts]) => [
      name,
      aborts.filter((abort) => constants.has(abort.constant)),
    ]),
  );
}

function fromFacts(
  module: ReadModule,
  facts: ModuleFacts,
): ReadonlyMap<string, readonly AbortModel[]> {
  const aborts = new Map<string, readonly AbortModel[]>();
  for (const { name } of module.functions) {
    const known = facts.items.get(name);
    if (known === undefined) continue;
    const direct = known.aborts.map((constant): AbortModel => ({ constant, via: null }));
    const indirect = [...known.abortsVia].map(([constant, via]): AbortModel => ({ constant, via }));
    aborts.set(name, [...direct, ...indirect]);
  }
  return aborts;
}

/** Follows calls inside the module; private functions count, for they raise what their callers meet. */
function fromBodies(module: ReadModule): ReadonlyMap<string, readonly AbortModel[]> {
  const functions = new Map(module.functions.map((one) => [one.name, one]));
  const calls = new Map(module.functions.map((one) => [one.name, calledFunctions(one, functions)]));
  const aborts = new Map<string, readonly AbortModel[]>();
  for (const one of module.functions) {
    const direct = one.body?.aborts ?? [];
    const found = new Map<string, AbortModel>(
      direct.map((constant) => [constant, { constant, via: null }]),
    );
    for (const called of calls.get(one.name) ?? []) {
      for (const constant of raisedBelow(called, functions, calls)) {
        if (!found.has(constant)) found.set(constant, { constant, via: called });
      }
    }
    aborts.set(one.name, [...found.values()]);
  }
  return aborts;
}

/** Every constant that a function or anything it calls raises. Calls may be circular. */
function raisedBelow(
  name: string,
  functions: ReadonlyMap<string, ReadFunction>,
  calls: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const seen = new Set([name]);
  // Iterating a set meets what is added on the way.
  for (const one of seen) for (const called of calls.get(one) ?? []) seen.add(called);
  return [...seen].flatMap((one) => functions.get(one)?.body?.aborts ?? []);
}

function calledFunctions(
  caller: ReadFunction,
  functions: ReadonlyMap<string, ReadFunction>,
): readonly string[] {
  const named = (caller.body?.calls ?? []).flatMap((call) => {
    if (!call.startsWith('self.')) return [call];
    const name = call.slice('self.'.length);
    return selfType(functions.get(name)) === selfType(caller) && selfType(caller) !== null
      ? [name]
      : [];
  });
  return [...new Set(named)].filter((name) => name !== caller.name && functions.has(name));
}

/** The type whose method it is, when its first parameter is called `self`. */
function selfType(one: ReadFunction | undefined): string | null {
  const [first] = one?.parameters ?? [];
  return first?.name === 'self' ? (datatypesOf(first.type)[0] ?? null) : null;
}
