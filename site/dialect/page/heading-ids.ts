/** Ids that headings say, `## Title {#a.b}` or `## Title {/* #a.b *\/}`: one rule for all that read a page. Pure. */

/** As Docusaurus 3.10 reads them (`parseMarkdownHeadingId` in `@docusaurus/utils`): no blanks, no braces. */
const HEADING_ID = /^(#{1,6}[ \t].*?)(\{(?:#([^\s{}]+)|\/\*[ \t]*#([^\s{}*]+)[ \t]*\*\/)\}[ \t]*)$/;
const FENCE = /^[ \t>]*(`{3,}|~{3,})(.*)/;

export interface ReadIds {
  /** With blanks where the ids were, so that every offset stays; to MDX `{#a}` is a broken expression. */
  readonly text: string;
  /** By line, from 1. */
  readonly ids: ReadonlyMap<number, string>;
}

export function readHeadingIds(text: string): ReadIds {
  const ids = new Map<number, string>();
  const blanked = mapHeadings(text, ({ phrase, form, id, line }) => {
    ids.set(line, id);
    return phrase + ' '.repeat(form.length);
  });
  return { text: blanked, ids };
}

/** In the form that MDX reads, for a parser that has its own rule for it. */
export function withCommentIds(text: string): string {
  return mapHeadings(text, ({ phrase, id }) => `${phrase}{/* #${id} */}`);
}

interface HeadingId {
  readonly phrase: string;
  readonly form: string;
  readonly id: string;
  readonly line: number;
}

/** Code is left alone: a page may show how an id is written. */
function mapHeadings(text: string, replace: (heading: HeadingId) => string): string {
  let fence: string | null = null;
  const lines = text.split('\n').map((line, index) => {
    const [, marks = '', info = ''] = FENCE.exec(line) ?? [];
    if (fence !== null) {
      if (marks.startsWith(fence) && info.trim() === '') fence = null;
      return line;
    }
    if (marks !== '') fence = marks;
    const [, phrase = '', form = '', braced, commented] = HEADING_ID.exec(line) ?? [];
    const id = braced ?? commented;
    return id === undefined ? line : replace({ phrase, form, id, line: index + 1 });
  });
  return lines.join('\n');
}
