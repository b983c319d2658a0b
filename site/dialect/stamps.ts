/** Marks each code block with what checked it, as the example checker wrote it down. */

import { createHash } from 'node:crypto';
import type { FenceMeta } from './fence-meta';
import { readFenceMeta } from './fence-meta';
import type { TreeNode, TreePlugin } from './tree';
import { element, rewrite } from './tree';

export type StampState = 'checked' | 'fails' | 'unchecked' | 'output';

/** `docs/generated/_data/examples.json`. */
export interface StampList {
  /** Sentences, without their end. */
  readonly labels: readonly string[];
  /** By block: state and index of the label. */
  readonly blocks: Readonly<Record<string, readonly [StampState, number]>>;
}

/** The block and everything its author said that changes how it is checked; a title does not. */
export function blockKey(language: string, meta: FenceMeta, code: string): string {
  const { fragment, error, unchecked, until, file, region, isVariables, isRun, node } = meta;
  const parts = [
    language,
    fragment,
    error,
    unchecked,
    until,
    file,
    region,
    meta.package,
    isVariables,
    isRun,
    node,
    code,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

const UNKNOWN = 'Not checked yet';
/** Diagrams become pictures, and output has nothing to be checked against. */
const UNSTAMPED: ReadonlySet<string> = new Set(['console', 'mermaid']);

/** A null list leaves the pages as they are: nothing was checked, so nothing is claimed. */
export function stampBlocks({ stamps }: { readonly stamps: StampList | null }): TreePlugin {
  return (tree, file) => {
    if (stamps === null || file.data?.frontMatter?.['generated'] === true) return;
    rewrite(tree, (node) => {
      if (node.type !== 'code' || !node.lang || UNSTAMPED.has(node.lang)) return null;
      const { meta } = readFenceMeta(node.meta);
      const [state, label] = stamps.blocks[blockKey(node.lang, meta, node.value ?? '')] ?? [
        'unchecked',
        -1,
      ];
      return state === 'output' ? null : [stamped(node, state, stamps.labels[label] ?? UNKNOWN)];
    });
  };
}

function stamped(node: TreeNode, state: StampState, label: string): TreeNode {
  return element('CheckedCode', { state, label }, [node]);
}
