/** A declaration file in pieces, each with its exact text, so that what did not change can stay as it is. Pure. */

import type { SourceText } from '../../../generators/core/source.ts';
import type { Import } from '../../../generators/framework/move/names.ts';
import { isModuleLeftOut } from '../../../generators/framework/read/source/attributes.ts';
import type { SourcePosition } from '../../../generators/framework/read/source/cursor.ts';
import { eachChild, nameHere } from '../../../generators/framework/read/source/cursor.ts';
import { eachDraft } from '../../../generators/framework/read/source/drafts.ts';
import { isStruct } from '../../../generators/framework/read/source/items.ts';
import { NO_NAMES } from '../../../generators/framework/move/addresses.ts';
import type { MoveParser } from '../../../generators/framework/read/source/parser.ts';
import type { Uses } from '../../../generators/framework/read/source/uses.ts';
import { readUse } from '../../../generators/framework/read/source/uses.ts';

/** In the order in which a file holds them. */
export const PIECE_KINDS = ['use', 'method', 'constant', 'struct', 'enum', 'function'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export interface Piece {
  readonly kind: PieceKind;
  /** Empty for `use` and `use fun`. */
  readonly name: string;
  /** With comments and attributes, without the blank lines around it. */
  readonly text: string;
}

export interface DeclarationFile {
  /** Doc comment, attributes and `module …;`. */
  readonly header: string;
  readonly imports: readonly Import[];
  readonly pieces: readonly Piece[];
}

/** Null when the file does not hold exactly one module in label form, as every declaration file does. */
export function readDeclarationFile(
  parser: MoveParser,
  source: SourceText,
): DeclarationFile | null {
  const tree = parser.parse(source.text);
  if (tree === null) return null;
  const cursor = tree.walk();
  try {
    if (tree.rootNode.hasError) return null;
    const files: DeclarationFile[] = [];
    const position = { source, cursor, named: NO_NAMES };
    eachDraft(position, ({ start }) => files.push(readPieces(position, start)), isModuleLeftOut);
    return files.length === 1 && files[0]?.header !== '' ? (files[0] ?? null) : null;
  } finally {
    cursor.delete();
    tree.delete();
  }
}

function readPieces(position: SourcePosition, start: number): DeclarationFile {
  const { source, cursor } = position;
  const pieces: Piece[] = [];
  const uses: Uses = { imports: [], methods: [] };
  let header = '';
  eachChild(position, (part) => {
    if (part !== 'module_body') return;
    let first = source.text.length;
    eachDraft(position, (draft) => {
      first = Math.min(first, draft.start);
      if (draft.kind === 'use_declaration') readUse(position, uses);
      const kind = kindOf(draft.kind, source.text.slice(cursor.startIndex, cursor.endIndex));
      const text = source.text.slice(draft.start, cursor.endIndex).trim();
      if (kind !== null) pieces.push({ kind, name: declaredName(position), text });
    });
    header = source.text.slice(start, first).trim();
  });
  return { header, imports: uses.imports, pieces };
}

function kindOf(kind: string, text: string): PieceKind | null {
  if (kind === 'use_declaration') return /^(?:public\s+)?use\s+fun\b/.test(text) ? 'method' : 'use';
  if (kind === 'constant') return 'constant';
  if (isStruct(kind)) return 'struct';
  if (kind === 'enum_definition') return 'enum';
  return kind.endsWith('function_definition') ? 'function' : null;
}

/** Empty for what has no name of its own. */
function declaredName(position: SourcePosition): string {
  let name = '';
  eachChild(position, (kind) => {
    if (/^(?:struct|enum|constant|function)_identifier$/.test(kind)) name = nameHere(position);
  });
  return name;
}
