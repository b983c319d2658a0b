/** Names of symbols, each a link with its first sentence. Pure. */

import { mark } from '../../core/marks.ts';
import type { Flow } from '../../core/nodes.ts';
import { inlineCode, linkIf, list, paragraph } from '../../core/nodes.ts';
import { symbolDeprecation } from '../model/deprecation.ts';
import type { SymbolModel } from '../model/model.ts';
import type { PageContext } from './context.ts';
import { summaryText } from '../../core/prose.ts';

export function symbolList(symbols: readonly SymbolModel[], context: PageContext): Flow[] {
  return symbols.length === 0 ? [] : [list(symbols.map((symbol) => [symbolLine(symbol, context)]))];
}

function symbolLine(symbol: SymbolModel, { links, descriptions }: PageContext): Flow {
  const summary = summaryText(descriptions.ofSymbol(symbol));
  return paragraph(
    linkIf(links.href(symbol.id), inlineCode(symbol.name)),
    ...(symbolDeprecation(symbol) === null ? [] : [' ', mark('deprecated')]),
    ...(summary === null ? [] : [` – ${summary}`]),
  );
}
