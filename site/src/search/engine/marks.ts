/** Text with marked parts as one string: private characters surround each, and never reach the screen. Pure. */

export const MARK_START = '\ue000';
export const MARK_END = '\ue001';

export interface Run {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A place in a text: from `start` up to, but without, `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Our own characters are taken out of the text first: nobody can plant a mark. */
export function withoutMarks(text: string): string {
  return text.includes(MARK_START) || text.includes(MARK_END)
    ? text.replaceAll(MARK_START, '').replaceAll(MARK_END, '')
    : text;
}

/** `ranges` in order, without overlap, of a text without marks. */
export function addMarks(text: string, ranges: readonly Range[]): string {
  let marked = '';
  let at = 0;
  for (const { start, end } of ranges) {
    marked += text.slice(at, start) + MARK_START + text.slice(start, end) + MARK_END;
    at = end;
  }
  return marked + text.slice(at);
}

/** What to print: a stray mark from elsewhere opens or closes nothing. */
export function splitMarks(marked: string): readonly Run[] {
  const runs: Run[] = [];
  let isMarked = false;
  let from = 0;
  const close = (to: number): void => {
    if (to > from) runs.push({ text: marked.slice(from, to), isMarked });
    from = to + 1;
  };
  for (let at = 0; at < marked.length; at += 1) {
    if (marked[at] !== MARK_START && marked[at] !== MARK_END) continue;
    close(at);
    isMarked = marked[at] === MARK_START;
  }
  close(marked.length);
  return runs;
}
