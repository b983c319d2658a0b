/** Short and long help of one command as one page: each may show what the other leaves out. Pure. */

import type { HelpArgument, HelpCommand, HelpOption, HelpPage } from './page.ts';
import { idOf } from '../../model/notation.ts';
import type { Annotations } from './annotations.ts';

/** `long` decides where both say something. */
export function joinPages(long: HelpPage, short: HelpPage): HelpPage {
  return {
    ...long,
    description: long.description.length > 0 ? long.description : short.description,
    options: joinRows(long.options, short.options, (option: HelpOption) => idOf(option.name)),
    arguments: joinRows(
      long.arguments,
      short.arguments,
      (argument: HelpArgument) => argument.name.name,
    ),
    commands: joinRows(
      long.commands,
      short.commands,
      (command: HelpCommand) => command.names[0] ?? '',
    ),
  };
}

type Described = Pick<HelpOption, 'prose' | 'annotations'>;

function joinRows<R extends Described>(
  long: readonly R[],
  short: readonly R[],
  keyOf: (row: R) => string,
): R[] {
  const shorts = new Map(countedKeys(short, keyOf));
  const joined = countedKeys(long, keyOf).map(([key, row]) => {
    const other = shorts.get(key);
    shorts.delete(key);
    return other ? joinRow(row, other) : row;
  });
  return [...joined, ...shorts.values()];
}

/** Two arguments may have one name: the first of the long help is the first of the short help. */
function countedKeys<R>(rows: readonly R[], keyOf: (row: R) => string): (readonly [string, R])[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const key = keyOf(row);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return [`${key}\n${count}`, row] as const;
  });
}

function joinRow<R extends Described>(long: R, short: R): R {
  return {
    ...long,
    prose: long.prose.length > 0 ? long.prose : short.prose,
    annotations: joinAnnotations(long.annotations, short.annotations),
  };
}

function joinAnnotations(long: Annotations, short: Annotations): Annotations {
  return {
    default: long.default ?? short.default,
    environment: long.environment ?? short.environment,
    // The bracket of short help has bare names; the list of long help may break a name with a colon.
    values:
      short.values.length > 0 && long.values.length <= short.values.length
        ? short.values
        : long.values,
    aliases: long.aliases.length > 0 ? long.aliases : short.aliases,
    notes: long.notes,
  };
}
