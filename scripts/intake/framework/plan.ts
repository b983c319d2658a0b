/** What `framework-sources/` must become for an upstream input, and what to tell people about it. Pure. */

import { compareText } from '../../../generators/core/text.ts';
import type { InputKind, ReadModule } from '../../../generators/framework/read/declarations.ts';
import { readDeclarationFile } from './declaration-file.ts';
import { callsInBodies } from '../../../generators/framework/model/body-calls.ts';
import type { Calls } from '../../../generators/framework/read/calls.ts';
import type { ModuleFacts, PackageFacts } from '../../../generators/framework/read/facts.ts';
import { nameCodes, printCalls, reachedFrom } from './calls.ts';
import type { CompiledFunction } from './compiled.ts';
import type { Change } from './merge.ts';
import { mergeModule } from './merge.ts';
import { moduleFacts, printFacts } from './print-facts.ts';
import type { MoveParser } from '../../../generators/framework/read/source/parser.ts';

export interface SyncInput {
  readonly kind: InputKind;
  readonly modules: readonly ReadModule[];
  /** Facts that came with the input: the project's own form brings them along. */
  readonly facts: readonly PackageFacts[];
  readonly calls: Calls;
  /** Empty when nothing is compiled. */
  readonly compiled: readonly CompiledFunction[];
  /** Where a module's file is in the upstream repository. Null when the input cannot know. */
  pathOf(module: ReadModule): string | null;
  /** Of the checkout; null when nobody knows it. */
  readonly commit: string | null;
  readonly release: string | null;
}

export interface Present {
  readonly modules: readonly ReadModule[];
  /** Path below `framework-sources/` → text. */
  readonly texts: ReadonlyMap<string, string>;
  readonly facts: ReadonlyMap<string, PackageFacts>;
  readonly calls: Calls;
}

export interface SyncPlan {
  readonly write: ReadonlyMap<string, string>;
  readonly remove: readonly string[];
  readonly changes: readonly Change[];
  /** Packages of the input that the project does not document. */
  readonly ignored: readonly string[];
  /** How many packages of the input the project documents. */
  readonly known: number;
  /** More than a fifth of what a package declares would go. */
  readonly isDrastic: boolean;
}

export function planSync(input: SyncInput, present: Present, parser: MoveParser): SyncPlan {
  const known = new Set(present.facts.keys());
  const packages = [...new Set(input.modules.map((module) => module.package))];
  const required = new Map<string, string>();
  const changes: Change[] = [];
  const remove: string[] = [];
  for (const name of packages.filter((packageName) => known.has(packageName))) {
    const incoming = input.modules.filter((module) => module.package === name);
    const isRemoved = ({ id }: ReadModule): boolean => !incoming.some((module) => module.id === id);
    for (const module of incoming) {
      const merged = mergeOne(module, input.kind, present, parser);
      required.set(`${name}/${module.name}.move`, merged.text);
      changes.push(...merged.changes);
    }
    const removed = present.modules.filter(
      (module) =>
        module.package === name && isRemoved(module) && !isUntoldModule(module, input.kind),
    );
    changes.push(
      ...removed.map((module): Change => ({ kind: 'gone', id: module.id, detail: null })),
    );
    remove.push(...removed.map((module) => `${name}/${module.name}.move`));
    required.set(`${name}/facts.json`, factsText(name, incoming, input, present));
    required.set(`${name}/calls.json`, callsText(name, input, present));
  }
  const write = new Map([...required].filter(([path, text]) => present.texts.get(path) !== text));
  const ignored = packages.filter((packageName) => !known.has(packageName)).sort();
  return {
    write,
    remove,
    changes,
    ignored,
    known: packages.length - ignored.length,
    isDrastic: isDrastic(changes, present, packages),
  };
}

/** What is published holds nothing for tests. */
function isUntoldModule(module: ReadModule, kind: InputKind): boolean {
  return module.isTestOnly && kind !== 'source';
}

function mergeOne(
  module: ReadModule,
  kind: InputKind,
  present: Present,
  parser: MoveParser,
): ReturnType<typeof mergeModule> {
  const path = `${module.package}/${module.name}.move`;
  const old = present.modules.find(({ id }) => id === module.id);
  const text = present.texts.get(path);
  const file = text === undefined ? null : readDeclarationFile(parser, { path, text });
  return mergeModule(module, kind, old && file ? { module: old, file } : null);
}

/** Lines and aborts come from sources; other inputs leave what is known, less what is gone. */
function factsText(
  name: string,
  incoming: readonly ReadModule[],
  input: SyncInput,
  present: Present,
): string {
  const old = present.facts.get(name);
  const brought = input.facts.find((packageFacts) => packageFacts.package === name);
  if (old === undefined || brought !== undefined) return printFacts(brought ?? unknownFacts(name));
  const modules = incoming.map((module): [string, ModuleFacts] => {
    const path = input.pathOf(module) ?? old.modules.get(module.name)?.path ?? '';
    if (input.kind === 'source') return [module.name, moduleFacts(module, path)];
    return [module.name, retainedFacts(module, path, old.modules.get(module.name), input.kind)];
  });
  const untold = present.modules.filter(
    (module) => module.package === name && isUntoldModule(module, input.kind),
  );
  for (const module of untold) {
    const facts = old.modules.get(module.name);
    if (facts) modules.push([module.name, facts]);
  }
  return printFacts({
    package: name,
    release: input.release ?? old.release,
    commit: input.commit ?? old.commit,
    modules: new Map(modules.sort(([a], [b]) => compareText(a, b))),
  });
}

/**
 * As the input has it compiled or noted. Without compiled code, what is known of functions that are still there, and of
 * what they called: source text does not tell what a function raises, so that of a new one stays unknown.
 */
function callsText(name: string, input: SyncInput, present: Present): string {
  const ofPackage = (calls: Calls): Calls =>
    new Map([...calls].filter(([id]) => id.startsWith(`${name}::`)));
  const compiled = nameCodes(input.compiled, input.modules);
  const all = new Map([...input.calls, ...compiled]);
  const brought = ofPackage(all);
  // Modules for tests are not compiled into a package.
  const isBrought = ({ id }: ReadModule): boolean =>
    [...brought.keys()].some((key) => key.startsWith(`${id}::`));
  const forTests = input.modules.filter((module) => module.isTestOnly && !isBrought(module));
  if (brought.size > 0)
    return printCalls(new Map([...ofPackage(calledForTests(forTests, all)), ...brought]));
  const known = ofPackage(present.calls);
  // Our own form declares no private functions.
  if (input.kind !== 'source' || input.facts.length > 0) return printCalls(known);
  const declared = new Set(
    input.modules.flatMap(({ id, functions }) => functions.map(({ name: own }) => `${id}::${own}`)),
  );
  // What a function that is gone raised, the one that called it may raise in its place.
  const reached = reachedFrom(declared, present.calls);
  return printCalls(new Map([...known].filter(([id]) => reached.has(id))));
}

/**
 * Of modules that nobody compiles, as far as their text tells. A macro is compiled into its callers, and what a published
 * module has for tests only is compiled nowhere: neither is called.
 */
function calledForTests(modules: readonly ReadModule[], brought: Calls): Calls {
  const macros = new Set(
    modules.flatMap(({ id, functions }) =>
      functions.flatMap(({ name, isMacro }) => (isMacro ? [`${id}::${name}`] : [])),
    ),
  );
  const documented = [...callsInBodies(modules)].filter(([id]) => !macros.has(id));
  const known = new Set([...brought.keys(), ...documented.map(([id]) => id)]);
  return new Map(
    documented.map(([id, { calls, ...rest }]) => [
      id,
      { ...rest, calls: calls.filter((called) => known.has(called)) },
    ]),
  );
}

function unknownFacts(name: string): PackageFacts {
  throw new Error(`there are no facts of "${name}", though it is a package of the project`);
}

/** A new item has no line yet: its link leads to the file. */
function retainedFacts(
  module: ReadModule,
  path: string,
  old: ModuleFacts | undefined,
  kind: InputKind,
): ModuleFacts {
  const known = [...(old?.items ?? [])];
  const named = new Set(
    [...module.structs, ...module.enums, ...module.functions].map((item) => item.name),
  );
  // The module lists no constants, and that of an ABI no macros either.
  const isUntold = (name: string): boolean =>
    /^[A-Z][A-Z0-9_]*$|^E[A-Z]/.test(name) || kind === 'abi';
  const items = new Map(known.filter(([name]) => named.has(name) || isUntold(name)));
  for (const item of [...module.structs, ...module.enums, ...module.functions]) {
    const isPrivate = 'visibility' in item && item.visibility === 'private' && !item.isEntry;
    if (!items.has(item.name) && !isPrivate) items.set(item.name, { line: null, isNative: false });
  }
  return { path, items };
}

function isDrastic(
  changes: readonly Change[],
  present: Present,
  packages: readonly string[],
): boolean {
  const removed = new Set(changes.filter(({ kind }) => kind === 'gone').map(({ id }) => id));
  let before = 0;
  let lost = 0;
  for (const module of present.modules) {
    if (!packages.includes(module.package)) continue;
    const items = [...module.constants, ...module.structs, ...module.enums, ...module.functions];
    before += items.length;
    lost += removed.has(module.id)
      ? items.length
      : items.filter((item) => removed.has(`${module.id}::${item.name}`)).length;
  }
  return lost > before / 5;
}
