/** What becomes of results: places in files, promised errors, warnings, renames. */

import { describe, expect, test } from 'vitest';
import { diagnosticsOf } from '../../../scripts/checks/examples/expectations.ts';
import type {
  Block,
  UnitResult,
  MoveTestsTask,
  ProgramTask,
  Unit,
} from '../../../scripts/checks/examples/model.ts';
import { readFenceMeta } from '../../../site/dialect/fence-meta.ts';

/** Two lines of code, on lines 11 and 12 of the page, two characters to the right. */
function block(id: string, attributes = ''): Block {
  return {
    language: 'ts',
    meta: readFenceMeta(attributes).meta,
    code: 'first();\nsecond();',
    origin: { file: 'docs/a.mdx', line: 10, column: 3, lines: [11, 12], indents: [2, 2] },
    id,
    page: 'docs/a.mdx',
  };
}

function unit(...blocks: readonly Block[]): Unit {
  return { language: 'ts', blocks, isPackage: false, folder: '', moveCode: [], task: null };
}

function result(changes: Partial<UnitResult> = {}): UnitResult {
  return {
    level: 'error',
    code: 'TS1',
    message: 'this is wrong',
    block: 0,
    line: 2,
    column: 4,
    fix: 'write something else',
    rename: null,
    ...changes,
  };
}

const codesOf = (checked: Unit, results: readonly UnitResult[]): readonly string[] =>
  diagnosticsOf(checked, results).map(({ block: id, level, code }) => `${id} ${level} ${code}`);

describe('a result', () => {
  test('becomes a diagnostic at its place in the file', () => {
    expect(diagnosticsOf(unit(block('a#1')), [result()])).toEqual([
      {
        level: 'error',
        code: 'examples/TS1',
        message: 'this is wrong',
        at: { file: 'docs/a.mdx', line: 12, column: 6 },
        fix: 'write something else',
        rename: null,
        block: 'a#1',
      },
    ]);
  });

  test('without a line is about the whole block: it points to the fence', () => {
    const [made] = diagnosticsOf(unit(block('a#1')), [result({ line: 0 })]);
    expect(made?.at).toEqual({ file: 'docs/a.mdx', line: 10, column: 3 });
  });

  test('brings its rename to the same line of the file', () => {
    const rename = { from: 'secnd', to: 'second', column: 1 };
    const [made] = diagnosticsOf(unit(block('a#1')), [result({ rename })]);
    expect(made?.rename).toEqual({
      from: 'secnd',
      to: 'second',
      at: [{ file: 'docs/a.mdx', line: 12, column: 3 }],
    });
  });

  test('that repeats in one block is reported once, with the other lines and every rename', () => {
    const rename = { from: 'secnd', to: 'second', column: 1 };
    const [made, ...others] = diagnosticsOf(unit(block('a#1')), [
      result({ line: 1, column: 1, rename }),
      result({ line: 1, column: 5, rename: { ...rename, column: 5 } }),
      result({ line: 2, rename: null }),
      result({ line: 2, column: 6, rename }),
    ]);
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      message: 'this is wrong; also in line 12',
      at: { line: 11, column: 3 },
    });
    expect(made?.rename?.at.map(({ line, column }) => [line, column])).toEqual([
      [11, 3],
      [11, 7],
      [12, 3],
    ]);
  });

  test('repeats only where everything that is said of it is the same', () => {
    const two = unit(block('a#1'), block('a#2'));
    const others: readonly Partial<UnitResult>[] = [
      { block: 1 },
      { level: 'warning' },
      { code: 'TS2' },
      { message: 'this is wrong, too' },
      { fix: 'write nothing' },
    ];
    const found = diagnosticsOf(two, [result(), ...others.map((other) => result(other))]);
    expect(found.map(({ message }) => message)).toEqual([
      ...Array.from({ length: 4 }, () => 'this is wrong'),
      'this is wrong, too',
      'this is wrong',
    ]);
  });

  test('belongs to its own block, and to the first where it names none', () => {
    const two = unit(block('a#1'), block('a#2'));
    expect(codesOf(two, [result({ block: 1 }), result({ block: 7 })])).toEqual([
      'a#2 error examples/TS1',
      'a#1 error examples/TS1',
    ]);
    expect(codesOf(unit(), [result()])).toEqual([]);
  });
});

describe('a promised error', () => {
  test('is not an error where it happens', () => {
    expect(codesOf(unit(block('a#1', 'error=TS1')), [result(), result({ line: 1 })])).toEqual([]);
  });

  test('excuses no other error, no other block, and no warning of that name', () => {
    const both = unit(block('a#1', 'error=TS1'), block('a#2'));
    expect(
      codesOf(both, [
        result(),
        result({ code: 'TS2' }),
        result({ block: 1 }),
        result({ block: 1, level: 'warning' }),
      ]),
    ).toEqual(['a#1 error examples/TS2', 'a#2 error examples/TS1', 'a#2 warning examples/TS1']);
  });

  test('that does not happen is a diagnostic at the fence, and says what happens instead', () => {
    const of = (results: readonly UnitResult[]): unknown =>
      diagnosticsOf(unit(block('a#1', 'error=TS9')), results)
        .filter(({ code }) => code === 'examples/missing-error')
        .map(({ level, message, at, block: id }) => ({ level, message, at, id }));
    const missing = {
      level: 'error',
      at: { file: 'docs/a.mdx', line: 10, column: 3 },
      id: 'a#1',
    };
    expect(of([])).toEqual([
      { ...missing, message: 'the block must fail with TS9, and nothing is wrong with it' },
    ]);
    expect(of([result(), result({ code: 'TS2' })])).toEqual([
      { ...missing, message: 'the block must fail with TS9, and it fails with TS1, TS2' },
    ]);
    // A warning is not a failure.
    expect(of([result({ code: 'TS9', level: 'warning' })])).toEqual([
      { ...missing, message: 'the block must fail with TS9, and nothing is wrong with it' },
    ]);
  });

  test('is missing where only another block has it', () => {
    const two = unit(block('a#1', 'error=TS1'), block('a#2'));
    expect(codesOf(two, [result({ block: 1 })])).toEqual([
      'a#2 error examples/TS1',
      'a#1 error examples/missing-error',
    ]);
  });

  test('one of two that is missing is named alone', () => {
    const diagnostics = diagnosticsOf(unit(block('a#1', "error='TS1, TS9'")), [result()]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'the block must fail with TS9, and it fails with TS1',
    ]);
  });
});

describe('an error that a run promises', () => {
  const run: ProgramTask = {
    ...{
      kind: 'program',
      asked: 0,
      entry: 0,
      printed: null,
      arguments: [],
      variables: null,
      environment: {},
    },
    ...{ files: [], fixtures: [], fixturePath: '' },
  };
  const list: MoveTestsTask = { kind: 'move-tests', printed: 0, filter: '' };
  const promising = unit(block('a#1', "error='program-exit, node-request, TS9, x-program-y'"));
  const missingOf = (checked: Unit): readonly string[] =>
    diagnosticsOf(checked, []).map(({ message }) => message.split(/[ ,]/)[5] ?? '');

  test('is awaited where the program runs, and the others where the block is read', () => {
    expect(missingOf(promising)).toEqual(['TS9', 'x-program-y']);
    expect(missingOf({ ...promising, task: run })).toEqual(['program-exit', 'node-request']);
    expect(missingOf({ ...promising, task: list })).toEqual([]);
  });

  test('that does not come says what to do, by what came instead', () => {
    const fixOf = (results: readonly UnitResult[]): string | undefined =>
      diagnosticsOf(unit(block('a#1', 'error=TS9')), results).at(-1)?.fix;
    expect(fixOf([])).toMatch(/^remove `error`/);
    expect(fixOf([result()])).toMatch(/^name the code/);
  });
});

test('a warning of the promised name keeps no promise, and is heard where none was made', () => {
  const warned = result({ level: 'warning' });
  expect(codesOf(unit(block('a#1')), [warned, result({ line: 1 }), result({ line: 5 })])).toEqual([
    'a#1 warning examples/TS1',
    'a#1 error examples/TS1',
  ]);
});

describe('a warning', () => {
  const unused = result({ level: 'warning', code: 'unused', line: 1 });

  test('is an error of a block that must work', () => {
    expect(codesOf(unit(block('a#1')), [unused])).toEqual(['a#1 warning examples/unused']);
  });

  test('is none of a block that must fail: it may well leave something unused', () => {
    expect(codesOf(unit(block('a#1', 'error=TS1')), [result(), unused])).toEqual([]);
  });

  test('is one of the block beside it', () => {
    const two = unit(block('a#1', 'error=TS1'), block('a#2'));
    expect(codesOf(two, [result(), { ...unused, block: 1 }])).toEqual([
      'a#2 warning examples/unused',
    ]);
  });
});
