/** Attributes before a declaration, and which of them take it out of the documentation. Pure. */

import type { ReadAttribute } from '../declarations.ts';
import type { SourcePosition } from './cursor.ts';
import { eachChild, textHere } from './cursor.ts';

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

/** Code that others may call from their tests. */
export function isTestOnly(attributes: readonly ReadAttribute[]): boolean {
  return attributes.some(({ name }) => name === 'test_only');
}

/** A module for tests is read: others may call it from theirs. */
export function isModuleLeftOut(attributes: readonly ReadAttribute[]): boolean {
  return isLeftOut(attributes) && !isTestOnly(attributes);
}

/** Those of one `#[…]`. */
export function readAttributes(position: SourcePosition): readonly ReadAttribute[] {
  const attributes: ReadAttribute[] = [];
  eachChild(position, (kind) => {
    if (kind === 'annotation_item') attributes.push(parseAttribute(textHere(position)));
  });
  return attributes;
}

/** `error`, `syntax(index)`, `deprecated(note = b"…")`, `allow(unused)`. */
function parseAttribute(text: string): ReadAttribute {
  const trimmed = text.trim();
  const name = /^[\w:]+/.exec(trimmed)?.[0] ?? trimmed;
  const rest = trimmed.slice(name.length).trim();
  if (rest.startsWith('(') && rest.endsWith(')')) return { name, value: rest.slice(1, -1).trim() };
  return { name, value: rest.startsWith('=') ? rest.slice(1).trim() : null };
}
