/** Units of Move as requests to the compiler, and which of them one request can carry. Pure. */

import { dependenciesOf, readManifest } from '../../../../site/move/compiler/compiler-input.ts';
import type { CompileRequest } from '../../../../site/move/compiler/compiler-input.ts';
import { neighboursOf } from './neighbours.ts';
import type { Neighbours } from './neighbours.ts';
import type { MoveUnit } from './units.ts';

export function requestFor(units: readonly MoveUnit[], neighbours: Neighbours): CompileRequest {
  const own = units.flatMap((unit) =>
    [...unit.files].map(([file, { text }]) => [file, text] as const),
  );
  const phrase = own.map(([, text]) => text).join('\n');
  const files = new Map([...own, ...neighboursOf(neighbours, phrase)]);
  return { files, dependencies: dependenciesOf([...files.values()]) };
}

/** One call carries this many units for the price of two alone. */
const MOST = 40;

/** Units of one edition that mean the same by every address. */
export function batchesOf(units: readonly MoveUnit[]): readonly (readonly MoveUnit[])[] {
  const groups = new Map<string, MoveUnit[]>();
  for (const unit of units) {
    const key = settingsOf(unit);
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / MOST) }, (_, at) =>
      group.slice(at * MOST, (at + 1) * MOST),
    ),
  );
}

/** What a unit's manifest says to the compiler. The unit's own addresses were renamed, so that it says nothing of them. */
function settingsOf({ files, unit }: MoveUnit): string {
  const texts = new Map([...files].map(([file, { text }]) => [file, text]));
  const { edition, addresses, result } = readManifest(texts);
  if (result !== null) return unit.blocks.map(({ id }) => id).join(' ');
  const own = new Set([...files.values()].flatMap((file) => file.addresses));
  return JSON.stringify([edition, Object.entries(addresses).filter(([name]) => !own.has(name))]);
}
