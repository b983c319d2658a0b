/** What a typed filter leaves. Pure. */

/** Longer input says nothing more; it is cut, not refused. */
const longestQuestion = 64;

/** Whether a text has every word of the question somewhere, in small or capital letters. */
export function matcherOf(question: string): (text: string) => boolean {
  const terms = question
    .slice(0, longestQuestion)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return (text) => {
    const all = text.toLowerCase();
    return terms.every((word) => all.includes(word));
  };
}
