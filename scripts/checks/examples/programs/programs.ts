/** Programs that a page or an example runs, each in a process of its own. Starts processes. */

import path from 'node:path';
import type { Assembled } from '../assemble.ts';
import type { Checker, UnitResult, ProgramTask, Unit } from '../model.ts';
import { START_MS } from '../../node/clock.ts';
import type { Fixture, NodeFailure } from '../../node/model.ts';
import type { ProgramRequest } from '../../programs/run-program.ts';
import { runPrograms } from '../../programs/run-program.ts';
import type { Contexts } from '../page/contexts.ts';
import { loadContexts } from '../page/contexts.ts';
import { prepare } from '../typescript/prepare.ts';
import { SCRIPTS } from './asking.ts';
import { checkFailures, checkRun } from './results.ts';
import type { NodeModels } from './program-node.ts';
import { nodeModels, programNode } from './program-node.ts';

export const checker: Checker = {
  check: async (units, { root }) => {
    const shared = { contexts: loadContexts(root), models: nodeModels(root) };
    const prepared: Prepared[] = [];
    for (const unit of units) prepared.push(await prepareUnit(unit, shared));
    const ready = prepared.flatMap((own) => ('request' in own ? [own] : []));
    const runs = await runPrograms(
      ready.map(({ request }) => request),
      { root },
    );
    const results = new Map<Prepared, readonly UnitResult[]>();
    for (const [index, own] of ready.entries()) {
      const run = runs[index];
      if (!run) throw new Error('a program was not run');
      results.set(own, checkRun({ ...own, run, failures: await own.nodeFailures() }));
    }
    return prepared.map((own) => ('results' in own ? own.results : (results.get(own) ?? [])));
  },
};

interface Shared {
  readonly contexts: Contexts;
  readonly models: NodeModels;
}

interface Ready {
  readonly unit: Unit;
  readonly task: ProgramTask;
  readonly files: Sources['files'];
  readonly request: ProgramRequest;
  /** What the node found wrong, once the program has ended. */
  nodeFailures(): Promise<readonly NodeFailure[]>;
}

/** What is wrong before a program runs keeps it from running. */
type Prepared = Ready | { readonly results: readonly UnitResult[] };

async function prepareUnit(unit: Unit, { contexts, models }: Shared): Promise<Prepared> {
  const { task } = unit;
  if (task?.kind !== 'program') throw new Error('a unit without a program was given to be run');
  const sources = sourcesOf(unit, contexts);
  if (sources.results.length > 0) return { results: sources.results };
  const { fixture, failures } = await readFixtures(unit, task);
  if (failures.length > 0) return { results: checkFailures(unit, task, failures) };
  const { node, failures: nodeFailures } = programNode({
    models,
    fixture,
    fixturePath: task.fixturePath,
  });
  const request = {
    node,
    files: new Map([
      ...task.files.map((file) => [file.path, file.text] as const),
      ...[...sources.files].map(([file, { text }]) => [file, text] as const),
    ]),
    program: sources.program,
    arguments: task.arguments,
    environment: { ...environmentOf(fixture, task), ...task.environment },
    startMs: fixture === null ? START_MS : Number(fixture.chain.timestampMs),
  };
  return { unit, task, files: sources.files, request, nodeFailures };
}

function environmentOf(
  fixture: Fixture | null,
  { variables }: ProgramTask,
): Readonly<Record<string, string>> {
  const all = Object.entries(fixture?.environment ?? {});
  return Object.fromEntries(all.filter(([name]) => variables?.includes(name) ?? true));
}

interface Sources {
  /** By path relative to the folder that the program runs in. */
  readonly files: ReadonlyMap<string, Assembled>;
  readonly program: string;
  readonly results: readonly UnitResult[];
}

/** The blocks of code as files, with lines that lead back to the unit's blocks. */
function sourcesOf(unit: Unit, contexts: Contexts): Sources {
  const indexes = unit.blocks.flatMap(({ language }, index) =>
    SCRIPTS.has(language) ? [index] : [],
  );
  const scripts = { ...unit, blocks: indexes.flatMap((index) => unit.blocks[index] ?? []) };
  const prepared = prepare(scripts, { index: 0, root: path.sep, contexts });
  const files = new Map(
    [...prepared.files].map(([file, assembled]) => [
      path.relative(prepared.folder, file).replaceAll(path.sep, '/'),
      {
        ...assembled,
        lines: assembled.lines.map((line) => line && { ...line, block: indexes[line.block] ?? 0 }),
      },
    ]),
  );
  const entry = unit.task?.kind === 'program' ? unit.task.entry : 0;
  const program =
    [...files].find(([, { lines }]) => lines.some((line) => line?.block === entry))?.[0] ?? '';
  return { files, program, results: prepared.results };
}

interface Fixtures {
  /** Null when the program has none. */
  readonly fixture: Fixture | null;
  readonly failures: readonly NodeFailure[];
}

async function readFixtures({ blocks }: Unit, { fixtures }: ProgramTask): Promise<Fixtures> {
  if (fixtures.length === 0) return { fixture: null, failures: [] };
  const { readFixture } = await import('../../node/fixture/read.ts');
  return readFixture(
    fixtures.flatMap((index) => {
      const block = blocks[index];
      return block ? [{ path: block.id, text: block.code }] : [];
    }),
  );
}
