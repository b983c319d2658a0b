/**
 * Which characters of words would mean something to the site's Markdown parser: a table of characters,
 * each with the neighbors and the places that make it mean something. Pure.
 */

/** `line`: a heading or a summary. What is around words in a `template` is not known. */
export type Place = 'paragraph' | 'line' | 'cell' | 'template';

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
  readonly places?: readonly Place[];
  /** In the label of a link, or everywhere else. */
  readonly only?: 'label' | 'outside';
}

/** In a line to be printed: what must become a character reference, whatever it is. */
export const ENCODED = '\u0001';
/** The second half of a character outside the basic plane, which goes with the first. */
export const ENCODED_TAIL = '\u0002';

/** Behind an underscore that is not inside a word. */
const BESIDE_WORD = '(?:(?<![A-Za-z0-9]_)|(?![A-Za-z0-9]))';

/** Where words can begin a block. */
const BLOCK: readonly Place[] = ['paragraph', 'template'];

const RULES: readonly Rule[] = [
  // Components, expressions, character references, escapes and hard line breaks.
  { unsafe: /[<{\u0001]/ },
  { unsafe: /&(?=#?\w+;)/ },
  { unsafe: /\\(?![A-Za-z0-9\u0080-\uffff])/ },
  // A mark of a pair needs its partner. An underscore inside a word never opens or closes anything.
  ...['*', '`', '~', '$'].map((mark) => ({ unsafe: paired(mark) })),
  { unsafe: /[*`~$]/, places: ['template'] },
  { unsafe: paired('_', BESIDE_WORD) },
  { unsafe: new RegExp(`_${BESIDE_WORD}`), places: ['template'] },
  // Images and links. Without definitions, brackets alone are words.
  { unsafe: /!(?=\[)/ },
  { unsafe: /\((?<=\]\()/ },
  { unsafe: /[[\]]/, only: 'label' },
  { unsafe: /[[\]]|!(?![^])/, places: ['template'] },
  // Addresses that GFM links without any markup.
  {
    unsafe: /:(?<=[Hh][Tt][Tt][Pp][Ss]?:)(?=\/\/)|\.(?<=[Ww]{3}\.)|@(?<=[\w.+-]@)(?=[\w.-])/,
    only: 'outside',
  },
  // Directives: `:name` in a line, `::name` and `:::name` at its start.
  { unsafe: /:(?<!::)(?=[A-Za-z])/ },
  { unsafe: /:(?<=^::+)(?=[A-Za-z])/, places: BLOCK },
  // Headings, quotes, list items.
  { unsafe: /#(?<=^#)(?=#{0,5}(?:[ \t]|$))/, places: BLOCK },
  { unsafe: />(?<=^>)/, places: BLOCK },
  { unsafe: /[-+*](?<=^.)(?=[ \t]|$)/, places: BLOCK },
  { unsafe: /[.)](?<=^\d{1,9}[.)])(?=[ \t]|$)/, places: BLOCK },
  // Underlines of headings, rules, the second row of a table.
  { unsafe: /[-:|](?<=^.)(?=[-:| \t]*$)/, places: BLOCK },
  { unsafe: /=(?<=^=)(?==*[ \t]*$)/, places: BLOCK },
  // Definitions of links and footnotes, the box of a task.
  { unsafe: /\[(?<=^\[)(?=[^\]]*\]:)/, places: BLOCK },
  { unsafe: /\[(?<=(?<![^])\[)(?=[ \t\nxX]\](?:\s|$))/, places: BLOCK },
  // A module: the blank behind the keyword makes it one.
  { unsafe: / (?<=(?<![^])(?:import|export) )/, places: BLOCK },
  // White space at the ends of a line is dropped by every parser.
  { unsafe: /[ \t](?:(?<=^.)|(?=$))/ },
  // A blank line ends a paragraph, and so does a component alone in its line.
  { unsafe: /\n(?=\n|<[^\n]*>(?:\n|(?![^])))|\n(?<=(?:\n|^<[^\n]*>)\n)/, places: ['paragraph'] },
  { unsafe: /\n/, places: ['line', 'cell', 'template'] },
  { unsafe: /#(?<!\S#)(?=#*$)/, places: ['line', 'template'] },
  { unsafe: /\|/, places: ['cell', 'template'] },
];

/** `mark` where the line has another one of its kind. Each look ends at the nearest: time stays linear. */
function paired(mark: string, where = ''): RegExp {
  const one = `\\${mark}`;
  const other = `[^${one}]*${one}`;
  return new RegExp(`${one}${where}(?:(?=${other})|(?<=${one}${other}))`);
}

const PATTERNS: Readonly<Record<Place, RegExp>> = {
  paragraph: patternOf('paragraph'),
  line: patternOf('line'),
  cell: patternOf('cell'),
  template: patternOf('template'),
};

/** All rules of a place in one expression; those for labels and for all but labels are groups. */
function patternOf(place: Place): RegExp {
  const rules = RULES.filter(({ places }) => places?.includes(place) ?? true);
  const [all, label, outside] = [undefined, 'label', 'outside'].map((only) =>
    rules
      .filter((rule) => rule.only === only)
      .map(({ unsafe }) => unsafe.source)
      .join('|'),
  );
  return new RegExp(`${all}|(?<label>${label})|(?<outside>${outside})`, 'gm');
}

/**
 * The line with every unsafe character of its words escaped, or spelled as a character reference.
 * `original` has what is behind `ENCODED`.
 */
export function escapeWords(
  line: string,
  words: readonly WordRange[],
  { place, original = line }: { readonly place: Place; readonly original?: string },
): string {
  const pattern = PATTERNS[place];
  pattern.lastIndex = 0;
  let printed = '';
  let done = 0;
  let index = 0;
  for (let found = pattern.exec(line); found !== null; found = pattern.exec(line)) {
    while ((words[index]?.end ?? Infinity) <= found.index) index += 1;
    const range = words[index];
    if (range === undefined) break;
    if (found.index < range.start) {
      pattern.lastIndex = range.start;
      continue;
    }
    if (found.groups?.[range.isLabel ? 'outside' : 'label'] !== undefined) continue;
    printed += original.slice(done, found.index) + escaped(original, found.index);
    done = found.index + (line[found.index + 1] === ENCODED_TAIL ? 2 : 1);
  }
  return printed + original.slice(done);
}

/** A backslash escapes ASCII punctuation only. */
function escaped(line: string, index: number): string {
  const character = line.charAt(index);
  if (/[!-/:-@[-`{-~]/.test(character)) return `\\${character}`;
  return `&#x${(line.codePointAt(index) ?? 0).toString(16).toUpperCase()};`;
}
