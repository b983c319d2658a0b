/** Numbers and sorted words as short strings that compress well and survive JSON unescaped. Pure. */

// Printable ASCII without `"` and `\`: 93 digits. The upper ones say that another digit follows.
const FIRST = 32;
const digits = makeDigits();
const ENDS = 62;
const GOES_ON = digits.length - ENDS;
const valueOf = makeValues();

function makeDigits(): string {
  let all = '';
  for (let code = FIRST; code < 127; code += 1)
    if (code !== 34 && code !== 92) all += String.fromCharCode(code);
  return all;
}

function makeValues(): Uint8Array {
  const values = new Uint8Array(128);
  for (let at = 0; at < digits.length; at += 1) values[digits.charCodeAt(at)] = at;
  return values;
}

/** Numbers from 0 to 2^31, small ones in one character. */
export function packNumbers(numbers: readonly number[]): string {
  let packed = '';
  for (let rest of numbers) {
    while (rest >= ENDS) {
      rest -= ENDS;
      packed += digits[ENDS + (rest % GOES_ON)];
      rest = Math.floor(rest / GOES_ON);
    }
    packed += digits[rest];
  }
  return packed;
}

export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let scale = 1;
  for (let at = 0; at < packed.length; at += 1) {
    const digit = valueOf[packed.charCodeAt(at)] ?? 0;
    if (digit < ENDS) {
      numbers.push(value + digit * scale);
      value = 0;
      scale = 1;
    } else {
      value += digit * scale;
      scale *= GOES_ON;
    }
  }
  return numbers;
}

/** Sorted words, each as how much it shares with the one before, and its rest. No word holds a line feed. */
export function packText(terms: readonly string[]): string {
  let before = '';
  const lines = terms.map((word) => {
    const shared = Math.min(sharedLength(before, word), ENDS - 1);
    before = word;
    return digits[shared] + word.slice(shared);
  });
  return lines.join('\n');
}

export function unpackTerms(packed: string): string[] {
  if (packed === '') return [];
  let before = '';
  return packed.split('\n').map((line) => {
    before = before.slice(0, valueOf[line.charCodeAt(0)] ?? 0) + line.slice(1);
    return before;
  });
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}
