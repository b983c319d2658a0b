/** Blocks → units: what is checked together because it means something only together. Pure. */

import type { Block, Unit } from './model.ts';
import type { CheckerName } from './page/languages.ts';
import { OUTPUT, checkerOf } from './page/languages.ts';

/** The blocks must come in page order. Unchecked blocks and output form no unit. */
export function unitsOfPage(blocks: readonly Block[]): readonly Unit[] {
  const units: Block[][] = [];
  const programs = new Map<string, Block[]>();
  let operation: Block[] | null = null;
  for (const block of blocks) {
    if (!isChecked(block)) continue;
    const checker = checkerOf(block.language) ?? '';
    // A command names the program that it starts, and is not part of it.
    const key =
      block.meta.package === null || checker === 'shell'
        ? null
        : `${checker} ${block.meta.package}`;
    const open = key === null ? undefined : programs.get(key);
    if (block.meta.isVariables && operation) operation.push(block);
    else if (open) open.push(block);
    else {
      const unit = [block];
      units.push(unit);
      if (key !== null) programs.set(key, unit);
    }
    // Variables belong to the operation right before them, with nothing in between.
    operation = block.language === 'graphql' ? (units.at(-1) ?? null) : null;
  }
  return units.map((members) => ({
    language: members[0]?.language ?? '',
    blocks: members,
    folder: '',
    isPackage: false,
    task: null,
    moveCode: [],
  }));
}

/** The checker of a unit: its task's, or its language's. */
export function checkerOfUnit({ task, language }: Unit): CheckerName | null {
  if (task === null) return checkerOf(language);
  return task.kind === 'program' ? 'programs' : 'move-tests';
}

/** Quoted code is checked where it lives, as part of a whole. */
export function isChecked(block: Block): boolean {
  return (
    checkerOf(block.language) !== null && block.meta.unchecked === null && block.meta.file === null
  );
}

export type Fate = 'checked' | 'quoted' | 'shown' | 'unchecked' | 'output';

/** What becomes of a block, for the counts. A shown block could not be checked; an unchecked one could. */
export function fateOf(block: Block): Fate {
  if (block.meta.unchecked !== null) return 'unchecked';
  if (block.meta.file !== null) return 'quoted';
  if (block.language === OUTPUT) return 'output';
  return checkerOf(block.language) === null ? 'shown' : 'checked';
}
