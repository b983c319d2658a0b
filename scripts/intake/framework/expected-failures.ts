/**
 * What upstream's tests say of errors: each test that expects one, with the functions that it calls, last call first. One
 * of them must be able to raise it. Read from the text of the tests, so that it owes nothing to our lists. Pure.
 */

import type { SourceText } from '../../../generators/core/source.ts';
import { compareText } from '../../../generators/core/text.ts';
import type { ReadModule } from '../../../generators/framework/read/declarations.ts';

export interface ExpectedFailure {
  /** `<file of the test>::<test>`. */
  readonly test: string;
  /** `sui::bag::EBagNotEmpty`. */
  readonly abort: string;
  /** Empty where the text does not tell. */
  readonly functions: readonly string[];
}

const TEST =
  /#\[[^\]]*\bexpected_failure\(\s*abort_code\s*=\s*(?:::)?([\w:]+)[^\]]*\]\s*(?:#\[[^\]]*\]\s*)*(?:\w+ )*?fun (\w+)/g;
const FUNCTION = /\bfun (\w+)[^{;]*\{/g;
const CALL = /(\.)?((?:\w+::)*\w+)(?:<[^;(){}]*>)?!?\(/g;

/** What can be called: the functions of the framework, `sui::bag::add`, by the names that methods have for them. */
export type Callable = ReadonlyMap<string, ReadonlySet<string>>;

export function callableIn(modules: readonly ReadModule[]): Callable {
  const found = new Map<string, Set<string>>();
  const add = (name: string, id: string): void =>
    void found.set(name, (found.get(name) ?? new Set()).add(id));
  for (const { id, functions, methods } of modules) {
    for (const { name } of functions) add(name, `${id}::${name}`);
    for (const { name, function: target } of methods) add(name, target);
  }
  return found;
}

export function expectedFailures(file: SourceText, callable: Callable): readonly ExpectedFailure[] {
  const isFunction = (id: string): boolean =>
    callable.get(id.slice(id.lastIndexOf(':') + 1))?.has(id) === true;
  const code = file.text.replace(/\/\/[^\n]*|\/\*[^]*?\*\//g, '');
  const module = /\bmodule (\w+::\w+)/.exec(code)?.[1] ?? '';
  const imports = importsIn(code);
  const full = (name: string): string => {
    const [first = '', ...rest] = name.split('::');
    const target = imports.get(first);
    if (target !== undefined) return [target, ...rest].join('::');
    return rest.length === 0 ? `${module}::${name}` : name;
  };
  const bodies = new Map(
    [...code.matchAll(FUNCTION)].map(({ 0: head, 1: name = '', index }) => [
      name,
      bodyAt(code, index + head.length),
    ]),
  );
  const modules = new Set([module, ...imports.values()]);
  /** Of the modules that the file names; a value of another one may have it as well. */
  const methodsCalled = (name: string): readonly string[] => {
    const all = [...(callable.get(name) ?? [])];
    const near = all.filter((id) => modules.has(id.slice(0, id.lastIndexOf('::'))));
    return near.length > 0 ? near : all;
  };
  /** Empty for a call that leads nowhere known, such as to the helper of another test module. */
  const targetsOf = (dot: string | undefined, called: string): readonly string[] => {
    if (dot !== undefined)
      return [...methodsCalled(called), ...(bodies.has(called) ? [called] : [])];
    const id = full(called);
    return isFunction(id) ? [id] : bodies.has(called) ? [called] : [];
  };
  const callsIn = (name: string, seen: Set<string>): readonly string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    const body = bodies.get(name) ?? '';
    // An index calls what `#[syntax(index)]` says.
    if (/[\w)]\[/.test(body.replace(/\bvector\[/g, ''))) return [UNKNOWN];
    return [...body.matchAll(CALL)].toReversed().flatMap(([, dot, called = '']) => {
      if (!/^(?:\w+::)*[a-z]/.test(called) || KNOWN.has(called)) return [];
      const targets = targetsOf(dot, called);
      if (targets.length === 0) return [UNKNOWN];
      return targets.flatMap((target) => (bodies.has(target) ? callsIn(target, seen) : [target]));
    });
  };
  const home = /([\w.]+)\.move$/.exec(file.path)?.[1] ?? '';
  return [...code.matchAll(TEST)].map(([, constant = '', name = '']) => {
    const called = [...new Set(callsIn(name, new Set()))];
    // What a helper elsewhere does may be what fails.
    const isWhole = !called.includes(UNKNOWN);
    return { test: `${home}::${name}`, abort: full(constant), functions: isWhole ? called : [] };
  });
}

const HEAD = 'test\tabort\tfunction';

/**
 * The table for another release: rows whose test is still there and expects the same, and those of new tests. Null
 * where no file has a test, as in an ABI.
 */
export function refreshFailures(
  table: string,
  files: readonly SourceText[],
  callable: Callable,
): string | null {
  const found = files.flatMap((file) => expectedFailures(file, callable));
  if (found.length === 0) return null;
  const keyOf = (test: string, abort: string): string => `${test}\t${abort}`;
  const old = new Map(
    table
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => [row.split('\t').slice(0, 2).join('\t'), row]),
  );
  const rows = found.flatMap(({ test, abort, functions: called }) => {
    const key = keyOf(test, abort);
    const row = old.get(key);
    if (row !== undefined) return [row];
    return called.length === 0 ? [] : [`${key}\t${called.slice(0, 5).join(' ')}`];
  });
  return [HEAD, ...[...new Set(rows)].sort(compareText), ''].join('\n');
}

const UNKNOWN = '';
/** Of the language and of every test. */
const KNOWN: ReadonlySet<string> = new Set(
  'assert assert_eq assert_ref_eq if while return match loop destroy'.split(' '),
);

/** Up to the brace that closes it. */
function bodyAt(code: string, start: number): string {
  let depth = 1;
  let at = start;
  while (depth > 0 && at < code.length) {
    if (code[at] === '{') depth += 1;
    if (code[at] === '}') depth -= 1;
    at += 1;
  }
  return code.slice(start, at);
}

/** Alias → what it stands for. */
function importsIn(code: string): ReadonlyMap<string, string> {
  const found = new Map([
    ['vector', 'std::vector'],
    ['option', 'std::option'],
  ]);
  const add = (prefix: readonly string[], tree: string): void => {
    const group = /^([\w:]*?)(?:::)?\{([^]*)\}$/.exec(tree);
    if (group) {
      const inner = [...prefix, ...(group[1] ?? '').split('::').filter(Boolean)];
      for (const part of partsOf(group[2] ?? '')) add(inner, part);
      return;
    }
    const [target = '', alias] = tree.split(/\s+as\s+/);
    const steps = [...prefix, ...target.split('::')].filter((step) => step !== 'Self');
    found.set(alias ?? steps.at(-1) ?? '', steps.join('::'));
  };
  for (const [, tree = ''] of code.matchAll(/\buse ([^;]+);/g))
    if (!tree.startsWith('fun ')) add([], tree.trim());
  return found;
}

/** At the commas that are in no inner braces. */
function partsOf(list: string): readonly string[] {
  const flat = list.match(/(?:[^,{}]|\{(?:[^{}]|\{[^{}]*\})*\})+/g) ?? [];
  return flat.map((part) => part.trim()).filter((part) => part !== '');
}
