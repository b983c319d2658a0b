/**
 * Which characters of words would mean something to the site's Markdown parser, or to any reader of Markdown: a table of characters,
 * each with the neighbors and the places that make it mean something. Pure.
 */

/** A page of our site, or its Markdown page, which any program reads as GitHub's dialect. */
export type Form = 'mdx' | 'markdown';

/** `line`: a heading or a summary. */
export type TextContext = 'paragraph' | 'line' | 'cell';

/** A part of a line that is words; the rest is markup, and is never escaped. Half-open. */
export interface WordRange {
  readonly start: number;
  readonly end: number;
  readonly isLabel: boolean;
}

interface Rule {
  /** Matches one character. `^` and `$` are the ends of a source line, `(?<![^])` the start of the words. */
  readonly unsafe: RegExp;
  /** Every place, if it is left out. */
  readonly contexts?: readonly TextContext[];
  /** Both, if it is left out. */
  readonly form?: Form;
  /** In the label of a link, or everywhere else. */
  readonly only?: Kind;
}

/** In a line to be printed: what must become a character reference, whatever it is. */
export const ENCODED = '\u0001';
/** The second half of a character outside the basic plane, which goes with the first. */
export const ENCODED_TAIL = '\u0002';

/** Behind an underscore that is not inside a word. */
const BESIDE_WORD = '(?:(?<![A-Za-z0-9]_)|(?![A-Za-z0-9]))';

/** Where words can begin a block. */
const BLOCK: readonly TextContext[] = ['paragraph'];

const RULES: readonly Rule[] = [
  // Components, expressions, character references, escapes and hard line breaks.
  { unsafe: /[<{\u0001]/, form: 'mdx' },
  { unsafe: /\u0001|<(?=[\w/!?])/, form: 'markdown' },
  { unsafe: /&(?=#?\w+;)/ },
  { unsafe: /\\(?![A-Za-z0-9\u0080-\uffff])/ },
  // A mark of a pair needs its partner. An underscore inside a word never opens or closes anything.
  ...['*', '`', '~', '$'].map((mark) => ({ unsafe: paired(mark) })),
  { unsafe: paired('_', BESIDE_WORD) },
  // Images and links. Without definitions, brackets alone are words.
  { unsafe: /!(?=\[)/ },
  { unsafe: /\((?<=\]\()/ },
  { unsafe: /[[\]]/, only: 'label' },
  // Addresses that GFM links without any markup.
  {
    unsafe: /:(?<=[Hh][Tt][Tt][Pp][Ss]?:)(?=\/\/)|\.(?<=[Ww]{3}\.)|@(?<=[\w.+-]@)(?=[\w.-])/,
    only: 'outside',
  },
  // Directives: `:name` in a line, `::name` and `:::name` at its start.
  { unsafe: /:(?<!::)(?=[A-Za-z])/, form: 'mdx' },
  { unsafe: /:(?<=^::+)(?=[A-Za-z])/, contexts: BLOCK, form: 'mdx' },
  // Headings, quotes, list items.
  { unsafe: /#(?<=^#)(?=#{0,5}(?:[ \t]|$))/, contexts: BLOCK },
  { unsafe: />(?<=^>)/, contexts: BLOCK },
  { unsafe: /[-+*](?<=^.)(?=[ \t]|$)/, contexts: BLOCK },
  { unsafe: /[.)](?<=^\d{1,9}[.)])(?=[ \t]|$)/, contexts: BLOCK },
  // Underlines of headings, rules, the second row of a table.
  { unsafe: /[-:|](?<=^.)(?=[-:| \t]*$)/, contexts: BLOCK },
  { unsafe: /=(?<=^=)(?==*[ \t]*$)/, contexts: BLOCK },
  // Definitions of links and footnotes, the box of a task.
  { unsafe: /\[(?<=^\[)(?=[^\]]*\]:)/, contexts: BLOCK },
  { unsafe: /\[(?<=(?<![^])\[)(?=[ \t\nxX]\](?:\s|$))/, contexts: BLOCK },
  // A module: the blank behind the keyword makes it one.
  { unsafe: / (?<=(?<![^])(?:import|export) )/, contexts: BLOCK, form: 'mdx' },
  // White space at the ends of a line is dropped by every parser.
  { unsafe: /[ \t](?:(?<=^.)|(?=$))/ },
  // A blank line ends a paragraph, and so does a component alone in its line.
  { unsafe: /\n(?=\n|<[^\n]*>(?:\n|(?![^])))|\n(?<=(?:\n|^<[^\n]*>)\n)/, contexts: ['paragraph'] },
  { unsafe: /\n/, contexts: ['line', 'cell'] },
  { unsafe: /#(?<!\S#)(?=#*$)/, contexts: ['line'] },
  { unsafe: /\|/, contexts: ['cell'] },
];

/** `mark` where the line has another one of its kind. Each look ends at the nearest: time stays linear. */
function paired(mark: string, where = ''): RegExp {
  const pattern = `\\${mark}`;
  const other = `[^${pattern}]*${pattern}`;
  return new RegExp(`${pattern}${where}(?:(?=${other})|(?<=${pattern}${other}))`);
}

type Kind = 'label' | 'outside';

const PATTERNS = {
  mdx: patternsByContext('mdx'),
  markdown: patternsByContext('markdown'),
} as const;

function patternsByContext(
  form: Form,
): Readonly<Record<TextContext, Readonly<Record<Kind, RegExp>>>> {
  const rules = RULES.filter((rule) => rule.form === undefined || rule.form === form);
  return {
    paragraph: patternsOf(rules, 'paragraph'),
    line: patternsOf(rules, 'line'),
    cell: patternsOf(rules, 'cell'),
  };
}

/** All rules of a place in one expression for the labels of links, and in one for all other words. */
function patternsOf(all: readonly Rule[], context: TextContext): Readonly<Record<Kind, RegExp>> {
  const rules = all.filter(({ contexts }) => contexts?.includes(context) ?? true);
  const patternOf = (kind: Kind): RegExp => {
    const own = rules.filter(({ only }) => only === undefined || only === kind);
    return new RegExp(own.map(({ unsafe }) => unsafe.source).join('|'), 'gm');
  };
  return { label: patternOf('label'), outside: patternOf('outside') };
}

/**
 * The line with every unsafe character of its words escaped, or spelled as a character reference.
 * `original` has what is behind `ENCODED`.
 */
export function escapeText(
  line: string,
  words: readonly WordRange[],
  { context, form, original }: Readonly<{ context: TextContext; form: Form; original: string }>,
): string {
  // The nearest unsafe character of each kind: a line of many words is searched once for each.
  const nearest = { label: -1, outside: -1 };
  let printed = '';
  let done = 0;
  for (const { start, end, isLabel } of words) {
    const kind = isLabel ? 'label' : 'outside';
    const pattern = PATTERNS[form][context][kind];
    let from = start;
    while (from < end) {
      if (nearest[kind] < from) nearest[kind] = nextMatch(pattern, line, from);
      const at = nearest[kind];
      if (at >= end) break;
      printed += original.slice(done, at) + escaped(original, at);
      from = at + 1;
      done = line[from] === ENCODED_TAIL ? from + 1 : from;
    }
  }
  return printed + original.slice(done);
}

/** Each rule matches one character. */
function nextMatch(pattern: RegExp, line: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(line) ? pattern.lastIndex - 1 : Infinity;
}

const PUNCTUATION = /[!-/:-@[-`{-~]/;

/** A backslash escapes ASCII punctuation only. */
function escaped(line: string, index: number): string {
  const character = line.charAt(index);
  if (PUNCTUATION.test(character)) return `\\${character}`;
  return `&#x${(line.codePointAt(index) ?? 0).toString(16).toUpperCase()};`;
}
