/** Text order and small text questions that every stage asks alike. Pure. */

/** Byte order, not locale order: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const BROKEN_LINE = /\s\s|[^\S ]/;

/** Collapses every run of white space, line breaks included, to one blank. */
export function oneLine(text: string): string {
  // Nearly every text is one line already, and looking costs less than copying.
  return (BROKEN_LINE.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}

const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Nearly every text is plain, and looking for what is not costs less than copying. */
const NOT_PLAIN = /[^\n\t -~]/;

/** Control and direction-changing characters become a visible mark; line breaks and tabs stay. */
export function cleanText(value: string): string {
  if (!NOT_PLAIN.test(value)) return value;
  return value.replace(/\r\n?/g, '\n').toWellFormed().replace(CONTROLS, '\ufffd');
}

/** With a full stop, where nothing ends it yet. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** `1 field`, `2 fields`; give `plural` where an added "s" is not the plural. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** `an interface`, `a union`. */
export function withArticle(noun: string): string {
  return `${/^(?!uni)[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `All 2 fields`, and of a single one `The field`. */
export function allOf(count: number, singular: string, plural?: string): string {
  return count === 1 ? `The ${singular}` : `All ${countOf(count, singular, plural)}`;
}

/** More than these make another word, however long it is. */
const MOST_TYPOS = 4;

/**
 * The candidate nearest to `name` by edit distance (insert, delete, replace, swap of neighbours),
 * or `null` when nothing is near enough to be a likely slip of the pen.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | null {
  // Of `Address.coins` the owner is long and spelled right: how much may be wrong is up to its last part.
  const own = name.split(/[.:/#]+/).findLast((part) => part !== '') ?? name;
  const limit = Math.min(MOST_TYPOS, Math.max(1, Math.floor(own.length / 3)));
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > bestDistance) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    const isCloser = distance < bestDistance;
    const isTieBefore = distance === bestDistance && compareText(candidate, best ?? '') < 0;
    if (isCloser || isTieBefore) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** What `parseArgs` finds wrong, in its first sentence, with the option that was likely meant. */
export function optionReason(error: unknown, options: Iterable<string>): string {
  const [message = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
  const name = /^Unknown option '--([^']+)'/.exec(message)?.[1];
  const near = name === undefined ? null : nearestName(name, options);
  return near === null ? message : `${message}; did you mean --${near}?`;
}

/** Edit distance in which swapping two neighbours costs one, as people mistype. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
