/** What the abilities of a type let a program do with it, in words for people who meet them for the first time. Pure. */

import type { Inline } from '../../core/nodes.ts';
import { inlineCode } from '../../core/nodes.ts';
import type { Ability } from '../move/types.ts';
import { ABILITIES } from '../move/types.ts';

const MEANING: Readonly<Record<Ability, string>> = {
  copy: 'can be copied',
  drop: 'can be thrown away',
  key: 'is an object with an ID of its own',
  store: 'can be kept inside other objects',
};

/** Objects that anybody may pass on, and those that only their module moves, differ by one word. */
const OBJECT_MEANING: Readonly<Partial<Record<Ability, string>>> = {
  store: 'can be kept inside other objects and transferred by any code',
};

/** One line: `key` (is an object …), `store` (…). Without abilities the line says what that means. */
export function abilityLine(abilities: readonly Ability[]): readonly Inline[] {
  if (abilities.length === 0) {
    return [
      'none. A value cannot be copied, dropped or stored: the transaction that makes it must also use it up.',
    ];
  }
  const isObject = abilities.includes('key');
  const known = ABILITIES.filter((ability) => abilities.includes(ability));
  const line = known.flatMap((ability, index): Inline[] => {
    const meaning = (isObject ? OBJECT_MEANING[ability] : undefined) ?? MEANING[ability];
    return [inlineCode(ability), ` (${meaning})${index === known.length - 1 ? '.' : ', '}`];
  });
  const isBound = isObject && !abilities.includes('store');
  return isBound
    ? [
        ...line.slice(0, -1),
        `${String(line.at(-1))} Without `,
        inlineCode('store'),
        ', only its own module can transfer, share or freeze it.',
      ]
    : line;
}
