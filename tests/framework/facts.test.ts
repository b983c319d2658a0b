/**
 * The declaration files against their facts, by a count that shares nothing with the reader or the compiler:
 * it looks at how lines begin.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isReleaseOpen } from '../../generators/changes/load.ts';
import { root } from '../support/run.ts';

interface ItemFacts {
  readonly line: number;
  readonly native?: boolean;
}

interface PackageFacts {
  readonly package: string;
  readonly release: string;
  readonly commit: string;
  readonly modules: Readonly<
    Record<string, { readonly path: string; readonly items: Readonly<Record<string, ItemFacts>> }>
  >;
}

interface Module {
  readonly id: string;
  readonly text: string;
  readonly items: Readonly<Record<string, ItemFacts>>;
  readonly path: string;
}

const sources = fileURLToPath(new URL('../../framework-sources/', import.meta.url));
const packages = ['std', 'sui', 'sui_system', 'bridge'];
const facts = packages.map(
  (name) => JSON.parse(readFileSync(`${sources}${name}/facts.json`, 'utf8')) as PackageFacts,
);
const modules: readonly Module[] = facts.flatMap((packageFacts) =>
  Object.entries(packageFacts.modules).map(([name, { items, path }]) => ({
    id: `${packageFacts.package}::${name}`,
    text: readFileSync(`${sources}${packageFacts.package}/${name}.move`, 'utf8'),
    items,
    path,
  })),
);

const calls = Object.assign(
  {},
  ...packages.map((name) => JSON.parse(readFileSync(`${sources}${name}/calls.json`, 'utf8'))),
) as Readonly<Record<string, { aborts?: readonly string[]; calls?: readonly string[] }>>;

/** The names that lines of this shape declare, in file order. Doc comments and attributes never match. */
function declared(text: string, shape: RegExp): readonly string[] {
  return text.split('\n').flatMap((line) => shape.exec(line)?.[1] ?? []);
}

const constant = /^const (\w+): /;
const structure = /^public struct (\w+)/;
const enumeration = /^public enum (\w+)/;
const anyFunction = /^(?:public(?:\(package\))? )?(?:entry )?(?:native|macro) fun `?(\w+)`?[<(]/;
const publicFunction = /^public (?:entry )?(?:native|macro) fun `?(\w+)`?[<(]/;

function total(shape: RegExp): number {
  const published = modules.filter(({ text }) => !/^#\[test_only\]$/m.test(text));
  return published.reduce((sum, { text }) => sum + declared(text, shape).length, 0);
}

describe('all declaration files', () => {
  test('are one for each module, and nothing else is in the folders', () => {
    expect(modules.length).toBeGreaterThan(90);
    for (const { package: name, modules: listed } of facts) {
      const files = Object.keys(listed).map((module) => `${module}.move`);
      const expected = [...files, 'Move.toml', 'calls.json', 'facts.json'].toSorted();
      expect(readdirSync(`${sources}${name}`).toSorted()).toEqual(expected);
    }
  });

  test('hold about a thousand public functions and macros, and the structs and constants of them', () => {
    expect(total(publicFunction)).toBeGreaterThan(950);
    expect(total(structure)).toBeGreaterThan(170);
    expect(total(constant)).toBeGreaterThan(350);
  });

  test('come from one release and one commit', () => {
    expect(new Set(facts.map(({ release, commit }) => `${release} ${commit}`)).size).toBe(1);
    expect(facts.map(({ package: name }) => name)).toEqual(packages);
  });
});

describe.each(modules)('$id', ({ id, text, items, path }) => {
  test('declares exactly the items that have facts, each kind in source order', () => {
    const kinds = [constant, structure, enumeration, anyFunction].map((shape) =>
      declared(text, shape),
    );
    expect(kinds.flat().toSorted()).toEqual(Object.keys(items).toSorted());
    for (const names of kinds) {
      const lines = names.map((name) => items[name]?.line ?? 0);
      expect(lines).toEqual(lines.toSorted((a, b) => a - b));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('names its module and its source', () => {
    expect(text.split('\n')).toContain(`module ${id};`);
    expect(path).toMatch(new RegExp(`/sources/(?:\\w+/)*${id.split('::')[1] ?? ''}\\.move$`));
  });

  test('has calls for each function but macros, which abort with constants of its own', () => {
    const own = Object.entries(calls).filter(([name]) => name.startsWith(`${id}::`));
    const functions = declared(text, anyFunction).filter(
      (name) => !new RegExp(`macro fun ${name}\\b`).test(text),
    );
    // While a release is open, its list has the functions that nobody has compiled yet.
    const known = isReleaseOpen(root) ? [] : functions;
    expect(own.map(([name]) => name)).toEqual(
      expect.arrayContaining(known.map((name) => `${id}::${name}`)),
    );
    const constants = declared(text, constant);
    const named = own.flatMap(([, fact]) => fact.aborts ?? []);
    expect(named.filter((name) => /^[A-Z]/.test(name) && !constants.includes(name))).toEqual([]);
    for (const called of own.flatMap(([, fact]) => fact.calls ?? []))
      expect(calls).toHaveProperty([called]);
  });

  test('imports nothing that it does not name', () => {
    const imports = text.split('\n').filter((line) => line.startsWith('use '));
    const body = text.replace(/\/\/.*$/gm, '').replace(/^use [^;]*;$/gm, '');
    for (const name of imports.join(' ').match(/\w+(?=[,;}])/g) ?? []) {
      expect(body).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });
});
