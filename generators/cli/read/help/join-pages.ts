/** Short and long help of one command as one page: each may list what the other hides. Pure. */

import { idOf } from '../../model/notation.ts';
import type { HelpPage } from './page.ts';

/** `long` decides where both say something. */
export function joinPages(long: HelpPage, short: HelpPage): HelpPage {
  return {
    ...long,
    description: long.description.length > 0 ? long.description : short.description,
    options: withHidden(long.options, short.options, ({ name }) => idOf(name)),
    arguments: withHidden(long.arguments, short.arguments, ({ name }) => name.name),
    commands: withHidden(long.commands, short.commands, ({ names }) => names[0] ?? ''),
  };
}

function withHidden<Row>(
  long: readonly Row[],
  short: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const listed = new Set(long.map(keyOf));
  return [...long, ...short.filter((row) => !listed.has(keyOf(row)))];
}
