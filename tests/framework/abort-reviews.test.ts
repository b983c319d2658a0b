/** The reviewed aborts: what the table says is in the model, and a line that changes nothing is refused. */

import { describe, expect, test } from 'vitest';
import { checkReviews } from '../../generators/framework/model/abort-reviews.ts';
import { callsInBodies } from '../../generators/framework/model/body-calls.ts';
import { loadAbortReviews, loadMoveParser } from '../../generators/framework/load.ts';
import {
  ABORT_REVIEWS_FILE,
  readAbortReviews,
} from '../../generators/framework/read/abort-reviews.ts';
import { readInput } from '../../generators/framework/read/read.ts';
import { prepareModel } from '../../generators/framework/reference.ts';
import { root, temporaryFolder } from '../support/run.ts';
import { documentedFramework } from './input.ts';

const HEAD = 'function\tabort\tverdict\treason\n';
const parser = await loadMoveParser();

const SOURCE = `module app::shop {
    const EClosed: u64 = 0;
    const EBroke: u64 = 1;
    public fun sell() { assert!(false, EClosed) }
    public native fun buy();
    public fun call() { sell() }
}`;

function read(lines: string) {
  return readAbortReviews({ path: ABORT_REVIEWS_FILE, text: HEAD + lines });
}

/** `line message → fix` of each problem, in the table itself or against the module. */
function diagnosticsOf(lines: string): readonly string[] {
  const { value } = readInput([{ path: 'shop.move', text: SOURCE }], parser, 'test');
  if (!value) throw new Error('the test module cannot be read');
  const table = read(`app::shop::buy\t-\tnothing\tx\n${lines}`);
  const found = table.value
    ? checkReviews(table.value, value.modules, callsInBodies(value.modules))
    : table.diagnostics;
  return found.map(({ at, message, fix }) => `${String(at?.line)} ${message} → ${fix}`);
}

describe('the table of reviewed aborts', () => {
  test.each([
    [
      'app::shop::sel\tEClosed\tnever\tx',
      '3 "app::shop::sel" is missing from this release → write "app::shop::sell"',
    ],
    [
      'other::place::run\tEClosed\tnever\tx',
      '3 "other::place::run" is missing from this release → correct the name, or remove the line',
    ],
    ['app::shop::buy\tEBrok\talso\tx', '3 "EBrok" is missing from this release → write "EBroke"'],
    [
      'app::shop::sell\tapp::till::EClosed\tnever\tx',
      '3 "EClosed" is missing from this release → correct the name, or remove the line',
    ],
    [
      'app::shop::sell\tEClosed\tsometimes\tx',
      '3 "sometimes" is not a verdict → write also, never, means, nothing',
    ],
    [
      'app::shop::sell\tEClosed\tnever\t',
      '3 the line needs 4 cells with words: function, abort, verdict, reason → put one tab between two cells, and words into each',
    ],
    [
      'app::shop::buy\tEBroke\talso\tx\napp::shop::buy\tEBroke\tnever\tx',
      '4 app::shop::buy already has a verdict on EBroke → remove one of them',
    ],
    [
      'app::shop::sell\tEClosed\talso\tx',
      '3 app::shop::EClosed is in the list of app::shop::sell anyway → remove the line',
    ],
    [
      'app::shop::sell\tEBroke\tnever\tx',
      '3 app::shop::EBroke is not in the list of app::shop::sell anyway → remove the line',
    ],
    [
      'app::shop::sell\tEBroke\tmeans\tx',
      '3 app::shop::EBroke is not in the list of app::shop::sell anyway → remove the line',
    ],
    [
      'app::shop::sell\t-\tnothing\tx',
      '3 app::shop::sell is not native, so its code tells what it raises → remove the line',
    ],
  ])('%j is refused with its line and what to do', (lines, diagnostic) => {
    expect(diagnosticsOf(lines)).toEqual([diagnostic]);
  });

  test.each([
    'app::shop::sell\tEClosed\tnever\tx',
    'app::shop::sell\tEClosed\tmeans\tx',
    'app::shop::call\tEClosed\tnever\tx',
    'app::shop::buy\tEBroke\talso\tx',
    'app::shop::sell\tarithmetic\talso\tx',
  ])('%j is taken', (lines) => {
    expect(diagnosticsOf(lines)).toEqual([]);
  });

  test('asks for a verdict on every native function', () => {
    const native = readInput([{ path: 'shop.move', text: SOURCE }], parser, 'test').value;
    const found = checkReviews([], native?.modules ?? [], callsInBodies(native?.modules ?? []));
    expect(found.map(({ message }) => message)).toEqual([
      'app::shop::buy has no code here, and nobody has looked up what it raises',
    ]);
  });

  test('begins with the names of its columns', () => {
    const { value, diagnostics } = readAbortReviews({ path: ABORT_REVIEWS_FILE, text: 'a\tb\n' });
    expect(value).toBeNull();
    expect(diagnostics.map(({ code, at }) => [code, at?.line])).toEqual([
      ['framework/abort-review', 1],
    ]);
  });

  test('cannot be left out', () => {
    expect(loadAbortReviews(temporaryFolder()).diagnostics[0]?.message).toBe(
      'the table is missing',
    );
  });

  test('is what the model and the abort decoder say, line by line', async () => {
    const model = await documentedFramework();
    const reviews = read((loadAbortReviews(root).value?.text ?? '').slice(HEAD.length)).value;
    if (!reviews) throw new Error('the table cannot be read');
    const functions = new Map(
      model.packages.flatMap(({ modules }) =>
        modules.flatMap(({ id, functions: all }) => all.map((fun) => [`${id}::${fun.name}`, fun])),
      ),
    );
    const decoder = prepareModel(model, null).data['framework-aborts'] as {
      readonly modules: readonly {
        readonly id: string;
        readonly errors: readonly {
          readonly name: string;
          readonly raisedBy: readonly (readonly [string, string])[];
        }[];
      }[];
    };
    let seen = 0;
    for (const { function: id, abort, verdict } of reviews) {
      const fun = functions.get(id);
      if (fun === undefined || verdict === 'nothing') continue;
      const isListed = fun.aborts.some(({ module, reason }) => `${module}::${reason}` === abort);
      expect([id, abort, isListed]).toEqual([id, abort, verdict !== 'never']);
      const [owner = '', constant = ''] = abort.split(/::(?=[^:]+$)/);
      const entry = decoder.modules
        .find((module) => module.id === owner)
        ?.errors.find((error) => error.name === constant);
      if (entry === undefined || !id.startsWith(`${owner}::`)) continue;
      seen += 1;
      expect([id, abort, entry.raisedBy.some(([name]) => id === `${owner}::${name}`)]).toEqual([
        id,
        abort,
        verdict !== 'never',
      ]);
    }
    expect(seen).toBeGreaterThan(30);
  });
});
