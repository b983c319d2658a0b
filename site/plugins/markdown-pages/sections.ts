/** One section of a Markdown page, by the anchor that the site gives it. Pure. */

export interface PageSectionHead {
  readonly anchor: string | null;
  /** As the page shows it; of a row of a table, its first cell. */
  readonly heading: string;
  /** 1 for the page, 2 to 6 for headings, 7 for rows. */
  readonly depth: number;
}

/** What a reader names a section by: its anchor, or its heading. Null when the page has none of these. */
export function findSection(
  sections: readonly PageSectionHead[],
  asked: string,
): PageSectionHead | null {
  const name = asked.replace(/^#/, '');
  const lower = name.toLowerCase();
  return (
    sections.find(({ anchor }) => anchor === name) ??
    sections.find(({ anchor }) => anchor?.toLowerCase() === lower) ??
    sections.find(({ heading }) => heading.toLowerCase() === lower) ??
    null
  );
}

/** From its heading to the next one as high; of a row, its table's head and the row. Null when the text does not show it. */
export function sectionText(
  text: string,
  sections: readonly PageSectionHead[],
  section: PageSectionHead,
): string | null {
  const lines = text.split('\n');
  if (section.depth > 6) return rowText(lines, section.heading);
  // Of headings that read alike, the one that comes as often as this one does.
  const same = sections.filter(
    ({ heading, depth }) => depth === section.depth && heading === section.heading,
  );
  const heads = headingsOf(lines);
  const matching = heads.filter(
    ({ depth, phrase }) => depth === section.depth && phrase === textOf(section.heading),
  );
  const start = matching[Math.max(0, same.indexOf(section))] ?? matching[0];
  if (start === undefined) return null;
  const end = heads.find(({ line, depth }) => line > start.line && depth <= start.depth);
  return lines.slice(start.line, end?.line).join('\n').trim();
}

export interface MarkdownHeading {
  readonly line: number;
  readonly depth: number;
  readonly phrase: string;
}

export function headingsOf(lines: readonly string[]): readonly MarkdownHeading[] {
  const found: MarkdownHeading[] = [];
  let fence: string | null = null;
  for (const [line, text] of lines.entries()) {
    const marks = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (marks !== undefined) {
      if (fence === null) fence = marks;
      else if (text.trim() === fence) fence = null;
      continue;
    }
    const [, depth, phrase] = (fence === null && /^(#{1,6}) +(.*)$/.exec(text)) || [];
    if (depth !== undefined)
      found.push({ line, depth: depth.length, phrase: textOf(phrase ?? '') });
  }
  return found;
}

function rowText(lines: readonly string[], heading: string): string | null {
  const expected = textOf(heading);
  const at = lines.findIndex((line) => {
    const [, first] = /^\| *((?:\\.|`[^`]*`|[^|\\])*?) *\|/.exec(line) ?? [];
    return first !== undefined && textOf(first) === expected;
  });
  if (at < 0) return null;
  let top = at;
  while (top > 0 && lines[top - 1]?.startsWith('|')) top -= 1;
  return [...lines.slice(top, Math.min(top + 2, at)), lines[at]].join('\n');
}

/** Without the marks of links, code and emphasis, and without anchors. */
function textOf(text: string): string {
  return text
    .replace(/<a id="[^"]*"><\/a>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<![\w\\])_([^_]+)_(?!\w)/g, '$1')
    .replace(/[`*\\]/g, '')
    .trim()
    .toLowerCase();
}
