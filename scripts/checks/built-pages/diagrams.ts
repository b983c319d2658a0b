/** The sources of the diagrams that the scripts of a build draw; the pages themselves hold no word of them. Pure. */

import type { TextFile } from './safety.ts';

const DRAWN =
  /\.mermaid,\s*\{\s*value:\s*("(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|`(?:\\[^]|[^`\\])*`)/g;

export function drawnDiagrams(files: readonly TextFile[]): ReadonlySet<string> {
  const scripts = files.filter(({ file }) => file.endsWith('.js'));
  return new Set(
    scripts.flatMap(({ text }) =>
      [...text.matchAll(DRAWN)].map(([, literal = '']) =>
        plainDiagram(decode(literal.slice(1, -1))),
      ),
    ),
  );
}

/** Without comments, which nobody sees. */
export function plainDiagram(source: string): string {
  return source.replace(/^\s*%%.*\n?/gm, '').trim();
}

const CONTROLS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\n': '' };

/** A string of a script as the script reads it. */
function decode(literal: string): string {
  return literal.replace(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]+)\}|([^]))/gi,
    (_whole, byte?: string, unit?: string, point?: string, plain = '') => {
      const hex = byte ?? unit ?? point;
      return hex === undefined
        ? (CONTROLS[plain] ?? plain)
        : String.fromCodePoint(Number.parseInt(hex, 16));
    },
  );
}
