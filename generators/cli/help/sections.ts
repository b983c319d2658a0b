/** A help page cut at its margin: headings with what is indented below them, and text between. Pure. */

import { subcommandWords } from './flattened.ts';
import type { Line } from './lines.ts';
import { isBlank } from './lines.ts';

export interface Section {
  /** Without its colon; null for text that stands at the margin. */
  readonly title: string | null;
  readonly lines: Line[];
}

/** A line at the margin that ends in a colon heads what is indented below it. */
export function toSections(lines: readonly Line[], usages: readonly string[]): Section[] {
  const sections: Section[] = [];
  for (const [at, line] of lines.entries()) {
    const isMargin = line.indent === 0 && !isBlank(line);
    const open = sections.at(-1);
    if (isMargin && isHeading(line, nextLine(lines, at), usages))
      sections.push({ title: line.text.slice(0, -1), lines: [] });
    else if (isMargin && !belongsTo(open, usages)) sections.push({ title: null, lines: [line] });
    else if (open) open.lines.push(line);
    else if (!isBlank(line)) sections.push({ title: null, lines: [line] });
  }
  return sections;
}

function nextLine(lines: readonly Line[], at: number): Line | undefined {
  let next = at + 1;
  while (next < lines.length && lines[next]?.text === '') next += 1;
  return lines[next];
}

/** A section may be empty when everything in it is hidden. */
const CLAP_HEADING = /^(?:flags|options|args|arguments|commands|subcommands):$/i;

function isHeading(line: Line, next: Line | undefined, usages: readonly string[]): boolean {
  if (CLAP_HEADING.test(line.text)) return true;
  if (!/^\S.*:$/.test(line.text) || next === undefined) return false;
  // Examples and the sections of flattened help go on at the margin.
  return (
    next.indent > 0 ||
    /^examples?:$/i.test(line.text) ||
    subcommandWords(line.text.slice(0, -1), usages) !== null
  );
}

/** Text at the margin ends a section, unless it is more text or belongs to a heading that allows it. */
function belongsTo(open: Section | undefined, usages: readonly string[]): boolean {
  if (!open) return false;
  if (open.title === null || /^examples?$/i.test(open.title)) return true;
  const hasRows = open.lines.some((line) => line.indent > 0);
  return !hasRows && subcommandWords(open.title, usages) !== null;
}
