/** What a Markdown page says, in order, without its marks; and what in it is not plain Markdown. Pure. */

import { decodeEntities } from './tags.ts';

export interface MarkdownText {
  /** Keys of the front matter and their values. */
  readonly head: ReadonlyMap<string, string>;
  readonly text: string;
  readonly links: readonly string[];
  /** Sources of diagrams, which the browser draws. */
  readonly diagrams: readonly string[];
  /** Markup, comments: what a program that reads might take for something else. */
  readonly foreign: readonly string[];
}

/** Said in place of a program, which a Markdown page cannot hold. */
const NOTE = /^[*_]The page has an interactive tool here\.[*_]$/;

export function readMarkdownPage(markdown: string): MarkdownText {
  const match = /^---\n([^]*?)\n---\n/.exec(markdown);
  const reading: Reading = { out: [], links: [], diagrams: [], foreign: [] };
  readBody(markdown.slice(match?.[0].length ?? 0), reading);
  return {
    head: headOf(match?.[1] ?? ''),
    text: reading.out.join(' ').replace(/\s+/g, ' ').trim(),
    links: reading.links,
    diagrams: reading.diagrams,
    foreign: reading.foreign,
  };
}

function headOf(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [, key = line, value = ''] = /^(\w+): (".*")$/.exec(line) ?? [];
      return [key, value === '' ? '' : (JSON.parse(value) as string)] as const;
    }),
  );
}

interface Reading {
  readonly out: string[];
  readonly links: string[];
  readonly diagrams: string[];
  readonly foreign: string[];
}

const FENCE = /^([ >]*)(`{3,}|~{3,})(\S*)(.*)$/;

/** What begins in one item ends in it: two dollar signs of two items do not make a formula. */
const ITEM = /^[ >]*(?:[-*]|\d+[.)]) /;

function readBody(text: string, reading: Reading): void {
  let fence: Fence | null = null;
  let prose: string[] = [];
  const flush = (): void => {
    readProse(prose.join('\n'), reading);
    prose = [];
  };
  for (const line of text.split('\n')) {
    const [, indent = '', marks = '', language = '', meta = ''] = FENCE.exec(line) ?? [];
    if (fence !== null) {
      if (line.replace(/^[ >]*/, '') !== fence.marks) fence.lines.push(line);
      else {
        closeFence(fence, reading);
        fence = null;
      }
    } else if (marks !== '') {
      flush();
      fence = { marks, language, indent, lines: [] };
      const title = /^ title="([^"]*)"$/.exec(meta)?.[1];
      if (!/^[a-z][a-z0-9+-]{0,19}$/.test(language) || (meta !== '' && title === undefined))
        reading.foreign.push(line);
      reading.out.push(title ?? '');
    } else {
      if (line.trim() === '' || ITEM.test(line)) flush();
      if (!NOTE.test(line.trim())) prose.push(line);
    }
  }
  flush();
  if (fence !== null) closeFence(fence, reading);
}

interface Fence {
  readonly marks: string;
  readonly language: string;
  readonly indent: string;
  readonly lines: string[];
}

function closeFence({ language, indent, lines }: Fence, reading: Reading): void {
  if (language !== 'mermaid') reading.out.push(...lines);
  else reading.diagrams.push(lines.map((line) => line.slice(indent.length)).join('\n'));
}

// In this order: an escape, a picture of the site, code, a formula, an address without a title, what is not our Markdown.
const PIECE =
  /\\[^]|!\[((?:\\.|[^\]\\])*)\]\((?:\/[\w-]+)*\/img\/[\w./-]+\)|(`+)(?!`)[^]*?(?<!`)\2(?!`)|(\$+)(?!\$)(?:(?!\n\|)[^])*?(?<!\$)\3(?!\$)|\]\((?:<([^>]*)>|((?:\\.|[^\s()\\]|\([^\s()]*\))*))\)|<(?:[a-zA-Z/!?][^]*?>)|\{\/\*|^\s*(?:import|export)\s/g;

/** What a link within the Markdown pages leads to; nobody sees it. */
const ANCHOR = /^<(?:a id="[^"<>]*"|\/a)>$/;

/** One paragraph, list item, table or heading. */
function readProse(block: string, reading: Reading): void {
  if (block === '') return;
  // Numbers of ordered lists are marks; a number that begins a sentence is escaped.
  const unmarked = block.replace(/^[ >]*(?:(?:[-*]|\d+[.)]) +)*(?:\[[ x]\] )?/gm, '');
  let last = 0;
  for (const match of unmarked.matchAll(PIECE)) {
    const [piece, alt, code, math, angled, plain] = match;
    reading.out.push(decodeEntities(unmarked.slice(last, match.index)));
    last = match.index + piece.length;
    const address = angled ?? plain;
    if (piece.startsWith('\\')) reading.out.push(piece.slice(1));
    else if (alt !== undefined) reading.out.push(decodeEntities(unescape(alt)));
    else if (code !== undefined || math !== undefined) reading.out.push(piece);
    else if (address !== undefined) reading.links.push(decodeEntities(unescape(address)));
    else if (/^<https?:/.test(piece)) reading.out.push(piece);
    else if (ANCHOR.test(piece)) continue;
    else reading.foreign.push(piece.slice(0, 60));
  }
  reading.out.push(decodeEntities(unmarked.slice(last)));
}

function unescape(address: string): string {
  return address.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
