/** Each `public use fun` of the declaration files, called as a method from a package of its own. */

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { compilePackage } from '../../scripts/checks/move/compiler.ts';
import type { CompileResult } from '../../site/move/compiler/compiler.ts';

const sources = fileURLToPath(new URL('../../framework-sources/', import.meta.url));

/** `<package>::<module> <type>.<method>` of every alias, as the files declare them. */
const declared = ['bridge', 'std', 'sui', 'sui_system'].flatMap((name) =>
  readdirSync(`${sources}${name}`)
    .filter((file) => file.endsWith('.move'))
    .flatMap((file) =>
      [
        ...readFileSync(`${sources}${name}/${file}`, 'utf8').matchAll(
          /^public use fun [\w:]+ as (\w+\.\w+);$/gm,
        ),
      ].map((match) => `${name}::${file.slice(0, -'.move'.length)} ${match[1] ?? ''}`),
    ),
);

/** The same names, each with what is needed to call the method: parameters, result type and body. */
const calls = readFileSync(new URL('./aliases.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

/** Aliases of `public(package)` functions: known to the compiler, and refused outside the package. */
const packageOnly: ReadonlySet<string> = new Set(['sui_system::validator Validator.wrap_v1']);

const imports = `use std::{ascii, string::String};
use sui::{balance::Balance, coin::Coin, kiosk::KioskOwnerCap, sui::SUI};
use sui::package::{Publisher, UpgradeCap, UpgradeReceipt, UpgradeTicket};
use sui_system::{staking_pool::{FungibleStakedSui, StakedSui}, validator::{Validator, ValidatorMetadata}};
use sui_system::validator_wrapper::ValidatorWrapper;
use bridge::chain_ids::BridgeRoute;
`;

const names = calls.map(([name = '']) => name);

function caller([, parameters, result, body]: readonly string[], index: number): [string, string] {
  // Silenced, because no module needs all the imports.
  const head = `#[allow(unused_use)]\nmodule book::m${String(index)};\n${imports}`;
  return [`m${index}.move`, `${head}public fun call(${parameters}): ${result} { ${body} }\n`];
}

describe('the method aliases of the declaration files', () => {
  let result: CompileResult;

  beforeAll(async () => {
    const files = new Map(calls.map(caller));
    result = await compilePackage({ files, dependencies: ['bridge'] });
  });

  test('are all called here, and nothing else is', () => {
    expect(names.toSorted()).toEqual(declared.toSorted());
  });

  test.each(names.map((name, index) => [name, index] as const))('%s', (name, index) => {
    const own = result.diagnostics.filter(({ file }) => file === `m${index}.move`);
    const errors = own.filter(({ level }) => level === 'error').map(({ code }) => code);
    expect(errors).toEqual(packageOnly.has(name) ? ['E04001'] : []);
  });

  test('do not reach a method that none of them declares', async () => {
    const text = `module book::a;\npublic fun call(id: &UID): ID { id.into_inner() }\n`;
    const refused = await compilePackage({
      files: new Map([['a.move', text]]),
      dependencies: ['sui'],
    });
    expect(refused.diagnostics.map(({ code }) => code)).toEqual(['E04023']);
  });
});
