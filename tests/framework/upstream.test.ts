/**
 * The declarations against the facts of the July 2025 sources, as they were before anybody wrote a declaration:
 * `upstream/<package>.txt` has one line for each item. It covers what an ABI cannot tell: parameter names, macros,
 * constants with values, lines, and the package `bridge`.
 */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  ReadFunction,
  ReadItem,
  ReadModule,
  ReadStruct,
} from '../../generators/framework/read/declarations.ts';
import type { ItemFacts, ModuleFacts } from '../../generators/framework/read/facts.ts';
import { printType, printTypeParameters } from '../../generators/framework/move/types.ts';
import type { Declared } from './input.ts';
import { published, readDeclared } from './input.ts';

const PACKAGES = ['std', 'sui', 'sui_system', 'bridge'];
let declared: Declared;

beforeAll(async () => {
  declared = await readDeclared();
});

function upstreamLines(name: string): readonly string[] {
  const text = readFileSync(new URL(`upstream/${name}.txt`, import.meta.url), 'utf8');
  // A name that is also a keyword is written in back-ticks, which are not part of it.
  // What it says of aborts was read from source text; see `aborts.test.ts`.
  return text.trim().replaceAll('`', '').replace(/ !\S+/g, '').split('\n');
}

function factsOf(facts: ModuleFacts, item: ReadItem): ItemFacts {
  const found = facts.items.get(item.name);
  if (!found) throw new Error(`facts.json has no "${item.name}"`);
  return found;
}

function moduleLines(module: ReadModule, facts: ModuleFacts): readonly string[] {
  return [
    `${module.id} @ ${facts.path}`,
    ...module.structs.map((one) => `${module.id} ${structLine(one)} @ ${factsOf(facts, one).line}`),
    ...module.functions.map((one) => `${module.id} ${functionLine(one, factsOf(facts, one))}`),
    ...module.constants.map((one) => {
      const mark = one.attributes.some(({ name }) => name === 'error') ? ' #error' : '';
      // Layout is ours: one element to a line, with a comma behind the last.
      const value = one.value.replace(/\s+/g, ' ').replace(/, ?\]/g, ']');
      return `${module.id} const ${one.name}: ${printType(one.type)} = ${value} @ ${factsOf(facts, one).line}${mark}`;
    }),
  ];
}

function structLine(one: ReadStruct): string {
  const fields = one.fields.map(({ name, type }) => `${name}: ${printType(type)}`).join(', ');
  return `struct ${one.name}${printTypeParameters(one.typeParameters)} has ${[...one.abilities].sort().join(' ')} { ${fields} }`;
}

function functionLine(one: ReadFunction, facts: ItemFacts): string {
  const visibility = one.visibility === 'package' ? 'public(package)' : one.visibility;
  const flags = [
    visibility,
    one.isEntry && 'entry',
    one.isMacro && 'macro',
    facts.isNative && 'native',
  ].filter(Boolean);
  const parameters = one.parameters
    .map(({ name, type }) => `${name}: ${printType(type)}`)
    .join(', ');
  const returns =
    one.returns.length === 1 && one.returns[0]
      ? printType(one.returns[0])
      : `(${one.returns.map((type) => printType(type)).join(', ')})`;
  const mark = one.attributes.some(({ name }) => name === 'deprecated') ? ' #deprecated' : '';
  return `fun ${flags.join(' ')} ${one.name}${printTypeParameters(one.typeParameters)}(${parameters}): ${returns} @ ${facts.line}${mark}`;
}

describe.each(PACKAGES)('the declarations of %s', (name) => {
  it('say of every item what the facts of the release say', () => {
    const facts = declared.facts.get(name);
    const modules = published(declared.input.modules).filter((module) => module.package === name);
    const lines = modules.flatMap((module) => {
      const known = facts?.modules.get(module.name);
      if (!known) throw new Error(`facts.json has no "${module.id}"`);
      return moduleLines(module, known);
    });
    expect(lines).toEqual(upstreamLines(name));
    expect(facts?.commit).toBe('2bce338c9aa450a5f7a92497937c6d0f8677d897');
  });
});

it('counts 997 public functions and macros, 180 structs and 384 constants', () => {
  const lines = PACKAGES.flatMap(upstreamLines);
  const count = (shape: RegExp): number => lines.filter((line) => shape.test(line)).length;
  expect([count(/ fun public /), count(/ struct /), count(/ const /)]).toEqual([997, 180, 384]);
});
