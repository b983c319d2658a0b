/** What the site needs to know of a run: check statuses of blocks, guides that explain a symbol. `apply…` writes `docs/generated/_data`. */

import fs from 'node:fs';
import path from 'node:path';
import { applyFile } from '../../../generators/core/files/apply-file.ts';
import type { Explanations } from '../../../site/dialect/explained.ts';
import type { CheckStatusList, CheckState } from '../../../site/dialect/check-status.ts';
import { blockKey } from '../../../site/dialect/check-status.ts';
import type { SymbolIndex, SymbolTarget } from '../../../site/dialect/symbol-index.ts';
import { buildSymbolIndex } from '../../../site/dialect/symbol-index.ts';
import { statusOf } from './environments.ts';
import { checkerOf } from './page/languages.ts';
import type { Block } from './model.ts';
import { fateOf } from './units.ts';

const DATA = 'docs/generated/_data';

/** Null until the references were generated once. */
export function loadSymbols(root: string): SymbolIndex | null {
  const file = path.join(root, DATA, 'targets.json');
  if (!fs.existsSync(file)) return null;
  const targets = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
    string,
    readonly SymbolTarget[]
  >;
  return buildSymbolIndex(Object.values(targets).flat());
}

/** Blocks in `broken` get no check status: nothing is claimed of them. */
export function checkStatusOf(
  blocks: readonly Block[],
  broken: ReadonlySet<string>,
  root: string,
): CheckStatusList {
  const labels: string[] = [];
  const entries = blocks.flatMap((block) => {
    if (broken.has(block.id)) return [];
    const [state, label] = statusOfBlock(block, root);
    if (!labels.includes(label)) labels.push(label);
    return [
      [
        blockKey(block.language, block.meta, block.code),
        [state, labels.indexOf(label)] as const,
      ] as const,
    ];
  });
  return { labels, blocks: Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

function statusOfBlock(block: Block, root: string): readonly [CheckState, string] {
  const fate = fateOf(block);
  if (fate === 'output') return ['output', 'Output'];
  if (fate === 'unchecked') return ['unchecked', `Not checked: ${block.meta.unchecked ?? ''}`];
  if (fate === 'shown') return ['unchecked', 'Shown, not checked'];
  const name = checkerOf(block.language);
  const read = name === null ? 'the file it quotes' : statusOf(name, root, block);
  const by = block.meta.isRun ? `${read}; ${statusOf('programs', root, block)}` : read;
  if (block.meta.error.length > 0)
    return ['fails', `Fails with ${block.meta.error.join(', ')}: ${by}`];
  return ['checked', `Checked: ${by}`];
}

/** A run over some pages adds to what is known; a whole run replaces it. */
export function mergeCheckStatus(
  old: CheckStatusList | null,
  next: CheckStatusList,
): CheckStatusList {
  if (!old) return next;
  const labels = [...new Set([...old.labels, ...next.labels])];
  const moved = (list: CheckStatusList) =>
    Object.entries(list.blocks).map(
      ([key, [state, at]]) => [key, [state, labels.indexOf(list.labels[at] ?? '')]] as const,
    );
  const blocks = new Map([...moved(old), ...moved(next)]);
  return {
    labels,
    blocks: Object.fromEntries([...blocks].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

export function loadCheckStatus(root: string): CheckStatusList | null {
  const file = path.join(root, DATA, 'examples.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as CheckStatusList)
    : null;
}

/** Unchanged files are left alone, so that a watching site does not rebuild for nothing. */
export function applySiteData(
  root: string,
  data: { readonly examples: CheckStatusList; readonly explained: Explanations | null },
): void {
  for (const [key, value] of Object.entries(data)) {
    if (value === null) continue;
    const file = path.join(root, DATA, `${key}.json`);
    const text = `${JSON.stringify(value)}\n`;
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) continue;
    applyFile(file, text);
  }
}
