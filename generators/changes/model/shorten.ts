/** Old and new as people compare them: of what is long, the place where both begin to differ. Pure. */

export type Sides = readonly [before: string | null, after: string | null];

/** Enough to see where in the declaration it is. */
const LEAD = 40;

/** Each at most about `longest` characters; what is short enough stays whole. */
export function shorten([before, after]: Sides, longest: number): Sides {
  const lead = before === null || after === null ? 0 : Math.max(0, common(before, after) - LEAD);
  const isShort = [before, after].every((text) => (text?.length ?? 0) <= longest);
  const cut = (text: string | null): string | null => {
    if (text === null || isShort) return text;
    const end = lead + longest;
    return `${lead > 0 ? '…' : ''}${text.slice(lead, end)}${text.length > end ? '…' : ''}`;
  };
  return [cut(before), cut(after)];
}

/** Length of what both begin with; none for equal texts. */
function common(before: string, after: string): number {
  if (before === after) return 0;
  let at = 0;
  while (before[at] === after[at]) at += 1;
  return at;
}
