/** A Move type in a text: whether it is whole, and whether the framework has it with as many parameters. Pure. */

import type { CheckResult, Span } from '../check-result.ts';
import { propose, renameOf } from '../proposal.ts';
import { PACKAGE_ADDRESSES } from './packages.ts';
import type { KnownType } from '../../../site/move/explain/known-types.ts';
import type { KnownTypes } from './known-types.ts';
import type { FrameworkNames } from './paths.ts';
import { checkPath, nameResult } from './paths.ts';
import type { MoveType } from './type-text.ts';
import { PRIMITIVES, readMoveType } from './type-text.ts';

/** Whether a text is a type with parameters, and nothing but it. */
const GENERIC = /^(?:0x[0-9a-fA-F]+(?:::\w+){2}|vector)<(?:[\w:<>]|,\s?)*$/;

/** Any text: a type with parameters must be whole, and paths anywhere in it must exist. */
export function checkText(text: string, names: FrameworkNames): readonly CheckResult<Span>[] {
  return GENERIC.test(text) ? checkType(text, names) : checkPath(text, names.items);
}

/** A text that must be a type. What only the reader knows, such as `$PACKAGE`, may be any name. */
export function checkType(text: string, names: FrameworkNames): readonly CheckResult<Span>[] {
  const type = readMoveType(text);
  if (type) return resultsOf(type, names);
  const known = checkPath(text, names.items);
  // Placeholders and variables may hold what is missing.
  return known.length > 0 || /[^\w:<>,\s]/.test(text) ? known : [broken(text)];
}

function broken(text: string): CheckResult<Span> {
  const missing = [...text].reduce(
    (sum, sign) => sum + (sign === '<' ? 1 : sign === '>' ? -1 : 0),
    0,
  );
  const what =
    missing > 0
      ? 'is never closed'
      : missing < 0
        ? 'has more closing brackets than opening ones'
        : 'is not a type';
  const fix =
    missing > 0
      ? `write \`${text}${'>'.repeat(missing)}\``
      : 'write it as 0x2::coin::Coin<0x2::sui::SUI>';
  return nameResult(
    { wrong: text, offset: 0 },
    { message: `"${text}" ${what}`, fix, replacement: null },
  );
}

function resultsOf(type: MoveType, names: FrameworkNames): readonly CheckResult<Span>[] {
  const own = isUnknown(type.name) ? [] : checkOwn(type, names);
  return own.length > 0 ? own : type.inside.flatMap((inner) => resultsOf(inner, names));
}

function checkOwn(type: MoveType, { items, types }: FrameworkNames): readonly CheckResult<Span>[] {
  const { name, start } = type;
  if (!name.includes(':')) return checkSimple(type);
  const paths = checkPath(withAddress(name), items);
  // A name such as `sui` is shorter or longer than its address.
  const shift = start + name.length - withAddress(name).length;
  if (paths.length > 0)
    return paths.map(({ start, end, ...documented }) => ({
      ...documented,
      start: start + shift,
      end: end + shift,
    }));
  return checkCount(type, types.get(pathOf(name))?.phantoms.length ?? type.inside.length);
}

function checkSimple(type: MoveType): readonly CheckResult<Span>[] {
  const { name, start } = type;
  if (name === 'vector') return checkCount(type, 1);
  if (PRIMITIVES.has(name)) return checkCount(type, 0);
  const near = propose(name, [...PRIMITIVES, 'vector']);
  const fix = near ? `did you mean \`${near.to}\`?` : 'write its address and its module as well';
  const message = `no type is called "${name}"`;
  return [
    nameResult({ wrong: name, offset: start }, { message, fix, replacement: renameOf(near) }),
  ];
}

function checkCount(
  { name, start, inside }: MoveType,
  count: number,
): readonly CheckResult<Span>[] {
  if (inside.length === count) return [];
  const needs =
    count === 1 ? 'one type parameter' : `${count === 0 ? 'no' : count} type parameters`;
  const message = `${name} has ${needs}, and is given ${inside.length}`;
  const fix = count === 0 ? 'remove them' : `write ${name}<…>`;
  return [nameResult({ wrong: name, offset: start }, { message, fix, replacement: null })];
}

/** `COIN_TYPE`, `T`, `$TYPE` and `<PACKAGE_ID>::m::T` are for the reader to fill in. */
function isUnknown(name: string): boolean {
  return /[^\w:]/.test(name) || /^(?:[A-Z]|[A-Z0-9]+_[A-Z0-9_]*)$/.test(name);
}

function withAddress(name: string): string {
  const first = name.split(':', 1)[0] ?? '';
  return `${PACKAGE_ADDRESSES[first] ?? first}${name.slice(first.length)}`;
}

/** `0x2::coin::Coin` for `0x0002::coin::Coin` and `sui::coin::Coin`. */
export function pathOf(name: string): string {
  return (
    withAddress(name)
      .replace(/^0x0*(?=[0-9a-fA-F])/, '0x')
      .toLowerCase()
      .replace(/::.*/, '') + name.slice(name.indexOf('::'))
  );
}

/** The abilities of a type; null when a part of it is not known. */
export function abilitiesOf(text: string, types: KnownTypes): readonly string[] | null {
  const type = readMoveType(text);
  return type && abilitiesIn(type, types);
}

const PLAIN: KnownType = { phantoms: [], abilities: ['copy', 'drop', 'store'] };

function abilitiesIn({ name, inside }: MoveType, types: KnownTypes): readonly string[] | null {
  const known =
    name === 'vector' || PRIMITIVES.has(name)
      ? PLAIN
      : types.get(isUnknown(name) ? '' : pathOf(name));
  if (!known) return null;
  const parts = inside.filter((_, at) => known.phantoms[at] !== true);
  const given = parts.map((part) => abilitiesIn(part, types));
  return known.abilities.filter((ability) =>
    given.every(
      (abilities) =>
        abilities === null || abilities.includes(ability === 'key' ? 'store' : ability),
    ),
  );
}
