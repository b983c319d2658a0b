/** Commands of a page that start one of its programs or its tests. Pure. */

export interface ProgramCall {
  /** As written: `tidy.ts`, `src/tidy.ts`. */
  readonly program: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

const ASSIGNMENT = /^([A-Za-z_]\w*)=(.*)$/s;

/** `KEY=value npx tsx tidy.ts --to 2`; null when the block holds anything else. */
export function readProgramCall(text: string): ProgramCall | null {
  const terms = termsOf(text);
  if (terms === null) return null;
  const first = terms.findIndex((word) => !ASSIGNMENT.test(word));
  const assigned = terms.slice(0, Math.max(first, 0));
  const rest = terms.slice(assigned.length);
  const starter = STARTERS.find((start) => start.every((word, at) => rest[at] === word)) ?? [];
  const program = rest[starter.length];
  if (starter.length === 0 || program === undefined || program.startsWith('-')) return null;
  return {
    program: program.replace(/^\.\//, ''),
    arguments: rest.slice(starter.length + 1),
    environment: Object.fromEntries(
      assigned.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
    ),
  };
}

const STARTERS = [['npx', 'tsx'], ['tsx'], ['node']] as const;

// A word is plain and quoted parts without a gap. Quotes hold anything but what the shell would replace.
const WORD = /(?:[^\s'"\\|&;<>()$`#*?]|'[^']*'|"[^"$`\\]*")+/y;

/** The words of one plain command; null when a shell would do more with it than split it. */
function termsOf(text: string): readonly string[] | null {
  const line = text.replace(/\\\n/g, ' ').trim();
  const terms: string[] = [];
  for (let at = 0; at < line.length;) {
    WORD.lastIndex = at;
    const word = WORD.exec(line)?.[0];
    if (word === undefined) return null;
    terms.push(
      word.replace(/'([^']*)'|"([^"]*)"/g, (_, single, double) => String(single ?? double)),
    );
    at += word.length;
    const gap = /^[ \t]+/.exec(line.slice(at))?.[0].length ?? 0;
    if (gap === 0 && at < line.length) return null;
    at += gap;
  }
  return terms;
}

export interface TestCall {
  /** Only tests whose name holds it; empty for all. */
  readonly filter: string;
}

/** `sui move test`, with or without a filter, as the last command of a block. */
export function readTestCall(text: string): TestCall | null {
  const found = /(?:^|\n)sui move test(?:[ \t]+(\S+))?[^\n]*\s*$/.exec(text);
  if (!found) return null;
  const filter = found[1] ?? '';
  return { filter: filter.startsWith('-') ? '' : filter };
}
