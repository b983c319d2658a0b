/** Marks the words of a text that answer a query, and cuts the part of it worth showing. Pure. */

import { addMarks, withoutMarks, type Range } from './marks';
import { groupTerms, type TermGroup } from './words/terms';

/** Terms of the index that stand for a query's words: for which one, and how much each says. */
export type AnsweringTerms = ReadonlyMap<string, { readonly atom: number; readonly worth: number }>;

/** The text with marks. */
export function markText(text: string, terms: AnsweringTerms): string {
  const plain = withoutMarks(text);
  return addMarks(plain, rangesOf(answersIn(plain, terms)));
}

/** An answering term where it stands. */
interface Answer extends Range {
  readonly term: string;
}

function answersIn(text: string, terms: AnsweringTerms): readonly Answer[] {
  const groups = groupTerms(text);
  return groups.flatMap((group, index) => answersOf(group, firstOfJoined(groups, index), terms));
}

function answersOf(
  { joined, whole, parts, start, end }: TermGroup,
  joinedStart: number,
  terms: AnsweringTerms,
): readonly Answer[] {
  if (joined !== null && terms.has(joined)) return [{ term: joined, start: joinedStart, end }];
  if (terms.has(whole)) return [{ term: whole, start, end }];
  return parts.filter(({ term }) => terms.has(term));
}

function rangesOf(answers: readonly Answer[]): readonly Range[] {
  const ranges: Range[] = [];
  for (const answer of answers) addRange(ranges, answer);
  return ranges;
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

/** So many words where the text says most of what was asked, with marks. */
export function snippetOf(text: string, terms: AnsweringTerms, length: number): string {
  const plain = withoutMarks(text);
  const words = wordRanges(plain);
  const answers = answersIn(plain, terms);
  const first = bestWindow({ words, answers, terms, length });
  return cutOut(plain, { words, ranges: rangesOf(answers), first, length });
}

/** The first words of a text, with marks: what a definition says of itself. */
export function leadOf(text: string, terms: AnsweringTerms, length: number): string {
  const plain = withoutMarks(text);
  return cutOut(plain, {
    words: wordRanges(plain),
    ranges: rangesOf(answersIn(plain, terms)),
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
  const displayed = words.slice(first, first + length);
  const start = displayed[0]?.start ?? 0;
  const end = displayed.at(-1)?.end ?? 0;
  const inside = ranges
    .filter((range) => range.start >= start && range.end <= end)
    .map((range) => ({ start: range.start - start, end: range.end - start }));
  const isCutBefore = first > 0;
  const isCutAfter = first + length < words.length;
  return `${isCutBefore ? ELLIPSIS : ''}${addMarks(plain.slice(start, end), inside)}${isCutAfter ? ELLIPSIS : ''}`;
}

function wordRanges(text: string): readonly Range[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

interface Windows {
  readonly words: readonly Range[];
  readonly answers: readonly Answer[];
  readonly terms: AnsweringTerms;
  readonly length: number;
}

/** The first window that answers most; a little before its first mark when there is room. */
function bestWindow({ words, answers, terms, length }: Windows): number {
  let best = 0;
  let most = 0;
  words.forEach(({ start, end }, first) => {
    if (!answers.some((answer) => answer.start < end && answer.end > start)) return;
    const last = words[first + length - 1] ?? words.at(-1);
    const within = answers.filter(
      (answer) => answer.start >= start && answer.end <= (last?.end ?? 0),
    );
    const windowWorth = worthOf(within, terms);
    if (windowWorth <= most) return;
    most = windowWorth;
    best = first;
  });
  const lead = Math.min(2, Math.max(0, length - 4));
  return Math.max(0, Math.min(best - lead, words.length - length));
}

/** Each word of the query counts once, as the best that stands for it. */
function worthOf(answers: readonly Answer[], terms: AnsweringTerms): number {
  const worths: number[] = [];
  for (const { term } of answers) {
    const { atom, worth } = terms.get(term) ?? { atom: 0, worth: 0 };
    worths[atom] = Math.max(worths[atom] ?? 0, worth);
  }
  return worths.reduce((sum, worth) => sum + worth, 0);
}
