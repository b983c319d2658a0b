/** What a declaration says beside its type, and the compiler does not compare: setters, modifiers, assertions, values. Pure. */

import type { Token } from '../../../../generators/typescript/model/model.ts';
import type { Grading } from '../change.ts';
import { textOf } from './text.ts';

type Calls = readonly (readonly Token[])[];

/** Null when nothing of it changed: then the types decide. */
export function gradeModifiers(was: Calls, is: Calls): Grading | null {
  const [old, now] = [was.map(textOf), is.map(textOf)];
  const some = (texts: readonly string[], pattern: RegExp): boolean =>
    texts.some((text) => pattern.test(text));
  const [hadSetter, hasSetter] = [some(old, SETTER), some(now, SETTER)];
  if (some(old, ENUM_VALUE) && some(now, ENUM_VALUE))
    return old.join() === now.join() ? null : ['dangerous', 'value', 'it has another value'];
  if (hadSetter && !hasSetter && some(now, GETTER))
    return ['breaking', 'readonly', 'it can no longer be set'];
  if (!hadSetter && hasSetter && old.every((text) => now.includes(text)))
    return ['safe', 'writable', 'it can be set now'];
  if (!some(old, PROTECTED) && some(now, PROTECTED))
    return ['breaking', 'protected', 'only classes that extend it can use it now'];
  if (!some(old, ABSTRACT) && some(now, ABSTRACT))
    return ['breaking', 'member-abstract', 'classes that extend it have to implement it'];
  // To the compiler all functions that return nothing are alike, whatever they assert.
  if (assertionsIn(old) !== assertionsIn(now))
    return ['breaking', 'result', 'it asserts something else'];
  return null;
}

const GETTER = /^(?:\w+ )*get [^(]+\(/;
const SETTER = /^(?:\w+ )*set [^(]+\(/;
const PROTECTED = /^protected /;
const ABSTRACT = /^(?:protected )?abstract (?!class)/;
/** `Color.Red = 'red'`. */
const ENUM_VALUE = /^[\w$]+\.[^:(]+ = /;

function assertionsIn(texts: readonly string[]): string {
  return texts.flatMap((text) => /: (asserts .*)$/.exec(text)?.[1] ?? []).join('; ');
}
