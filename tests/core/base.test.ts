/** `--base` moves every reference, all of it. */

import { describe, expect, it } from 'vitest';
import { NO_EQUIVALENTS } from '../../generators/core/equivalents/equivalents.ts';
import { references } from '../../generators/references.ts';
import { root } from '../support/run.ts';

async function prepared(name: string) {
  const reference = await references.find((candidate) => candidate.name === name)?.load();
  const options = new Map([['base', '/elsewhere']]);
  return reference?.prepare({
    root,
    options,
    equivalents: NO_EQUIVALENTS,
    isStrict: false,
    isMoving: true,
  });
}

describe('a reference at another route', () => {
  const movable = references.map(({ name }) => name).filter((name) => name !== 'changes');

  it.each(movable)('has all of %s there', async (name) => {
    const places = (await prepared(name))?.value?.targets.map(({ route }) => route) ?? [];
    expect(places.length).toBeGreaterThan(100);
    expect(places.filter((route) => !`${route}/`.startsWith('/elsewhere/'))).toEqual([]);
  });

  it('is refused for the changes, whose addresses stay', async () => {
    const codes = (await prepared('changes'))?.diagnostics.map(({ code }) => code);
    expect(codes).toEqual(['changes/fixed-address']);
  });
});
