/**
 * Links between the items of a program, as rustdoc and authors of Move write them: `` [`Owner`] ``,
 * `[owner][crate::people::Owner]`, `[Owner](crate::people::Owner)`. Only their compiler knows where they lead, so the
 * name stays, as code; a reference that documents something of that name links it. Pure.
 */

import type { InlineCode, PhrasingContent } from 'mdast';
import type { Flow } from '../nodes.ts';
import { inlineCode, link, text } from '../nodes.ts';

const PATH = String.raw`(?:\w+@)?(?:\w+::)+\w+(?:!|\(\))?`;
const IS_PATH = new RegExp(`^${PATH}$`);
const LABEL_AND_PATH = new RegExp(String.raw`\[([^[\]\n]+)\]\[(${PATH})\]|\[(${PATH})\]`);
/** Behind a name in brackets: their end, and the path where one is given. */
const END = new RegExp(String.raw`^\](?:\[(${PATH}|\w*)\])?`);

export function withoutDocLinks(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const isLinked = (at: number): boolean => {
    const [before, code, after] = [nodes[at - 1], nodes[at], nodes[at + 1]];
    if (before?.type !== 'text' || code?.type !== 'inlineCode' || after?.type !== 'text')
      return false;
    return before.value.endsWith('[') && END.test(after.value);
  };
  return nodes.flatMap((node, at) => {
    if (isLinked(at) && node.type === 'inlineCode') {
      const after = nodes[at + 1];
      const path = after?.type === 'text' ? END.exec(after.value)?.[1] : undefined;
      return nameOf(node.value, path === undefined || path === '' ? node.value : path);
    }
    if (node.type !== 'text') return node;
    const opened = isLinked(at + 1) ? node.value.slice(0, -1) : node.value;
    return namesIn(isLinked(at - 1) ? opened.replace(END, '') : opened);
  });
}

/** Words and labels in turns: `[crate::people::Owner]` may have no label of its own. */
function namesIn(phrase: string): readonly PhrasingContent[] {
  if (!phrase.includes('::')) return phrase === '' ? [] : [text(phrase)];
  const parts = phrase.split(LABEL_AND_PATH);
  return parts.flatMap((part, at) => {
    // Of the three groups between two texts, the label with its path or the path alone is there.
    if (!part || at % 4 === 2) return [];
    return at % 4 === 0 ? text(part) : labelOf(part, at % 4 === 1 ? (parts[at + 1] ?? part) : part);
  });
}

/** The label of a link whose address is a path of a program. */
export function docLinkLabel(
  label: readonly PhrasingContent[],
  url: string,
): readonly PhrasingContent[] {
  const [only] = label;
  const isPath = label.length === 1 && only?.type === 'text' && IS_PATH.test(url);
  return isPath ? [labelOf(only.value, url)] : label;
}

function labelOf(label: string, path: string): PhrasingContent {
  return /^[\w:]+(?:!|\(\))?$/.test(label) ? nameOf(label, path) : text(label);
}

function nameOf(label: string, path: string): InlineCode {
  const item = withoutKind(path).replace(/(?:!|\(\))$/, '');
  return { ...inlineCode(withoutKind(label)), data: { item } as InlineCode['data'] };
}

/** `struct@Owner` tells rustdoc what is meant. */
function withoutKind(name: string): string {
  return name.replace(/^[a-z]+@/, '');
}

/** The page of an item by its path, `crate::people::Owner`; null for what has none. */
export type ItemHref = (path: string) => string | null;

/** The same with links to the items that have a page. */
export function linkItems<Node extends Flow | PhrasingContent>(
  nodes: readonly Node[],
  hrefOf: ItemHref,
): readonly Node[] {
  const linked = nodes.map((node): Node => {
    if ('children' in node) {
      const children = linkItems(node.children as PhrasingContent[], hrefOf);
      return children === node.children ? node : ({ ...node, children } as Node);
    }
    const { item } = (node.data ?? {}) as { readonly item?: string };
    const href = item === undefined ? null : hrefOf(item);
    return href === null ? node : (link(href, node as InlineCode) as Node);
  });
  return linked.some((node, at) => node !== nodes[at]) ? linked : nodes;
}
