/** Marks each code block with what checked it, as the example checker wrote it down. */

import { createHash } from 'node:crypto';
import { isEditable } from './editable';
import type { FenceMeta } from './fence-meta';
import { readFenceMeta } from './fence-meta';
import type { TreeNode, TreePlugin } from './tree';
import { element, rewrite } from './tree';

/** `simulated` is the output of a program that asked a simulated node; other output is not marked. */
export type CheckState = 'checked' | 'fails' | 'unchecked' | 'simulated' | 'output';

/** `docs/generated/_data/examples.json`. */
export interface CheckStatusList {
  /** Sentences, without their end. */
  readonly labels: readonly string[];
  /** By block: state and index of the label. */
  readonly blocks: Readonly<Record<string, readonly [CheckState, number]>>;
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
/** Diagrams become pictures. */
const DIAGRAM = 'mermaid';
const OUTPUT = 'console';

/** A null list leaves the pages as they are: nothing was checked, so nothing is claimed. */
export function markBlocks({
  statuses,
}: {
  readonly statuses: CheckStatusList | null;
}): TreePlugin {
  return (tree, file) => {
    if (statuses === null || file.data?.frontMatter?.['generated'] === true) return;
    rewrite(tree, (node) => {
      if (node.type !== 'code' || !node.lang || node.lang === DIAGRAM) return null;
      if (node.data?.['isFolded'] === true) return null;
      const { meta } = readFenceMeta(node.meta);
      const code = node.value ?? '';
      const key = blockKey(node.lang, meta, code);
      const [state, label] = statuses.blocks[key] ?? [
        node.lang === OUTPUT ? 'output' : 'unchecked',
        -1,
      ];
      if (state === 'output') return null;
      const file = meta.region === null ? null : meta.file;
      const program = state !== 'unchecked' && isEditable(node.lang, meta, code) ? key : null;
      return [marked(node, { state, label: statuses.labels[label] ?? UNKNOWN, file, program })];
    });
  };
}

interface CheckStatus {
  readonly state: CheckState;
  readonly label: string;
  /** The file that the block quotes a part of. */
  readonly file: string | null;
  /** The key of what an editor opens. */
  readonly program: string | null;
}

function marked(node: TreeNode, { state, label, file, program }: CheckStatus): TreeNode {
  const properties: Record<string, string> = { state, label };
  if (file !== null) properties['file'] = `#${fileAnchor(file)}`;
  if (program !== null) properties['program'] = program;
  return element('CheckedCode', properties, [node]);
}

/** Where a page shows the whole of a file that it quotes in parts. */
export function fileAnchor(file: string): string {
  return `file-${file.replace(/[^\w]+/g, '-')}`;
}
