/**
 * Shared fragments, alone in a paragraph: `<Snippet name="data-wipe" />` becomes the blocks of its file, and
 * `<Variables names="ADDRESS COIN_ID" />` a table of rows of the list of variables. Pure.
 */

import type { DialectError } from './dialect-error';
import { withCommentIds } from './page/heading-ids';
import type { PageFile, TreeNode, TreePlugin } from './tree';
import { pagePath, rewrite } from './tree';
import { readVariables, variablesFile, variablesTable } from './variables';

export interface SnippetOptions {
  /** Text of a file below `docs/`, or null when there is none. */
  readonly load: (path: string) => string | null;
  /** Every snippet there is, for the message about one that is missing. */
  readonly names: () => readonly string[];
}

const NAME = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
const NAMES = /^[A-Z]\w*(?: [A-Z]\w*)*$/;
/** Before the names of variables, in the place of a snippet's name. */
const ROWS = 'variables ';

const FORMS: Readonly<Record<string, { readonly attribute: string; readonly form: string }>> = {
  Snippet: { attribute: 'name', form: '<Snippet name="data-wipe" />' },
  Variables: { attribute: 'names', form: '<Variables names="ADDRESS COIN_ID" />' },
};

export function isSnippetUse(node: { readonly type: string; readonly name?: unknown }): boolean {
  return (
    /^mdxJsx(?:Flow|Text)Element$/.test(node.type) &&
    typeof node.name === 'string' &&
    Object.hasOwn(FORMS, node.name)
  );
}

export function snippetPath(name: string): string {
  return name.startsWith(ROWS) ? variablesFile : `snippets/${name}.mdx`;
}

/** What a use stands for, in Markdown; null where there is nothing of that name. */
export function loadSnippet(name: string, load: SnippetOptions['load']): string | null {
  const text = load(snippetPath(name));
  if (text === null || !name.startsWith(ROWS)) return text;
  const rows = variablesTable(name.slice(ROWS.length).split(' '), readVariables(text));
  return 'table' in rows ? rows.table : null;
}

/** The name that a use says, or what is wrong with how it says it. */
export function readSnippetUse(node: TreeNode): string | DialectError {
  const { attribute, form } = FORMS[String(node.name)] ?? { attribute: 'name', form: '' };
  const attributes = node.attributes ?? [];
  const other = attributes.find(
    ({ type, name }) => type !== 'mdxJsxAttribute' || name !== attribute,
  );
  const value: unknown = attributes.find(({ name }) => name === attribute)?.value;
  const wrong = (rule: string, message: string, fix: string): DialectError => ({
    ...{ rule: `snippet-${rule}`, message, fix },
  });
  if (other !== undefined || attributes.length > 1 || typeof value !== 'string' || value === '')
    return wrong('attribute', attributeError(node, other?.name ?? null), `write ${form}`);
  const isRows = node.name === 'Variables';
  if (!(isRows ? NAMES : NAME).test(value))
    return wrong(
      'attribute',
      `"${value}" is not the name of a ${isRows ? 'variable' : 'snippet'}`,
      isRows
        ? 'write names of variables with a blank between them'
        : 'write the path below docs/snippets/ without its ending, such as lists/sui-explorers',
    );
  const what = isRows ? 'the table of variables' : `the snippet "${value}"`;
  if (node.type === 'mdxJsxTextElement')
    return wrong(
      'place',
      `${what} is inside a line of text, but it contains whole paragraphs`,
      `put ${form} on a line of its own, with blank lines around it`,
    );
  if ((node.children ?? []).length > 0)
    return wrong('children', `${what} is given text of its own`, `close it at once: ${form}`);
  return isRows ? `${ROWS}${value}` : value;
}

function attributeError({ name: element }: TreeNode, other: string | null): string {
  const [what, takes] =
    element === 'Variables' ? ['a table of variables', 'names'] : ['a snippet', 'a name'];
  return other === null
    ? `${what} takes exactly one ${takes.replace('a ', '')}, in quotes`
    : `${what} takes ${takes} and nothing else, and this one has "${other}"`;
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
  if (name.startsWith(ROWS))
    return {
      rule: 'missing-variable',
      message: `docs/${variablesFile} lacks one of ${name.slice(ROWS.length).split(' ').join(', ')}`,
      fix: 'add it there: what it is, and the command that prints it',
    };
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
  const text = loadSnippet(name, options.load);
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
  const found = new Error(`${at} error[site/${error.rule}] ${error.message}\n  fix: ${error.fix}`);
  // Docusaurus prints the stack, which says nothing of the page.
  found.stack = found.message;
  return found;
}
