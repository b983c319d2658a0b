/** What the body of a function raises with `abort` and `assert!`, and which functions it calls. Pure. */

import type { Node } from 'web-tree-sitter';
import type { ReadBody } from '../declarations.ts';
import type { SourcePosition } from './cursor.ts';
import { textHere } from './cursor.ts';

const EXPECTED = ['abort_expression', 'macro_call_expression', 'call_expression'];

/** With the cursor at the block. */
export function readBody(position: SourcePosition): ReadBody {
  const aborts = new Set<string>();
  const calls = new Set<string>();
  // The stub body of a declared macro: nothing to look for.
  if (!/^\{\s*abort \d+;?\s*\}$/.test(textHere(position))) {
    for (const node of position.cursor.currentNode.descendantsOfType(EXPECTED) as Node[]) {
      if (node.type === 'abort_expression') add(aborts, codeIn(node.lastChild));
      else if (isAssert(node)) add(aborts, assertedCode(node));
      else add(calls, calledFunction(node));
    }
  }
  return { aborts: [...aborts], calls: [...calls] };
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

/**
 * `split`, `Self::split`, `coin::split` as written, and `.split` for a method of `self`: whether that is a
 * function of this module depends on its first parameter. A method of any other value may belong to any module.
 */
function calledFunction(node: Node): string | null {
  const name = /^\s*([a-z_]\w*(?:\s*::\s*\w+){0,2}|Self\s*::\s*\w+)/.exec(node.text)?.[1];
  if (name === undefined) return null;
  const path = name.replace(/\s+/g, '');
  if (node.parent?.type !== 'dot_expression') return path;
  return node.parent.firstChild?.text === 'self' ? `.${path}` : null;
}
