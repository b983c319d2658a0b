/** Trees without our components: for sites that do not have them (`npm run generate -- … --plain`), and for plain Markdown. Pure. */

import type { Heading } from 'mdast';
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
type Lower = (node: Element, lowerAll: (nodes: readonly Flow[]) => Flow[]) => readonly Flow[];
type Forms = Readonly<Record<string, Lower>>;

const BOTH: Forms = {
  Signature: (node) => [fence(propertyOf(node, 'language'), propertyOf(node, 'code'))],
  SourceLink: (node) => [paragraph(link(propertyOf(node, 'href'), 'Source'))],
};

/** Programs, which show nothing that could be read. */
const TOOLS = ['AbortDecoder', 'RowFilter', 'SignatureSearch'];
const TOOL_NOTE = 'The page has an interactive tool here.';

function tools(form: Lower): Forms {
  return Object.fromEntries(TOOLS.map((name) => [name, form]));
}

/** Elements of HTML stay, and what works on our site only, such as a search box, goes. */
const PLAIN: Forms = {
  ...BOTH,
  ...tools(() => []),
  Badge: (node) => [strong(propertyOf(node, 'text'))],
  Anchor: (node) => [{ ...node, name: 'span' } as Flow],
  details: (node, lowerAll) => [{ ...node, children: lowerAll(node.children) } as Flow],
  summary: (node) => [node],
};

/** Nothing folds, and a tool is a note that there is one. Anchors are HTML, which readers of Markdown pass on. */
const MARKDOWN: Forms = {
  ...BOTH,
  ...tools(() => [paragraph(emphasis(TOOL_NOTE))]),
  Badge: (node) => [emphasis(propertyOf(node, 'text'))],
  Anchor: (node) => [{ ...node, name: 'a' } as Flow],
  details: (node, lowerAll) => lowerAll(node.children),
  summary: ({ children }) =>
    children.flatMap((child) =>
      child.type === 'paragraph' ? paragraph(strong(...child.children)) : [],
    ),
};

export function plainFlow(nodes: readonly Flow[]): Flow[] {
  return lower(nodes, PLAIN);
}

export function markdownFlow(nodes: readonly Flow[]): Flow[] {
  return withHeadingAnchors(lower(nodes, MARKDOWN));
}

/** Readers of Markdown make the anchor of a heading from its words; one whose id is another says it. */
function withHeadingAnchors(nodes: readonly Flow[]): Flow[] {
  const taken = new Set<string>();
  return nodes.map((node) => {
    if (node.type !== 'heading') return node;
    const slug = slugOfWords(plainText([node]));
    const { id } = hintsOf(node);
    const isSaid = !taken.has(slug) && (id === undefined || id.toLowerCase() === slug);
    taken.add(slug);
    return isSaid || id === undefined ? node : withAnchor(node, id);
  });
}

function withAnchor(heading: Heading, id: string): Flow {
  return {
    ...heading,
    children: [...heading.children, text(' '), inlineComponent('a', { id })],
  } as Flow;
}

/** As `github-slugger` 1.5 does. */
function slugOfWords(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

function lower(nodes: readonly Flow[], forms: Forms): Flow[] {
  const lowerAll = (inner: readonly Flow[]): Flow[] => lower(inner, forms);
  return nodes.flatMap((node): readonly Flow[] => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const form = forms[node.name ?? ''];
      if (form === undefined) throw new Error(`<${node.name}> has no form without components`);
      return form(node, lowerAll);
    }
    return 'children' in node ? [{ ...node, children: lowerAll(node.children) } as Flow] : [node];
  });
}
