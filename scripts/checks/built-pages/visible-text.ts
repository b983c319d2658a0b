/** What a reader of a built page sees in its article, in order: markup, programs and doubles left out. Pure. */

import { decodeEntities } from './tags.ts';

const START = '<div class="theme-doc-markdown';

/** Null for pages that are not documents, such as the home page. */
export function articleOf(html: string): string | null {
  const start = html.indexOf(START);
  if (start === -1) return null;
  const ends = ['</article>', '<footer class="theme-doc-footer']
    .map((mark) => html.indexOf(mark, start))
    .filter((at) => at !== -1);
  return html.slice(start, ends.length === 0 ? undefined : Math.min(...ends));
}

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<!--[^]*?-->/g;
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col', 'source']);
/** Parts of words may be marked up; everything else ends a word. */
const INLINE: ReadonlySet<string> = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'span', 'strong']);

/** Text with a blank wherever one block ends. The labels of tabs precede what they open. */
export function visibleText(article: string): string {
  const reading: Reading = { out: [], labels: [], isLabel: false, skip: null, depth: 0 };
  let last = 0;
  for (const match of article.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = match;
    if (reading.skip === null) addText(reading, decodeEntities(article.slice(last, match.index)));
    last = match.index + whole.length;
    if (name !== '') readTag(reading, { name, attributes, isEnd: slash === '/' });
  }
  if (reading.skip === null) addText(reading, decodeEntities(article.slice(last)));
  return reading.out.join('').replace(/\s+/g, ' ').trim();
}

interface Reading {
  readonly out: string[];
  /** Of the tabs whose panels are still to come. */
  readonly labels: string[];
  isLabel: boolean;
  /** Name of the element that is being left out. */
  skip: string | null;
  depth: number;
}

function addText({ out, labels, isLabel }: Reading, text: string): void {
  if (isLabel) labels[labels.length - 1] += text;
  else out.push(text);
}

interface Seen {
  readonly name: string;
  readonly attributes: string;
  readonly isEnd: boolean;
}

function readTag(reading: Reading, { name, attributes, isEnd }: Seen): void {
  if (reading.skip !== null) {
    if (name === reading.skip) reading.depth += isEnd ? -1 : 1;
    if (reading.depth === 0) reading.skip = null;
    return;
  }
  if (!isEnd && !VOID.has(name) && isLeftOut(name, attributes)) {
    reading.skip = name;
    reading.depth = 1;
    return;
  }
  if (!INLINE.has(name)) reading.out.push(' ');
  if (name === 'img') addText(reading, `${altOf(attributes)} `);
  if (isEnd && name === 'li') reading.isLabel = false;
  if (attributes.includes('role="tabpanel"')) reading.out.push(reading.labels.shift() ?? '', ' ');
  if (attributes.includes('role="tab"')) {
    reading.isLabel = true;
    reading.labels.push('');
  }
}

/** What stands for a picture when nobody sees it. */
function altOf(attributes: string): string {
  return decodeEntities(/ alt="([^"]*)"/.exec(attributes)?.[1] ?? '');
}

/** Buttons, drawings and programs; and of a formula, which KaTeX writes as MathML, as TeX and as HTML, all but one. */
function isLeftOut(name: string, attributes: string): boolean {
  if (/^(?:button|script|style|svg|mrow|mtable)$/.test(name)) return true;
  return / (?:aria-hidden="true"|data-tool(?:=|\s|$))/.test(attributes);
}
