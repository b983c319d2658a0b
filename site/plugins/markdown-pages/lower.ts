/** A written page's tree without components: everything a reader sees, as plain Markdown nodes. Pure. */

import type { TreeNode } from '../../dialect/tree';
import { lowerComponent } from './components';
import { siteLink, type LinkBase } from './markdown';
import type { LinkList } from './route-lists';

export interface LowerContext extends LinkBase {
  /** What `<RouteCards>` shows on this site. */
  readonly routeLists: (section: string, under: string | null) => readonly LinkList[];
}

/** Throws, and so fails the build, at what has no form in Markdown: a Markdown page must leave nothing out. */
export function lowerAll(
  nodes: readonly TreeNode[] | undefined,
  context: LowerContext,
): TreeNode[] {
  return (nodes ?? []).flatMap((node) => lower(node, context));
}

const REMOVED: ReadonlySet<string> = new Set(['yaml', 'toml', 'mdxjsEsm', 'definition']);

function lower(node: TreeNode, context: LowerContext): TreeNode[] {
  if (REMOVED.has(node.type)) return [];
  if (node.type.startsWith('mdxJsx')) return lowerComponent(node, context);
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return expression(node);
  if (node.type === 'containerDirective') return [admonition(node, context)];
  if (node.type === 'textDirective') return [{ type: 'text', value: `:${node.name ?? ''}` }];
  if (node.type === 'code') return [plainCode(node)];
  if (isRaveled(node)) return flowOf(lowerAll(node.children, context));
  if (node.type === 'heading' || node.type === 'paragraph')
    return [{ ...node, children: trimEnd(lowerAll(node.children, context)) }];
  if (node.type === 'image')
    return [
      {
        type: 'image',
        // Whoever reads elsewhere sees the words.
        url: siteLink(node.url ?? '', { ...context, origin: '' }),
        alt: node.alt ?? '',
      },
    ];
  // Without a title: nobody sees it.
  if (node.type === 'link')
    return [
      {
        type: 'link',
        url: siteLink(node.url ?? '', context),
        children: lowerAll(node.children, context),
      },
    ];
  return [node.children ? { ...node, children: lowerAll(node.children, context) } : node];
}

/** MDX takes a paragraph of nothing but components apart, and so do we. */
function isRaveled({ type, children = [] }: TreeNode): boolean {
  const isComponent = (child: TreeNode): boolean => child.type.startsWith('mdxJsx');
  const isBlank = (child: TreeNode): boolean =>
    child.type === 'text' && (child.value ?? '').trim() === '';
  return (
    type === 'paragraph' &&
    children.some(isComponent) &&
    children.every((child) => isComponent(child) || isBlank(child))
  );
}

const PHRASING: ReadonlySet<string> = new Set([
  'break',
  'delete',
  'emphasis',
  'inlineCode',
  'inlineMath',
  'link',
  'strong',
  'text',
]);

/** Blocks as they are, words between them in paragraphs of their own. */
export function flowOf(nodes: readonly TreeNode[]): TreeNode[] {
  const flow: TreeNode[] = [];
  let prose: TreeNode[] = [];
  const flush = (): void => {
    if (prose.some(({ type, value }) => type !== 'text' || (value ?? '').trim() !== ''))
      flow.push(paragraph(prose));
    prose = [];
  };
  for (const node of nodes) {
    if (PHRASING.has(node.type)) prose.push(node);
    else {
      flush();
      flow.push(node);
    }
  }
  flush();
  return flow;
}

/** The blank before the id of a heading, or before a comment. */
function trimEnd(nodes: TreeNode[]): TreeNode[] {
  const last = nodes.at(-1);
  if (last?.type !== 'text') return nodes;
  const value = (last.value ?? '').trimEnd();
  return [...nodes.slice(0, -1), ...(value === '' ? [] : [{ ...last, value }])];
}

/** Comments are not seen; other expressions are programs. */
function expression(node: TreeNode): TreeNode[] {
  if (/^\s*(?:\/\*[^]*\*\/\s*)*$/.test(node.value ?? '')) return [];
  throw new Error(`the expression {${node.value ?? ''}} has no form in Markdown: write its text`);
}

/** A block quote that begins with the label, as the page shows it. */
function admonition(node: TreeNode, context: LowerContext): TreeNode {
  const [first, ...rest] = node.children ?? [];
  const isLabelled = first?.data?.['directiveLabel'] === true;
  const name = node.name ?? '';
  const label: TreeNode[] = isLabelled
    ? lowerAll(first.children, context)
    : [{ type: 'text', value: name.charAt(0).toUpperCase() + name.slice(1) }];
  const blocks = lowerAll(isLabelled ? rest : node.children, context);
  return {
    type: 'blockquote',
    children: [paragraph([{ type: 'strong', children: label }]), ...blocks],
  };
}

/** Of what an author says about a block, readers see the title; of a diagram, not the comments. */
function plainCode(node: TreeNode): TreeNode {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(node.meta ?? '');
  const displayed = title?.[1] ?? title?.[2] ?? title?.[3];
  const value = node.value ?? '';
  if (node.lang === 'mermaid')
    return { type: 'code', lang: 'mermaid', meta: null, value: value.replace(/^\s*%%.*\n?/gm, '') };
  return {
    type: 'code',
    lang: node.lang ?? null,
    meta: displayed === undefined ? null : `title="${displayed}"`,
    value,
  };
}

export function paragraph(children: TreeNode[]): TreeNode {
  return { type: 'paragraph', children };
}
