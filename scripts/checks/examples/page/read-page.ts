/** A page as the checker sees it: fences, formulas and inline code, each with its exact place. Pure. */

import type { Nodes, Root, TableRow } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import type { Diagnostic, Outcome } from '../../../../generators/core/diagnostics.ts';
import { fail, succeed } from '../../../../generators/core/diagnostics.ts';
import type { SourceText } from '../../../../generators/core/source.ts';
import {
  isSnippetUse,
  readSnippetUse,
  type SnippetError,
} from '../../../../site/dialect/snippets.ts';
import type { TreeNode } from '../../../../site/dialect/tree.ts';
import type { Origin } from '../model.ts';

export interface Fence {
  readonly language: string | null;
  readonly metaText: string | null;
  readonly code: string;
  readonly origin: Origin;
  /** What follows the opening marks, and its column. */
  readonly info: { readonly text: string; readonly column: number };
  /** Whether marks end it, and not the page or the element around it. */
  readonly isClosed: boolean;
}

export interface InlineCode {
  readonly value: string;
  readonly line: number;
  readonly column: number;
  /** Inside a link or a heading nothing links itself. */
  readonly isLinkable: boolean;
}

/** The first cell of a table's row: in runbooks, what is seen. */
export interface RowHead {
  readonly line: number;
  readonly column: number;
  readonly codes: readonly string[];
  /** Everything else in the cell. */
  readonly words: string;
}

export interface Formula {
  readonly value: string;
  readonly isDisplay: boolean;
  readonly line: number;
  readonly column: number;
  /** Of its last sign. */
  readonly end: { readonly line: number; readonly column: number };
}

export interface SnippetUse {
  /** The name of the snippet, or what is wrong with the use. */
  readonly name: string | SnippetError;
  readonly line: number;
  readonly column: number;
}

export interface Page {
  readonly source: SourceText;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly fences: readonly Fence[];
  readonly inlineCodes: readonly InlineCode[];
  readonly rowHeads: readonly RowHead[];
  readonly formulas: readonly Formula[];
  /** Dollar signs that no backslash precedes and no formula uses. */
  readonly dollars: readonly { readonly line: number; readonly column: number }[];
  readonly snippets: readonly SnippetUse[];
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath)
  .freeze();
const mdx = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkMdx)
  .freeze();

/** Fails only when the page is not MDX at all. */
export function readPage(source: SourceText): Outcome<Page> {
  const text = blankHeadingIds(source.text.replace(/\r\n?/g, '\n'));
  let tree: Root;
  try {
    tree = (source.path.endsWith('.mdx') ? mdx : markdown).parse(text);
  } catch (error) {
    if (!isParserMessage(error)) throw error;
    return fail([brokenPage(source, error)]);
  }
  const found: Found = {
    lines: text.split('\n'),
    path: source.path,
    fences: [],
    inlineCodes: [],
    rowHeads: [],
    formulas: [],
    dollars: [],
    snippets: [],
  };
  visit(tree, found, true);
  const { fences, inlineCodes, rowHeads, formulas, dollars, snippets } = found;
  const frontMatter = frontMatterOf(tree);
  const inlines = { inlineCodes, rowHeads, formulas, dollars };
  return succeed({ source, frontMatter, fences, ...inlines, snippets });
}

/** The site reads `## Title {#id}` before MDX does; to MDX it would be a broken expression. */
function blankHeadingIds(text: string): string {
  return text.replace(
    /^(#{1,6} .*?)(\{#[\w.:~-]+\})[ \t]*$/gm,
    (_all, words: string, id: string) => `${words}${' '.repeat(id.length)}`,
  );
}

interface Found {
  readonly lines: readonly string[];
  readonly path: string;
  readonly fences: Fence[];
  readonly inlineCodes: InlineCode[];
  readonly rowHeads: RowHead[];
  readonly formulas: Formula[];
  readonly dollars: { line: number; column: number }[];
  readonly snippets: SnippetUse[];
}

function visit(node: Nodes, found: Found, isLinkable: boolean): void {
  const at = node.position?.start ?? { line: 1, column: 1 };
  const place = { line: at.line, column: columnOf(found.lines[at.line - 1] ?? '', at.column) };
  if (node.type === 'code' && isFenced(found.lines[at.line - 1] ?? '', at.column)) {
    found.fences.push({
      language: node.lang ?? null,
      metaText: node.meta ?? null,
      code: node.value,
      origin: originOf(node.value, place, found),
      info: infoOf(found.lines[at.line - 1] ?? '', at.column),
      isClosed: isClosed(node, found.lines),
    });
  } else if (node.type === 'inlineCode') {
    found.inlineCodes.push({ value: node.value, ...place, isLinkable });
  } else if (node.type === 'math' || node.type === 'inlineMath') {
    const last = node.position?.end ?? { line: 1, column: 2 };
    const end = {
      line: last.line,
      column: columnOf(found.lines[last.line - 1] ?? '', last.column - 1),
    };
    found.formulas.push({ value: node.value, isDisplay: node.type === 'math', ...place, end });
  } else if (node.type === 'text') {
    found.dollars.push(...dollarsIn(node, found.lines));
  } else if (node.type === 'table') {
    found.rowHeads.push(...node.children.slice(1).flatMap(rowHeadOf));
  } else if (isSnippetUse(node)) {
    found.snippets.push({ name: readSnippetUse(node as TreeNode), ...place });
  }
  if (!('children' in node)) return;
  const keeps =
    isLinkable && !['link', 'linkReference', 'heading'].includes(node.type) && !isLinkElement(node);
  for (const child of node.children) visit(child, found, keeps);
}

function rowHeadOf({ children: [cell] }: TableRow): readonly RowHead[] {
  if (!cell) return [];
  const parts = cell.children;
  const { line, column } = cell.position?.start ?? { line: 1, column: 1 };
  const codes = parts.flatMap((part) => (part.type === 'inlineCode' ? [part.value] : []));
  const words = parts.flatMap((part) => (part.type === 'text' ? [part.value] : [])).join(' ');
  return [{ line, column, codes, words }];
}

/** In the text as written: in the node it has no backslashes any more. */
function dollarsIn(
  { value, position }: Nodes & { readonly value: string },
  lines: readonly string[],
): readonly { line: number; column: number }[] {
  if (!value.includes('$') || !position) return [];
  const { start, end } = position;
  return lines.slice(start.line - 1, end.line).flatMap((text, index) => {
    const from = index === 0 ? start.column - 1 : 0;
    const to = start.line + index === end.line ? end.column - 1 : text.length;
    return [...text.slice(0, to).matchAll(/(?<!\\)\$/g)]
      .filter((match) => match.index >= from)
      .map((match) => ({ line: start.line + index, column: columnOf(text, match.index + 1) }));
  });
}

function isLinkElement(node: Nodes): boolean {
  const isElement = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
  return isElement && ['a', 'Link', 'summary', 'h1', 'h2', 'h3'].includes(node.name ?? '');
}

/** Markdown also takes four blanks for code; a fence begins with its marks. */
function isFenced(line: string, column: number): boolean {
  return /^(?:`{3,}|~{3,})/.test(line.slice(column - 1));
}

function isClosed({ position }: Nodes, lines: readonly string[]): boolean {
  if (!position || position.end.line === position.start.line) return false;
  const last = (lines[position.end.line - 1] ?? '').slice(0, position.end.column - 1);
  return /(?:^|[\s>])(?:`{3,}|~{3,})\s*$/.test(last);
}

function infoOf(line: string, column: number): Fence['info'] {
  const marks = /^(?:`+|~+)\s*/.exec(line.slice(column - 1))?.[0].length ?? 0;
  const start = column - 1 + marks;
  return { text: line.slice(start), column: columnOf(line, start + 1) };
}

/** UTF-16 column to characters. */
function columnOf(line: string, column: number): number {
  return Array.from(line.slice(0, column - 1)).length + 1;
}

function originOf(code: string, place: { line: number; column: number }, found: Found): Origin {
  const codeLines = code.split('\n');
  const indents = codeLines.map((line, index) => {
    const raw = found.lines[place.line + index] ?? '';
    return raw.endsWith(line) ? Array.from(raw.slice(0, raw.length - line.length)).length : 0;
  });
  return {
    file: found.path,
    ...place,
    lines: codeLines.map((_, index) => place.line + index + 1),
    indents,
  };
}

function frontMatterOf(tree: Root): Readonly<Record<string, unknown>> {
  const first = tree.children[0];
  if (first?.type !== 'yaml') return {};
  try {
    return (parseYaml(first.value) ?? {}) as Record<string, unknown>;
  } catch {
    // Front matter that is not YAML is the site's to report, with its own good message.
    return {};
  }
}

interface ParserMessage {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

function isParserMessage(error: unknown): error is ParserMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}

function brokenPage(source: SourceText, error: ParserMessage): Diagnostic {
  return {
    level: 'error',
    code: 'examples/page-syntax',
    message: error.reason,
    at: { file: source.path, line: error.line ?? 1, column: error.column ?? 1 },
    fix: 'write the page so that MDX can read it; nothing in it was checked',
  };
}
