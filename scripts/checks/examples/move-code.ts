/** The Move code that the calls of a page can name: its own blocks, and the packages that it quotes. Reads `docs/examples`. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../generators/core/text.ts';
import type { Block, Unit } from './model.ts';
import { exampleOf } from './page/example-names.ts';
import { checkerOf } from './page/languages.ts';

const FOLDER = 'docs/examples';
const NAMES_CALL = /\bmoveCall\b|--move-call\b|\bclient\s+call\b/;

/** Other units do without, so that their results do not depend on it. */
export function withMoveCode(
  units: readonly Unit[],
  load: () => readonly string[],
): readonly Unit[] {
  const calls = ({ language, blocks }: Unit): boolean =>
    ['shell', 'typescript'].includes(checkerOf(language) ?? '') &&
    blocks.some(({ code }) => NAMES_CALL.test(code));
  if (!units.some(calls)) return units;
  const moveCode = load();
  return units.map((unit) => (calls(unit) ? { ...unit, moveCode } : unit));
}

/** Blocks of one `package` are one text: a block without a module line continues the module before it. */
export function moveCodeOfPage(root: string, blocks: readonly Block[]): readonly string[] {
  const own = new Map<string, string>();
  for (const { id, language, meta, code } of blocks) {
    if (language !== 'move' || meta.file !== null || meta.fragment.length > 0) continue;
    const name = meta.package ?? id;
    own.set(name, `${own.get(name) ?? ''}\n${code}`);
  }
  const quoted = blocks.flatMap(({ meta }) => /^examples\/(.+)/.exec(meta.file ?? '')?.[1] ?? []);
  const examples = [...new Set(quoted.map(exampleOf))].flatMap((name) =>
    moveCodeOfExample(root, name),
  );
  return [...own.values(), ...examples];
}

export function moveCodeOfExample(root: string, name: string): readonly string[] {
  const folder = path.join(root, FOLDER, name, 'sources');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.move'))
    .toSorted(compareText)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
}
