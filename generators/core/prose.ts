/** Other people's Markdown, parsed once and made harmless: a tree without HTML, scripts or foreign links. Pure. */

import type { Definition, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import type { Options } from 'mdast-util-from-markdown';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Flow } from './nodes.ts';
import { strong, text } from './nodes.ts';
import { docLinkLabel, withoutDocLinks } from './print/doc-links.ts';
import { plainParagraphs } from './print/plain-words.ts';
import { asSentence, cleanText, oneLine } from './text.ts';

/** Longer texts are cut with a visible mark: no description needs more, and parsers are not free. */
const LONGEST_PROSE = 200_000;
/** Deeper nesting than this is shown as plain text: nobody writes it, and recursion has a floor. */
const DEEPEST_NESTING = 24;
const SUMMARY_LENGTH = 160;

/** Upstream text may link to the web only; our own may also link inside the site. */
export type ProseOrigin = 'upstream' | 'ours';

const memo: Readonly<Record<ProseOrigin, Map<string, readonly Flow[]>>> = {
  upstream: new Map(),
  ours: new Map(),
};

/**
 * CommonMark with GFM tables, strikethrough, task lists and literal links; raw HTML is text.
 * Headings become bold paragraphs, images become their alternative text, and links with any scheme
 * but http, https and mailto become their text. The result is shared: treat it as read-only.
 */
export function parseProse(markdown: string, origin: ProseOrigin = 'upstream'): readonly Flow[] {
  const known = memo[origin].get(markdown);
  if (known) return known;
  const source = cut(cleanText(markdown).trim());
  const parsed = plainParagraphs(source) ?? readMarkdown(source, origin);
  memo[origin].set(markdown, parsed);
  return parsed;
}

/** Texts that were read before are read anew: a measurement does the same work every time. */
export function forgetProse(): void {
  for (const texts of Object.values(memo)) texts.clear();
}

const NO_HTML = { disable: { null: ['htmlFlow', 'htmlText'] } };
const COMMON_MARK: Options = { extensions: [NO_HTML] };
const WITH_GFM: Options = { extensions: [gfm(), NO_HTML], mdastExtensions: [gfmFromMarkdown()] };
/** Tables, strikethrough, footnotes and tasks, addresses: without one of these GFM is CommonMark. */
const GFM_MARK = /[|~@]|:-|-:|\[[\^ xX\t\n]|www\.|https?:/i;

function cut(source: string): string {
  return source.length > LONGEST_PROSE ? `${source.slice(0, LONGEST_PROSE)}…` : source;
}

function readMarkdown(source: string, origin: ProseOrigin): readonly Flow[] {
  const tree = fromMarkdown(source, GFM_MARK.test(source) ? WITH_GFM : COMMON_MARK);
  const definitions = new Map<string, Definition>();
  collectDefinitions(tree.children, definitions);
  return cleanFlow(tree.children, { origin, definitions, depth: 0 });
}

interface CleanContext {
  readonly origin: ProseOrigin;
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly depth: number;
}

function collectDefinitions(nodes: readonly RootContent[], into: Map<string, Definition>): void {
  for (const node of nodes) {
    if (node.type === 'definition' && !into.has(node.identifier)) into.set(node.identifier, node);
    else if (node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem') {
      collectDefinitions(node.children as RootContent[], into);
    }
  }
}

function cleanFlow(nodes: readonly RootContent[], context: CleanContext): Flow[] {
  // A list holds items, never words.
  if (context.depth > DEEPEST_NESTING && nodes[0]?.type !== 'listItem') {
    const flat = oneLine(plainText(nodes));
    return flat === '' ? [] : [{ type: 'paragraph', children: [text(flat)] }];
  }
  return nodes.flatMap((node) => cleanFlowNode(node, { ...context, depth: context.depth + 1 }));
}

function cleanFlowNode(node: RootContent, context: CleanContext): Flow[] {
  switch (node.type) {
    case 'paragraph':
      return keepParagraph(cleanInline(node.children, context));
    case 'heading':
      return keepParagraph([strong(...cleanInline(node.children, context))]);
    case 'blockquote':
    case 'list':
    case 'listItem':
    case 'footnoteDefinition':
      return cleanContainer(node, context);
    case 'code':
      // Indented, one line is words that somebody aligned: a fence has two lines at least.
      if (node.position?.start.line === node.position?.end.line)
        return keepParagraph([text(node.value)]);
      return [
        { type: 'code', lang: fenceLanguage(node.lang, context), meta: null, value: node.value },
      ];
    case 'table':
      return [cleanTable(node, context)];
    case 'thematicBreak':
      return [{ type: 'thematicBreak' }];
    default:
      return [];
  }
}

function cleanContainer(
  node: Extract<RootContent, { children: unknown[] }>,
  context: CleanContext,
): Flow[] {
  const children = cleanFlow(node.children as RootContent[], context);
  if (node.type === 'footnoteDefinition') return children;
  if (node.type !== 'listItem' && children.length === 0) return [];
  return [{ ...node, children } as Flow];
}

/** A row with more cells than the head would lose them on the page: they join its last cell. */
function cleanTable(table: Table, context: CleanContext): Table {
  const width = table.children[0]?.children.length ?? 0;
  const rows = table.children.map((row) => {
    const cells = row.children.map((cell) => ({
      ...cell,
      children: cleanInline(cell.children, context),
    }));
    const last = cells[width - 1];
    for (const extra of cells.splice(width)) last?.children.push(text(' | '), ...extra.children);
    return { ...row, children: cells };
  });
  return { ...table, children: rows };
}

function keepParagraph(children: PhrasingContent[]): Paragraph[] {
  const isEmpty = children.every((child) => plainText([child]).trim() === '');
  return isEmpty ? [] : [{ type: 'paragraph', children }];
}

/** Fences that a site draws: in upstream text they stay text. */
const DRAWN: ReadonlySet<string> = new Set(['mermaid', 'math']);

/** A language we do not know is still code; a hostile one is not a language. */
function fenceLanguage(lang: string | null | undefined, { origin }: CleanContext): string {
  const language = lang && /^[a-z][a-z0-9+-]{0,19}$/i.test(lang) ? lang.toLowerCase() : 'text';
  return origin === 'upstream' && DRAWN.has(language) ? 'text' : language;
}

function cleanInline(nodes: readonly PhrasingContent[], context: CleanContext): PhrasingContent[] {
  const cleaned = nodes.flatMap((node) =>
    cleanInlineNode(node, { ...context, depth: context.depth + 1 }),
  );
  return context.origin === 'upstream' ? [...withoutDocLinks(cleaned)] : cleaned;
}

function cleanInlineNode(node: PhrasingContent, context: CleanContext): PhrasingContent[] {
  switch (node.type) {
    case 'text':
    case 'break':
      return [node];
    case 'inlineCode':
      // A line break in code is a blank to readers; on a page it would let a line begin with code.
      return [{ type: 'inlineCode', value: node.value.replace(/\n/g, ' ') }];
    case 'emphasis':
    case 'strong':
    case 'delete':
      return wrapInline(node, context);
    case 'link':
      return cleanLink(node.url, node.children, context);
    case 'linkReference': {
      const url = context.definitions.get(node.identifier)?.url;
      return cleanLink(url ?? '', node.children, context);
    }
    case 'image':
    case 'imageReference':
      return node.alt ? [text(node.alt)] : [];
    case 'footnoteReference':
      return [text(`[${node.label ?? node.identifier}]`)];
    default:
      return [];
  }
}

function wrapInline(
  node: Extract<PhrasingContent, { type: 'emphasis' | 'strong' | 'delete' }>,
  context: CleanContext,
): PhrasingContent[] {
  const children = cleanInline(node.children, context);
  if (children.length === 0) return [];
  if (context.depth > DEEPEST_NESTING) return [text(plainText(children))];
  return [{ ...node, children }];
}

function cleanLink(
  url: string,
  children: readonly PhrasingContent[],
  context: CleanContext,
): PhrasingContent[] {
  const cleaned = cleanInline(children, context);
  if (plainText(cleaned).trim() === '') return cleaned;
  if (!isSafeUrl(url, context.origin)) return [...docLinkLabel(cleaned, url)];
  return [{ type: 'link', url, children: cleaned as never }];
}

/** `http:`, `https:` and `mailto:`; with origin `ours` also paths of this site and anchors. */
export function isSafeUrl(url: string, origin: ProseOrigin = 'upstream'): boolean {
  // A browser drops tabs and line breaks inside a scheme, so their presence alone is suspicious.
  if (/[\s\u0000-\u001f\\]/.test(url)) return false;
  if (/^(https?:\/\/[^/]|mailto:[^/])/i.test(url)) return URL.canParse(url);
  return origin === 'ours' && /^(\/(?!\/)|#)/.test(url);
}

/** All words of a tree without any markup; blocks are separated by a line break. */
export function plainText(nodes: readonly RootContent[]): string {
  return nodes.map(plainTextOf).join('');
}

function plainTextOf(node: RootContent): string {
  if (node.type === 'break') return '\n';
  if ('value' in node) return node.type === 'code' ? `${node.value}\n` : node.value;
  if (!('children' in node)) return '';
  const inner = plainText(node.children as RootContent[]);
  return isBlock(node.type) ? `${inner}\n` : inner;
}

function isBlock(type: string): boolean {
  return ['paragraph', 'heading', 'listItem', 'tableRow', 'blockquote', 'tableCell'].includes(type);
}

/**
 * The first sentence in plain words, at most 160 characters, cut at a word with `…` if it must be.
 * Empty when there is nothing to say.
 */
export function summaryOf(nodes: readonly Flow[]): string {
  const known = summaries.get(nodes);
  if (known !== undefined) return known;
  const summary = summarize(nodes);
  summaries.set(nodes, summary);
  return summary;
}

/** Read-only trees have one summary, which every list that names the thing shows. */
const summaries = new WeakMap<readonly Flow[], string>();

function summarize(nodes: readonly Flow[]): string {
  const first = nodes.find((node) => node.type === 'paragraph');
  if (!first) return '';
  let phrase = '';
  for (const child of first.children) {
    phrase += plainTextOf(child);
    const end = sentenceEnd(phrase);
    if (end !== null) return shorten(oneLine(phrase.slice(0, end)), SUMMARY_LENGTH);
  }
  return shorten(oneLine(phrase), SUMMARY_LENGTH);
}

/** Where the first sentence ends, if another begins behind it. */
function sentenceEnd(phrase: string): number | null {
  SENTENCE_END.lastIndex = 0;
  for (let found = SENTENCE_END.exec(phrase); found !== null; found = SENTENCE_END.exec(phrase)) {
    // "e.g. This" does not end a sentence.
    if (!ABBREVIATION.test(phrase.slice(Math.max(0, found.index - 4), found.index + 1)))
      return found.index + 1;
  }
  return null;
}

const SENTENCE_END = /[.!?](?=\s+["'(]?[A-Z0-9`])/g;
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|cf)\.$/;

/** At most `limit` characters, ended at a word. */
export function shorten(phrase: string, limit: number): string {
  if (phrase.length <= limit) return phrase;
  const cut = phrase.slice(0, limit - 1);
  const atWord = cut.lastIndexOf(' ');
  const retained = (atWord > limit / 2 ? cut.slice(0, atWord) : cut).toWellFormed();
  return `${retained.replace(/[\s,;:.–-]+$/, '')}…`;
}

/** The summary as a sentence that makes sense in a list of search results: behind a lead where it is short. */
export function standalone(lead: string, summary: string): string {
  const sentence = asSentence(summary);
  return shorten(sentence.length >= 60 ? sentence : `${lead}: ${sentence}`, SUMMARY_LENGTH);
}

/** The first sentence of our Markdown; null where there is none. */
export function summaryText(markdown: string | null | undefined): string | null {
  return markdown == null ? null : summaryOf(parseProse(markdown, 'ours')) || null;
}
