/** Cuts the text of a section into pieces of a size that fits a record. Pure. */

export const LONGEST_PIECE = 500;

/** Blocks stay together while they fit; a longer block is cut at the end of a sentence, or else between words. */
export function piecesOf(blocks: readonly string[]): readonly string[] {
  const pieces: string[] = [];
  for (const block of blocks) {
    const before = pieces.at(-1);
    if (before !== undefined && before.length + 1 + block.length <= LONGEST_PIECE)
      pieces[pieces.length - 1] = `${before} ${block}`;
    else pieces.push(...cut(block));
  }
  return pieces;
}

function cut(block: string): readonly string[] {
  const pieces: string[] = [];
  let rest = block;
  while (rest.length > LONGEST_PIECE) {
    const end = cutRecord(rest);
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

function cutRecord(text: string): number {
  const head = text.slice(0, LONGEST_PIECE);
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('? '), head.lastIndexOf('! '));
  if (sentence > LONGEST_PIECE / 2) return sentence + 1;
  const space = head.lastIndexOf(' ');
  return space > 0 ? space : LONGEST_PIECE;
}
