/** What the body of a function raises with `abort` and `assert!`, and which functions it calls. Pure. */

import type { Node } from 'web-tree-sitter';
import type { ReadBody } from '../declarations.ts';
import type { SourcePosition } from './cursor.ts';
import { textHere } from './cursor.ts';

const EXPECTED = [
  'abort_expression',
  'macro_call_expression',
  'call_expression',
  'let_statement',
  'bind_var',
];

/** With the cursor at the block. */
export function readBody(position: SourcePosition): ReadBody {
  const aborts = new Set<string>();
  const calls = new Set<string>();
  const variables: Variables = new Map();
  // The stub body of a declared macro: nothing to look for. Another number is one that somebody chose.
  if (!/^\{\s*abort 0;?\s*\}$/.test(textHere(position))) {
    for (const node of position.cursor.currentNode.descendantsOfType(EXPECTED) as Node[]) {
      if (node.type === 'let_statement') readLet(node, variables);
      else if (node.type === 'bind_var') readVariable(node, variables);
      else if (node.type === 'abort_expression') add(aborts, codeIn(node.lastChild));
      else if (isAssert(node)) add(aborts, assertedCode(node));
      else add(calls, calledFunction(node, variables));
    }
  }
  return { aborts: [...aborts], calls: [...calls] };
}

/** What a local name stands for, as a path; null for one that stands for several things, or for a value of unknown type. */
type Variables = Map<string, string | null>;

/** `let pool = self.load()`, `let mut pool = &self.pool`. */
function readLet(node: Node, variables: Variables): void {
  const name = /^(?:mut\s+)?([a-z_]\w*)$/.exec(node.childForFieldName('binds')?.text ?? '')?.[1];
  const value = node.childForFieldName('expr');
  if (name === undefined || value === null) return;
  const path = variables.has(name) ? null : pathOf(value, variables);
  // The parameter of the same name is another value.
  variables.set(name, path?.split('.')[0] === name ? null : path);
}

/** Parts of a pattern and parameters of a lambda; the name of a `let` is known already. */
function readVariable(node: Node, variables: Variables): void {
  const isLet =
    node.parent?.parent?.type === 'let_statement' || node.parent?.type === 'mut_bind_var';
  if (!isLet || !variables.has(node.text)) variables.set(node.text, null);
}

function add(names: Set<string>, name: string | null): void {
  if (name !== null) names.add(name);
}

function isAssert(node: Node): boolean {
  return node.type === 'macro_call_expression' && /^assert\s*!/.test(node.text);
}

function argumentsOf(node: Node): readonly Node[] {
  const list = node.childForFieldName('args');
  return ((list?.namedChildren ?? []) as Node[]).filter((child) => !child.isExtra);
}

/** Without a code, an assertion raises the line that it is in. */
function assertedCode(node: Node): string | null {
  const code = argumentsOf(node)[1];
  return code === undefined ? `line ${node.startPosition.row + 1}` : codeIn(code);
}

/** A bare constant or number, in brackets or not. */
function codeIn(node: Node | null): string | null {
  const text = /^\(?\s*(\w+)\s*\)?$/.exec(node?.text ?? '')?.[1] ?? '';
  if (/^[A-Z]/.test(text)) return text;
  return /^\d+$/.test(text) ? `code ${text}` : null;
}

/** `split`, `Self::split`, `coin::split` as written; a method behind the path of its value: `self.pool.split`. */
function calledFunction(node: Node, variables: Variables): string | null {
  const path = nameOf(node);
  if (path === null || node.parent?.type !== 'dot_expression') return path;
  const value = node.parent.firstChild;
  const owner = value === null ? null : pathOf(value, variables);
  return owner === null ? null : `${owner}.${path}`;
}

function nameOf(node: Node): string | null {
  const name = /^\s*([a-z_]\w*(?:\s*::\s*\w+){0,2}|Self\s*::\s*\w+)/.exec(node.text)?.[1];
  return name?.replace(/\s+/g, '') ?? null;
}

/** `self.pool`, `market::open().pool`: what a value is got by, as far as names tell; null for any other expression. */
function pathOf(node: Node, variables: Variables): string | null {
  if (node.type === 'borrow_expression') return pathOf(node.lastChild as Node, variables);
  if (node.type === 'name_expression') {
    const known = variables.get(node.text);
    if (known !== undefined) return known;
    return /^[a-z_]\w*$/.test(node.text) ? node.text : null;
  }
  if (node.type === 'call_expression') {
    const name = nameOf(node);
    return name === null ? null : `${name}()`;
  }
  if (node.type !== 'dot_expression') return null;
  const [value, , part] = node.children as Node[];
  const [owner, name] = [value && pathOf(value, variables), part && pathOf(part, NO_VARIABLES)];
  return owner && name ? `${owner}.${name}` : null;
}

const NO_VARIABLES: Variables = new Map();
