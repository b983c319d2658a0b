/** A block that may ask for something to be run, with the page around it. Pure. */

import type { Diagnostic } from '../../../../generators/core/diagnostics.ts';
import type { Block } from '../model.ts';
import { exampleOf } from '../page/example-names.ts';
import { fenceStart } from '../page/fence-rules.ts';
import { OUTPUT } from '../page/languages.ts';

export interface Asking {
  readonly root: string;
  /** Of the page, in order. */
  readonly blocks: readonly Block[];
  readonly block: Block;
  readonly index: number;
}

export const SCRIPTS: ReadonlySet<string> = new Set(['ts', 'tsx', 'js', 'jsx']);

/** The output block right after a block. */
export function outputAfter({ blocks, index }: Asking): Block | null {
  const next = blocks[index + 1];
  return next?.language === OUTPUT && next.meta.unchecked === null ? next : null;
}

/** The example whose file a block quotes; empty when it quotes none. */
export function quotedExample({ meta }: Block): string {
  return exampleOf(meta.file?.replace(/^examples\//, '') ?? '');
}

export function diagnosticOf(
  { origin }: Block,
  { code, message, fix }: { readonly code: string; readonly message: string; readonly fix: string },
): Diagnostic {
  return { level: 'error', code: `examples/${code}`, message, at: fenceStart(origin), fix };
}
