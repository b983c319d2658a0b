/** Reads a Move type from its text, such as `vector<0x2::coin::Coin<0x2::sui::SUI>>`. Pure. */

import { PRIMITIVES as ALL } from '../../../generators/framework/move/types.ts';

/** No value and no type argument of a call is a signer. */
export const PRIMITIVES: ReadonlySet<string> = new Set(ALL.filter((name) => name !== 'signer'));

export interface MoveType {
  /** `u64`, `vector`, or a path. A part that only the reader knows is written as the text has it. */
  readonly name: string;
  /** Of the name, in UTF-16 units from the start of the text. */
  readonly start: number;
  readonly inside: readonly MoveType[];
}

const DEEPEST = 16;
const MOST = 32;

export function isMoveType(text: string): boolean {
  const type = readMoveType(text);
  return type !== null && isNamed(type);
}

/** White space does not count. Null for what is not a type, or nested deeper than anybody writes. */
export function readMoveType(text: string): MoveType | null {
  const reader: Reader = { text, at: 0 };
  const type = readType(reader, 0);
  return type && skipBlanks(reader) === text.length ? type : null;
}

/** The names are those of primitive types, or paths of three names. */
function isNamed({ name, inside }: MoveType): boolean {
  const isPath = /^\w+(?:::[A-Za-z_]\w*){2}$/.test(name);
  const isVector = name === 'vector' && inside.length === 1;
  const isPrimitive = PRIMITIVES.has(name) && inside.length === 0;
  return (isPath || isVector || isPrimitive) && inside.every(isNamed);
}

interface Reader {
  readonly text: string;
  at: number;
}

// Any name at all: whether it is a right one is for the caller to say.
const NAME = /(?:<[A-Z][A-Z0-9_-]*>)?[^\s<>,]+|<[A-Z][A-Z0-9_-]*>/y;

function readType(reader: Reader, depth: number): MoveType | null {
  NAME.lastIndex = skipBlanks(reader);
  const name = NAME.exec(reader.text)?.[0];
  if (name === undefined || depth > DEEPEST) return null;
  const start = reader.at;
  reader.at += name.length;
  if (reader.text[skipBlanks(reader)] !== '<') return { name, start, inside: [] };
  const inside = readInside(reader, depth);
  return inside && { name, start, inside };
}

function readInside(reader: Reader, depth: number): readonly MoveType[] | null {
  const inside: MoveType[] = [];
  do {
    reader.at += 1;
    const type = readType(reader, depth + 1);
    if (type === null) return null;
    inside.push(type);
  } while (reader.text[skipBlanks(reader)] === ',' && inside.length < MOST);
  if (reader.text[reader.at] !== '>') return null;
  reader.at += 1;
  return inside;
}

function skipBlanks(reader: Reader): number {
  while (/\s/.test(reader.text[reader.at] ?? '')) reader.at += 1;
  return reader.at;
}
