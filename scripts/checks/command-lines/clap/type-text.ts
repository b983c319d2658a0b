/** Whether a text is a Move type, such as `vector<0x2::coin::Coin<0x2::sui::SUI>>`. Pure. */

export const PRIMITIVES: ReadonlySet<string> = new Set([
  'u8',
  'u16',
  'u32',
  'u64',
  'u128',
  'u256',
  'bool',
  'address',
]);

const DEEPEST = 16;

/** White space does not count. A type nested deeper than anybody writes is refused. */
export function isMoveType(text: string): boolean {
  const end = typeEnd(text.replace(/\s+/g, ''), 0, 0);
  return end === text.replace(/\s+/g, '').length;
}

/** Index after the type that begins at `start`; -1 when there is none. */
function typeEnd(text: string, start: number, depth: number): number {
  if (depth > DEEPEST) return -1;
  const name = wordAt(text, start);
  if (name === '') return -1;
  let at = start + name.length;
  if (PRIMITIVES.has(name) && !text.startsWith('::', at)) return at;
  if (name === 'vector' && text[at] === '<') return listEnd(text, at, { depth, most: 1 });
  for (let part = 0; part < 2; part += 1) {
    if (!text.startsWith('::', at)) return -1;
    const word = wordAt(text, at + 2);
    if (word === '' || /^[0-9]/.test(word)) return -1;
    at += 2 + word.length;
  }
  return text[at] === '<' ? listEnd(text, at, { depth, most: 32 }) : at;
}

function listEnd(text: string, open: number, limits: { depth: number; most: number }): number {
  let at = open + 1;
  for (let count = 0; count < limits.most; count += 1) {
    at = typeEnd(text, at, limits.depth + 1);
    if (at === -1) return -1;
    if (text[at] === '>') return at + 1;
    if (text[at] !== ',') return -1;
    at += 1;
  }
  return -1;
}

function wordAt(text: string, start: number): string {
  let end = start;
  while (/[A-Za-z0-9_]/.test(text[end] ?? '')) end += 1;
  return text.slice(start, end);
}
