/** Makes room in a drawing where its renderer leaves none: notes of several lines, titles that edges cross. Pure. */

/** Of a note with one line, as drawn, in pixels. */
const NOTE_HEIGHT = 23;
const LINE_HEIGHT = 14.3;

interface Note {
  /** The upper edge. */
  readonly y: number;
  /** What its further lines need. */
  readonly extra: number;
}

const NOTE = /<g class="note"[^>]*>\s*<polygon points="[\d.-]+,([\d.-]+)[^]*?<\/g>/g;

export function makeRoom(svg: string): string {
  return titlesLast(lifelinesFirst(stretchNotes(svg)));
}

/** Lets notes grow downwards and moves all that is below them. */
function stretchNotes(svg: string): string {
  const notes = [...svg.matchAll(NOTE)].map(([note, y]) => ({
    y: Number(y),
    extra: Math.max(0, (note.match(/<tspan x=/g)?.length ?? 1) - 1) * LINE_HEIGHT,
  }));
  if (notes.length === 0) return svg;
  const lower = (y: number): number => lowered(y, notes);
  const end = (y: number): number => lower(endOfBlock(y, notes));
  const growth = notes.reduce((sum, { extra }) => sum + extra, 0);
  return svg
    .replace(
      /<defs>[^]*?<\/defs>|<text[^>]*>|<g class="note"|(?:<rect|<line|<poly)[^>]*>/g,
      (tag) => (tag.startsWith('<defs') ? tag : movedDown(tag, lower, end)),
    )
    .replace(NOTE, (note) => centered(note))
    .replace(
      /(viewBox="0 0 [\d.]+ )([\d.]+)/,
      (_, start: string, height: string) => start + (Number(height) + growth),
    )
    .replace(/ height="([\d.]+)"/, (_, height: string) => ` height="${Number(height) + growth}"`);
}

function lowered(y: number, notes: readonly Note[]): number {
  return notes.reduce((sum, note) => sum + (y >= note.y + NOTE_HEIGHT - 0.01 ? note.extra : 0), y);
}

/** A frame that ends amid a note ends below it. */
function endOfBlock(y: number, notes: readonly Note[]): number {
  const within = notes.filter((note) => y > note.y && y < note.y + NOTE_HEIGHT + 4);
  return within.reduce((lowest, note) => Math.max(lowest, note.y + NOTE_HEIGHT + 6), y);
}

type Move = (y: number) => number;

function movedDown(tag: string, lower: Move, end: Move): string {
  const box = /^<rect\b[^>]* y="([\d.-]+)"[^>]* height="([\d.-]+)"/.exec(tag);
  if (box) {
    const [, top = '0', height = '0'] = box;
    const bottom = (tag.includes('fill="none"') ? end : lower)(Number(top) + Number(height));
    return tag
      .replace(/ y="[^"]*"/, ` y="${lower(Number(top))}"`)
      .replace(/ height="[^"]*"/, ` height="${bottom - lower(Number(top))}"`);
  }
  return tag
    .replace(
      / (y[12]?)="([\d.-]+)"/g,
      (_, name: string, y: string) => ` ${name}="${lower(Number(y))}"`,
    )
    .replace(/ points="([^"]*)"/, (_, points: string) => ` points="${movedPoints(points, lower)}"`);
}

function movedPoints(points: string, lower: Move): string {
  return points
    .split(' ')
    .map((point) => {
      const [x = '0', y = '0'] = point.split(',');
      return `${x},${lower(Number(y))}`;
    })
    .join(' ');
}

/** The text stands in the middle of what its box has become. */
function centered(note: string): string {
  const ys = [...(/points="([^"]*)"/.exec(note)?.[1] ?? '').matchAll(/,([\d.-]+)/g)].map(([, y]) =>
    Number(y),
  );
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  return note.replace(/(<text[^>]*) y="[\d.-]+"/, `$1 y="${middle}"`);
}

/** Frames and their labels stand before the lines of life, not behind them. */
function lifelinesFirst(svg: string): string {
  const lines = svg.match(/<line class="lifeline"[^>]*>\n?/g) ?? [];
  return svg
    .replace(/<line class="lifeline"[^>]*>\n?/g, '')
    .replace('</defs>', () => `</defs>${lines.join('')}`);
}

const TITLE = /<text[^>]*font-size="12" font-weight="600"[^>]*>[^]*?<\/text>/g;

/** An edge that crosses the title of a group passes behind it. */
function titlesLast(svg: string): string {
  const titles = svg.match(TITLE) ?? [];
  if (titles.length === 0) return svg;
  return svg
    .replace(TITLE, '')
    .replace(/<\/svg>\s*$/, () => `<g class="titles">${titles.join('')}</g></svg>`);
}
