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
import { isJuly, published, readDeclared } from './input.ts';

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
    ...module.structs.map(
      (struct) => `${module.id} ${structLine(struct)} @ ${factsOf(facts, struct).line}`,
    ),
    ...module.functions.map((fun) => `${module.id} ${functionLine(fun, factsOf(facts, fun))}`),
    ...module.constants.map((constant) => {
      const mark = constant.attributes.some(({ name }) => name === 'error') ? ' #error' : '';
      // Layout is ours: one element to a line, with a comma behind the last.
      const value = constant.value.replace(/\s+/g, ' ').replace(/, ?\]/g, ']');
      return `${module.id} const ${constant.name}: ${printType(constant.type)} = ${value} @ ${factsOf(facts, constant).line}${mark}`;
    }),
  ];
}

function structLine(struct: ReadStruct): string {
  const fields = struct.fields.map(({ name, type }) => `${name}: ${printType(type)}`).join(', ');
  return `struct ${struct.name}${printTypeParameters(struct.typeParameters)} has ${[...struct.abilities].sort().join(' ')} { ${fields} }`;
}

function functionLine(fun: ReadFunction, facts: ItemFacts): string {
  const visibility = fun.visibility === 'package' ? 'public(package)' : fun.visibility;
  const flags = [
    visibility,
    fun.isEntry && 'entry',
    fun.isMacro && 'macro',
    facts.isNative && 'native',
  ].filter(Boolean);
  const parameters = fun.parameters
    .map(({ name, type }) => `${name}: ${printType(type)}`)
    .join(', ');
  const returns =
    fun.returns.length === 1 && fun.returns[0]
      ? printType(fun.returns[0])
      : `(${fun.returns.map((type) => printType(type)).join(', ')})`;
  const mark = fun.attributes.some(({ name }) => name === 'deprecated') ? ' #deprecated' : '';
  return `fun ${flags.join(' ')} ${fun.name}${printTypeParameters(fun.typeParameters)}(${parameters}): ${returns} @ ${facts.line}${mark}`;
}

describe.runIf(isJuly).each(PACKAGES)('the declarations of %s', (name) => {
  it('say of every item what the facts of the release say', () => {
    const facts = declared.facts.get(name);
    const modules = published(declared.input.modules).filter((module) => module.package === name);
    const lines = modules.flatMap((module) => {
      const known = facts?.modules.get(module.name);
      if (!known) throw new Error(`facts.json has no "${module.id}"`);
      return moduleLines(module, known);
    });
    expect(lines).toEqual(upstreamLines(name));
  });
});

it('counts 997 public functions and macros, 180 structs and 384 constants', () => {
  const lines = PACKAGES.flatMap(upstreamLines);
  const count = (shape: RegExp): number => lines.filter((line) => shape.test(line)).length;
  expect([count(/ fun public /), count(/ struct /), count(/ const /)]).toEqual([997, 180, 384]);
});
