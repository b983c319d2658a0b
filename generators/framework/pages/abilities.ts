/** What the abilities of a type let a program do with it, in words for people who meet them for the first time. Pure. */

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

/** One line: key (is an object …), store (…). Without abilities the line says what that means. */
export function abilityText(abilities: readonly Ability[]): string {
  if (abilities.length === 0)
    return 'none. A value cannot be copied, dropped or stored: the transaction that makes it must also use it up.';
  const isObject = abilities.includes('key');
  const known = ABILITIES.filter((ability) => abilities.includes(ability)).map(
    (ability) => `${ability} (${(isObject ? OBJECT_MEANING[ability] : null) ?? MEANING[ability]})`,
  );
  const isBound = isObject && !abilities.includes('store');
  const bound = ' Without store, only its own module can transfer, share or freeze it.';
  return `${known.join(', ')}.${isBound ? bound : ''}`;
}
