/** The reviewed table of counterparts against what the references really claim. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Counterparts } from '../../generators/core/counterparts.ts';
import { SURFACES, loadCounterparts } from '../../generators/core/counterparts.ts';
import { references } from '../../generators/references.ts';
import { root } from '../support/run.ts';

let table: Counterparts;
const claimed = new Set<string>();

beforeAll(async () => {
  const loaded = loadCounterparts(root);
  if (!loaded.value) throw new Error(loaded.diagnostics[0]?.message);
  table = loaded.value;
  for (const entry of references) {
    const reference = await entry.load();
    const prepared = await reference.prepare({ root, options: new Map(), isStrict: false });
    for (const target of prepared.value?.targets ?? []) claimed.add(target.id);
  }
});

describe('the table of counterparts', () => {
  it('joins at least 150 acts', () => {
    expect(table.rows.length).toBeGreaterThanOrEqual(150);
  });

  it('names only what a reference claims', () => {
    expect(claimed.size).toBeGreaterThan(4000);
    expect([...table.byId.keys()].filter((id) => !claimed.has(id))).toEqual([]);
  });

  it('names every act once', () => {
    const acts = table.rows.map((row) => row.act);
    expect(acts.filter((act, index) => acts.indexOf(act) !== index)).toEqual([]);
  });

  it('joins every JSON-RPC method with the SDK method that calls it, in one row or another', () => {
    const methods = [...claimed].filter(
      (id) => /^rpc:(suix?_|rpc\.)[A-Za-z]+$/.test(id) && !id.includes('unsubscribe'),
    );
    expect(methods.length).toBe(48);
    const alone = methods.filter(
      (id) =>
        !(table.byId.get(id) ?? []).some((row) =>
          row.places.some((place) =>
            place.ids.some((other) => other.startsWith('ts:client/SuiClient.')),
          ),
        ),
    );
    expect(alone).toEqual([]);
  });

  it('uses every surface', () => {
    for (const { label } of SURFACES)
      expect(
        table.rows.filter((row) => row.places.some((place) => place.surface === label)).length,
      ).toBeGreaterThan(20);
  });
});
