/** The diagrams that a built page shows, by the ids of their sources. Pure. */

const DRAWN = /<svg id="(d[\da-f]{10})(?:-\d+)?" class="diagram[ "]/g;

export function drawnDiagrams(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(DRAWN)].map(([, id = '']) => id));
}
