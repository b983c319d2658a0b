/** Trees without our components: for sites that do not have them (`npm run generate -- … --plain`), and for plain Markdown. Pure. */

import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Flow } from '../nodes.ts';
import { emphasis, fence, link, paragraph, propertyOf, strong } from '../nodes.ts';

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

/** Nothing folds, and a tool is a note that there is one. */
const MARKDOWN: Forms = {
  ...BOTH,
  ...tools(() => [paragraph(emphasis(TOOL_NOTE))]),
  Badge: (node) => [emphasis(propertyOf(node, 'text'))],
  Anchor: () => [],
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
  return lower(nodes, MARKDOWN);
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
