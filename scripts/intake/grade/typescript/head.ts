/** What stands before the members of a declaration: its type parameters and bases, in two releases. Pure. */

import type { SymbolModel } from '../../../../generators/typescript/model/model.ts';
import type { Change } from '../change.ts';
import { change } from './grade-pairs.ts';
import { typeParametersOf } from './real.ts';
import { textOf } from './text.ts';

/** What is written before the members. */
export function headOf({ kind, code }: SymbolModel): string {
  const text = textOf(code);
  if (kind === 'class') return text;
  return kind === 'interface'
    ? text.slice(0, text.indexOf('{')).trim()
    : text.slice(0, text.search(/[={]/)).trim();
}

/** Without its own name, which another entry point may have passed on under another one. */
export function isSameHead(was: string, is: string): boolean {
  const rest = (head: string): string => head.replace(/\b(class|interface|type) [\w$]+/, '$1');
  return rest(was) === rest(is);
}

/** A type parameter that need not be given harms nobody; anything else may. */
export function headChange(old: SymbolModel, now: SymbolModel, was: string, is: string): Change {
  const [a, b] = [typeParametersOf(old), typeParametersOf(now)];
  const isTighter =
    b.slice(a.length).some((parameter) => parameter.default === undefined) || b.length < a.length;
  const isAdded =
    b.length > a.length && a.every((parameter, at) => parameter.getText() === b[at]?.getText());
  const grade = isTighter ? 'breaking' : isAdded ? 'safe' : 'dangerous';
  return change(old.id, [grade, 'head', 'type parameters or bases are others'], was, is);
}

export function scopeOf(symbol: SymbolModel): string {
  const all = typeParametersOf(symbol).map((parameter) =>
    parameter.getText().replace(/^(?:const |in |out )+/, ''),
  );
  return all.length === 0 ? '' : `<${all.join(', ')}>`;
}
