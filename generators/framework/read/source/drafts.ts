/** The declarations below a node, each with the doc comments and attributes before it. Pure. */

import type { ReadAttribute } from '../declarations.ts';
import { isLeftOut, readAttributes } from './attributes.ts';
import type { SourcePosition } from './cursor.ts';
import { eachChild, textHere } from './cursor.ts';
import { docOf, isDocComment } from './docs.ts';

export interface Draft {
  readonly kind: string;
  /** Where its first comment or attribute begins, or itself. */
  readonly start: number;
  readonly doc: string | null;
  readonly attributes: readonly ReadAttribute[];
}

/** Calls `visit` with the cursor at each declaration. What exists for tests or proofs only is left out, with all below it. */
export function eachDraft(
  position: SourcePosition,
  visit: (draft: Draft) => void,
  isHidden = isLeftOut,
): void {
  let comments: string[] = [];
  let attributes: ReadAttribute[] = [];
  let start = -1;
  eachChild(position, (kind) => {
    // Signs such as `;` and `{` are not declarations.
    if (kind === 'newline' || !/^[a-z_A-Z]/.test(kind)) return;
    if (start === -1) start = position.cursor.startIndex;
    if (kind === 'line_comment' || kind === 'block_comment') {
      const text = textHere(position);
      if (isDocComment(text)) comments.push(text);
    } else if (kind === 'annotation') attributes.push(...readAttributes(position));
    else {
      if (!isHidden(attributes)) visit({ kind, start, doc: docOf(comments), attributes });
      comments = [];
      attributes = [];
      start = -1;
    }
  });
}
