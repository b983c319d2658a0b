/** What the site needs to know of a run: check statuses of blocks, guides that explain a symbol. `apply…` writes `docs/generated/_data`. */

import fs from 'node:fs';
import path from 'node:path';
import { applyFile } from '../../../generators/core/files/apply-file.ts';
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

export interface StatusOptions {
  readonly root: string;
  /** Ids of blocks that get no check status: nothing is claimed of them. */
  readonly broken: ReadonlySet<string>;
  /** Ids of programs and outputs of runs that asked a simulated node. */
  readonly simulated: ReadonlySet<string>;
}

export function checkStatusOf(blocks: readonly Block[], options: StatusOptions): CheckStatusList {
  const labels: string[] = [];
  const entries = blocks.flatMap((block) => {
    if (options.broken.has(block.id)) return [];
    const [state, label] = statusOfBlock(block, options);
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

/** Who reads the output should know that no network was asked. */
const SIMULATED = 'Answered by a simulated node, not by a network';

function statusOfBlock(
  block: Block,
  { root, simulated }: StatusOptions,
): readonly [CheckState, string] {
  const fate = fateOf(block);
  const isSimulated = [block.id, `docs/${block.meta.file ?? ''}`].some((id) => simulated.has(id));
  if (fate === 'output') return isSimulated ? ['simulated', SIMULATED] : ['output', 'Output'];
  if (fate === 'unchecked') return ['unchecked', `Not checked: ${block.meta.unchecked ?? ''}`];
  if (fate === 'shown') return ['unchecked', 'Shown, not checked'];
  const name = checkerOf(block.language);
  const read = name === null ? 'the file it quotes' : statusOf(name, root, block);
  const against = isSimulated ? ' against a simulated node' : '';
  const by = block.meta.isRun ? `${read}; ${statusOf('programs', root, block)}${against}` : read;
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

/** Null where no run has written it yet. */
export function loadSiteData<T>(root: string, key: string): T | null {
  const file = path.join(root, DATA, `${key}.json`);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : null;
}

/** By file name. Unchanged files are left alone, so that a watching site does not rebuild for nothing. */
export function applySiteData(root: string, data: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(data)) {
    if (value === null) continue;
    const file = path.join(root, DATA, `${key}.json`);
    const text = `${JSON.stringify(value)}\n`;
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) continue;
    applyFile(file, text);
  }
}
