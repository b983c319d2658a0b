/** What every reference says of an item in the same words: required, deprecated, not described. Pure. */

import type { MdxJsxTextElement } from 'mdast-util-mdx';
import type { Flow, Inline } from './nodes.ts';
import { badge, paragraph } from './nodes.ts';

/** Words of each badge, and how it looks. */
const MARKS = {
  deprecated: ['deprecated', 'Deprecated'],
  removed: ['deprecated', 'Removed'],
  required: ['required', 'Required'],
  undocumented: ['undocumented', 'Undocumented'],
  hidden: ['info', 'Hidden'],
  sdkOnly: ['info', 'SDK only'],
  testsOnly: ['tests', 'Tests only'],
  oneOf: ['info', 'One of'],
  optional: ['info', 'Optional'],
  repeatable: ['info', 'Repeatable'],
  validatorOnly: ['info', 'Validator'],
  fullNodeOnly: ['info', 'Full node'],
  notRead: ['undocumented', 'Not read'],
} as const;

export function mark(name: keyof typeof MARKS): MdxJsxTextElement {
  const [style, text] = MARKS[name];
  return badge(style, text);
}

/** The mark of something deprecated, and behind it the words that say why or what to use instead. */
export function deprecationNote(description: readonly Flow[]): Flow[] {
  const [first, ...rest] = description;
  if (first?.type !== 'paragraph') return [paragraph(mark('deprecated')), ...description];
  return [paragraph(mark('deprecated'), ' ', ...first.children), ...rest];
}

/** The description of an item, or the mark that nobody has written one. */
export function describedFlow(description: readonly Flow[]): readonly Flow[] {
  return description.length > 0 ? description : [paragraph(mark('undocumented'))];
}

/** The same in a line or a cell. */
export function describedInline(description: readonly Inline[]): readonly Inline[] {
  return description.length > 0 ? description : [mark('undocumented')];
}
