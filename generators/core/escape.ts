/** Which text is safe to print as it is. The one place that knows; used to skip work, never to repair output. Pure. */

/**
 * True for words that mean the same parsed as Markdown, as MDX, or not at all: lines of letters,
 * digits and peaceful punctuation that start with a letter.
 */
export function isPlain(value: string): boolean {
  if (!PLAIN.test(value)) return false;
  return !TROUBLE.test(value);
}

// One pass over a short alphabet; anything outside it takes the long way through the parser.
const PLAIN = /^[A-Za-z](?:[A-Za-z0-9,;.'"()/?%-]| (?! |\n|$)|\n(?=[A-Za-z]))*$/;
// `import`/`export` start a module line in MDX; `www.` starts a literal link in GFM.
const TROUBLE = /(?:^|\n)(?:import|export)\b|www\./i;
