/** The start tags of an HTML page with their attributes, read as browsers read them. Pure. */

export interface Tag {
  /** Lower case. */
  readonly name: string;
  /** Names in lower case, values decoded; an attribute without a value has an empty one. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Offset of the `<`. */
  readonly start: number;
  /** The first offset after the `>`. */
  readonly end: number;
}

/** The content of these is text, whatever it looks like. */
const rawText: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'noscript',
  'xmp',
]);

export function readTags(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  let at = html.indexOf('<');
  while (at !== -1) {
    if (html.startsWith('<!--', at)) {
      at = after(html, '-->', at);
    } else if (/[a-z]/i.test(html[at + 1] ?? '')) {
      const tag = readTag(html, at);
      tags.push(tag);
      at = rawText.has(tag.name) ? closingOf(html, tag) : tag.end;
    } else {
      at += 1;
    }
    at = at === -1 ? -1 : html.indexOf('<', at);
  }
  return tags;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? -1 : found + mark.length;
}

/** `noscript` holds text where scripts run; its markup is for readers without them, and still has links. */
function closingOf(html: string, tag: Tag): number {
  if (tag.name === 'noscript') return tag.end;
  const closing = new RegExp(`</${tag.name}[\\s/>]`, 'gi');
  closing.lastIndex = tag.end;
  return closing.exec(html)?.index ?? -1;
}

const nameEnd = /[\s/>]/g;
const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;

function readTag(html: string, start: number): Tag {
  nameEnd.lastIndex = start;
  const name = html.slice(start + 1, nameEnd.exec(html)?.index ?? html.length).toLowerCase();
  const attributes = new Map<string, string>();
  attribute.lastIndex = start + 1 + name.length;
  let at = attribute.lastIndex;
  for (let match = attribute.exec(html); match; match = attribute.exec(html)) {
    const key = (match[1] ?? '').toLowerCase();
    if (!attributes.has(key))
      attributes.set(key, decodeEntities(match[2] ?? match[3] ?? match[4] ?? ''));
    at = attribute.lastIndex;
  }
  const close = html.indexOf('>', at);
  return { name, attributes, start, end: close === -1 ? html.length : close + 1 };
}

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/** Those that our build prints: numbers and the handful of names that markup itself needs. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named.get(name) ?? whole;
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}

/** The text between a tag and its end, without markup. */
export function textAfter(html: string, tag: Tag): string {
  const close = html.indexOf(`</${tag.name}`, tag.end);
  const inside = html.slice(tag.end, close === -1 ? undefined : close);
  return decodeEntities(inside.replace(/<[^>]*>/g, ''))
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}
