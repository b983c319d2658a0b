/** Names that say what a wrong name says, in other words: for names that are certainly wrong, and no slips. Pure. */

/** Words that libraries choose between for one act or one thing. */
const SAME = `
active current
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
add create generate init make mint new
current last latest
decode deserialize parse
delete destroy discard drop remove unwrap
class object record struct
derive import restore
dry inspect simulate
digest hash
divide split withdraw
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
caller sender signer
state status
switch use select
transaction tx
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Of a word, the groups that it is in; `add` also makes something new. */
const terms = new Map<string, readonly number[]>();
for (const [group, list] of SAME.entries())
  for (const word of list) terms.set(word, [...(terms.get(word) ?? []), group]);
/** Words that say how, not what. */
const MINOR: ReadonlySet<string> = new Set([
  'a',
  'by',
  'for',
  'from',
  'in',
  'of',
  'public',
  'the',
  'to',
  'with',
]);

/** More are no proposal but a list. */
const MOST = 3;
const LEAST_LIKENESS = 0.5;

/** At most three, the likeliest first; none when no candidate shares enough words. */
export function relatedNames(name: string, candidates: readonly string[]): readonly string[] {
  const asked = termsOf(name);
  const offers = [...new Set(candidates)].map((candidate) => ({
    candidate,
    offered: termsOf(candidate),
  }));
  const weightOf = weigh(offers.map(({ offered }) => offered));
  const beginsAlike = (offered: readonly string[]): boolean =>
    isSame(asked[0] ?? '', offered[0] ?? '');
  const alike = offers.filter(({ offered }) => beginsAlike(offered));
  // A name begins with what it is about: `tx-block`, rather than `serialized-tx`, says `transaction`.
  const bonus = alike.length > offers.length / 2 ? 0 : 0.1;
  const scored = offers.flatMap(({ candidate, offered }) => {
    const likeness =
      candidate === name
        ? 0
        : likenessOf(asked, offered, weightOf) + (beginsAlike(offered) ? bonus : 0);
    return likeness < LEAST_LIKENESS ? [] : [{ candidate, likeness }];
  });
  scored.sort(
    (a, b) =>
      b.likeness - a.likeness ||
      a.candidate.length - b.candidate.length ||
      (a.candidate < b.candidate ? -1 : 1),
  );
  const [best] = scored;
  const likeliest = scored.filter(({ likeness }) => likeness > (best?.likeness ?? 0) - 0.2);
  // `mint` says only the half of `mint_to_address`: what else begins so may say the rest.
  const isPart = best !== undefined && termsOf(best.candidate).length < asked.length;
  const family = isPart && bonus > 0 ? alike.filter(({ offered }) => offered[0] === asked[0]) : [];
  const names = [...likeliest, ...(family.length > MOST ? [] : family)];
  return [...new Set(names.map(({ candidate }) => candidate))].slice(0, MOST);
}

/** What half of the candidates say tells none of them from another: `get`. */
function weigh(names: readonly (readonly string[])[]): (word: string) => number {
  const counts = new Map<string | number, number>();
  for (const name of names)
    for (const meaning of new Set(name.flatMap(meaningsOf)))
      counts.set(meaning, (counts.get(meaning) ?? 0) + 1);
  return (word) =>
    1 / Math.sqrt(Math.max(1, ...meaningsOf(word).map((meaning) => counts.get(meaning) ?? 1)));
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
  if (names.length === 1) return `${what.replace(/ one of$/, '')} ${names[0]}`;
  return names.length === 0 || names.length > 14 ? null : `${what} ${names.join(', ')}`;
}

function termsOf(name: string): readonly string[] {
  const parts = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((part) => part !== '');
  const major = parts.filter((part) => !MINOR.has(part));
  return (major.length === 0 ? parts : major).map((part) =>
    terms.has(part) ? part : part.replace(/(?:ed|s|(?<=ss)es)$/, ''),
  );
}

/** The groups that it is in, or itself. */
function meaningsOf(word: string): readonly (string | number)[] {
  return terms.get(word) ?? [word];
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
  const found = asked.flatMap((word) => {
    const at = left.findIndex((other) => isSame(word, other));
    return at < 0 ? [] : [word, ...left.splice(at, 1)];
  });
  const likeness = sum(found) / (sum(asked) + sum(offered));
  // `getLatestCheckpoint` says less than `getLatestCheckpointSequenceNumber`, and nothing else.
  const isWhole = asked.length > 1 && found.length === 2 * asked.length;
  return isWhole ? (1 + likeness) / 2 : likeness;
}

function isSame(a: string, b: string): boolean {
  const others = meaningsOf(b);
  if (meaningsOf(a).some((meaning) => others.includes(meaning))) return true;
  // `add` is no abbreviation of `address`.
  if (terms.has(a) && terms.has(b)) return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (
    (short.length >= 3 && long.startsWith(short)) || (short.length >= 5 && long.endsWith(short))
  );
}
