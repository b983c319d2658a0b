/** Makes a drawing part of a page: no styles and no fonts of its own, names for screen readers, as few bytes as it takes. Pure. */

export interface Names {
  /** Unique on its page; the ids inside begin with it. */
  readonly id: string;
  readonly title: string;
  /** Escaped. */
  readonly description: string;
}

/** The margin around a sequence is 30 pixels as drawn; 8 are enough. */
const MARGIN = 22;
/** Drawn for letters of 13 pixels; the text around a diagram is larger. */
const SCALE = 1.12;
/** Shrinks to the column of a phone and can still be read there; as drawn, in pixels. */
const READABLE = 420;

export function cleanSvg(svg: string, { id, title, description }: Names): string {
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  const margin = svg.includes('class="lifeline"') ? MARGIN : 0;
  const w = width - 2 * margin;
  const h = height - 2 * margin;
  const size = `viewBox="${margin} ${margin} ${round(w)} ${round(h)}" width="${Math.round(w * SCALE)}" height="${Math.round(h * SCALE)}"`;
  const kind = w <= READABLE ? 'diagram' : 'diagram wide';
  const head = `<svg id="${id}" class="${kind}" role="img" ${size} aria-label="${escape(title)}" aria-describedby="${id}-d"><desc id="${id}-d">${description}</desc>`;
  const body = svg
    .replace(/^[^]*?<svg[^>]*>/, '')
    .replace(/<style>[^]*?<\/style>/g, '')
    .replace(/<marker id="([\w-]+)"[^]*?<\/marker>/g, (marker, name: string) =>
      svg.includes(`url(#${name})`) ? marker : '',
    )
    .replace(/<[^>]*>/g, (tag) => shortTag(tag, id))
    .replace(/>\s+</g, '><');
  return head + body;
}

function shortTag(tag: string, id: string): string {
  return tag
    .replace(/ (?:data-[\w-]+|style|font-family)="[^"]*"/g, '')
    .replace(/ r[xy]="0"| font-weight="400"/g, '')
    .replace(/ class="(?:node|actor|subgraph|block|edge|edge-label|note|lifeline)"/, '')
    .replace(/-?\d+\.\d{2,}/g, (number) => round(Number(number)))
    .replace(/\b(id="|url\(#)(?=[\w-]+)/g, `$1${id}-`);
}

function round(number: number): string {
  return String(Math.round(number * 10) / 10);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
