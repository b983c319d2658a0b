/** Markers of emphasis: which characters beside them keep them from being markers. Pure. */

import { ENCODED, ENCODED_TAIL } from './escape.ts';

/** `**`, `_` or `~~` in a line, half-open. */
export interface Marker {
  readonly start: number;
  readonly end: number;
  readonly isOpening: boolean;
}

/**
 * The line with `ENCODED` for every character that must become a reference, which counts as
 * punctuation. Inside a marker white space must go; outside a letter must, unless the marker is
 * made of stars or tildes and has a letter inside as well.
 */
export function encodeNeighbors(line: string, markers: readonly Marker[]): string {
  let encoded = line;
  // What becomes a reference beside one marker is punctuation to the next.
  for (let before = null; before !== encoded && markers.length > 0;) {
    before = encoded;
    for (const marker of markers) encoded = encodeBeside(encoded, marker);
  }
  return encoded;
}

function encodeBeside(line: string, { start, end, isOpening }: Marker): string {
  const [inside, outside] = isOpening ? [end, start - 1] : [start - 1, end];
  const cleared = kindOf(line, inside) === 'space' ? encodeAt(line, inside) : line;
  const isFree = line.charAt(start) !== '_' && kindOf(cleared, inside) === 'letter';
  return !isFree && kindOf(cleared, outside) === 'letter' ? encodeAt(cleared, outside) : cleared;
}

/** As the parser sees it: by UTF-16 unit, with the ends of a line as white space. */
function kindOf(line: string, index: number): 'space' | 'punctuation' | 'letter' {
  const unit = line.charAt(index);
  if (unit === '' || /\s/.test(unit)) return 'space';
  return /[\p{P}\p{S}\u0001\u0002]/u.test(unit) ? 'punctuation' : 'letter';
}

/** Half a character cannot be spelled: the whole one is. */
function encodeAt(line: string, index: number): string {
  const isTail = /[\udc00-\udfff]/.test(line.charAt(index));
  const start = isTail ? index - 1 : index;
  const isPair = (line.codePointAt(start) ?? 0) > 0xffff;
  return (
    line.slice(0, start) +
    ENCODED +
    (isPair ? ENCODED_TAIL : '') +
    line.slice(start + (isPair ? 2 : 1))
  );
}
