/** Trees without our components: for sites that do not have them, and for plain Markdown. Pure. */

import type { Heading, Link } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Flow } from '../nodes.ts';
import {
  emphasis,
  fence,
  hintsOf,
  inlineComponent,
  link,
  paragraph,
  propertyOf,
  strong,
  text,
} from '../nodes.ts';
import { plainText } from '../prose.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type LowerAll = <Node extends Flow>(nodes: readonly Node[]) => readonly Node[];
export type Lower<Node> = (node: Node, lowerAll: LowerAll) => readonly Flow[];

/** What takes the place of components, by name, and of headings and links. */
export interface Forms {
  readonly components: Readonly<Record<string, Lower<Element>>>;
  readonly heading?: Lower<Heading>;
  readonly link?: Lower<Link>;
}

const BOTH: Forms['components'] = {
  Signature: (node) => [fence(propertyOf(node, 'language'), propertyOf(node, 'code'))],
  SourceLink: (node) => [paragraph(link(propertyOf(node, 'href'), 'Source'))],
};

/** Programs, which show nothing that could be read. */
const TOOLS = ['AbortDecoder', 'RowFilter', 'SignatureSearch'];
const TOOL_NOTE = 'The page has an interactive tool here.';

function tools(form: Lower<Element>): Forms['components'] {
  return Object.fromEntries(TOOLS.map((name) => [name, form]));
}

/** Elements of HTML stay, and what works on our site only, such as a search box, goes. */
export const WITH_HTML: Forms['components'] = {
  ...BOTH,
  ...tools(() => []),
  Badge: (node) => [strong(propertyOf(node, 'text'))],
  Anchor: (node) => [{ ...node, name: 'span' } as Flow],
  details: (node, lowerAll) => [{ ...node, children: lowerAll(node.children as Flow[]) } as Flow],
  summary: (node) => [node],
};

/** Nothing folds, and a tool is a note that there is one. Anchors are HTML, which readers of Markdown pass on. */
export const MARKDOWN: Forms['components'] = {
  ...BOTH,
  ...tools(() => [paragraph(emphasis(TOOL_NOTE))]),
  Badge: (node) => [emphasis(propertyOf(node, 'text'))],
  Anchor: (node) => [{ ...node, name: 'a' } as Flow],
  details: (node, lowerAll) => lowerAll(node.children as Flow[]),
  summary: ({ children }) =>
    children.flatMap((child) =>
      child.type === 'paragraph' ? paragraph(strong(...child.children)) : [],
    ),
};

/** What nothing takes the place of is handed back as it is: other printers have the same tree. */
export function lower<Node extends Flow>(nodes: readonly Node[], forms: Forms): readonly Node[] {
  const lowerAll: LowerAll = (inner) => lower(inner, forms);
  let lowered: Flow[] | null = null;
  nodes.forEach((node, index) => {
    const next = lowerNode(node, forms, lowerAll);
    if (lowered === null && next.length === 1 && next[0] === node) return;
    lowered ??= nodes.slice(0, index);
    lowered.push(...next);
  });
  return (lowered as readonly Node[] | null) ?? nodes;
}

function lowerNode(node: Flow, forms: Forms, lowerAll: LowerAll): readonly Flow[] {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const form = forms.components[node.name ?? ''];
    if (form === undefined) throw new Error(`<${node.name}> has no form without components`);
    return form(node, lowerAll);
  }
  if (node.type === 'heading' && forms.heading) return forms.heading(node, lowerAll);
  if (node.type === 'link' && forms.link) return forms.link(node, lowerAll);
  if (!('children' in node)) return [node];
  const children = lowerAll(node.children as Flow[]);
  return children === node.children ? [node] : [{ ...node, children } as Flow];
}

/** Readers of Markdown make the anchor of a heading from its words; one whose id is another says it. */
export function withHeadingAnchors(nodes: readonly Flow[]): readonly Flow[] {
  const taken = new Set<string>();
  return nodes.map((node) => {
    if (node.type !== 'heading') return node;
    const slug = slugOfText(plainText([node]));
    const { id } = hintsOf(node);
    const isImplied = !taken.has(slug) && (id === undefined || id.toLowerCase() === slug);
    taken.add(slug);
    return isImplied || id === undefined ? node : withAnchor(node, id);
  });
}

function withAnchor(heading: Heading, id: string): Flow {
  return {
    ...heading,
    children: [...heading.children, text(' '), inlineComponent('a', { id })],
  } as Flow;
}

/** As `github-slugger` 1.5 does. */
function slugOfText(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
