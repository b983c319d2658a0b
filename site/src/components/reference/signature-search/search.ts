/** The search itself: which functions answer a question, best first, and which of their types do. Pure. */

import type { SignatureData, SignatureEntry } from '../../../../../generators/output/framework';
import { builtIn, type Query } from './query';
import { parseType, type TypeTree } from './types';
import { isNamed, unify, type Budget, type Match } from './unify';

export interface IndexedFunction {
  readonly module: string;
  readonly href: string;
  readonly entry: SignatureEntry;
  readonly parameters: readonly IndexedType[];
  readonly returns: readonly IndexedType[];
}

export interface IndexedType {
  readonly text: string;
  readonly tree: TypeTree;
}

export interface Answer {
  readonly found: IndexedFunction;
  readonly distance: number;
  /** Positions of the parameters and results that answer the question. */
  readonly parameters: ReadonlySet<number>;
  readonly returns: ReadonlySet<number>;
}

const stepsPerFunction = 3000;
const extraParameter = 3;
const extraReturn = 3;
const mostExtra = 3;
// Behind its equals, and before what only fits because it is generic.
const deprecated = 0.5;
const packageOnly = 2;
/** What a transaction passes by itself costs the caller nothing. */
const contextType = 'sui::tx_context::TxContext';

export function indexSignatures(data: SignatureData): readonly IndexedFunction[] {
  const trees = new Map<string, IndexedType>();
  const typeOf = (position: number, generics: ReadonlySet<string>): IndexedType => {
    const text = data.types[position] ?? '_';
    // A name is a variable in one function and a type in another, so both are part of the key.
    const key = `${text} ${[...generics].join()}`;
    const known = trees.get(key);
    if (known) return known;
    const tree = parseType(text, (name) => generics.has(name)) ?? {
      name: text,
      parts: [],
      isVariable: false,
    };
    trees.set(key, { text, tree });
    return { text, tree };
  };
  return data.modules.flatMap((module) =>
    module.functions.map((entry) => {
      const generics = new Set(entry.generics.map(([name]) => name));
      return {
        module: module.id,
        href: `${module.route}#${entry.anchor}`,
        entry,
        parameters: entry.parameters.map(([, position]) => typeOf(position, generics)),
        returns: entry.returns.map((position) => typeOf(position, generics)),
      };
    }),
  );
}

/** `abilities` must all be demanded of one type parameter of the function. */
export function search(
  functions: readonly IndexedFunction[],
  query: Query | null,
  abilities: readonly string[],
): readonly Answer[] {
  if (query === null && abilities.length === 0) return [];
  // A generic function takes every type, so an unknown one would seem to fit hundreds of them.
  if (query !== null && unknownType(functions, query) !== null) return [];
  const answers = functions
    .filter((fun) => hasAbilities(fun, abilities))
    .flatMap((fun) => answer(fun, query) ?? []);
  return answers.sort(
    (a, b) => a.distance - b.distance || compare(pathOf(a.found), pathOf(b.found)),
  );
}

/** The first type of the question that the framework does not have, or null. */
export function unknownType(functions: readonly IndexedFunction[], query: Query): string | null {
  const asked = [...(query.parameters ?? []), ...(query.returns ?? [])].flatMap(namesIn);
  const typeNames = asked.filter((name) => /^\w/.test(name) && name !== '_' && !builtIn.has(name));
  if (typeNames.length === 0) return null;
  const known = new Set(
    functions.flatMap((fun) =>
      [...fun.parameters, ...fun.returns].flatMap((type) => namesIn(type.tree)),
    ),
  );
  return typeNames.find((name) => !isNamed(name, known)) ?? null;
}

function namesIn(tree: TypeTree): readonly string[] {
  return tree.isVariable ? [] : [tree.name, ...tree.parts.flatMap(namesIn)];
}

export function pathOf(found: IndexedFunction): string {
  return `${found.module}::${found.entry.name}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function hasAbilities(fun: IndexedFunction, abilities: readonly string[]): boolean {
  if (abilities.length === 0) return true;
  return fun.entry.generics.some(([, list]) =>
    abilities.every((ability) => list.split(' ').includes(ability)),
  );
}

function answer(found: IndexedFunction, query: Query | null): Answer | null {
  const none: ReadonlySet<number> = new Set();
  const penalty =
    (found.entry.isDeprecated ? deprecated : 0) +
    (found.entry.kind.startsWith('package') ? packageOnly : 0);
  if (query === null) return { found, distance: penalty, parameters: none, returns: none };
  const named = nameDistance(found, query.name);
  if (named === null) return null;
  const budget: Budget = { steps: stepsPerFunction };
  let best: Answer | null = null;
  // Results first: they are few, so they bind most with the least trying.
  for (const results of assign(
    query.returns,
    found.returns,
    { bindings: new Map(), distance: 0 },
    budget,
  )) {
    for (const taken of assign(query.parameters, found.parameters, results.match, budget)) {
      if (!keepsBounds(query, found, taken.match)) continue;
      const extra = extraCost(query, found, taken.used, results.used);
      if (extra === null) continue;
      const distance = taken.match.distance + extra + named + penalty;
      if (best === null || distance < best.distance)
        best = { found, distance, parameters: taken.used, returns: results.used };
      if (distance === penalty) return best;
    }
  }
  return best;
}

function nameDistance(found: IndexedFunction, name: string | null): number | null {
  if (name === null) return 0;
  const [asked, path] = [name.toLowerCase(), pathOf(found).toLowerCase()];
  if (path === asked || path.endsWith(`::${asked}`)) return 0;
  return (asked.includes('::') ? path : found.entry.name.toLowerCase()).includes(asked) ? 2 : null;
}

interface Assignment {
  readonly match: Match;
  readonly used: ReadonlySet<number>;
}

/** Every way to find each asked type among the known ones, in any order, until the budget is spent. */
function* assign(
  asked: readonly TypeTree[] | null,
  known: readonly IndexedType[],
  match: Match,
  budget: Budget,
  used: ReadonlySet<number> = new Set(),
): Generator<Assignment> {
  const next = asked?.[used.size];
  if (next === undefined) {
    yield { match, used };
    return;
  }
  for (const [position, type] of known.entries()) {
    if (used.has(position) || budget.steps < 0) continue;
    const fits = unify(next, type.tree, match, budget);
    if (fits !== null) yield* assign(asked, known, fits, budget, new Set(used).add(position));
  }
}

function keepsBounds(query: Query, found: IndexedFunction, match: Match): boolean {
  const demanded = new Map(found.entry.generics);
  return [...query.bounds].every(([variable, abilities]) => {
    if (abilities.length === 0) return true;
    const bound = match.bindings.get(`?${variable}`);
    const candidates =
      bound === undefined ? [...demanded.values()] : [demanded.get(bound.name) ?? ''];
    return candidates.some((list) =>
      abilities.every((ability) => list.split(' ').includes(ability)),
    );
  });
}

/** Null when the function wants so much more that it answers another question. */
function extraCost(
  query: Query,
  found: IndexedFunction,
  parameters: ReadonlySet<number>,
  returns: ReadonlySet<number>,
): number | null {
  const open = found.parameters.filter(
    (type, position) => !parameters.has(position) && !isContext(type.tree),
  ).length;
  const left = found.returns.length - returns.size;
  if (query.parameters !== null && open > mostExtra) return null;
  // A question that leaves a side out has nothing against what is there.
  return (
    (query.parameters === null ? 0 : open * extraParameter) +
    (query.returns === null ? 0 : left * extraReturn)
  );
}

function isContext(tree: TypeTree): boolean {
  return tree.name.startsWith('&') && tree.parts[0]?.name === contextType;
}
