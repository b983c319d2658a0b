/** Page layouts: Handlebars that can print only through the printer. Compiled strictly. Pure. */

import Handlebars from 'handlebars';
import type { Flow } from './nodes.ts';
import { plainFlow } from './mdx/plain.ts';
import { printAttribute, printFence, printFlow, printInlineCode, printText } from './mdx/print.ts';

/** What a template may show: words, trees, flags and lists of such views. */
export type ViewValue = string | number | boolean | null | readonly Flow[] | readonly View[] | View;
export interface View {
  readonly [key: string]: ViewValue;
}

export type Template = (view: View) => string;

const PRINTERS = ['text', 'code', 'fence', 'attr', 'prose'] as const;
const BLOCKS = ['if', 'unless', 'each', 'with'] as const;

const HELPERS = {
  text: (value: unknown) => printText(wordsOf('text', value)),
  code: (value: unknown) => printInlineCode(wordsOf('code', value)),
  fence: (lang: unknown, value: unknown) =>
    printFence(wordsOf('fence', lang), wordsOf('fence', value)),
  attr: (value: unknown) => printAttribute(wordsOf('attr', value)),
  prose: (value: unknown) => printFlow(flowOf(value)),
  key: (view: unknown, name: string): unknown => {
    if (isView(view) && Object.hasOwn(view, name)) return view[name];
    throw new Error(`the view has no key "${name}"`);
  },
};

const handlebars = environment(HELPERS);
const plainHandlebars = environment({
  ...HELPERS,
  prose: (value: unknown) => printFlow(plainFlow(flowOf(value))),
});

function environment(helpers: typeof HELPERS): typeof Handlebars {
  const created = Handlebars.create();
  created.registerHelper(helpers);
  return created;
}

function flowOf(value: unknown): readonly Flow[] {
  if (Array.isArray(value)) return value as readonly Flow[];
  throw new Error('the helper "prose" prints a list of nodes only');
}

function isView(value: unknown): value is View {
  return typeof value === 'object' && value !== null;
}

function wordsOf(helper: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error(
    `the helper "${helper}" got ${value === null ? 'null' : typeof value}, not words`,
  );
}

/**
 * Compiles a layout. `path` names it in errors; a plain one prints no components.
 * Throws when the layout prints raw (`{{{x}}}`, `{{&x}}`) or calls a helper that does not exist;
 * the compiled template throws, with path and key, when the view lacks a key.
 */
export function compileTemplate(source: string, path: string, isPlain = false): Template {
  const program = Handlebars.parse(source, { srcName: path });
  checkBody(program.body, path);
  const run = (isPlain ? plainHandlebars : handlebars).compile(program, {
    // Helpers return finished MDX; HTML escaping on top would change the words.
    noEscape: true,
    strict: true,
    knownHelpersOnly: true,
    knownHelpers: Object.fromEntries(
      [...PRINTERS, ...BLOCKS, 'key'].map((name) => [name, true]),
    ) as never,
    preventIndent: true,
  });
  // Sections left out leave blank lines behind; layout owns them, so layout takes them away.
  return (view) => runNamed(() => run(view), path).trim();
}

function runNamed(run: () => string, path: string): string {
  try {
    return run();
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function checkBody(body: readonly hbs.AST.Statement[], path: string): void {
  for (const statement of body) {
    if (statement.type === 'MustacheStatement')
      checkMustache(statement as hbs.AST.MustacheStatement, path);
    else if (statement.type === 'BlockStatement')
      checkBlock(statement as hbs.AST.BlockStatement, path);
    else if (statement.type !== 'ContentStatement' && statement.type !== 'CommentStatement') {
      refuse(statement, path, `uses ${statement.type}, which layouts do not need`);
    }
  }
}

function checkMustache(statement: hbs.AST.MustacheStatement, path: string): void {
  if (!statement.escaped) refuse(statement, path, 'prints raw: use a printing helper instead');
  const target = statement.path as hbs.AST.PathExpression;
  if (statement.params.length === 0) {
    // Bare `{{x}}` means `{{text x}}`: there is no way to print that skips the printer.
    statement.params = [target];
    statement.path = namePath('text', statement.loc);
  } else if (!(PRINTERS as readonly string[]).includes(target.original)) {
    refuse(statement, path, `calls "${target.original}", which is not a printing helper`);
  }
  requireKeys(statement, path);
}

function checkBlock(statement: hbs.AST.BlockStatement, path: string): void {
  const name = statement.path.original;
  if (!(BLOCKS as readonly string[]).includes(name))
    refuse(statement, path, `uses the block "${name}"`);
  if (statement.program.blockParams?.length)
    refuse(statement, path, 'names what a block gives: use its keys');
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
    return param.type === 'PathExpression' ? requiredPath(param as hbs.AST.PathExpression) : param;
  });
}

/** `a.b` becomes `(key (key . "a") "b")`; `.` and `@index` stay as they are. */
function requiredPath(target: hbs.AST.PathExpression): hbs.AST.Expression {
  if (target.data) return target;
  const { loc, depth } = target;
  const context: hbs.AST.PathExpression = { ...namePath('.', loc), depth, parts: [] };
  let found: hbs.AST.Expression = context;
  for (const part of target.parts) {
    const name: hbs.AST.StringLiteral = { type: 'StringLiteral', value: part, original: part, loc };
    const hash: hbs.AST.Hash = { type: 'Hash', pairs: [], loc };
    found = {
      type: 'SubExpression',
      path: namePath('key', loc),
      params: [found, name],
      hash,
      loc,
    } as hbs.AST.Expression;
  }
  return found;
}

function namePath(name: string, loc: hbs.AST.SourceLocation): hbs.AST.PathExpression {
  return { type: 'PathExpression', data: false, depth: 0, parts: [name], original: name, loc };
}

function refuse(statement: hbs.AST.Node, path: string, what: string): never {
  const { line, column } = statement.loc.start;
  throw new Error(`${path}:${line}:${column + 1} the layout ${what}`);
}
