/** Bodies of ours whose function ends otherwise in the new release, by the facts of both. Reads files. */

import fs from 'node:fs';
import path from 'node:path';
import type { Calls } from '../../../generators/framework/read/calls.ts';
import { readCalls } from '../../../generators/framework/read/calls.ts';
import { readFacts } from '../../../generators/framework/read/facts.ts';
import { readStubs } from '../../../site/move/compiler/stubs.ts';
import { reachedFrom } from '../framework/calls.ts';
import type { ToDoItem } from '../report/to-do.ts';

const PACKAGES = ['std', 'sui'];
const BODIES = 'scripts/checks/move/bodies';

/**
 * Tests on pages run with these bodies, in place of upstream's. Listed is where the difference begins: a function is
 * left out when one that it calls is listed. A function that is new has no body, and says so when it is called.
 */
export function staleBodies(before: string, after: string): readonly ToDoItem[] {
  const [old, now] = [callsIn(before), callsIn(after)];
  const bodies = bodiesIn(after);
  const stale = new Set(
    [...now].flatMap(([id, fun]) => {
      const was = old.get(id);
      if (was === undefined) return [];
      // What runs natively here as well needs a body once upstream has one.
      const body = bodies.get(id);
      const isOurs = body === undefined ? was.isNative && !fun.isNative : body !== 'native';
      return isOurs && !isSame(outcomesOf(id, old), outcomesOf(id, now)) ? [id] : [];
    }),
  );
  const begins = (id: string): boolean =>
    [old, now].every((calls) =>
      [...reachedFrom([id], calls)].every((called) => called === id || !stale.has(called)),
    );
  const declared = nativesIn(after);
  const removed = [...bodies.keys()].filter(
    (id) => old.has(id) && !now.has(id) && !declared.has(id),
  );
  // Without compiled code, what is known of calls is that of the release before.
  const coded = [...old].flatMap(([id, { isNative }]) =>
    isNative && now.get(id)?.isNative === true && declared.get(id) === false ? [id] : [],
  );
  return [
    ...coded.map((id) => ({
      what: `${fileOf(id)} ${id} is not native any longer`,
      decision: 'write its body for this release',
    })),
    ...removed.map((id) => ({
      what: `${fileOf(id)} ${id} has a body and is not declared`,
      decision: 'remove the body, or name the function that took its place',
    })),
    ...[...stale].filter(begins).map((id) => ({
      what: `${fileOf(id)} ${id} reaches other errors or natives`,
      decision: 'write its body for this release',
    })),
  ];
}

function fileOf(id: string): string {
  return `${BODIES}/${id.split('::').slice(0, 2).join('/')}.bodies`;
}

/** Natives and own error constants: what a caller can tell two bodies by. */
function outcomesOf(start: string, calls: Calls): ReadonlySet<string> {
  return new Set(
    [...reachedFrom([start], calls)].flatMap((id) => {
      const known = calls.get(id);
      const errors = (known?.aborts ?? []).filter((abort) => /^(?:E[A-Z]|code )/.test(abort));
      const module = id.slice(0, id.lastIndexOf('::'));
      return [...errors.map((abort) => `${module}::${abort}`), ...(known?.isNative ? [id] : [])];
    }),
  );
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((outcome) => b.has(outcome));
}

function callsIn(folder: string): Calls {
  return new Map(
    PACKAGES.flatMap((name) => {
      const file = `framework-sources/${name}/calls.json`;
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      return [...(readCalls({ path: file, text }).value ?? [])];
    }),
  );
}

/** Whether each function that the facts of a release name is native. */
function nativesIn(folder: string): ReadonlyMap<string, boolean> {
  return new Map(
    PACKAGES.flatMap((name) => {
      const file = `framework-sources/${name}/facts.json`;
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      const modules = readFacts({ path: file, text }).value?.modules ?? new Map();
      return [...modules].flatMap(([module, { items }]) =>
        [...items].map(
          ([item, { isNative }]) => [`${name}::${module}::${item}`, isNative] as const,
        ),
      );
    }),
  );
}

function bodiesIn(root: string): ReadonlyMap<string, string> {
  const files = PACKAGES.flatMap((name) =>
    fs.readdirSync(path.join(root, BODIES, name)).map((file) => [name, file] as const),
  );
  return new Map(
    files
      .filter(([, file]) => file.endsWith('.bodies'))
      .flatMap(([name, file]) => {
        const text = fs.readFileSync(path.join(root, BODIES, name, file), 'utf8');
        const module = `${name}::${file.slice(0, -'.bodies'.length)}`;
        return [...readStubs(text).functions].map(
          ([item, body]) => [`${module}::${item}`, body] as const,
        );
      }),
  );
}
