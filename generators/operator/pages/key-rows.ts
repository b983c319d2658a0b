/** Keys as rows of a table: name, type, default, and our words with the facts that readers act on. Pure. */

import { describedInline, mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import { anchor, flattenInline, inlineCode, link, table } from '../../core/nodes.ts';
import type { ConfigKey, DisplayedValue } from '../model/model.ts';
import { anchorOfKey } from '../routes.ts';
import { isSection } from './sections.ts';

/** `owner` is the section whose heading is above: rows leave its name out. */
export function keyTable(keys: readonly ConfigKey[], owner: ConfigKey | null): Flow {
  const head = [['Key'], ['Type'], ['Default'], ['Meaning']];
  return table([head, ...keys.flatMap((key) => keyRows(key, owner))]);
}

/** A section with a heading of its own is one row that leads there; others bring their keys along. */
function keyRows(key: ConfigKey, owner: ConfigKey | null): Inline[][][] {
  const isElsewhere = isSection(key, owner);
  const name = inlineCode(nameBelow(key, owner));
  const cells = [
    [
      ...(isElsewhere ? [link(`#${anchorOfKey(key)}`, name)] : [anchor(anchorOfKey(key)), name]),
      ...marksOf(key).flatMap((inline): Inline[] => [' ', inline]),
    ],
    [key.type],
    defaultCell(key),
    [...describedInline(flattenInline(key.prose)), ...(isElsewhere ? [] : factSentences(key))],
  ];
  return [cells, ...(isElsewhere ? [] : key.parts.flatMap((part) => keyRows(part, owner)))];
}

function nameBelow({ path }: ConfigKey, owner: ConfigKey | null): string {
  const prefix = owner?.path ?? '';
  return prefix !== '' && path.startsWith(prefix)
    ? path.slice(prefix.length).replace(/^(?:\[\])?\./, '')
    : path;
}

export function marksOf({ isRequired, role, isRead }: ConfigKey): readonly Inline[] {
  return [
    ...(isRequired ? [mark('required')] : []),
    ...(role === 'validator' ? [mark('validatorOnly')] : []),
    ...(role === 'full node' ? [mark('fullNodeOnly')] : []),
    ...(isRead ? [] : [mark('notRead')]),
  ];
}

export function defaultCell(key: ConfigKey): Inline[] {
  const { isRequired, default: value, defaultWithoutSection: other } = key;
  return [
    ...(isRequired ? ['–'] : value === null ? ['none'] : [valueInline(value)]),
    ...(other === null ? [] : ['; without the section ', valueInline(other)]),
  ];
}

function valueInline({ text, isCode }: DisplayedValue): Inline {
  return isCode ? inlineCode(text) : text;
}

/** What can be said of a key without knowing it: its values, and its rivals. */
export function factSentences({ choices, oneOf, path }: ConfigKey): Inline[] {
  const own = path.slice(path.lastIndexOf('.') + 1);
  const rivals = oneOf.filter((name) => name !== own);
  return [
    ...(choices.length === 0 ? [] : [' Values: ', ...listed(choices.map(choiceInline)), '.']),
    ...(rivals.length === 0
      ? []
      : [' Give either this key or ', ...listed(rivals.map((name) => [inlineCode(name)])), '.']),
  ];
}

function choiceInline({ names, takes }: ConfigKey['choices'][number]): readonly Inline[] {
  const prose = names.flatMap((name, at): Inline[] => [
    ...(at === 0 ? [] : [' or ']),
    inlineCode(name),
  ]);
  return takes === null ? prose : [...prose, ` with a ${takes} inside`];
}

function listed(items: readonly (readonly Inline[])[]): Inline[] {
  return items.flatMap((item, at) => [...(at === 0 ? [] : [', ']), ...item]);
}
