/**
 * Links between the items of a program, as rustdoc and authors of Move write them: `` [`Owner`] ``,
 * `[owner][crate::people::Owner]`, `[Owner](crate::people::Owner)`. Only their compiler knows where they lead, so the
 * name stays, as code. Pure.
 */

import type { PhrasingContent } from 'mdast';
import { inlineCode, text } from '../nodes.ts';

const PATH = String.raw`(?:\w+@)?(?:\w+::)+\w+(?:!|\(\))?`;
const IS_PATH = new RegExp(`^${PATH}$`);
const LABEL_AND_PATH = new RegExp(String.raw`\[([^[\]\n]+)\]\[${PATH}\]`);
/** Behind a name in brackets: their end, and the path where one is given. */
const END = new RegExp(String.raw`^\](?:\[(?:${PATH}|\w*)\])?`);

export function withoutDocLinks(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const isLinked = (at: number): boolean => {
    const [before, code, after] = [nodes[at - 1], nodes[at], nodes[at + 1]];
    if (before?.type !== 'text' || code?.type !== 'inlineCode' || after?.type !== 'text')
      return false;
    return before.value.endsWith('[') && END.test(after.value);
  };
  return nodes.flatMap((node, at) => {
    if (isLinked(at) && node.type === 'inlineCode') return inlineCode(withoutKind(node.value));
    if (node.type !== 'text') return node;
    const opened = isLinked(at + 1) ? node.value.slice(0, -1) : node.value;
    return namesIn(isLinked(at - 1) ? opened.replace(END, '') : opened);
  });
}

/** Words and labels in turns. */
function namesIn(phrase: string): readonly PhrasingContent[] {
  if (!phrase.includes('][')) return phrase === '' ? [] : [text(phrase)];
  return phrase.split(LABEL_AND_PATH).flatMap((part, at) => {
    if (part === '') return [];
    return at % 2 === 1 ? labelOf(part) : text(part);
  });
}

/** The label of a link whose address is a path of a program. */
export function docLinkLabel(
  label: readonly PhrasingContent[],
  url: string,
): readonly PhrasingContent[] {
  const [only] = label;
  const isPath = label.length === 1 && only?.type === 'text' && IS_PATH.test(url);
  return isPath ? [labelOf(only.value)] : label;
}

function labelOf(label: string): PhrasingContent {
  return /^[\w:]+(?:!|\(\))?$/.test(label) ? inlineCode(label) : text(label);
}

/** `struct@Owner` tells rustdoc what is meant. */
function withoutKind(name: string): string {
  return name.replace(/^[a-z]+@/, '');
}
