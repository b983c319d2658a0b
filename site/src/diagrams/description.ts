/** What a diagram says in words: for those who do not see it, and to know that a drawing says all of its source. Pure. */

interface Piece {
  readonly y: number;
  readonly text: string;
}

/** Who leads to whom, in the order of the drawing, as sentences. */
export function describe(svg: string): string {
  const names = new Map(
    [...svg.matchAll(/<g class="[^"]*"[^>]*? data-id="([^"]*)"[^>]*? data-label="([^"]*)"/g)].map(
      ([, id = '', label = '']) => [id, label],
    ),
  );
  const links = [
    ...svg.matchAll(/<(?:polyline|path|line) class="[\w-]*(?:edge|relationship)"([^>]*)()>/g),
    ...svg.matchAll(/<g class="message"([^>]*)>\s*<\w+[^>]*? (?:y1|points)="([^"]*)"/g),
  ];
  const nameOf = (id: string): string => names.get(id) || id.replace(/^_(start|end)\d*$/, 'the $1');
  const linked = new Set<string>();
  const steps = links.map(([, attributes = '', at = ''], index): Piece => {
    const from = attributeOf(attributes, 'from');
    const to = attributeOf(attributes, 'to');
    linked.add(from).add(to);
    const label = attributeOf(attributes, 'label');
    const text = `${nameOf(from)} to ${nameOf(to)}${label === '' ? '' : `: ${label}`}`;
    return { y: at === '' ? index : yOf(at), text };
  });
  const notes = [
    ...svg.matchAll(
      /<g class="note"[^>]*? data-actors="([^"]*)"[^>]*>\s*<polygon points="([^"]*)"[^]*?(<text[^]*?<\/text>)/g,
    ),
  ];
  const asides = notes.map(([, actors = '', points = '', text = '']): Piece => {
    const who = actors.split(',').map((id) => names.get(id) ?? id);
    return { y: yOf(points), text: `Note at ${who.join(' and ')}: ${textOf(text)}` };
  });
  const alone = [...names]
    .filter(([id, label]) => label !== '' && !linked.has(id))
    .map(([, label]) => label);
  const documented = [...steps, ...asides].toSorted((a, b) => a.y - b.y).map(({ text }) => text);
  return [...documented, ...(alone.length === 0 ? [] : [alone.join(', ')])]
    .map((sentence) => `${sentence.replace(/\s+/g, ' ').replace(/[.:]$/, '')}.`)
    .join(' ');
}

function attributeOf(attributes: string, name: string): string {
  return new RegExp(` data-${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

/** Of `y1` or of the first of several points. */
function yOf(at: string): number {
  return Number(/^(?:[\d.-]+,)?([\d.-]+)/.exec(at)?.[1] ?? 0);
}

/** Text of the source that stands nowhere in the drawing; the renderer skips what it does not know. */
export function missingTerms(source: string, svg: string): readonly string[] {
  const drawn = essenceOf(
    [...svg.matchAll(/<text[^]*?<\/text>/g)].map(([text]) => textOf(text)).join(' '),
  );
  const labels = source.split('\n').slice(1).flatMap(labelsOf);
  return labels.filter((label) => !drawn.includes(essenceOf(label)));
}

/** Words in brackets, in quotes, between bars, and after a colon or the word that opens a frame. */
function labelsOf(line: string): readonly string[] {
  const text = line.trim();
  const message =
    /^(?:participant|actor)\s+\S+\s+as\s+(.+)$/.exec(text)?.[1] ??
    /^(?:loop|alt|opt|par|else|and|critical|break)\s+(.+)$/.exec(text)?.[1] ??
    /^[^[({|"]*?\S\s*:\s+(.+)$/.exec(text)?.[1];
  if (message !== undefined) return [message];
  return [
    ...text.matchAll(
      /"([^"]+)"|\|([^|"]+)\||\[([^\][(){}"]+)\]|\(([^()[\]"]+)\)|\{([^{}"]+)\}|--\s+([^->][^>]*?)\s+--/g,
    ),
  ].map((match) => match.slice(1).find((part) => part !== undefined) ?? '');
}

function textOf(markup: string): string {
  return markup
    .replace(/<\/tspan>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .trim();
}

/** Letters and digits. */
function essenceOf(text: string): string {
  return text.replace(/<br\s*\/?>|&#?\w+;|[^\p{L}\p{N}]/gu, '').toLowerCase();
}
