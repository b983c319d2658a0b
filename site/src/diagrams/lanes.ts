/** Moves the lifelines of a sequence apart until each label fits between them; its renderer does not look at labels. Pure. */

/** Mean width of a letter of a label, and the air beside a label, in pixels. */
const LETTER = 5.9;
const AIR = 14;
/** Where the label of a message to oneself begins, from its lifeline. */
const LOOP = 38;

const LIFELINE = /<line class="lifeline" data-actor="([^"]*)" x1="([\d.-]+)"/g;
const MESSAGE = /<g class="message" data-from="([^"]*)" data-to="([^"]*)"[^>]*>[^]*?<\/g>/g;
const GROUP = /<g class="(?:message|note|actor)"[^>]*>[^]*?<\/g>/g;
const X = / (x[12]?)="([\d.-]+)"/g;

/** A lifeline: where the renderer put it, and how far it moves. */
interface Lane {
  readonly id: string;
  readonly x: number;
  readonly shift: number;
}

export function widenLanes(svg: string): string {
  const lanes = lanesOf(svg);
  const growth = lanes.at(-1)?.shift ?? 0;
  if (growth === 0) return svg;
  const groups: string[] = [];
  return svg
    .replace(
      /(viewBox="0 0 )([\d.]+)/,
      (_, start: string, width: string) => start + (Number(width) + growth),
    )
    .replace(/ width="([\d.]+)"/, (_, width: string) => ` width="${Number(width) + growth}"`)
    .replace(GROUP, (group) => `<g ${groups.push(movedGroup(group, lanes))}/>`)
    .replace(/<(?:line|rect|text)\b[^>]*>/g, (tag) => movedTag(tag, lanes))
    .replace(/<g (\d+)\/>/g, (_, count: string) => groups[Number(count) - 1] ?? '');
}

function lanesOf(svg: string): readonly Lane[] {
  const lines = [...svg.matchAll(LIFELINE)].map(([, id = '', x]) => ({ id, x: Number(x) }));
  const indexOf = new Map(lines.map(({ id }, index) => [id, index]));
  const shifts = lines.map(() => 0);
  const messages = [...svg.matchAll(MESSAGE)].map(([message, from = '', to = '']) =>
    spanOf(message, [indexOf.get(from) ?? 0, indexOf.get(to) ?? 0]),
  );
  // Short ways first: what they add counts for the long ones.
  for (const { from, to, needs } of messages.toSorted((a, b) => a.to - a.from - (b.to - b.from))) {
    const at = (index: number): number => (lines[index]?.x ?? 0) + (shifts[index] ?? 0);
    const lacks = Math.ceil(needs - (at(to) - at(from)));
    // Nothing stands to the right of the last.
    if (lacks <= 0 || to >= lines.length) continue;
    for (let lane = from + 1; lane < lines.length; lane += 1)
      shifts[lane] = (shifts[lane] ?? 0) + (lacks * Math.min(lane - from, to - from)) / (to - from);
  }
  return lines.map((line, index) => ({ ...line, shift: shifts[index] ?? 0 }));
}

interface Span {
  readonly from: number;
  readonly to: number;
  /** In pixels. */
  readonly needs: number;
}

function spanOf(message: string, ends: readonly [number, number]): Span {
  const texts = [...message.matchAll(/>([^<]+)<\/t/g)].map(([, text = '']) => text);
  const letters = texts.map((text) => text.replace(/&#?\w+;/g, '.').length);
  const width = Math.max(0, ...letters) * LETTER + AIR;
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return from === to ? { from, to: to + 1, needs: LOOP + width } : { from, to, needs: width };
}

/** The ends of an arrow go with their lifelines, its label stays in the middle; all else moves as a whole. */
function movedGroup(group: string, lanes: readonly Lane[]): string {
  const ids = /data-(?:actors|id|from)="([^"]*)"(?: data-to="([^"]*)")?/.exec(group);
  const actors = [ids?.[1] ?? '', ids?.[2] ?? []].flat().flatMap((id) => id.split(','));
  const shiftOf = (actor = ''): number => lanes.find(({ id }) => id === actor)?.shift ?? 0;
  const [first, last] = [shiftOf(actors[0]), shiftOf(actors.at(-1))];
  const middle = (first + last) / 2;
  const isArrow = /^<g class="message"[^>]*>\s*<line/.test(group);
  const shifts: Readonly<Record<string, number>> = isArrow ? { x1: first, x2: last } : {};
  return group
    .replace(
      X,
      (_, name: string, x: string) => ` ${name}="${Number(x) + (shifts[name] ?? middle)}"`,
    )
    .replace(/ points="[^"]*"/g, (points) =>
      points.replace(/([\d.-]+),(?=[\d.-])/g, (_, x: string) => `${Number(x) + middle},`),
    );
}

/** Lifelines go where they go, and the edges of a frame with the lifelines next to them. */
function movedTag(tag: string, lanes: readonly Lane[]): string {
  const moved = tag.replace(
    X,
    (_, name: string, x: string) => ` ${name}="${movedX(Number(x), lanes)}"`,
  );
  const frame = /^<rect x="([\d.-]+)"[^>]* width="([\d.-]+)"[^>]* fill="none"/.exec(tag);
  if (!frame) return moved;
  const [left, right] = [Number(frame[1]), Number(frame[1]) + Number(frame[2])];
  return moved.replace(/ width="[^"]*"/, ` width="${movedX(right, lanes) - movedX(left, lanes)}"`);
}

function movedX(x: number, lanes: readonly Lane[]): number {
  const [nearest] = lanes.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
  return x + (nearest?.shift ?? 0);
}
