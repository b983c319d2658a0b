/** The programs that readers can change: each block with its setup and the files it belongs to, as it was checked. Pure. */

import path from 'node:path';
import { blockKey } from '../../../../site/dialect/check-status.ts';
import { isEditable } from '../../../../site/dialect/editable.ts';
import type { EditableProgram } from '../../../../site/dialect/editable.ts';
import type { Block, Unit } from '../model.ts';
import { neighboursOf } from '../move/neighbours.ts';
import type { Neighbours } from '../move/neighbours.ts';
import { assembleUnit } from '../move/units.ts';
import type { Contexts } from '../page/contexts.ts';

export interface ProgramSources {
  readonly contexts: Contexts;
  readonly neighbours: Neighbours;
}

type NamedFile = readonly [name: string, text: string];

/** Of the blocks of pages, by the key of the block: quoted ones are parts of an example's unit. */
export function editablePrograms(
  blocks: readonly Block[],
  units: readonly Unit[],
  sources: ProgramSources,
): ReadonlyMap<string, EditableProgram> {
  const unitOf = new Map(
    units
      .filter(({ task }) => task === null)
      .flatMap((unit) => unit.blocks.map((block) => [block.id, unit] as const)),
  );
  return new Map(
    blocks
      .filter(({ language, meta, code }) => isEditable(language, meta, code))
      .flatMap((block) => {
        const { file } = block.meta;
        const unit = unitOf.get(file === null ? block.id : `docs/${file}`);
        const program = unit && programOf(block, unit, sources);
        return program
          ? [[blockKey(block.language, block.meta, block.code), program] as const]
          : [];
      }),
  );
}

function programOf(block: Block, unit: Unit, sources: ProgramSources): EditableProgram {
  if (block.language === 'graphql') return operationOf(unit);
  const files = unit.isPackage ? packageFiles(unit) : pageFiles(unit, sources);
  const code = files.map(({ text }) => text).join('\n');
  const others = neighboursOf(sources.neighbours, code);
  const own = files.find(({ blocks }) =>
    blocks.has(block.meta.file === null ? block.id : `docs/${block.meta.file}`),
  );
  const line = block.meta.file === null ? own?.blocks.get(block.id) : block.origin.lines[0];
  return {
    language: 'move',
    files: [
      ...files.map(({ name, text }): NamedFile => [name, text]),
      ...[...others].map(([file, text]): NamedFile => [
        path.posix.join(
          'dependencies',
          path.posix.basename(path.posix.dirname(file)),
          path.posix.basename(file),
        ),
        text,
      ]),
    ],
    file: own?.name ?? files[0]?.name ?? '',
    line: line ?? 1,
  };
}

function operationOf({ blocks }: Unit): EditableProgram {
  const [operation, variables] = blocks;
  const file = 'operation.graphql';
  const files: NamedFile[] = [
    [file, operation?.code ?? ''],
    ['variables.json', variables?.code ?? '{}'],
  ];
  return { language: 'graphql', files, file, line: 1 };
}

interface ProgramFile {
  readonly name: string;
  readonly text: string;
  /** Line of each block in it, by the block's id. */
  readonly blocks: ReadonlyMap<string, number>;
}

/** An example package as it is on disk. */
export function packageFiles({ folder, blocks }: Unit): readonly ProgramFile[] {
  return blocks.map(({ id, code }) => ({
    name: path.posix.relative(folder, id),
    text: code,
    blocks: new Map([[id, 1]]),
  }));
}

/** Files are named for their first module, as `sui move new` would have it. */
function pageFiles(unit: Unit, { contexts }: ProgramSources): readonly ProgramFile[] {
  const { assembled } = assembleUnit(unit, contexts);
  const taken = new Set<string>();
  return assembled.map(({ text, lines }) => {
    const module = /\bmodule\s+\w+::(\w+)/.exec(text)?.[1] ?? 'example';
    let name = `sources/${module}.move`;
    for (let count = 2; taken.has(name); count += 1) name = `sources/${module}_${count}.move`;
    taken.add(name);
    const starts = lines.flatMap((line, index) =>
      line?.line === 1 ? [[unit.blocks[line.block]?.id ?? '', index + 1] as const] : [],
    );
    return { name, text, blocks: new Map(starts) };
  });
}
