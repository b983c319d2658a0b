/** The first use of a term on a page shows its definition and leads to the glossary, or to where the author links. */

import type { Term } from './glossary';
import { glossaryRoute } from './glossary';
import type { TreeNode, TreePlugin } from './tree';

export interface TermLinkOptions {
  readonly terms: readonly Term[];
}

interface Walk {
  /** Terms that the page has not used yet, by form in lower case. Shrinks. */
  readonly open: Map<string, Term>;
  /** Finds the first of all forms in a text; longer forms win over shorter ones. */
  readonly pattern: RegExp;
}

/** Generated pages have their own links, and the glossary defines all of its words. */
export function linkTerms({ terms }: TermLinkOptions): TreePlugin {
  const forms = terms.flatMap((term) =>
    term.forms.map((form) => [form.toLowerCase(), term] as const),
  );
  const longestFirst = forms.map(([form]) => form).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\w-])(?:${longestFirst.map(escaped).join('|')})(?![\\w-])`,
    'gi',
  );
  return (tree, file) => {
    const { slug, generated } = file.data?.frontMatter ?? {};
    if (forms.length === 0 || generated === true || slug === glossaryRoute) return;
    const open = new Map(forms.filter(([, term]) => term.page !== slug));
    walk(tree, { open, pattern });
  };
}

const CLOSED: ReadonlySet<string> = new Set(['heading', 'link', 'linkReference', 'table']);
const CLOSED_ELEMENTS: ReadonlySet<string> = new Set([
  'a',
  'Card',
  'CheatSheet',
  'Link',
  'summary',
]);

function walk(node: TreeNode, state: Walk): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return markText(child.value ?? '', state);
    if (child.type === 'link') return [markLink(child, state)];
    const isLabel = child.data?.['directiveLabel'] === true;
    if (!CLOSED.has(child.type) && !CLOSED_ELEMENTS.has(child.name ?? '') && !isLabel)
      walk(child, state);
    return [child];
  });
}

/** An author's link whose words are a term keeps its goal. */
function markLink(node: TreeNode, state: Walk): TreeNode {
  const [only, ...others] = node.children ?? [];
  const form = (only?.value ?? '').toLowerCase();
  const term = only?.type === 'text' && others.length === 0 ? state.open.get(form) : undefined;
  if (!term || !(node.url ?? '').startsWith('/')) return node;
  retire(term, state);
  return termNode(term, node.url ?? '', only?.value ?? '');
}

function markText(text: string, state: Walk): TreeNode[] {
  const nodes: TreeNode[] = [];
  let last = 0;
  for (const match of text.matchAll(state.pattern)) {
    const term = state.open.get(match[0].toLowerCase());
    if (!term) continue;
    retire(term, state);
    if (match.index > last) nodes.push({ type: 'text', value: text.slice(last, match.index) });
    nodes.push(termNode(term, `${glossaryRoute}#${term.anchor}`, match[0]));
    last = match.index + match[0].length;
  }
  if (last < text.length) nodes.push({ type: 'text', value: text.slice(last) });
  return nodes;
}

function retire(term: Term, { open }: Walk): void {
  for (const form of term.forms) open.delete(form.toLowerCase());
}

/** Inside a line; the definition is plain text, because a property is. */
function termNode({ text }: Term, href: string, phrase: string): TreeNode {
  const properties = { href, definition: text.replaceAll('`', '') };
  return {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: Object.entries(properties).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [{ type: 'text', value: phrase }],
  };
}

function escaped(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
