/** Which types of the SDK its callers give, which they get, and which are both. Pure. */

import type { SymbolModel, Token, TsModel } from '../../../../generators/typescript/model/model.ts';
import type { Use } from '../schema.ts';
import { namesIn } from './code.ts';

/** By symbol id. A type that no function mentions is missing. */
export function usesOf(models: readonly TsModel[]): ReadonlyMap<string, Use> {
  const symbols = models.flatMap(({ entries }) => entries.flatMap((entry) => entry.symbols));
  const data = new Map<string, SymbolModel[]>();
  for (const one of symbols)
    if (one.kind === 'interface' || one.kind === 'type')
      data.set(one.id, [...(data.get(one.id) ?? []), one]);
  const uses = new Map<string, Use>();
  const pending = symbols.flatMap((one) =>
    data.has(one.id) ? [] : codesOf(one).flatMap((code) => namesIn(code, 'out')),
  );
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [id, use] = next;
    const known = uses.get(id);
    if (known === use || known === 'both') continue;
    uses.set(id, known === undefined ? use : 'both');
    for (const one of data.get(id) ?? []) pending.push(...namesIn(one.code, use));
  }
  return uses;
}

/** What a caller touches: calls of a function, members of a class, the type of a constant. */
function codesOf({ code, calls, members, kind }: SymbolModel): readonly (readonly Token[])[] {
  if (kind === 'class') return members.flatMap((one) => one.calls.map((call) => call.code));
  return calls.length > 0 ? calls.map((call) => call.code) : [code];
}
