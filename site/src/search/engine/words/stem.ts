/** What forms of one English word share: `stake`, `stakes`, `staked`, `staking` → `stak`. Pure. */

const vowels = 'aeiouy';

/** Only words of plain lower-case letters change; names and numbers stay as they are. */
export function stemOf(term: string): string {
  if (term.length < 4 || !isPlain(term)) return term;
  const singular = withoutPlural(term);
  const bare = withoutTense(singular);
  const isLong = bare.length > 3;
  if (isLong && bare.endsWith('e')) return bare.slice(0, -1);
  return isLong && bare.endsWith('y') && !isVowel(bare.at(-2)) ? `${bare.slice(0, -1)}i` : bare;
}

function withoutPlural(term: string): string {
  if (term.endsWith('ies') && term.length > 4) return `${term.slice(0, -3)}y`;
  const keepsItsS =
    term.endsWith('ss') || term.endsWith('us') || term.endsWith('is') || !term.endsWith('s');
  return keepsItsS ? term : term.slice(0, -1);
}

function withoutTense(term: string): string {
  for (const ending of ['ing', 'ed']) {
    if (!term.endsWith(ending)) continue;
    const rest = term.slice(0, -ending.length);
    if (rest.length < 3 || !hasVowel(rest)) return term;
    const last = rest.at(-1);
    const isDoubled = last === rest.at(-2) && !'lsz'.includes(last ?? '') && !isVowel(last);
    return isDoubled ? rest.slice(0, -1) : rest;
  }
  return term;
}

function isPlain(term: string): boolean {
  for (let at = 0; at < term.length; at += 1) {
    const code = term.charCodeAt(at);
    if (code < 97 || code > 122) return false;
  }
  return true;
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && vowels.includes(letter);
}

function hasVowel(text: string): boolean {
  return [...text].some(isVowel);
}
