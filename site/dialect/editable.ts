/** Blocks that a reader may change and run where they are, and what the editor gets of them. Pure. */

import type { FenceMeta } from './fence-meta';

/** Name and text, in the order of their tabs. */
export type ProgramFiles = readonly (readonly [name: string, text: string])[];

export interface EditableBlock {
  readonly language: 'move' | 'graphql';
  /** Where the editor opens: a file, and the line of the block in it. */
  readonly file: string;
  readonly line: number;
}

export interface EditableProgram extends EditableBlock {
  readonly files: ProgramFiles;
}

export interface StartingPoint {
  readonly id: string;
  readonly title: string;
  readonly files: ProgramFiles;
}

/** `docs/generated/_data/playground.json`, which the example checker writes. */
export interface PlaygroundData {
  /** By `blockKey`; `program` names the files, which several blocks may be parts of. */
  readonly blocks: Readonly<Record<string, EditableBlock & { readonly program: string }>>;
  readonly programs: Readonly<Record<string, ProgramFiles>>;
  /** Of Sui: the commit that is documented, for manifests. */
  readonly revision: string;
  readonly starts: readonly StartingPoint[];
}

const OPERATION = /^\s*(?:query|mutation|subscription|\{)/m;
const DECLARATION = /^\s*(?:extend|type|interface|union|enum|input|scalar|directive|schema)\b/m;

export function isEditable(language: string, { unchecked }: FenceMeta, code: string): boolean {
  if (unchecked !== null) return false;
  if (language === 'graphql') return OPERATION.test(code) && !DECLARATION.test(code);
  return language === 'move';
}
