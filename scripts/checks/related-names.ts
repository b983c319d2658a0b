/** Names that say what a wrong name says, in other words: for names that are certainly wrong, and no slips. Pure. */

/** Words that libraries choose between for one act or one thing; the first stands for all. */
const SAME = [
  'add append insert push put set',
  'all many multi',
  'amount balance value',
  'borrow fetch get load read',
  'call execute invoke run send',
  'check verify',
  'contains exists has includes',
  'create generate init make mint new',
  'delete destroy drop remove',
  'derive from import restore',
  'emit log publish raise',
  'freeze immutable lock',
  'join merge',
  'keypair mnemonic phrase seed',
  'length size',
  'now time timestamp',
  'rpc url',
  'sender caller signer',
  'split divide',
  'take pop withdraw',
].map((line) => line.split(' '));

const words = new Map(SAME.flatMap((group) => group.map((word) => [word, group[0] ?? ''])));
/** Words that say how, not what. */
const MINOR: ReadonlySet<string> = new Set([
  'a',
  'by',
  'for',
  'from',
  'in',
  'of',
  'the',
  'to',
  'with',
]);

/** More are no proposal but a list. */
const MOST = 3;
const LEAST_LIKENESS = 0.5;

/** At most three, the likeliest first; none when no candidate shares enough words. */
export function relatedNames(name: string, candidates: readonly string[]): readonly string[] {
  const asked = meaningsOf(name);
  const scored = [...new Set(candidates)].flatMap((candidate) => {
    const likeness = candidate === name ? 0 : likenessOf(asked, meaningsOf(candidate));
    return likeness < LEAST_LIKENESS ? [] : [{ candidate, likeness }];
  });
  scored.sort(
    (a, b) =>
      b.likeness - a.likeness ||
      a.candidate.length - b.candidate.length ||
      (a.candidate < b.candidate ? -1 : 1),
  );
  const [best] = scored;
  return scored
    .filter(({ likeness }) => likeness > (best?.likeness ?? 0) - 0.15)
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
}

/** "did you mean `a` or `b`?"; null for none. */
export function relatedFix(name: string, candidates: readonly string[]): string | null {
  const related = relatedNames(name, candidates);
  return related.length === 0
    ? null
    : `did you mean ${related.map((candidate) => `\`${candidate}\``).join(' or ')}?`;
}

/** Few enough names to be read are all shown. */
export function listedFix(what: string, candidates: readonly string[]): string | null {
  const names = [...new Set(candidates)];
  return names.length === 0 || names.length > 8 ? null : `${what} ${names.join(', ')}`;
}

function meaningsOf(name: string): readonly string[] {
  const parts = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((part) => part !== '');
  const major = parts.filter((part) => !MINOR.has(part));
  return (major.length === 0 ? parts : major).map((part) => {
    const bare = words.has(part) ? part : part.replace(/(?:ed|s)$/, '');
    return words.get(bare) ?? bare;
  });
}

/** Twice the shared words among all words; an abbreviation is its word. */
function likenessOf(asked: readonly string[], offered: readonly string[]): number {
  const left = [...offered];
  let shared = 0;
  for (const word of asked) {
    const at = left.findIndex((other) => isSame(word, other));
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (asked.length + offered.length);
}

function isSame(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short === long || (short.length >= 3 && long.startsWith(short));
}
