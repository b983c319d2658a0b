/** Programs that a page runs, with what they need: their files, data and fixtures. Reads `docs/examples`. */

import type { Diagnostic } from '../../../../generators/core/diagnostics.ts';
import { nearestName } from '../../../../generators/core/text.ts';
import type { Block, ProgramTask, Unit } from '../model.ts';
import { exampleBlock, unitsOfExample } from '../page/example-files.ts';
import { exampleOf } from '../page/example-names.ts';
import { unitsOfPage } from '../units.ts';
import type { Asking } from './asking.ts';
import { SCRIPTS, quotedExample, outputAfter, diagnosticOf } from './asking.ts';
import { readProgramCall } from './commands.ts';
import { dataOf, fixtureNames, fixtureOf } from './example-data.ts';

export function ownProgram(asking: Asking): Unit | Diagnostic {
  const { root, blocks, block } = asking;
  const id = block.meta.file === null ? block.id : `docs/${block.meta.file}`;
  const units =
    block.meta.file === null ? unitsOfPage(blocks) : unitsOfExample(root, quotedExample(block));
  const unit = units.find((candidate) => candidate.blocks.some((other) => other.id === id));
  const entry = unit?.blocks.findIndex((other) => other.id === id) ?? -1;
  if (!unit || entry < 0) throw new Error(`the block ${block.id} is in no unit`);
  return withFixture(asking, { unit, entry, call: null });
}

export function calledProgram(asking: Asking): Unit | Diagnostic {
  const { root, blocks, block, index } = asking;
  const call = readProgramCall(block.code);
  if (call === null)
    return diagnosticOf(block, {
      code: 'program-command',
      message: 'the block is marked `run`, and starts no program',
      fix: 'write one command: npx tsx FILE, or node FILE, with its arguments',
    });
  const quoted = blocks
    .slice(0, index)
    .findLast((candidate) => candidate.meta.file !== null && SCRIPTS.has(candidate.language));
  const name = block.meta.package ?? (quoted ? quotedExample(quoted) : null);
  const units = [
    ...unitsOfPage(blocks).filter((unit) =>
      unit.blocks.some(({ meta }) => meta.package !== null && meta.package === name),
    ),
    ...(name === null ? [] : unitsOfExample(root, name)),
  ].filter((unit) => SCRIPTS.has(unit.language));
  for (const unit of units) {
    const entry = unit.blocks.findIndex(
      (candidate) =>
        candidate.meta.title === call.program || candidate.id.endsWith(`/${call.program}`),
    );
    if (entry >= 0) return withFixture(asking, { unit, entry, call });
  }
  const where = name === null ? 'the page quotes no program' : `"${name}" has no such program`;
  const fix = 'quote the program above, or name its example with package=NAME';
  return diagnosticOf(block, {
    code: 'program-missing',
    message: `the command starts ${call.program}, and ${where}`,
    fix,
  });
}

interface Found {
  readonly unit: Unit;
  readonly entry: number;
  readonly call: ReturnType<typeof readProgramCall>;
}

function withFixture(asking: Asking, { unit, entry, call }: Found): Unit | Diagnostic {
  const { root, block } = asking;
  const { node } = block.meta;
  if (node !== null && fixtureOf(root, node).isMissing) {
    const near = nearestName(node, fixtureNames(root));
    const fix =
      near === null ? 'write docs/examples/NAME/node/NAME.yaml' : `did you mean \`${near}\`?`;
    return diagnosticOf(block, {
      code: 'node-fixture',
      message: `there is no fixture "${node}"`,
      fix,
    });
  }
  const asked = call === null ? null : block;
  return withProgram(unit, { root, entry, printed: outputAfter(asking), asked, node, call });
}

interface Running extends Pick<Found, 'entry' | 'call'> {
  readonly root: string;
  readonly printed: Block | null;
  /** The command; null when the program asks itself. */
  readonly asked: Block | null;
  readonly node: string | null;
}

/** Of a program that names no example: where its author would write the first fixture. */
const UNNAMED = 'NAME';

export function withProgram(
  unit: Unit,
  { root, entry, printed, asked, node, call }: Running,
): Unit {
  const program = unit.blocks[entry];
  const name =
    program?.id
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  const own = unit.isPackage ? `${exampleOf(below(unit.folder))}/${name}` : UNNAMED;
  const fixture = fixtureOf(root, node ?? own);
  const blocks = [...unit.blocks];
  const add = (block: Block | null): number | null => (block ? blocks.push(block) - 1 : null);
  const task: ProgramTask = {
    kind: 'program',
    asked: add(asked) ?? entry,
    entry,
    printed: add(printed),
    arguments: call?.arguments ?? [],
    environment: call?.environment ?? {},
    variables: null,
    files: unit.isPackage ? dataOf(root, unit.folder) : [],
    fixtures: fixture.files.flatMap((file) => add(exampleBlock(root, file)) ?? []),
    fixturePath: fixture.path,
  };
  return { ...unit, blocks, task };
}

function below(folder: string): string {
  return folder.replace(/^docs\/examples\//, '');
}
