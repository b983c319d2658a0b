/** Marks the words of a text that answer a query, and cuts the part of it worth showing. Pure. */

import { addMarks, withoutMarks, type Range } from './marks';
import { groupTerms, type TermGroup } from './words/terms';

/** The text with marks. `terms` are those of the index that stand for the query's words. */
export function markText(text: string, terms: ReadonlySet<string>): string {
  const plain = withoutMarks(text);
  return addMarks(plain, rangesOf(plain, terms));
}

function rangesOf(text: string, terms: ReadonlySet<string>): readonly Range[] {
  const groups = groupTerms(text);
  const ranges: Range[] = [];
  groups.forEach((group, index) => {
    for (const range of rangesOfGroup(group, firstOfJoined(groups, index), terms))
      addRange(ranges, range);
  });
  return ranges;
}

function rangesOfGroup(
  group: TermGroup,
  joinedStart: number,
  terms: ReadonlySet<string>,
): readonly Range[] {
  if (group.joined !== null && terms.has(group.joined))
    return [{ start: joinedStart, end: group.end }];
  if (terms.has(group.whole)) return [group];
  return group.parts.filter(({ term }) => terms.has(term));
}

/** Where the words begin that are tied to this one. */
function firstOfJoined(groups: readonly TermGroup[], index: number): number {
  let first = index;
  while (first > 0 && groups[first]?.isTied) first -= 1;
  return groups[first]?.start ?? 0;
}

/** Parts side by side are one mark; what a later word covers replaces what it holds. */
function addRange(ranges: Range[], { start, end }: Range): void {
  while ((ranges.at(-1)?.start ?? -1) >= start) ranges.pop();
  const last = ranges.at(-1);
  if (last && last.end >= start)
    ranges[ranges.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  else ranges.push({ start, end });
}

const ELLIPSIS = '…';

/** So many words around the best cluster of marked ones, with marks. */
export function snippetOf(text: string, terms: ReadonlySet<string>, length: number): string {
  const plain = withoutMarks(text);
  const words = wordPlaces(plain);
  const ranges = rangesOf(plain, terms);
  return cutOut(plain, { words, ranges, first: bestWindow(plain, words, ranges, length), length });
}

/** The first words of a text, with marks: what a definition says of itself. */
export function leadOf(text: string, terms: ReadonlySet<string>, length: number): string {
  const plain = withoutMarks(text);
  return cutOut(plain, {
    words: wordPlaces(plain),
    ranges: rangesOf(plain, terms),
    first: 0,
    length,
  });
}

interface Cut {
  readonly words: readonly Range[];
  readonly ranges: readonly Range[];
  readonly first: number;
  readonly length: number;
}

function cutOut(plain: string, { words, ranges, first, length }: Cut): string {
  const shown = words.slice(first, first + length);
  const start = shown[0]?.start ?? 0;
  const end = shown.at(-1)?.end ?? 0;
  const inside = ranges
    .filter((range) => range.start >= start && range.end <= end)
    .map((range) => ({ start: range.start - start, end: range.end - start }));
  const isCutBefore = first > 0;
  const isCutAfter = first + length < words.length;
  return `${isCutBefore ? ELLIPSIS : ''}${addMarks(plain.slice(start, end), inside)}${isCutAfter ? ELLIPSIS : ''}`;
}

function wordPlaces(text: string): readonly Range[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The first window with the most different marked words; a little before its first mark when there is room. */
function bestWindow(
  text: string,
  words: readonly Range[],
  ranges: readonly Range[],
  length: number,
): number {
  const marks = words.map(({ start, end }) =>
    ranges
      .filter((range) => range.start < end && range.end > start)
      .map((range) => text.slice(range.start, range.end).toLowerCase()),
  );
  let best = 0;
  let most = 0;
  for (let first = 0; first < words.length; first += 1) {
    if (marks[first]?.length === 0) continue;
    const different = new Set(marks.slice(first, first + length).flat()).size;
    if (different > most) {
      most = different;
      best = first;
    }
  }
  const lead = Math.min(2, Math.max(0, length - 4));
  return Math.max(0, Math.min(best - lead, words.length - length));
}
