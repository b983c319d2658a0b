/** The reviewed aborts: what the table says is on the pages, and a line that says nothing is refused. */

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  ABORT_REVIEWS_FILE,
  applyReviews,
  checkReviews,
  loadAbortReviews,
  readAbortReviews,
} from '../../generators/framework/model/abort-reviews.ts';
import { readInput } from '../../generators/framework/read/read.ts';
import { prepareModel } from '../../generators/framework/reference.ts';
import { loadMoveParser } from '../../generators/framework/read/source/parser.ts';
import { root } from '../support/run.ts';
import { documentedFramework } from './input.ts';

const HEAD = 'function\tconstant\tverdict\treason\n';
const parser = await loadMoveParser();

const SOURCE = `module app::shop {
    const EClosed: u64 = 0;
    const EBroke: u64 = 1;
    public fun sell() { assert!(false, EClosed) }
    public native fun buy();
}`;

function modules() {
  const read = readInput([{ path: 'shop.move', text: SOURCE }], parser, 'test').value;
  if (!read) throw new Error('the test module cannot be read');
  return read.modules;
}

function read(lines: string) {
  return readAbortReviews({ path: ABORT_REVIEWS_FILE, text: HEAD + lines });
}

/** `line message → fix` of each problem, in the table itself or against the module. */
function problemsOf(lines: string): readonly string[] {
  const table = read(lines);
  const found = table.value ? checkReviews(table.value, modules(), []) : table.diagnostics;
  return found.map(({ at, message, fix }) => `${String(at?.line)} ${message} → ${fix}`);
}

describe('the table of reviewed aborts', () => {
  test.each([
    ['app::shop::sel\tEClosed\tnever\tx', '2 "sel" is missing from this release → write "sell"'],
    [
      'app::shp::sell\tEClosed\tnever\tx',
      '2 "app::shp::sell" is missing from this release → correct the name, or remove the line',
    ],
    ['app::shop::buy\tEBrok\talso\tx', '2 "EBrok" is missing from this release → write "EBroke"'],
    ['app::shop::sell\tEClosed\tsometimes\tx', '2 "sometimes" is no verdict → write never or also'],
    ['app::shop::sell\tEClosed\tnever\t', '2 the reason is missing → say where it can be seen'],
    [
      'app::shop::buy\tEBroke\talso\tx\napp::shop::buy\tEBroke\tnever\tx',
      '3 app::shop::buy has a verdict on EBroke → remove one of them',
    ],
    [
      'app::shop::sell\tEClosed\talso\tx',
      '2 EClosed is in the list of app::shop::sell anyway → remove the line',
    ],
    [
      'app::shop::sell\tEBroke\tnever\tx',
      '2 EBroke is not in the list of app::shop::sell anyway → remove the line',
    ],
  ])('%j is refused with its line and what to do', (lines, problem) => {
    expect(problemsOf(lines)).toEqual([problem]);
  });

  test('begins with the names of its columns', () => {
    const { value, diagnostics } = readAbortReviews({ path: ABORT_REVIEWS_FILE, text: 'a\tb\n' });
    expect(value).toBeNull();
    expect(diagnostics.map(({ code, at }) => [code, at?.line])).toEqual([
      ['framework/abort-review', 1],
    ]);
  });

  test('takes off what never happens and adds what also does, last', () => {
    const { value } = read('app::shop::sell\tEClosed\tnever\tx\napp::shop::sell\tEBroke\talso\tx');
    const listed = new Map([
      ['sell', [{ constant: 'EClosed', via: 'check' }]],
      ['buy', [{ constant: 'EClosed', via: null }]],
    ]);
    const [shop] = modules();
    if (!value || !shop) throw new Error('the test has no table or no module');
    expect([...applyReviews(listed, shop, value)]).toEqual([
      ['sell', [{ constant: 'EBroke', via: null }]],
      ['buy', [{ constant: 'EClosed', via: null }]],
    ]);
  });

  test('is what the model and the abort decoder say, line by line', async () => {
    const model = await documentedFramework();
    const reviews = loadAbortReviews(root).value;
    if (!reviews) throw new Error(`${path.basename(ABORT_REVIEWS_FILE)} cannot be read`);
    const functions = model.packages.flatMap((one) =>
      one.modules.flatMap((module) => module.functions),
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
    const all = [...reviews.values()].flat();
    expect(all.length).toBeGreaterThan(30);
    for (const { function: id, constant, verdict } of all) {
      const listed = functions.find((one) => one.id === id)?.aborts.map((one) => one.constant);
      const [module = '', name = ''] = id.split(/::(?=[^:]+$)/);
      const entry = decoder.modules
        .find((one) => one.id === module)
        ?.errors.find((error) => error.name === constant);
      const isRaised = entry?.raisedBy.some(([raiser]) => raiser === name);
      expect([id, constant, listed?.includes(constant), isRaised]).toEqual([
        id,
        constant,
        verdict === 'also',
        verdict === 'also',
      ]);
    }
  });
});
