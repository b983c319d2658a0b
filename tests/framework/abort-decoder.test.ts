/** The abort decoder on the framework's own error codes. */

import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { abortData } from '../../generators/framework/data.ts';
import { assignRoutes, BASE } from '../../generators/framework/routes.ts';
import type { AbortData } from '../../generators/output/framework.ts';
import { cleverCode, decodeAbort } from '../../site/src/components/reference/abort-decoder/decode';
import { readAbort } from '../../site/src/components/reference/abort-decoder/read';
import { cpuOf } from '../support/cpu.ts';
import { root } from '../support/run.ts';
import { documentedFramework } from './input.ts';

let data: AbortData;

beforeAll(async () => {
  const model = await documentedFramework();
  data = abortData(model, assignRoutes(model, BASE));
});

/** Where the release has a function of `std::uq32_32`. */
function lineOf(name: string): number {
  const file = path.join(root, 'framework-sources/std/facts.json');
  const { modules } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    modules: { uq32_32: { items: Record<string, { line: number }> } };
  };
  return modules.uq32_32.items[name]?.line ?? 0;
}

/** `sui::coin ENotEnough` for each constant found. */
function decode(text: string): readonly string[] {
  const question = readAbort(text);
  if (question === null) return ['not understood'];
  return decodeAbort(data, question).flatMap(({ module, errors }) =>
    errors.map((error) => `${module.id} ${error.name}`),
  );
}

describe('what people paste', () => {
  const full = (address: string, name: string, code: string, tail = ''): string =>
    `MoveAbort(MoveLocation { module: ModuleId { address: ${address}, name: Identifier("${name}") }, function: 12, instruction: 6, function_name: Some("split") }, ${code})${tail}`;
  const zeros = '0000000000000000000000000000000000000000000000000000000000000002';

  it.each([
    [full('0x2', 'balance', '2'), ['sui::balance ENotEnough']],
    [full(zeros, 'balance', '2', ' in command 0'), ['sui::balance ENotEnough']],
    [full(`0x${zeros}`, 'balance', '2', ' in command 13'), ['sui::balance ENotEnough']],
    [
      `Error: ${full(zeros, 'balance', '2').replaceAll('"', '\\"')} in command 3"`,
      ['sui::balance ENotEnough'],
    ],
    [
      'MoveAbort(MoveLocation { module: ModuleId { address: 0x2, name: Identifier("coin") } … }, 2)',
      ['sui::coin ENotEnough'],
    ],
    [
      'MoveAbort(MoveLocation { module: ModuleId { address: 0x2, name: Identifier("coin") } ... }, 2)',
      ['sui::coin ENotEnough'],
    ],
    ['coin::2', ['sui::coin ENotEnough']],
    ['0x2::coin 2', ['sui::coin ENotEnough']],
    ['0x2::coin::2', ['sui::coin ENotEnough']],
    ['sui::coin 2', ['sui::coin ENotEnough']],
    ['sui::coin::2', ['sui::coin ENotEnough']],
    ['coin 2', ['sui::coin ENotEnough']],
    ['coin, 2', ['sui::coin ENotEnough']],
    ['0x2::coin::split, 2', ['sui::coin ENotEnough']],
    ['coin::split 2', ['sui::coin ENotEnough']],
    ['sui::coin::split 2', ['sui::coin ENotEnough']],
    ['coin::ENotEnough', ['sui::coin ENotEnough']],
    ['option::0x40000', ['std::option EOPTION_IS_SET']],
    ['option 262144', ['std::option EOPTION_IS_SET']],
    [
      "Error executing transaction: 1st command aborted within function '0x2::balance::split' at instruction 10 with code 2",
      ['sui::balance ENotEnough'],
    ],
    [
      "MoveAbort in 1st command, abort code: 2, in '0x2::balance::split' (instruction 10)",
      ['sui::balance ENotEnough'],
    ],
    ['{"module":"0x2::balance::split","abort_code":"2"}', ['sui::balance ENotEnough']],
  ])('%s', (text, expected) => {
    expect(decode(text)).toEqual(expected);
  });

  it('may fit several constants: those that the named function raises come first', () => {
    expect(decode('sui::deny_list 1')).toEqual([
      'sui::deny_list ENotDenied',
      'sui::deny_list EInvalidAddress',
    ]);
    expect(decode('sui::deny_list::v1_add 1')).toEqual([
      'sui::deny_list EInvalidAddress',
      'sui::deny_list ENotDenied',
    ]);
  });

  it('may fit modules of one name in several packages', () => {
    expect(
      new Set(
        decode('bcs 0')
          .concat(decode('bcs 1'))
          .map((line) => line.split(' ')[0]),
      ),
    ).toEqual(new Set(['sui::bcs']));
    expect(
      decodeAbort(data, {
        address: null,
        module: 'bcs',
        function: null,
        code: '99',
        constant: null,
      }),
    ).toHaveLength(2);
  });

  it('names the meaning and the functions that raise it, each with its place', () => {
    const question = readAbort('sui::balance 2');
    const [explanation] = question === null ? [] : decodeAbort(data, question);
    const [error] = explanation?.errors ?? [];
    expect(error?.raisedBy.map(([name]) => name)).toEqual(['split']);
    expect(error?.meaning.length).toBeGreaterThan(20);
    expect(`${explanation?.module.route}#${error?.anchor}`).toBe(
      '/references/framework/sui/balance#ENotEnough',
    );
  });

  it('finds a constant by its name alone, wherever it is', () => {
    expect(decode('EBagNotEmpty')).toContain('sui::bag EBagNotEmpty');
  });

  it('lists all modules that have a bare code, each with its constants', () => {
    const having = data.modules.filter(({ errors }) => errors.some(({ code }) => code === '7'));
    expect(having.length).toBeGreaterThan(1);
    expect([...new Set(decode('7').map((line) => line.split(' ')[0]))].toSorted()).toEqual(
      having.map(({ id }) => id).toSorted(),
    );
    expect(decode('987654')).toEqual([]);
  });

  it('finds nothing for other packages and other codes', () => {
    expect(decode('0xdee9::book 3')).toEqual([]);
    expect(decode('coin 987')).toEqual([]);
    expect(
      decodeAbort(data, {
        address: null,
        module: 'coin',
        function: null,
        code: '987',
        constant: null,
      }),
    ).toHaveLength(1);
  });

  it.each([
    '',
    '  ',
    '::',
    '{}',
    '__proto__',
    'constructor 1',
    'toString::1',
    '0x::1',
    '99999999999999999999999 1',
    'MoveLocation',
    '😀 2',
  ])('%j is nothing', (text) => {
    expect(decode(text).every((line) => line === 'not understood')).toBe(true);
  });

  it('is read in good time, whatever it is', () => {
    for (const text of [
      'MoveLocation'.repeat(400),
      '{'.repeat(4000),
      'a::'.repeat(1300),
      '0x'.repeat(2000),
      'code '.repeat(800),
      `MoveLocation Identifier("${'a'.repeat(3000)}`,
      '}'.repeat(4000),
      '_'.repeat(4000),
    ]) {
      expect(cpuOf(() => decode(text))).toBeLessThan(2_000);
    }
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => void decode(text)),
      { numRuns: 300 },
    );
  });
});

describe('codes made by the compiler', () => {
  it('hold a line, and say whether a constant is behind them', () => {
    expect(cleverCode('2')).toBeNull();
    expect(cleverCode(String(2n ** 63n - 1n))).toBeNull();
    expect(cleverCode(BigInt('0xc007007b00040005').toString())).toEqual({
      line: 123,
      code: 7,
      constant: { name: 4, value: 5 },
    });
    expect(cleverCode(BigInt('0xc0ff007b00040005').toString())).toEqual({
      line: 123,
      code: null,
      constant: { name: 4, value: 5 },
    });
    expect(cleverCode(BigInt('0x80000009ffffffff').toString())).toEqual({
      line: 9,
      code: null,
      constant: null,
    });
    expect(cleverCode(BigInt('0xf000000000000001').toString())).toBeNull();
  });

  it('of any package are taken apart as upstream does: the numbers of its own test', () => {
    // crates/sui/src/clever_error_rendering.rs and its snapshot.
    expect(cleverCode('9223372105574252543')).toEqual({ line: 15, code: null, constant: null });
    expect(cleverCode('9223372118459154433')).toEqual({
      line: 19,
      code: null,
      constant: { name: 0, value: 1 },
    });
    expect(cleverCode('13835339534553907201')).toEqual({
      line: 1,
      code: 1,
      constant: { name: 1, value: 1 },
    });
    expect(decode('13835339534553907201')).toEqual([]);
    expect(cleverCode(BigInt('0xc007ffff00000001').toString())?.line).toBeNull();
  });

  it('lead to the messages of the module and the function around the line', () => {
    const code = (1n << 63n) | (BigInt(lineOf('from_quotient') + 1) << 32n) | (1n << 16n) | 1n;
    const question = readAbort(`std::uq32_32 ${code}`);
    const [explanation] = question === null ? [] : decodeAbort(data, question);
    expect(explanation?.function).toBe('from_quotient');
    expect(explanation?.errors.slice(0, 3).map(({ name }) => name)).toEqual([
      'EDenominator',
      'EQuotientTooSmall',
      'EQuotientTooLarge',
    ]);
    expect(explanation?.errors[0]?.message).toBe('Quotient specified with a zero denominator');
  });

  it('are read as the real compiler writes them', () => {
    // Found in the bytecode that @zktx.io/sui-move-builder 0.5.1 makes of `assert!(x)` on line 4 of a module,
    // and of `assert!(x, EBad)` on line 7 with `EBad` marked `#[error]`.
    expect(cleverCode(BigInt('0xc0ff0004ffffffff').toString())).toEqual({
      line: 4,
      code: null,
      constant: null,
    });
    expect(cleverCode(BigInt('0xc0ff000700000001').toString())).toEqual({
      line: 7,
      code: null,
      constant: { name: 0, value: 1 },
    });
  });
});
