/** What a run shows, as results in the lines of blocks and fixtures. Pure. */

import type { NodeFailure } from '../../node/model.ts';
import { compareOutput } from '../../programs/compare-output.ts';
import type { ProgramRun } from '../../programs/run-program.ts';
import { LIMITS } from '../../programs/run-program.ts';
import type { Assembled } from '../assemble.ts';
import { blockLineOf } from '../assemble.ts';
import type { UnitResult, ProgramTask, Unit } from '../model.ts';

export interface FinishedRun {
  readonly unit: Unit;
  readonly task: ProgramTask;
  /** Sources by path, as the program saw them. */
  readonly files: ReadonlyMap<string, Assembled>;
  readonly run: ProgramRun;
  readonly failures: readonly NodeFailure[];
}

/** One cause, one result: what the node or the guard refused comes before what the program made of it. */
export function checkRun(finished: FinishedRun): readonly UnitResult[] {
  const { unit, task, run, failures } = finished;
  if (run.build.length > 0) return checkBuild(finished);
  if (run.refused.length > 0) return checkRefused(finished);
  if (failures.length > 0) return checkFailures(unit, task, failures);
  return endResult(finished) ?? checkOutput(finished);
}

type ResultLocation = Pick<UnitResult, 'block' | 'line' | 'column'>;

function result(
  location: ResultLocation,
  diagnostic: Pick<UnitResult, 'code' | 'message' | 'fix'>,
): UnitResult {
  return { level: 'error', ...diagnostic, ...location, rename: null };
}

/** The fence of the block that asks for the run. */
function fenceOf({ asked }: ProgramTask): ResultLocation {
  return { block: asked, line: 0, column: 1 };
}

function checkBuild({ task, files, run }: FinishedRun): readonly UnitResult[] {
  return run.build.map(({ file, line, column, message }) => {
    const assembled = file === null ? undefined : files.get(file);
    const location = assembled ? { ...blockLineOf(assembled, line), column } : fenceOf(task);
    const fix = 'import what exists; packages of the project only';
    return result(location, {
      code: 'program-build',
      message: `the program cannot be built: ${message}`,
      fix,
    });
  });
}

function checkRefused(finished: FinishedRun): readonly UnitResult[] {
  const { run } = finished;
  return [...new Set(run.refused)].map((what) =>
    result(thrownAt(finished), {
      code: 'program-network',
      message: `the program leaves its process: ${what}`,
      fix: 'ask the loopback node, or start a server on localhost; nothing else is there',
    }),
  );
}

export function checkFailures(
  unit: Unit,
  task: ProgramTask,
  results: readonly NodeFailure[],
): readonly UnitResult[] {
  return results.map(({ code, message, fix, at }) => {
    const block = at === null ? -1 : unit.blocks.findIndex(({ id }) => id === at.file);
    const location = at === null || block < 0 ? fenceOf(task) : { block, line: at.line, column: 1 };
    return result(location, { code, message, fix });
  });
}

function endResult(finished: FinishedRun): readonly UnitResult[] | null {
  const { task, run } = finished;
  const { end, errors } = run;
  if (end.kind !== 'exit') {
    const cause = errors.includes('heap out of memory')
      ? `needs more than ${LIMITS.megabytes} MB`
      : `is ended by ${'signal' in end ? end.signal : 'the system'}`;
    const [code, message, fix] = {
      time: ['program-time', `does not end within ${LIMITS.seconds} s`, 'let it end by itself'],
      output: ['program-size', `prints more than ${LIMITS.bytes} bytes`, 'print less'],
      signal: ['program-memory', cause, 'keep less in memory'],
    }[end.kind] as [string, string, string];
    return [result(fenceOf(task), { code, message: `the program ${message}`, fix })];
  }
  if (end.code === 0) return null;
  const message = `the program ends with exit code ${end.code}${messageBy(errors)}`;
  return [
    result(thrownAt(finished), {
      code: 'program-exit',
      message,
      fix: 'correct the program, or its fixture',
    }),
  ];
}

/** The innermost line of the program's own in the stack, or the fence. */
function thrownAt({ task, files, run }: FinishedRun): ResultLocation {
  for (const match of run.errors.matchAll(/(?:^|[\s(])([^\s():]+):(\d+)(?::(\d+))?/gm)) {
    const assembled = files.get(match[1] ?? '');
    if (!assembled) continue;
    const { block, line, isContext } = blockLineOf(assembled, Number(match[2]));
    return { block, line, column: isContext ? 1 : Number(match[3] ?? 1) };
  }
  return fenceOf(task);
}

/** The last words on standard error, without the stack, for the end of a sentence. */
function messageBy(errors: string): string {
  const lines = errors
    .split('\n')
    .filter((line) => !/^\s+at |^Node\.js v|^\s*\^+\s*$/.test(line) && line.trim() !== '');
  const first = lines.findIndex((line) => /^(?:Uncaught )?[\w$.]*Error\b/.test(line));
  const message = (first < 0 ? lines.slice(-3) : lines.slice(first, first + 3))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return message === '' ? '' : `: ${message.slice(0, 300)}`;
}

function checkOutput({ unit, task, run }: FinishedRun): readonly UnitResult[] {
  const printed = task.printed === null ? undefined : unit.blocks[task.printed];
  if (task.printed === null || !printed) return [];
  const difference = compareOutput(printed.code, run.output);
  if (difference === null) return [];
  const { line, expected, got } = difference;
  const displayed = expected === null ? 'ends' : `shows ${JSON.stringify(expected)}`;
  const message =
    got === null
      ? `the program prints nothing more where the page ${displayed}`
      : `the program prints ${JSON.stringify(got)} where the page ${displayed}`;
  const location = {
    block: task.printed,
    line: Math.min(line, printed.origin.lines.length),
    column: 1,
  };
  return [
    result(location, {
      code: 'program-output',
      message,
      fix: 'show what it prints; `…` stands for what varies',
    }),
  ];
}
