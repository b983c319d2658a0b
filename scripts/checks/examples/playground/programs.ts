/** The programs that readers can change: each block with its setup and the files it belongs to, as it was checked. Pure. */

import path from 'node:path';
import { blockKey } from '../../../../site/dialect/check-status.ts';
import { isEditable } from '../../../../site/dialect/editable.ts';
import type { EditableBlock, ProgramFiles } from '../../../../site/dialect/editable.ts';
import { readRegion } from '../../../../site/dialect/regions.ts';
import type { Block, Unit } from '../model.ts';
import { neighboursOf } from '../move/neighbours.ts';
import type { Neighbours } from '../move/neighbours.ts';
import { assembleUnit } from '../move/units.ts';
import type { Contexts } from '../page/contexts.ts';

export interface ProgramSources {
  readonly contexts: Contexts;
  readonly neighbours: Neighbours;
}

export interface BlockProgram {
  /** Of the block. */
  readonly key: string;
  /** Of its unit, which may have other blocks. */
  readonly program: string;
  readonly files: ProgramFiles;
  readonly opened: EditableBlock;
}

/** Quoted blocks are parts of an example's unit. */
export function editablePrograms(
  blocks: readonly Block[],
  units: readonly Unit[],
  sources: ProgramSources,
): readonly BlockProgram[] {
  const programs = new Map<Unit, readonly ProgramFile[]>();
  const unitOf = new Map(
    units
      .filter(({ task }) => task === null)
      .flatMap((unit) => unit.blocks.map((block) => [block.id, unit] as const)),
  );
  return blocks.flatMap((block) => {
    const unit = unitOf.get(idOf(block));
    if (!unit || !isEditable(block.language, block.meta, block.code)) return [];
    const files = programs.get(unit) ?? filesOf(unit, sources);
    programs.set(unit, files);
    return [
      {
        key: blockKey(block.language, block.meta, block.code),
        program: unit.folder || (unit.blocks[0]?.id ?? ''),
        files: files.map(({ name, text }) => [name, text] as const),
        opened: openedAt(block, files),
      },
    ];
  });
}

/** Of the block that was checked: a quoted one was in its file. */
function idOf({ id, meta: { file } }: Block): string {
  return file === null ? id : `docs/${file}`;
}

function openedAt(block: Block, files: readonly ProgramFile[]): EditableBlock {
  const own = files.find(({ starts }) => starts.has(idOf(block)));
  const language = block.language === 'graphql' ? 'graphql' : 'move';
  const [first = 1] = block.origin.lines;
  const line =
    own?.retained === null ? own.starts.get(block.id) : (own?.retained.indexOf(first) ?? 0) + 1;
  return { language, file: own?.name ?? files[0]?.name ?? '', line: Math.max(line ?? 1, 1) };
}

export interface ProgramFile {
  readonly name: string;
  readonly text: string;
  /** The line at which each block begins, by the block's id. */
  readonly starts: ReadonlyMap<string, number>;
  /** Line on disk of each line; null for files that are on no disk. */
  readonly retained: readonly number[] | null;
}

function filesOf(unit: Unit, sources: ProgramSources): readonly ProgramFile[] {
  if (unit.language === 'graphql') return operationFiles(unit);
  const files = unit.isPackage ? packageFiles(unit) : pageFiles(unit, sources);
  const code = files.map(({ text }) => text).join('\n');
  const others = [...neighboursOf(sources.neighbours, code)].map(([file, text]) => {
    const folder = path.posix.basename(path.posix.dirname(file));
    const name = path.posix.join('dependencies', folder, path.posix.basename(file));
    return { name, text, starts: new Map<string, number>(), retained: null };
  });
  return [...files, ...others];
}

function operationFiles({ blocks: [operation, variables] }: Unit): readonly ProgramFile[] {
  const starts = new Map(operation ? [[operation.id, 1] as const] : []);
  return [
    { name: 'operation.graphql', text: operation?.code ?? '', starts, retained: null },
    { name: 'variables.json', text: variables?.code ?? '{}', starts: new Map(), retained: null },
  ];
}

/** An example package as it is on disk, without the marks of its regions. */
export function packageFiles({ folder, blocks }: Unit): readonly ProgramFile[] {
  return blocks.map(({ id, code }) => {
    const whole = readRegion(code, null);
    const { text, lines } = typeof whole === 'string' ? { text: code, lines: [] } : whole;
    return {
      name: path.posix.relative(folder, id),
      text: `${text}\n`,
      starts: new Map([[id, 1]]),
      retained: lines,
    };
  });
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
    return { name, text, starts: new Map(starts), retained: null };
  });
}
