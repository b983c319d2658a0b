/** Whether a page quotes a message as the source has it: `…` or a value where the source has `{}`. Pure. */

export interface Token {
  readonly text: string;
  readonly followsSpace: boolean;
}

const HOLE = '{}';
const OMITTED = '…';

export function tokensOf(text: string): readonly Token[] {
  return [...text.trim().matchAll(/(\s*)(\{\}|…|\w+|\S)/g)].map(([, space = '', word = '']) => ({
    text: word,
    followsSpace: space !== '',
  }));
}

/** A quote may begin and end anywhere between two words of the message. */
export function isQuoteOf(quote: readonly Token[], message: readonly Token[]): boolean {
  const [first] = quote;
  if (!first) return true;
  return message.some(
    ({ text }, start) =>
      (first.text === OMITTED ? start === 0 : text === first.text || text === HOLE) &&
      isQuotedFrom(quote, message, { quoted: 0, printed: start, wordCount: 0 }),
  );
}

interface Cursor {
  readonly quoted: number;
  readonly printed: number;
  /** Words that the two share, less values: a quote that is mostly values would fit anything. */
  readonly wordCount: number;
}

function isQuotedFrom(
  quote: readonly Token[],
  message: readonly Token[],
  { quoted, printed, wordCount }: Cursor,
): boolean {
  const next = quote[quoted];
  if (!next) return wordCount >= 0;
  if (next.text === OMITTED) return isQuotedAfter(quote, message, { quoted, printed, wordCount });
  const own = message[printed];
  if (!own) return false;
  if (own.text === HOLE)
    return valueEnds(quote, quoted).some((end) =>
      isQuotedFrom(quote, message, {
        quoted: end,
        printed: printed + 1,
        wordCount: wordCount - 1,
      }),
    );
  const isSame = own.text === next.text && (quoted === 0 || own.followsSpace === next.followsSpace);
  const known = wordCount + Number(/\w{3}/.test(own.text));
  return (
    isSame &&
    isQuotedFrom(quote, message, {
      quoted: quoted + 1,
      printed: printed + 1,
      wordCount: known,
    })
  );
}

/** At an end `…` stands for anything, in between for a value, with or without words around it. */
function isQuotedAfter(
  quote: readonly Token[],
  message: readonly Token[],
  { quoted, printed, wordCount }: Cursor,
): boolean {
  const isFree = quoted === 0 || quoted === quote.length - 1;
  for (let end = printed + (isFree ? 0 : 1); end <= message.length; end += 1) {
    const hasValue = message.slice(printed, end).some(({ text }) => text === HOLE);
    if (
      (isFree || hasValue) &&
      isQuotedFrom(quote, message, { quoted: quoted + 1, printed: end, wordCount })
    )
      return true;
  }
  return false;
}

/** A value has no blanks, and is no plain word: that would be a word of another message. */
function valueEnds(quote: readonly Token[], start: number): readonly number[] {
  const ends: number[] = [];
  let text = '';
  for (let end = start; end < quote.length; end += 1) {
    const token = quote[end];
    if (!token || (end > start && token.followsSpace)) break;
    text += token.text;
    if (/[^a-z]/.test(text)) ends.push(end + 1);
  }
  return ends;
}
