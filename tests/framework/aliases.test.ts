/** Each `public use fun` of the declaration files, called as a method from a package of its own. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { compilePackage } from '../../scripts/checks/move/compiler.ts';
import type { CompileResult } from '../../site/move/compiler/compiler.ts';
import {
  printReturns,
  printType,
  printTypeParameters,
} from '../../generators/framework/move/types.ts';
import type { ReadFunction } from '../../generators/framework/read/declarations.ts';
import { root } from '../support/run.ts';
import { readDeclared } from './input.ts';

interface Alias {
  /** `<package>::<module> <type>.<method>`. */
  readonly name: string;
  readonly method: string;
  readonly fun: ReadFunction;
}

const { modules } = (await readDeclared()).input;

const aliases: readonly Alias[] = modules.flatMap((module) => {
  const text = readFileSync(
    `${root}/framework-sources/${module.id.replace('::', '/')}.move`,
    'utf8',
  );
  return [...text.matchAll(/^public use fun ([\w:]+) as (\w+)\.(\w+);$/gm)].map(
    ([, target = '', type, method = '']) => {
      const [name = '', home = module.name] = target.split('::').toReversed();
      // An import may come from another package; the own one has precedence.
      const fun = modules
        .filter((other) => other.name === home)
        .toSorted((a) => (a.package === module.package ? -1 : 1))
        .flatMap(({ functions }) => functions)
        .find((other) => other.name === name);
      if (!fun) throw new Error(`${module.id} has an alias of ${target}, which nobody declares`);
      return { name: `${module.id} ${type}.${method}`, method, fun };
    },
  );
});

function caller({ method, fun }: Alias, index: number): readonly [string, string] {
  const parameters = fun.parameters.map(({ type }, at) => `a${at}: ${printType(type)}`);
  const passed = fun.parameters.slice(1).map((_, at) => `a${at + 1}`);
  const head = `call${printTypeParameters(fun.typeParameters)}(${parameters.join(', ')})`;
  const body = `a0.${method}(${passed.join(', ')})`;
  const text = `module book::m${index};\npublic fun ${head}${printReturns(fun.returns, ': ')} { ${body} }\n`;
  return [`m${index}.move`, text];
}

describe('the method aliases of the declaration files', () => {
  let result: CompileResult;

  beforeAll(async () => {
    const files = new Map(aliases.map(caller));
    result = await compilePackage({ files, dependencies: ['bridge'] });
  });

  test('are dozens', () => {
    expect(aliases.length).toBeGreaterThan(40);
  });

  test.each(aliases.map((alias, index) => [alias.name, alias, index] as const))(
    '%s',
    (_name, { fun }, index) => {
      const own = result.diagnostics.filter(({ file }) => file === `m${index}.move`);
      const errors = own.filter(({ level }) => level === 'error').map(({ code }) => code);
      // Known to the compiler, and refused outside the package, where types may stay open.
      const refused = errors.filter((code) => code !== 'E04010');
      expect(refused).toEqual(fun.visibility === 'package' ? ['E04001'] : []);
    },
  );

  test('do not reach a method that none of them declares', async () => {
    const text = `module book::a;\npublic fun call(id: &UID): ID { id.into_inner() }\n`;
    const refused = await compilePackage({
      files: new Map([['a.move', text]]),
      dependencies: ['sui'],
    });
    expect(refused.diagnostics.map(({ code }) => code)).toEqual(['E04023']);
  });
});
