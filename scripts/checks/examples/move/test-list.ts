/** The tests that a page shows are the tests that run: same names, same results, same totals. */

import { nearestName } from '../../../../generators/core/text.ts';
import type { Checker, UnitResult, MoveTestsTask, Unit } from '../model.ts';
import { OUTPUT } from '../page/languages.ts';
import { loadContexts } from '../page/contexts.ts';
import { loadNeighbours } from './neighbours.ts';
import { testsOf } from './run-tests.ts';
import type { Test, Tested } from './run-tests.ts';
import { prepareUnit } from './units.ts';

export const checker: Checker = {
  check: async (units, { root }) => {
    const contexts = loadContexts(root);
    const neighbours = loadNeighbours(root);
    const results: (readonly UnitResult[])[] = [];
    for (const [index, unit] of units.entries()) {
      const blocks = unit.blocks.filter(({ language }) => language !== OUTPUT);
      const prepared = prepareUnit({ ...unit, blocks }, { index, contexts });
      results.push(checkList(unit, await testsOf(prepared, neighbours)));
    }
    return results;
  },
};

interface Displayed {
  readonly outcome: string;
  readonly name: string;
  readonly line: number;
}

const TEST = /^\[ (PASS|FAIL|TIMEOUT) +\] (\S+)/;
const VARYING = '…';

export function checkList(
  unit: Unit,
  { tests, errors: [broken] }: Pick<Tested, 'tests' | 'errors'>,
): readonly UnitResult[] {
  const task = unit.task as MoveTestsTask;
  const lines = (unit.blocks[task.printed]?.code ?? '').split('\n');
  const expected = tests.filter(({ name }) => name.includes(task.filter));
  const displayed = lines.flatMap((line, index): Displayed[] => {
    const [, outcome = '', name = ''] = TEST.exec(line) ?? [];
    return name === '' ? [] : [{ outcome, name, line: index + 1 }];
  });
  const report = (
    line: number,
    message: string,
    to: Pick<UnitResult, 'fix'> & Partial<UnitResult>,
  ): UnitResult => ({
    ...{
      level: 'error',
      code: 'move-test-list',
      message,
      block: task.printed,
      line,
      column: 1,
      rename: null,
    },
    ...to,
  });
  if (broken)
    return [
      report(1, `the tests do not compile: ${broken.message}`, {
        fix: `correct ${broken.file}:${broken.line}`,
      }),
    ];
  const leavesOut = lines.some((line) => line.trim() === VARYING);
  const missing = expected.filter(({ name }) => !displayed.some((test) => test.name === name));
  return [
    ...displayed.flatMap((test) => displayedResult(test, expected, report)),
    ...(leavesOut || missing.length === 0
      ? []
      : [
          report(
            displayed.at(-1)?.line ?? 1,
            `the page leaves out tests that run: ${missing.map(({ name }) => name).join(', ')}`,
            {
              fix: `add them, or a line \`${VARYING}\``,
            },
          ),
        ]),
    ...checkTotal(lines, expected, report),
  ];
}

type Report = (
  line: number,
  message: string,
  to: Pick<UnitResult, 'fix'> & Partial<UnitResult>,
) => UnitResult;

function displayedResult(
  { outcome, name, line }: Displayed,
  tests: readonly Test[],
  report: Report,
): readonly UnitResult[] {
  const test = tests.find((candidate) => candidate.name === name);
  if (!test) {
    const near = nearestName(
      name,
      tests.map((known) => known.name),
    );
    const fix = near === null ? 'show the tests that run' : `did you mean \`${near}\`?`;
    return [report(line, `no test ${name} runs`, { fix })];
  }
  const real = outcomeOf(test);
  if (real === outcome) return [];
  return [
    report(line, `the test ${name} does not end with ${outcome}, but with ${real}`, {
      fix: `write ${real}`,
    }),
  ];
}

/** A framework function without a body says nothing about the test. */
function outcomeOf({ passed, needsFramework, detail }: Test): 'PASS' | 'FAIL' | 'TIMEOUT' {
  if (passed || needsFramework) return 'PASS';
  return detail.includes('timed out') ? 'TIMEOUT' : 'FAIL';
}

function checkTotal(
  lines: readonly string[],
  tests: readonly Test[],
  report: Report,
): readonly UnitResult[] {
  const at = lines.findIndex((line) => line.startsWith('Test result: '));
  if (at < 0) return [];
  const passed = tests.filter((test) => outcomeOf(test) === 'PASS').length;
  const failed = tests.length - passed;
  const total = `Test result: ${failed === 0 ? 'OK' : 'FAILED'}. Total tests: ${tests.length}; passed: ${passed}; failed: ${failed}`;
  if (lines[at]?.trimEnd() === total) return [];
  return [report(at + 1, `the totals are others: ${total}`, { fix: 'write that line' })];
}
