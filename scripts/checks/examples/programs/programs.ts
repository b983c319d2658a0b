/** Programs that a page or an example runs, each in a process of its own. Starts processes. */

import path from 'node:path';
import type { Assembled } from '../assemble.ts';
import type { Checker, Finding, ProgramTask, Unit } from '../model.ts';
import { START_MS } from '../../node/clock.ts';
import type { Fixture, NodeFault } from '../../node/model.ts';
import type { ProgramRequest } from '../../programs/run-program.ts';
import { runPrograms } from '../../programs/run-program.ts';
import type { Contexts } from '../page/contexts.ts';
import { loadContexts } from '../page/contexts.ts';
import { prepare } from '../typescript/prepare.ts';
import { SCRIPTS } from './asking.ts';
import { faultFindings, findingsOfRun } from './findings.ts';
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
    const findings = new Map<Prepared, readonly Finding[]>();
    for (const [index, own] of ready.entries()) {
      const run = runs[index];
      if (!run) throw new Error('a program was not run');
      findings.set(own, findingsOfRun({ ...own, run, faults: await own.nodeFaults() }));
    }
    return prepared.map((own) => ('findings' in own ? own.findings : (findings.get(own) ?? [])));
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
  nodeFaults(): Promise<readonly NodeFault[]>;
}

/** What is wrong before a program runs keeps it from running. */
type Prepared = Ready | { readonly findings: readonly Finding[] };

async function prepareUnit(unit: Unit, { contexts, models }: Shared): Promise<Prepared> {
  const { task } = unit;
  if (task?.kind !== 'program') throw new Error('a unit without a program was given to be run');
  const sources = sourcesOf(unit, contexts);
  if (sources.findings.length > 0) return { findings: sources.findings };
  const { fixture, faults } = await readFixtures(unit, task);
  if (faults.length > 0) return { findings: faultFindings(unit, task, faults) };
  const { node, faults: nodeFaults } = programNode({
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
    environment: { ...fixture?.environment, ...task.environment },
    startMs: fixture === null ? START_MS : Number(fixture.chain.timestampMs),
  };
  return { unit, task, files: sources.files, request, nodeFaults };
}

interface Sources {
  /** By path relative to the folder that the program runs in. */
  readonly files: ReadonlyMap<string, Assembled>;
  readonly program: string;
  readonly findings: readonly Finding[];
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
  return { files, program, findings: prepared.findings };
}

interface Fixtures {
  /** Null when the program has none. */
  readonly fixture: Fixture | null;
  readonly faults: readonly NodeFault[];
}

async function readFixtures({ blocks }: Unit, { fixtures }: ProgramTask): Promise<Fixtures> {
  if (fixtures.length === 0) return { fixture: null, faults: [] };
  const { readFixture } = await import('../../node/fixture/read.ts');
  return readFixture(
    fixtures.flatMap((index) => {
      const block = blocks[index];
      return block ? [{ path: block.id, text: block.code }] : [];
    }),
  );
}
