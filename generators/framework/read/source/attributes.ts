/** Attributes before a declaration, and which of them take it out of the documentation. Pure. */

import type { Node } from 'web-tree-sitter';
import type { SourceText } from '../../../core/source.ts';
import type { ReadAttribute } from '../declarations.ts';
import { childrenOf } from './parser.ts';

/** Code that is not in the published package: there for the test runner or the prover. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'test',
  'test_only',
  'random_test',
  'expected_failure',
  'spec_only',
  'verify_only',
]);

export function isLeftOut(attributes: readonly ReadAttribute[]): boolean {
  return attributes.some(
    ({ name, value }) =>
      LEFT_OUT.has(name) || (name === 'mode' && /\btest\b|\bspec\b/.test(value ?? '')),
  );
}

export function readAttributes(
  annotations: readonly Node[],
  source: SourceText,
): readonly ReadAttribute[] {
  return annotations
    .flatMap(childrenOf)
    .filter((node) => node.type === 'annotation_item')
    .map((node) => parseAttribute(source.text.slice(node.startIndex, node.endIndex)));
}

/** `error`, `syntax(index)`, `deprecated(note = b"…")`, `allow(unused)`. */
function parseAttribute(text: string): ReadAttribute {
  const trimmed = text.trim();
  const name = /^[\w:]+/.exec(trimmed)?.[0] ?? trimmed;
  const rest = trimmed.slice(name.length).trim();
  if (rest.startsWith('(') && rest.endsWith(')')) return { name, value: rest.slice(1, -1).trim() };
  return { name, value: rest.startsWith('=') ? rest.slice(1).trim() : null };
}
