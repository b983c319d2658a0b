/** How deep the brackets of a schema are nested, without parsing it. Pure. */

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

/** Depth and offset at every opening bracket outside strings and comments. One pass, no recursion. */
export function* nestingOf(text: string): Generator<readonly [depth: number, offset: number]> {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '"') at = endOfString(text, at);
    else if (char === '#') at = endOfLine(text, at);
    else if (OPENING.has(char)) yield [(depth += 1), at];
    else if (CLOSING.has(char)) depth -= 1;
  }
}

/** Offset of the last character of the string that starts at `start`; of its line when it never ends. */
function endOfString(text: string, start: number): number {
  if (text.startsWith('"""', start)) {
    let end = text.indexOf('"""', start + 3);
    while (end !== -1 && text[end - 1] === '\\') end = text.indexOf('"""', end + 3);
    return end === -1 ? text.length : end + 2;
  }
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"' || text[at] === '\n') return at;
  }
  return text.length;
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}
