/** Types and type parameters where they stand in a source, resolved to full names. Pure. */

import type { Node } from 'web-tree-sitter';
import { locate } from '../../../core/source.ts';
import { resolveType } from '../../move/names.ts';
import { notUnderstoodType, unknownName } from '../problems.ts';
import type { ItemContext } from './nodes.ts';
import { parseTypeText } from '../../move/type-text.ts';
import type { Ability, MoveType, TypeParameter } from '../../move/types.ts';
import { ABILITIES } from '../../move/types.ts';

const ABILITY_WORDS: ReadonlySet<string> = new Set(ABILITIES);

export function abilitiesIn(text: string): readonly Ability[] {
  const words: readonly string[] = text.match(/\w+/g) ?? [];
  return words.filter((word): word is Ability => ABILITY_WORDS.has(word));
}

/** `<T: key + store, phantom $U>`. Parameters of macros keep their `$`. */
export function readTypeParameters(text: string): readonly TypeParameter[] {
  const inner = text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ').slice(1, -1);
  return inner.split(',').flatMap((part) => {
    const [head = '', bounds = ''] = part.split(':');
    const name = /\$?\w+\s*$/.exec(head)?.[0].trim();
    if (name === undefined) return [];
    return [{ name, abilities: abilitiesIn(bounds), isPhantom: /^\s*phantom\s/.test(head) }];
  });
}

export function parametersOf(parameters: readonly TypeParameter[]): ReadonlySet<string> {
  return new Set(parameters.map((parameter) => parameter.name));
}

export function readType(
  node: Node,
  context: ItemContext,
  parameters: ReadonlySet<string>,
): MoveType {
  return readTypeAt(node.startIndex, node.endIndex, context, parameters);
}

/** The type that the source holds between two offsets; what it cannot be is a diagnostic. */
export function readTypeAt(
  start: number,
  end: number,
  { source, scope, diagnostics, types }: ItemContext,
  parameters: ReadonlySet<string>,
): MoveType {
  const text = source.text.slice(start, end);
  const key = parameters.size === 0 ? text : `${text}<${[...parameters].join()}`;
  const known = types.get(key);
  if (known !== undefined) return known;
  const before = diagnostics.length;
  const written = parseTypeText(text);
  if (written === null) {
    diagnostics.push(notUnderstoodType(text, locate(source, start)));
    return { kind: 'placeholder' };
  }
  const report = (path: readonly string[], offset: number): void => {
    const known =
      path.length === 1 ? [...scope.members.keys(), ...parameters] : scope.modules.keys();
    diagnostics.push(unknownName(path[0] ?? '', known, locate(source, start + offset)));
  };
  const type = resolveType(written, { scope, parameters, report });
  // What cannot be resolved is reported at every place where it stands.
  if (diagnostics.length === before) types.set(key, type);
  return type;
}
