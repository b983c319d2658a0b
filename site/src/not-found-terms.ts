/** What the reader of an address without a page may have looked for, as queries, the best first. Pure. */

import { cleanQuery } from './search/engine/query';

/** Addresses that a server or an editor adds and nobody looks for. */
const FILE_ENDING = /\.(?:html?|mdx?|txt)$/i;

/** The last part of the address, then the last two; none for an address without words. */
export function queriesOfAddress(path: string): readonly string[] {
  const parts = path
    .split('/')
    .map((part) => textOfPart(part.replace(FILE_ENDING, '')))
    .filter((text) => text !== '' && text !== 'index');
  const queries = [parts.at(-1), parts.slice(-2).join(' ')].map((query) =>
    cleanQuery(query ?? '').trim(),
  );
  return [...new Set(queries)].filter((query) => query !== '');
}

function textOfPart(part: string): string {
  return decoded(part).replaceAll('-', ' ').trim();
}

/** A stray percent sign is a percent sign. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
