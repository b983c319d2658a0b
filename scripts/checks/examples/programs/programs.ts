/** Programs that a page or an example runs: each in a process of its own, two at a time. Starts processes. */

import path from 'node:path';
import type { Assembled } from '../assemble.ts';
import type { Checker, Finding, ProgramTask, Unit } from '../model.ts';
import { START_MS } from '../../node/clock.ts';
import type { Fixture, NodeFault } from '../../node/model.ts';
import { runProgram } from '../../programs/run-program.ts';
import type { Contexts } from '../page/contexts.ts';
import { loadContexts } from '../page/contexts.ts';
import { prepare } from '../typescript/prepare.ts';
import { SCRIPTS } from './asking.ts';
import { faultFindings, findingsOfRun } from './findings.ts';
import type { NodeModels } from './program-node.ts';
import { nodeModels, programNode } from './program-node.ts';

export const checker: Checker = {
  check: async (units, { root }) => {
    const shared = { root, contexts: loadContexts(root), models: nodeModels(root) };
    const findings: (readonly Finding[])[] = units.map(() => []);
    const waiting = [...units.entries()];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        findings[next[0]] = await checkUnit(next[1], shared);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return findings;
  },
};

/** More would only wait for each other. */
const AT_ONCE = 2;

interface Shared {
  readonly root: string;
  readonly contexts: Contexts;
  readonly models: NodeModels;
}

async function checkUnit(
  unit: Unit,
  { root, contexts, models }: Shared,
): Promise<readonly Finding[]> {
  const { task } = unit;
  if (task?.kind !== 'program') throw new Error('a unit without a program was given to be run');
  const sources = sourcesOf(unit, contexts);
  if (sources.findings.length > 0) return sources.findings;
  const { fixture, faults } = await readFixtures(unit, task);
  if (faults.length > 0) return faultFindings(unit, task, faults);
  const { node, faults: nodeFaults } = programNode({
    models,
    fixture,
    fixturePath: task.fixturePath,
  });
  const run = await runProgram(
    {
      files: new Map([
        ...task.files.map((file) => [file.path, file.text] as const),
        ...[...sources.files].map(([file, { text }]) => [file, text] as const),
      ]),
      program: sources.program,
      arguments: task.arguments,
      environment: { ...fixture?.environment, ...task.environment },
      startMs: fixture === null ? START_MS : Number(fixture.chain.timestampMs),
    },
    { root, node },
  );
  return findingsOfRun({ unit, task, files: sources.files, run, faults: await nodeFaults() });
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
