/** Shared fragments: `<Snippet name="data-wipe" />` alone in a paragraph becomes the blocks of its file. Pure. */

import type { DialectError } from './dialect-error';
import { withCommentIds } from './page/heading-ids';
import type { PageFile, TreeNode, TreePlugin } from './tree';
import { pagePath, rewrite } from './tree';

export interface SnippetOptions {
  /** Text of a file below `docs/`, or null when there is none. */
  readonly load: (path: string) => string | null;
  /** Every snippet there is, for the message about one that is missing. */
  readonly names: () => readonly string[];
}

const NAME = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
const FORM = '<Snippet name="data-wipe" />';

export function isSnippetUse(node: { readonly type: string; readonly name?: unknown }): boolean {
  return /^mdxJsx(?:Flow|Text)Element$/.test(node.type) && node.name === 'Snippet';
}

export function snippetPath(name: string): string {
  return `snippets/${name}.mdx`;
}

/** The name that a use says, or what is wrong with how it says it. */
export function readSnippetUse(node: TreeNode): string | DialectError {
  const attributes = node.attributes ?? [];
  const other = attributes.find(({ type, name }) => type !== 'mdxJsxAttribute' || name !== 'name');
  const value: unknown = attributes.find(({ name }) => name === 'name')?.value;
  if (other !== undefined || attributes.length > 1 || typeof value !== 'string' || value === '')
    return attributeError(other?.name ?? null);
  if (!NAME.test(value))
    return {
      rule: 'snippet-attribute',
      message: `"${value}" is not the name of a snippet`,
      fix: 'write the path below docs/snippets/ without its ending, such as lists/sui-explorers',
    };
  if (node.type === 'mdxJsxTextElement')
    return {
      rule: 'snippet-place',
      message: `the snippet "${value}" is inside a line of text, but it contains whole paragraphs`,
      fix: `put ${FORM} on a line of its own, with blank lines around it`,
    };
  if ((node.children ?? []).length > 0)
    return {
      rule: 'snippet-children',
      message: `the snippet "${value}" is given text of its own`,
      fix: `close it at once: ${FORM}`,
    };
  return value;
}

function attributeError(name: string | null): DialectError {
  return {
    rule: 'snippet-attribute',
    message:
      name === null
        ? 'a snippet takes exactly one name, in quotes'
        : `a snippet takes a name and nothing else, and this one has "${name}"`,
    fix: `write ${FORM}`,
  };
}

/** The text of a snippet as a page contains it: no front matter but its lines, ids of headings as MDX reads them. */
export function snippetText(text: string): string {
  const body = text
    .replace(/\r\n?/g, '\n')
    .replace(/^---\n[\s\S]*?\n---[ \t]*(?:\n|$)/, (head) => head.replace(/[^\n]+/g, ''));
  return withCommentIds(body);
}

/** Says that a snippet holds itself, as `a → b → a`, or null. */
export function circleError(name: string, around: readonly string[]): DialectError | null {
  if (!around.includes(name)) return null;
  const circle = [...around.slice(around.indexOf(name)), name].join(' → ');
  return {
    rule: 'snippet-circle',
    message: `the snippet holds itself: ${circle}`,
    fix: 'take the last of these uses out',
  };
}

export function missingError(name: string, fix: string): DialectError {
  return { rule: 'missing-snippet', message: `docs/${snippetPath(name)} is missing`, fix };
}

interface Parser {
  parse(text: string): unknown;
}

/** Parses with the page's own parser. Throws, and so fails the build, when a use cannot be replaced. */
export function quoteSnippets(this: Parser, options: SnippetOptions): TreePlugin {
  return (tree, file) => {
    const own = /(?:^|\/)docs\/snippets\/(.+)\.mdx$/.exec((file.path ?? '').replaceAll('\\', '/'));
    expand(tree, { parser: this, options, file, around: own?.[1] === undefined ? [] : [own[1]] });
  };
}

interface Expansion {
  readonly parser: Parser;
  readonly options: SnippetOptions;
  readonly file: PageFile;
  /** Names of the snippets that contain this one, outermost first. */
  readonly around: readonly string[];
}

function expand(tree: TreeNode, expansion: Expansion): void {
  rewrite(tree, (node) => (isSnippetUse(node) ? blocksOf(node, expansion) : null));
}

function blocksOf(node: TreeNode, expansion: Expansion): readonly TreeNode[] {
  const { parser, options, file, around } = expansion;
  const name = readSnippetUse(node);
  if (typeof name !== 'string') throw snippetError(node, name, expansion);
  const circle = circleError(name, around);
  if (circle) throw snippetError(node, circle, expansion);
  const path = snippetPath(name);
  const text = options.load(path);
  if (text === null) {
    const error = missingError(name, `write one of ${options.names().join(', ') || 'none'}`);
    throw snippetError(node, error, expansion);
  }
  const tree = parser.parse(snippetText(text)) as TreeNode;
  const folder = (file.path ?? '').replaceAll('\\', '/').replace(/\/docs\/.*$/, '/docs');
  expand(tree, {
    ...expansion,
    file: { path: `${folder}/${path}` },
    around: [...around, name],
  });
  return tree.children ?? [];
}

function snippetError(node: TreeNode, error: DialectError, { file }: Expansion): Error {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const at = `${pagePath(file)}:${line}:${column}`;
  return new Error(`${at} error[site/${error.rule}] ${error.message}\n  fix: ${error.fix}`);
}
