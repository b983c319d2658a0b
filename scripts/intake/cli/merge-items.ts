/** Arguments and options of one command with the facts of another release; what left is retired. Pure. */

import { keyOfPath } from '../../../generators/cli/model/facts.ts';
import type { CliCommand } from '../../../generators/cli/model/model.ts';
import { idOf, scanArgumentName, scanOptionName } from '../../../generators/cli/model/notation.ts';
import { applyFacts, argumentFacts, optionFacts } from './items.ts';
import type { CommandLines, FieldLines, ItemLines } from './lines.ts';
import { linesOf, splitFields, splitItems } from './lines.ts';
import type { Merge } from './merge.ts';
import type { RetiredEntry } from './retired.ts';
import { takeBack, withRetired } from './retired.ts';

/** Arguments are in the order of the command line. */
export function mergeArguments(
  merge: Merge,
  { key, fields }: CommandLines,
  help: CliCommand,
): readonly ItemLines[] {
  const items = new Map(
    itemsOf(fields, 'arguments').map((item) => [`${key}#${argumentName(item.name)}`, item]),
  );
  const displayed = new Set(help.arguments.map((argument) => `${key}#${argument.name}`));
  for (const [id, item] of items)
    if (!displayed.has(id)) retireEntry(merge, { id, home: '', after: null, lines: linesOf(item) });
  return help.arguments.map((argument) => {
    const id = `${key}#${argument.name}`;
    return applyFacts(items.get(id) ?? newItem(merge, id), argumentFacts(argument));
  });
}

/** Options keep their order; new ones come last. */
export function mergeOptions(
  merge: Merge,
  { key, fields }: CommandLines,
  help: CliCommand,
): readonly ItemLines[] {
  const items = new Map(
    itemsOf(fields, 'options').map((item) => [`${key}#${optionId(item.name)}`, item]),
  );
  const automatic = new Set(merge.old.automatic.map((option) => option.id));
  const displayed = new Map(
    help.options
      .filter((option) => !automatic.has(option.id))
      .map((option) => [`${key}#${option.id}`, option]),
  );
  const isParent = merge.help.commands.some(
    ({ path }) => path.length > 0 && keyOfPath(path.slice(0, -1)) === key,
  );
  const order = withRetired(
    [...items.keys()],
    [...merge.retired.values()].filter(({ id }) => id.startsWith(`${key}#-`)),
  );
  return [...new Set([...order, ...displayed.keys()])].flatMap((id, at) => {
    const [item, option] = [items.get(id), displayed.get(id)];
    if (option) return [applyFacts(item ?? newItem(merge, id), optionFacts(option, isParent))];
    if (item?.fields.some((field) => field.key === 'hidden')) return [item];
    const after = order[at - 1] ?? '';
    if (item) retireEntry(merge, { id, home: '', after, lines: linesOf(item) });
    return [];
  });
}

function itemsOf(fields: readonly FieldLines[], key: string): readonly ItemLines[] {
  return splitItems(fields.find((field) => field.key === key));
}

/** Takes an entry out of the listing. */
export function retireEntry(merge: Merge, entry: RetiredEntry): void {
  merge.report.removed.push(entry.id);
  merge.retired.set(entry.id, entry);
}

/** An item as it was retired; null when it has never been described. */
function newItem(merge: Merge, id: string): ItemLines | null {
  merge.report.added.push(id);
  const lines = takeBack(merge.retired, id)?.lines;
  return lines ? { name: id, fields: splitFields(lines, 8) } : null;
}

function argumentName(name: string): string {
  return scanArgumentName(name)?.value.name ?? name;
}

function optionId(name: string): string {
  const option = scanOptionName(name)?.value;
  return option ? idOf(option) : name;
}
