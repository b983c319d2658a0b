/** Names that say what a wrong name says, in other words: for names that are certainly wrong, and no slips. Pure. */

/** Words that libraries choose between for one act or one thing; the first stands for all. */
const SAME = `
add append insert push put set
address id
all many multi
amount balance value
await poll wait
begin open start
borrow fetch get load lookup query read
budget cap limit max
buy purchase
call execute invoke run
check validate verify
chain env environment network
concat join merge
contains exists has includes
count total
create generate init make mint new
current last latest
decode deserialize parse
delete destroy discard drop remove
derive import restore
digest hash
divide split
emit log publish raise
encode serialize
extract pop take unwrap withdraw
error failure
fee gas
format shorten
freeze immutable
keypair mnemonic phrase seed
kind type
len length size
list ls
now time timestamp
number sequence
pay send transfer
private secret
provider client
rpc url
caller sender
state status
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

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
  const offers = [...new Set(candidates)].map((candidate) => ({
    candidate,
    meanings: meaningsOf(candidate),
  }));
  const weightOf = weigh(offers.map(({ meanings }) => meanings));
  const scored = offers.flatMap(({ candidate, meanings }) => {
    const likeness = candidate === name ? 0 : likenessOf(asked, meanings, weightOf);
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

/** What half of the candidates say tells none of them from another: `get`. */
function weigh(names: readonly (readonly string[])[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const name of names)
    for (const word of new Set(name)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => 1 / Math.sqrt(counts.get(word) ?? 1);
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

/** Twice the shared words among all words, the telling ones more; an abbreviation is its word. */
function likenessOf(
  asked: readonly string[],
  offered: readonly string[],
  weightOf: (word: string) => number,
): number {
  const sum = (list: readonly string[]): number =>
    list.reduce((total, word) => total + weightOf(word), 0);
  const left = [...offered];
  let shared = 0;
  for (const word of asked) {
    const at = left.findIndex((other) => isSame(word, other));
    if (at < 0) continue;
    const [other = word] = left.splice(at, 1);
    shared += weightOf(word) + weightOf(other);
  }
  return shared / (sum(asked) + sum(offered));
}

function isSame(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (
    short === long ||
    (short.length >= 3 && long.startsWith(short)) ||
    (short.length >= 5 && long.endsWith(short))
  );
}
