/** Published types of two releases: what the `compatible` upgrade policy says about the difference. Pure. */

import type { EnumModel, StructModel } from '../../../generators/framework/model/model.ts';
import type { MoveType, TypeParameter } from '../../../generators/framework/move/types.ts';
import type { Change } from './change.ts';
import { isSame } from './change.ts';
import { enumLine, structLine } from './move-lines.ts';

/** A change of something whose id is known. */
export type Found = Omit<Change, 'id'>;

export function compareStructs(old: StructModel, now: StructModel): readonly Found[] {
  const lines = { before: structLine(old), after: structLine(now) };
  const fields = ({ fields: all, typeParameters }: StructModel): unknown =>
    all.map(({ name, type }) => [name, byPosition(type, typeParameters)]);
  const isOther = !isSame(fields(old), fields(now)) || old.isPositional !== now.isPositional;
  return [
    ...(isOther ? [broken('fields', 'fields were added, removed, moved or changed', lines)] : []),
    ...compareDatatypes(old, now, lines),
  ];
}

export function compareEnums(old: EnumModel, now: EnumModel): readonly Found[] {
  const lines = { before: enumLine(old), after: enumLine(now) };
  const variants = ({ variants: all, typeParameters }: EnumModel): unknown =>
    all.map(({ name, fields }) => [
      name,
      fields.map((field) => [field.name, byPosition(field.type, typeParameters)]),
    ]);
  return [
    ...(isSame(variants(old), variants(now))
      ? []
      : [broken('variants', 'variants were added, removed, moved or changed', lines)]),
    ...compareDatatypes(old, now, lines),
  ];
}

interface Lines {
  readonly before: string;
  readonly after: string;
}

function broken(rule: string, message: string, lines: Lines): Found {
  return { grade: 'breaking', rule: `move/${rule}`, message, ...lines };
}

function compareDatatypes(
  old: StructModel | EnumModel,
  now: StructModel | EnumModel,
  lines: Lines,
): readonly Found[] {
  const [was, is] = [old.typeParameters, now.typeParameters];
  const isSolid = was.some(({ isPhantom }, index) => isPhantom && is[index]?.isPhantom === false);
  const isTighter = was.length !== is.length || isSolid || boundsOf(was, is) === 'tighter';
  const isLooser = !isTighter && !isSame(was, is) && boundsOf(was, is) === 'looser';
  return [
    ...(isSame([...old.abilities].sort(), [...now.abilities].sort())
      ? []
      : [broken('abilities', 'a published type keeps its abilities', lines)]),
    ...(isTighter ? [broken('type-parameter', 'type parameters ask for more', lines)] : []),
    ...(isLooser
      ? [
          {
            ...broken('type-parameter', 'type parameters ask for less', lines),
            grade: 'safe' as const,
          },
        ]
      : []),
  ];
}

/** Types without the names of type parameters: those are nobody's business. */
export function byPosition(type: MoveType, parameters: readonly TypeParameter[]): string {
  return JSON.stringify(type, (_key, value: unknown) => {
    const part = value as { kind?: unknown; name?: unknown } | null;
    if (part?.kind !== 'parameter') return value;
    return { kind: 'parameter', name: parameters.findIndex(({ name }) => name === part.name) };
  });
}

/** What type arguments must have: more abilities than before, fewer, or the same. */
export function boundsOf(
  old: readonly TypeParameter[],
  now: readonly TypeParameter[],
): 'same' | 'tighter' | 'looser' {
  const pairs = old.flatMap((parameter, index) => {
    const other = now[index];
    return other === undefined ? [] : [[parameter.abilities, other.abilities] as const];
  });
  if (pairs.some(([was, is]) => is.some((ability) => !was.includes(ability)))) return 'tighter';
  return pairs.some(([was, is]) => was.some((ability) => !is.includes(ability)))
    ? 'looser'
    : 'same';
}
