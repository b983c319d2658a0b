/** Which types of the SDK its callers give, which they get, and which are both. Pure. */

import type {
  EntryModel,
  SymbolModel,
  Token,
  TsModel,
} from '../../../../generators/typescript/model/model.ts';
import type { Use } from '../schema.ts';
import { namesIn } from './code.ts';
import { isUnended } from './text.ts';

/** By symbol id. A type that no function mentions is missing. */
export function usesOf(models: readonly TsModel[]): ReadonlyMap<string, Use> {
  const symbols = models.flatMap(({ entries }) => entries.flatMap((entry) => entry.symbols));
  const data = new Map<string, SymbolModel[]>();
  for (const symbol of symbols)
    if (symbol.kind === 'interface' || symbol.kind === 'type')
      data.set(symbol.id, [...(data.get(symbol.id) ?? []), symbol]);
  const uses = new Map<string, Use>();
  const spread = (pending: (readonly [string, Use])[]): void => {
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const [id, use] = next;
      const known = uses.get(id);
      if (known === use || known === 'both') continue;
      uses.set(id, known === undefined ? use : 'both');
      for (const symbol of data.get(id) ?? []) pending.push(...namesIn(symbol.code, use));
    }
  };
  spread(
    symbols.flatMap((symbol) =>
      data.has(symbol.id) ? [] : codesOf(symbol).flatMap((code) => namesIn(code, 'out')),
    ),
  );
  // What nobody names may be named at the end of a constant that is too long to be printed: it comes out of that.
  const hidden = models.flatMap(({ entries }) => entries.filter(hasLongConstant));
  const unnamed = hidden.flatMap((entry) => entry.symbols.filter(({ id }) => !uses.has(id)));
  spread(unnamed.flatMap(({ id }) => (data.has(id) ? [[id, 'out'] as const] : [])));
  return uses;
}

function hasLongConstant({ symbols }: EntryModel): boolean {
  return symbols.some(({ kind, code }) => kind === 'variable' && isUnended(code));
}

/** What a caller touches: calls of a function, members of a class, the type of a constant. */
function codesOf({ code, calls, members, kind }: SymbolModel): readonly (readonly Token[])[] {
  if (kind === 'class') return members.flatMap((member) => member.calls.map((call) => call.code));
  return calls.length > 0 ? calls.map((call) => call.code) : [code];
}
