/** A declaration file in pieces, each with its exact text, so that what did not change can stay as it is. Pure. */

import type { SourceText } from '../../../generators/core/source.ts';
import type { Import } from '../../../generators/framework/move/names.ts';
import type { Draft } from '../../../generators/framework/read/source/nodes.ts';
import { nameOf } from '../../../generators/framework/read/source/nodes.ts';
import type { MoveParser } from '../../../generators/framework/read/source/parser.ts';
import { childrenOf } from '../../../generators/framework/read/source/parser.ts';
import { draftsOf } from '../../../generators/framework/read/source/reader.ts';
import { parseUse } from '../../../generators/framework/read/source/use-declarations.ts';

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
  try {
    const [module, ...others] = draftsOf(childrenOf(tree.rootNode), source);
    const body = module && childrenOf(module.node).find((node) => node.type === 'module_body');
    if (tree.rootNode.hasError || !module || !body || others.length > 0) return null;
    const drafts = draftsOf(childrenOf(body), source);
    const end = drafts[0]?.start ?? source.text.length;
    const pieces = drafts.flatMap((draft) => pieceOf(draft, source));
    return {
      header: source.text.slice(module.start, end).trim(),
      imports: pieces
        .filter((piece) => piece.kind === 'use')
        .flatMap((piece) => parseUse(piece.text)),
      pieces,
    };
  } finally {
    tree.delete();
  }
}

function pieceOf(draft: Draft, source: SourceText): readonly Piece[] {
  const kind = kindOf(draft, source);
  if (kind === null) return [];
  const text = source.text.slice(draft.start, draft.node.endIndex).trim();
  return [{ kind, name: nameOf(draft.node, source), text }];
}

function kindOf({ node }: Draft, source: SourceText): PieceKind | null {
  if (node.type === 'use_declaration') {
    return /^(?:public\s+)?use\s+fun\b/.test(source.text.slice(node.startIndex, node.endIndex))
      ? 'method'
      : 'use';
  }
  if (node.type === 'constant') return 'constant';
  if (node.type.endsWith('struct_definition')) return 'struct';
  if (node.type === 'enum_definition') return 'enum';
  return node.type.endsWith('function_definition') ? 'function' : null;
}
