/** The `links` attribute of a signature: `0-5:/route#a 9-12:/other`, offsets in UTF-16 units. Pure. */

export interface LinkRange {
  readonly start: number;
  /** The first offset after the link. */
  readonly end: number;
  readonly href: string;
}

/** In order of appearance. Malformed, empty and overlapping ranges are left out: the code itself always shows. */
export function parseRanges(links: string): readonly LinkRange[] {
  const ranges = links
    .split(/\s+/)
    .flatMap(parseRange)
    .sort((a, b) => a.start - b.start);
  let end = 0;
  return ranges.filter((range) => {
    const isFree = range.start >= end;
    if (isFree) end = range.end;
    return isFree;
  });
}

/** Only addresses of this site: one slash, then anything but another slash or a backslash. */
function parseRange(word: string): readonly LinkRange[] {
  const match = /^(\d{1,9})-(\d{1,9}):(\/(?![/\\])\S*)$/.exec(word);
  if (!match) return [];
  const [start, end, href] = [Number(match[1]), Number(match[2]), match[3] ?? ''];
  return end > start ? [{ start, end, href }] : [];
}
