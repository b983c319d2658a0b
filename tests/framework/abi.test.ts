/** The declarations against the chain: everything that others can call or hold is as the ABI has it. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  ReadFunction,
  ReadInput,
  ReadModule,
  ReadStruct,
} from '../../generators/framework/read/declarations.ts';
import type { MoveType, TypeParameter } from '../../generators/framework/move/types.ts';
import { isReleaseOpen } from '../../generators/changes/load.ts';
import { printReturns, printType } from '../../generators/framework/move/types.ts';
import { root } from '../support/run.ts';
import { isAbiOfRelease, published, readDeclared, readPinnedAbi } from './input.ts';

let declared: ReadInput;
let abi: ReadInput;

beforeAll(async () => {
  const { input } = await readDeclared();
  [declared, abi] = [{ ...input, modules: published(input.modules) }, await readPinnedAbi()];
});

/** Bytecode has no names for type parameters, so they are compared by position. */
function renamed(type: MoveType, parameters: readonly TypeParameter[]): MoveType {
  return JSON.parse(JSON.stringify(type), (_key, value: MoveType) =>
    value && value.kind === 'parameter'
      ? { ...value, name: `#${parameters.findIndex((parameter) => parameter.name === value.name)}` }
      : value,
  ) as MoveType;
}

function boundsOf(parameters: readonly TypeParameter[]): string {
  return parameters
    .map(
      (parameter) =>
        `${parameter.isPhantom ? 'phantom ' : ''}${[...parameter.abilities].sort().join('+')}`,
    )
    .join(', ');
}

function functionShape(fun: ReadFunction): string {
  const show = (type: MoveType): string => printType(renamed(type, fun.typeParameters));
  const returns = printReturns(
    fun.returns.map((type) => renamed(type, fun.typeParameters)),
    ': ',
  );
  const head = `${fun.visibility}${fun.isEntry ? ' entry' : ''} ${fun.name}<${boundsOf(fun.typeParameters)}>`;
  return `${head}(${fun.parameters.map(({ type }) => show(type)).join(', ')})${returns}`;
}

function structShape(struct: ReadStruct): string {
  const fields = struct.fields.map(
    ({ name, type }) => `${name}: ${printType(renamed(type, struct.typeParameters))}`,
  );
  const head = `${struct.name}<${boundsOf(struct.typeParameters)}> has ${[...struct.abilities].sort().join(' ')}`;
  return `${head} { ${fields.join(', ')} }`;
}

/** Shape by full name, of everything outside the module's own walls. Macros leave no bytecode. */
function shapes(modules: readonly ReadModule[]): ReadonlyMap<string, string> {
  return new Map(
    modules.flatMap((module) => [
      ...module.functions
        .filter((fun) => !fun.isMacro && (fun.visibility !== 'private' || fun.isEntry))
        .map((fun): [string, string] => [
          `function\t${module.id}::${fun.name}`,
          functionShape(fun),
        ]),
      ...module.structs.map((struct): [string, string] => [
        `struct\t${module.id}::${struct.name}`,
        structShape(struct),
      ]),
    ]),
  );
}

// While a release is open, its list has what differs.
describe.runIf(isAbiOfRelease() && !isReleaseOpen(root))(
  'the declarations of std, sui and sui_system',
  () => {
    it('are the modules that the ABI of 0x1, 0x2 and 0x3 lists', () => {
      const names = declared.modules
        .filter((module) => module.package !== 'bridge')
        .map((module) => module.id);
      expect(names).toEqual(abi.modules.map((module) => module.id));
      expect(names.length).toBeGreaterThan(80);
    });

    it('agree with the ABI in every public, package and entry function and every struct', () => {
      const ours = shapes(declared.modules.filter((module) => module.package !== 'bridge'));
      const theirs = shapes(abi.modules);
      const differences = [...ours].filter(([id, shape]) => theirs.get(id) !== shape);
      expect(
        differences.map(([id, shape]) => ({ id, ours: shape, theirs: theirs.get(id) })),
      ).toEqual([]);
      expect(ours.size).toBeGreaterThan(1150);
    });

    it('lack only what is listed with a reason, and the list has nothing that is not lacking', () => {
      const ours = shapes(declared.modules);
      const lacking = [...shapes(abi.modules).keys()].filter((id) => !ours.has(id)).sort();
      const file = readFileSync(new URL('on-chain-only.tsv', import.meta.url), 'utf8');
      const rows = file
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t'));
      const listed = rows.map(([kind, id]) => `${kind}\t${id}`);
      expect(lacking.filter((id) => !listed.includes(id))).toEqual([]);
      expect(listed.filter((id) => !lacking.includes(id))).toEqual([]);
      for (const [, , reason = ''] of rows) expect(reason.length).toBeGreaterThan(30);
    });

    it('would be told from declarations with one wrong ability, order or reference', () => {
      const coin = declared.modules.find((module) => module.id === 'sui::coin');
      const split = coin?.functions.find((fun) => fun.name === 'split');
      if (!split) throw new Error('sui::coin::split is gone');
      const right = functionShape(split);
      expect(functionShape({ ...split, parameters: [...split.parameters].reverse() })).not.toBe(
        right,
      );
      expect(functionShape({ ...split, isEntry: true })).not.toBe(right);
      expect(
        functionShape({
          ...split,
          typeParameters: [{ name: 'T', abilities: ['drop'], isPhantom: false }],
        }),
      ).not.toBe(right);
      expect(right).toBe(
        'public split<>(&mut sui::coin::Coin<#0>, u64, &mut sui::tx_context::TxContext): sui::coin::Coin<#0>',
      );
    });
  },
);
