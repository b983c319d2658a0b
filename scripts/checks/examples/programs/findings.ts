/** What a run shows, as findings in the lines of blocks and fixtures. Pure. */

import type { NodeFault } from '../../node/model.ts';
import { compareOutput } from '../../programs/compare-output.ts';
import type { ProgramRun } from '../../programs/run-program.ts';
import { LIMITS } from '../../programs/run-program.ts';
import type { Assembled } from '../assemble.ts';
import { blockLineOf } from '../assemble.ts';
import type { Finding, ProgramTask, Unit } from '../model.ts';

export interface FinishedRun {
  readonly unit: Unit;
  readonly task: ProgramTask;
  /** Sources by path, as the program saw them. */
  readonly files: ReadonlyMap<string, Assembled>;
  readonly run: ProgramRun;
  readonly faults: readonly NodeFault[];
}

/** One cause, one finding: what the node or the guard refused comes before what the program made of it. */
export function findingsOfRun(finished: FinishedRun): readonly Finding[] {
  const { unit, task, run, faults } = finished;
  if (run.build.length > 0) return buildFindings(finished);
  if (run.refused.length > 0) return refusedFindings(finished);
  if (faults.length > 0) return faultFindings(unit, task, faults);
  return endFinding(finished) ?? outputFindings(finished);
}

type Place = Pick<Finding, 'block' | 'line' | 'column'>;

function finding(place: Place, said: Pick<Finding, 'code' | 'message' | 'fix'>): Finding {
  return { level: 'error', ...said, ...place, rename: null };
}

/** The fence of the block that asks for the run. */
function fenceOf({ asked }: ProgramTask): Place {
  return { block: asked, line: 0, column: 1 };
}

function buildFindings({ task, files, run }: FinishedRun): readonly Finding[] {
  return run.build.map(({ file, line, column, message }) => {
    const assembled = file === null ? undefined : files.get(file);
    const place = assembled ? { ...blockLineOf(assembled, line), column } : fenceOf(task);
    const fix = 'import what exists; packages of the project only';
    return finding(place, {
      code: 'program-build',
      message: `the program cannot be built: ${message}`,
      fix,
    });
  });
}

function refusedFindings(finished: FinishedRun): readonly Finding[] {
  const { run } = finished;
  return [...new Set(run.refused)].map((what) =>
    finding(thrownAt(finished), {
      code: 'program-network',
      message: `the program leaves its process: ${what}`,
      fix: 'ask the loopback node, or start a server on localhost; nothing else is there',
    }),
  );
}

export function faultFindings(
  unit: Unit,
  task: ProgramTask,
  faults: readonly NodeFault[],
): readonly Finding[] {
  return faults.map(({ code, message, fix, at }) => {
    const block = at === null ? -1 : unit.blocks.findIndex(({ id }) => id === at.file);
    const place = at === null || block < 0 ? fenceOf(task) : { block, line: at.line, column: 1 };
    return finding(place, { code, message, fix });
  });
}

function endFinding(finished: FinishedRun): readonly Finding[] | null {
  const { task, run } = finished;
  const { end, errors } = run;
  const at = fenceOf(task);
  if (end.kind === 'time') {
    const message = `the program does not end within ${LIMITS.seconds} s`;
    return [finding(at, { code: 'program-time', message, fix: 'let it end by itself' })];
  }
  if (end.kind === 'output') {
    const message = `the program prints more than ${LIMITS.bytes} bytes`;
    return [finding(at, { code: 'program-size', message, fix: 'print less' })];
  }
  if (end.kind === 'signal') {
    const isFull = errors.includes('heap out of memory');
    const message = isFull
      ? `the program needs more than ${LIMITS.megabytes} MB`
      : `the program is ended by ${end.signal}`;
    return [finding(at, { code: 'program-memory', message, fix: 'keep less in memory' })];
  }
  if (end.code === 0) return null;
  const message = `the program ends with exit code ${end.code}${saidBy(errors)}`;
  return [
    finding(thrownAt(finished), {
      code: 'program-exit',
      message,
      fix: 'correct the program, or its fixture',
    }),
  ];
}

/** The innermost line of the program's own in the stack, or the fence. */
function thrownAt({ task, files, run }: FinishedRun): Place {
  for (const match of run.errors.matchAll(/(?:^|[\s(])([^\s():]+):(\d+)(?::(\d+))?/gm)) {
    const assembled = files.get(match[1] ?? '');
    if (!assembled) continue;
    const { block, line, isContext } = blockLineOf(assembled, Number(match[2]));
    return { block, line, column: isContext ? 1 : Number(match[3] ?? 1) };
  }
  return fenceOf(task);
}

/** The last words on standard error, without the stack, for the end of a sentence. */
function saidBy(errors: string): string {
  const lines = errors
    .split('\n')
    .filter((line) => !/^\s+at |^Node\.js v|^\s*\^+\s*$/.test(line) && line.trim() !== '');
  const first = lines.findIndex((line) => /^(?:Uncaught )?[\w$.]*Error\b/.test(line));
  const said = (first < 0 ? lines.slice(-3) : lines.slice(first, first + 3))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return said === '' ? '' : `: ${said.slice(0, 300)}`;
}

function outputFindings({ unit, task, run }: FinishedRun): readonly Finding[] {
  const printed = task.printed === null ? undefined : unit.blocks[task.printed];
  if (task.printed === null || !printed) return [];
  const difference = compareOutput(printed.code, run.output);
  if (difference === null) return [];
  const { line, expected, got } = difference;
  const shown = expected === null ? 'ends' : `shows ${JSON.stringify(expected)}`;
  const message =
    got === null
      ? `the program prints nothing more where the page ${shown}`
      : `the program prints ${JSON.stringify(got)} where the page ${shown}`;
  const place = {
    block: task.printed,
    line: Math.min(line, printed.origin.lines.length),
    column: 1,
  };
  return [
    finding(place, {
      code: 'program-output',
      message,
      fix: 'show what it prints; `…` stands for what varies',
    }),
  ];
}
