/** What of the model is deprecated, and why. Pure. */

import type { CallModel, SymbolModel } from './model.ts';

/** The reason of the first call when all calls are deprecated; null while one of them is current. */
export function deprecationOf(calls: readonly CallModel[]): string | null {
  const reasons = calls.map((call) => call.doc.deprecation);
  return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
}

export function symbolDeprecation(symbol: SymbolModel): string | null {
  return symbol.doc.deprecation ?? deprecationOf(symbol.calls);
}
