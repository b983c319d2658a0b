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
const calls: Readonly<Record<string, readonly [parameters: string, result: string, body: string]>> =
  {
    'bridge::chain_ids BridgeRoute.source': ['r: &BridgeRoute', '&u8', 'r.source()'],
    'bridge::chain_ids BridgeRoute.destination': ['r: &BridgeRoute', '&u8', 'r.destination()'],
    'std::ascii String.to_string': ['s: ascii::String', 'String', 's.to_string()'],
    'std::vector vector.to_string': ['b: vector<u8>', 'String', 'b.to_string()'],
    'std::vector vector.try_to_string': ['b: vector<u8>', 'Option<String>', 'b.try_to_string()'],
    'std::vector vector.to_ascii_string': ['b: vector<u8>', 'ascii::String', 'b.to_ascii_string()'],
    'std::vector vector.try_to_ascii_string': [
      'b: vector<u8>',
      'Option<ascii::String>',
      'b.try_to_ascii_string()',
    ],
    'sui::address address.to_id': ['a: address', 'ID', 'a.to_id()'],
    'sui::balance Balance.into_coin': [
      'b: Balance<SUI>, ctx: &mut TxContext',
      'Coin<SUI>',
      'b.into_coin(ctx)',
    ],
    'sui::coin Coin.split_vec': [
      'c: &mut Coin<SUI>, ctx: &mut TxContext',
      '()',
      'c.split_vec(vector[1, 2], ctx)',
    ],
    'sui::coin Coin.join_vec': [
      'c: &mut Coin<SUI>, rest: vector<Coin<SUI>>',
      '()',
      'c.join_vec(rest)',
    ],
    'sui::coin Coin.split_and_transfer': [
      'c: &mut Coin<SUI>, to: address, ctx: &mut TxContext',
      '()',
      'c.split_and_transfer(1, to, ctx)',
    ],
    'sui::coin Coin.divide_and_keep': [
      'c: &mut Coin<SUI>, ctx: &mut TxContext',
      '()',
      'c.divide_and_keep(2, ctx)',
    ],
    'sui::kiosk KioskOwnerCap.kiosk': ['c: &KioskOwnerCap', 'ID', 'c.kiosk()'],
    'sui::object ID.to_address': ['id: &ID', 'address', 'id.to_address()'],
    'sui::object ID.to_bytes': ['id: &ID', 'vector<u8>', 'id.to_bytes()'],
    'sui::object UID.as_inner': ['id: &UID', '&ID', 'id.as_inner()'],
    'sui::object UID.to_inner': ['id: &UID', 'ID', 'id.to_inner()'],
    'sui::object UID.to_address': ['id: &UID', 'address', 'id.to_address()'],
    'sui::object UID.to_bytes': ['id: &UID', 'vector<u8>', 'id.to_bytes()'],
    'sui::package Publisher.burn': ['p: Publisher', '()', 'p.burn()'],
    'sui::package Publisher.module_': ['p: &Publisher', '&ascii::String', 'p.module_()'],
    'sui::package Publisher.package': ['p: &Publisher', '&ascii::String', 'p.package()'],
    'sui::package UpgradeCap.package': ['c: &UpgradeCap', 'ID', 'c.package()'],
    'sui::package UpgradeCap.policy': ['c: &UpgradeCap', 'u8', 'c.policy()'],
    'sui::package UpgradeCap.authorize': [
      'c: &mut UpgradeCap, digest: vector<u8>',
      'UpgradeTicket',
      'c.authorize(0, digest)',
    ],
    'sui::package UpgradeCap.commit': [
      'c: &mut UpgradeCap, r: UpgradeReceipt',
      '()',
      'c.commit(r)',
    ],
    'sui::package UpgradeTicket.package': ['t: &UpgradeTicket', 'ID', 't.package()'],
    'sui::package UpgradeTicket.policy': ['t: &UpgradeTicket', 'u8', 't.policy()'],
    'sui::package UpgradeTicket.digest': ['t: &UpgradeTicket', '&vector<u8>', 't.digest()'],
    'sui::package UpgradeReceipt.cap': ['r: &UpgradeReceipt', 'ID', 'r.cap()'],
    'sui::package UpgradeReceipt.package': ['r: &UpgradeReceipt', 'ID', 'r.package()'],
    'sui_system::staking_pool FungibleStakedSui.pool_id': [
      's: &FungibleStakedSui',
      'ID',
      's.pool_id()',
    ],
    'sui_system::staking_pool FungibleStakedSui.value': [
      's: &FungibleStakedSui',
      'u64',
      's.value()',
    ],
    'sui_system::staking_pool FungibleStakedSui.split': [
      's: &mut FungibleStakedSui, ctx: &mut TxContext',
      'FungibleStakedSui',
      's.split(1, ctx)',
    ],
    'sui_system::staking_pool FungibleStakedSui.join': [
      's: &mut FungibleStakedSui, other: FungibleStakedSui',
      '()',
      's.join(other)',
    ],
    'sui_system::staking_pool StakedSui.amount': ['s: &StakedSui', 'u64', 's.amount()'],
    'sui_system::staking_pool StakedSui.activation_epoch': [
      's: &StakedSui',
      'u64',
      's.activation_epoch()',
    ],
    'sui_system::staking_pool StakedSui.split_to_sender': [
      's: &mut StakedSui, ctx: &mut TxContext',
      '()',
      's.split_to_sender(1, ctx)',
    ],
    'sui_system::staking_pool StakedSui.join': [
      's: &mut StakedSui, other: StakedSui',
      '()',
      's.join(other)',
    ],
    'sui_system::validator ValidatorMetadata.validate': [
      'm: &ValidatorMetadata',
      '()',
      'm.validate()',
    ],
    'sui_system::validator Validator.wrap_v1': [
      'v: Validator, ctx: &mut TxContext',
      'ValidatorWrapper',
      'v.wrap_v1(ctx)',
    ],
  };

/** Aliases of `public(package)` functions: known to the compiler, and refused outside the package. */
const packageOnly: ReadonlySet<string> = new Set(['sui_system::validator Validator.wrap_v1']);

const imports = `use std::{ascii, string::String};
use sui::{balance::Balance, coin::Coin, kiosk::KioskOwnerCap, sui::SUI};
use sui::package::{Publisher, UpgradeCap, UpgradeReceipt, UpgradeTicket};
use sui_system::{staking_pool::{FungibleStakedSui, StakedSui}, validator::{Validator, ValidatorMetadata}};
use sui_system::validator_wrapper::ValidatorWrapper;
use bridge::chain_ids::BridgeRoute;
`;

const names = Object.keys(calls);

function caller(name: string, index: number): readonly [string, string] {
  const [parameters, result, body] = calls[name] ?? ['', '', ''];
  // Silenced, because no module needs all the imports.
  const head = `#[allow(unused_use)]\nmodule book::m${String(index)};\n${imports}`;
  return [`m${index}.move`, `${head}public fun call(${parameters}): ${result} { ${body} }\n`];
}

describe('the method aliases of the declaration files', () => {
  let result: CompileResult;

  beforeAll(async () => {
    const files = new Map(names.map(caller));
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
