/** The renderer drops the notes of a sequence that come before its first message: a message that is taken out again holds their place. Pure. */

/** No letter; nobody writes it. */
const MARK = '\u2063';

const NOTE = /^\s*Note\s+(?:left of|right of|over)\s+([^,:\s]+)/i;
const MESSAGE = /^\s*\S+?\s*--?[>x)]/;

export function withFirstNotes(source: string): string {
  if (!source.startsWith('sequenceDiagram')) return source;
  const lines = source.split('\n');
  const first = lines.findIndex((line) => NOTE.test(line) || MESSAGE.test(line));
  const actor = NOTE.exec(lines[first] ?? '')?.[1];
  if (actor === undefined) return source;
  const others = [...source.matchAll(/^\s*(?:participant|actor)\s+(\S+)/gm)].map(([, id]) => id);
  // A message to itself would take more room.
  const other = others.find((id) => id !== actor) ?? actor;
  return lines.toSpliced(first, 0, `${actor}->>${other}: ${MARK}`).join('\n');
}

export function withoutMark(svg: string): string {
  return svg.replace(/<g class="message"[^>]*>[^]*?<\/g>\n?/g, (message) =>
    message.includes(`data-label="${MARK}"`) ? '' : message,
  );
}
