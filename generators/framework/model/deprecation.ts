/** What is deprecated and what to use instead: an attribute says the one, often the prose says the other. Pure. */

import type { Paragraph } from 'mdast';
import type { Flow } from '../../core/nodes.ts';
import { paragraph, text } from '../../core/nodes.ts';
import type { ReadAttribute } from '../read/declarations.ts';
import type { Deprecation } from './model.ts';

export interface Fate {
  /** The prose without what it says about deprecation. */
  readonly prose: readonly Flow[];
  readonly deprecation: Deprecation | null;
}

/** Prose without it says nothing about deprecation. */
export const DEPRECATION_MARK = 'Deprecated:';
const MARK = /(?:^|\s)Deprecated:\s+/;

/** `parse` turns the note of an attribute into prose. */
export function fateOf(
  prose: readonly Flow[],
  attributes: readonly ReadAttribute[],
  parse: (markdown: string) => readonly Flow[],
): Fate {
  const mark = attributes.find((attribute) => attribute.name === 'deprecated');
  const split = splitProse(prose);
  if (split !== null) return { prose: split.rest, deprecation: { note: split.note } };
  if (!mark) return { prose, deprecation: null };
  const note = /^note\s*=\s*(?:b?"(.*)"|(.*))$/s.exec(mark.value ?? '');
  return { prose, deprecation: { note: parse(note?.[1] ?? note?.[2] ?? '') } };
}

/** Takes the words from "Deprecated:" to the end of its paragraph out of the prose. */
function splitProse(
  prose: readonly Flow[],
): { note: readonly Flow[]; rest: readonly Flow[] } | null {
  for (const [position, node] of prose.entries()) {
    if (node.type !== 'paragraph') continue;
    const cut = cutParagraph(node);
    if (cut === null) continue;
    const before = cut.before === null ? [] : [cut.before];
    return {
      note: [cut.note],
      rest: [...prose.slice(0, position), ...before, ...prose.slice(position + 1)],
    };
  }
  return null;
}

function cutParagraph(node: Paragraph): { before: Paragraph | null; note: Paragraph } | null {
  for (const [index, child] of node.children.entries()) {
    const found =
      child.type === 'text' && child.value.includes(DEPRECATION_MARK)
        ? MARK.exec(child.value)
        : null;
    if (child.type !== 'text' || found === null) continue;
    const head = child.value.slice(0, found.index).trimEnd();
    const tail = child.value.slice(found.index + found[0].length);
    const before = [...node.children.slice(0, index), ...(head === '' ? [] : [text(head)])];
    const note = [
      text(tail.charAt(0).toUpperCase() + tail.slice(1)),
      ...node.children.slice(index + 1),
    ];
    return { before: before.length === 0 ? null : paragraph(...before), note: paragraph(...note) };
  }
  return null;
}
