/**
 * Page layouts: Handlebars that gives a tree. The text of a layout is Markdown; what a view holds goes
 * into the tree as it is, and is never read as Markdown. Compiled strictly. Pure.
 */

import Handlebars from 'handlebars';
import type { Heading, PhrasingContent } from 'mdast';
import type { Flow } from './nodes.ts';
import { fence, heading, text, withHints } from './nodes.ts';
import { parseProse } from './prose.ts';
import { cleanText, oneLine } from './text.ts';

/** What a template may show: words, trees, and flags. */
export type ViewValue = string | number | boolean | null | readonly Flow[];
export type View = Readonly<Record<string, ViewValue>>;

export type Template = (view: View) => readonly Flow[];

const PRINTERS = ['text', 'fence', 'heading', 'prose'] as const;

/** What helpers gave in one run: the text of the layout names each by its number, between two marks that no layout has. */
type Held = (readonly Flow[])[];

const HELD = /\ue000(\d+)\ue001/;

/** Each helper gets what the layout passes to it, and the nodes of this run behind that. */
const HELPERS = {
  text: (value: unknown, run: Handlebars.HelperOptions) =>
    hold(run, [text(phraseOf('text', value))]),
  fence: (lang: unknown, value: unknown, run: Handlebars.HelperOptions) =>
    hold(run, [fence(phraseOf('fence', lang), textOf('fence', value))]),
  heading: (depth: unknown, title: unknown, id: unknown, run: Handlebars.HelperOptions) =>
    hold(run, [
      withHints(heading(depth as Heading['depth'], phraseOf('heading', title)), {
        id: frameId(id),
      }),
    ]),
  prose: (value: unknown, run: Handlebars.HelperOptions) => hold(run, flowOf(value)),
  key: (view: unknown, name: string): unknown => {
    if (typeof view === 'object' && view !== null && Object.hasOwn(view, name))
      return (view as View)[name];
    throw new Error(`the view has no key "${name}"`);
  },
};

const handlebars = Handlebars.create();
handlebars.registerHelper(HELPERS);

function hold({ data }: Handlebars.HelperOptions, nodes: readonly Flow[]): string {
  const held = (data as { held: Held }).held;
  return `\ue000${held.push(nodes) - 1}\ue001`;
}

/** The mark in front keeps it apart from the anchors of entries, which come from their ids. */
function frameId(id: unknown): string {
  if (typeof id === 'string' && /^-[a-z-]+$/.test(id)) return id;
  throw new Error(`"${String(id)}" is not an anchor of a layout, such as "-fields"`);
}

function flowOf(value: unknown): readonly Flow[] {
  if (Array.isArray(value)) return value as readonly Flow[];
  throw new Error('the helper "prose" takes a list of nodes only');
}

function phraseOf(helper: string, value: unknown): string {
  return oneLine(cleanText(textOf(helper, value)));
}

function textOf(helper: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error(
    `the helper "${helper}" got ${value === null ? 'null' : typeof value}, not words`,
  );
}

/**
 * Compiles a layout. `path` names it in errors. Throws when the layout prints raw (`{{{x}}}`, `{{&x}}`),
 * calls a helper that does not exist, or has a heading without an anchor; the compiled template throws,
 * with path and key, when the view lacks a key.
 */
export function compileTemplate(source: string, path: string): Template {
  const program = Handlebars.parse(source, { srcName: path });
  checkBody(program.body, path);
  const run = handlebars.compile(program, {
    // Helpers give marks, not words: there is nothing to escape.
    noEscape: true,
    strict: true,
    knownHelpersOnly: true,
    knownHelpers: Object.fromEntries(
      [...PRINTERS, 'if', 'key'].map((name) => [name, true]),
    ) as never,
    preventIndent: true,
  });
  return (view) => {
    try {
      const held: Held = [];
      // Pages with the same sections have the same text, which is parsed once.
      const layout = parseProse(run(view, { data: { held } }), 'ours');
      return layout.flatMap((node) => filled(node, held));
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  };
}

function filled(node: Flow, held: Held): readonly Flow[] {
  if (!('children' in node)) return [node];
  const [only] = node.children;
  if (node.type === 'paragraph' && node.children.length === 1 && only?.type === 'text') {
    const [mark, index] = HELD.exec(only.value) ?? [];
    const nodes = held[Number(index)] ?? [];
    if (mark === only.value && nodes[0]?.type !== 'text') return nodes;
  }
  const children = (node.children as readonly Flow[]).flatMap((child) =>
    child.type === 'text' ? filledText(child.value, held) : filled(child, held),
  );
  return [{ ...node, children } as Flow];
}

/** Split by a group: words of the layout and numbers take turns. */
function filledText(value: string, held: Held): readonly PhrasingContent[] {
  return value.split(HELD).flatMap((part, index) => {
    if (index % 2 === 0) return part === '' ? [] : [text(part)];
    const [node] = held[Number(part)] ?? [];
    if (node?.type !== 'text')
      throw new Error('prose, fences and headings need a line of their own');
    return [node];
  });
}

function checkBody(body: readonly hbs.AST.Statement[], path: string): void {
  for (const statement of body) {
    if (statement.type === 'MustacheStatement')
      checkMustache(statement as hbs.AST.MustacheStatement, path);
    else if (statement.type === 'BlockStatement')
      checkBlock(statement as hbs.AST.BlockStatement, path);
    else if (statement.type === 'ContentStatement') {
      if (/^#{1,6} /m.test((statement as hbs.AST.ContentStatement).value))
        refuse(statement, path, 'has a heading without an anchor: use the helper "heading"');
    } else if (statement.type !== 'CommentStatement') {
      refuse(statement, path, `uses ${statement.type}, which layouts do not need`);
    }
  }
}

function checkMustache(statement: hbs.AST.MustacheStatement, path: string): void {
  if (!statement.escaped) refuse(statement, path, 'prints raw: use a printing helper instead');
  const target = statement.path as hbs.AST.PathExpression;
  if (statement.params.length === 0) {
    // Bare `{{x}}` means `{{text x}}`: there is no way around the helpers.
    statement.params = [target];
    statement.path = namePath('text', statement.loc);
  } else if (!(PRINTERS as readonly string[]).includes(target.original)) {
    refuse(statement, path, `calls "${target.original}", which is not a printing helper`);
  }
  requireKeys(statement, path);
}

function checkBlock(statement: hbs.AST.BlockStatement, path: string): void {
  const name = statement.path.original;
  if (name !== 'if') refuse(statement, path, `uses the block "${name}"`);
  requireKeys(statement, path);
  checkBody(statement.program.body, path);
  if (statement.inverse) checkBody(statement.inverse.body, path);
}

/** Handlebars takes a missing key for "no" in blocks and for nothing in helpers: `key` throws. */
function requireKeys(
  statement: hbs.AST.MustacheStatement | hbs.AST.BlockStatement,
  path: string,
): void {
  if (statement.hash?.pairs.length) refuse(statement, path, 'gives a helper named options');
  statement.params = statement.params.map((param) => {
    if (param.type === 'SubExpression') refuse(statement, path, 'calls a helper inside a helper');
    if (param.type !== 'PathExpression') return param;
    const { parts, data, depth } = param as hbs.AST.PathExpression;
    if (parts.length !== 1 || data || depth > 0)
      refuse(statement, path, 'reaches into a value: give the view a key of its own');
    return requiredKey(parts[0] ?? '', param.loc);
  });
}

/** `a` becomes `(key this "a")`. */
function requiredKey(name: string, loc: hbs.AST.SourceLocation): hbs.AST.SubExpression {
  const view: hbs.AST.PathExpression = { ...namePath('.', loc), parts: [] };
  const value: hbs.AST.StringLiteral = { type: 'StringLiteral', value: name, original: name, loc };
  const hash: hbs.AST.Hash = { type: 'Hash', pairs: [], loc };
  return { type: 'SubExpression', path: namePath('key', loc), params: [view, value], hash, loc };
}

function namePath(name: string, loc: hbs.AST.SourceLocation): hbs.AST.PathExpression {
  return { type: 'PathExpression', data: false, depth: 0, parts: [name], original: name, loc };
}

function refuse(statement: hbs.AST.Node, path: string, what: string): never {
  const { line, column } = statement.loc.start;
  throw new Error(`${path}:${line}:${column + 1} the layout ${what}`);
}
