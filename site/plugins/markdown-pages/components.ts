/** What each component of a page is in plain Markdown. Pure. */

import type { TreeNode } from '../../dialect/tree';
import { anchorNode } from './anchors';
import { flowOf, lowerAll, paragraph, type LowerContext } from './lower';
import type { formedElements } from '../../dialect/elements';
import { toolElements, transparentElements } from '../../dialect/elements';
import { siteLink, toolNote } from './markdown';
import type { LinkList } from './route-lists';

type Form = (node: TreeNode, context: LowerContext) => TreeNode[];

const inner: Form = (node, context) => lowerAll(node.children, context);

const forms: Readonly<Record<(typeof formedElements)[number], Form>> = {
  Anchor: (node) => [anchorNode(attribute(node, 'id'))],
  Badge: (node) => [emphasis([text(attribute(node, 'text'))])],
  Card: (node, context) => [list([card(node, context)])],
  Cards: (node, context) => [list(cardsIn(node).map((child) => card(child, context)))],
  CheatSheet: (node, context) => flowOf(inner(node, context)),
  CheckedCode: (node, context) => [
    ...lowerAll(node.children, context),
    paragraph([
      emphasis([text(attribute(node, 'label'))]),
      // The whole file is on the page, folded: its name leads there.
      ...(attribute(node, 'file') === '' ? [] : [text(' · '), text(WHOLE_FILE)]),
    ]),
  ],
  CodeFold: (node, context) => [
    label(attribute(node, 'label')),
    ...flowOf(lowerAll(node.children, context)),
  ],
  FragmentCode: (node, context) => flowOf(inner(node, context)),
  RouteCards: (node, context) => routeCards(node, context),
  Signature: (node) => [
    {
      type: 'code',
      lang: attribute(node, 'language'),
      meta: attribute(node, 'title') === '' ? null : `title="${attribute(node, 'title')}"`,
      value: attribute(node, 'code'),
    },
  ],
  SourceLink: (node, context) => [
    paragraph([link(attribute(node, 'href'), [text('Source')], context)]),
  ],
  Steps: (node, context) => flowOf(inner(node, context)),
  Term: (node, context) => [link(attribute(node, 'href'), inner(node, context), context)],
  TabItem: (node, context) => [
    label(attribute(node, 'label') || attribute(node, 'value')),
    ...flowOf(lowerAll(node.children, context)),
  ],
  Tabs: (node, context) => flowOf(inner(node, context)),
  a: (node, context) => [link(attribute(node, 'href'), inner(node, context), context)],
  br: () => [{ type: 'break' }],
  details: (node, context) => [
    ...(attribute(node, 'id') === '' ? [] : [anchorNode(attribute(node, 'id'))]),
    ...flowOf(inner(node, context)),
  ],
  sub: (node, context) => [text('_'), ...inner(node, context)],
  summary: (node, context) => [
    paragraph([{ type: 'strong', children: phrasing(inner(node, context)) }]),
  ],
  sup: (node, context) => [text('^'), ...inner(node, context)],
};
const WHOLE_FILE = 'whole file';

/** Throws at a component without a form, and at an element that could hide its text. */
export function lowerComponent(node: TreeNode, context: LowerContext): TreeNode[] {
  const name = node.name ?? '';
  const hiding = (node.attributes ?? []).find(({ name: key }) =>
    ['hidden', 'style', 'aria-hidden', 'className', 'class'].includes(key),
  );
  if (hiding !== undefined)
    throw new Error(
      `<${name}> with "${hiding.name}" may be invisible, and a Markdown page shows what is seen`,
    );
  if (isFormed(name)) return forms[name](node, context);
  if (transparentElements.some((known) => known === name)) return inner(node, context);
  if (toolElements.some((known) => known === name))
    return [paragraph([emphasis([text(toolNote)])])];
  throw new Error(
    `<${name}> has no form in Markdown: add one to site/plugins/markdown-pages/components.ts`,
  );
}

function isFormed(name: string): name is keyof typeof forms {
  return Object.hasOwn(forms, name);
}

function card(node: TreeNode, context: LowerContext): TreeNode {
  const title = [text(attribute(node, 'title'))];
  const href = attribute(node, 'href');
  const head = paragraph(href === '' ? title : [link(href, title, context)]);
  const blocks = flowOf(lowerAll(node.children, context));
  return { type: 'listItem', children: [head, ...blocks] };
}

function routeCards(node: TreeNode, context: LowerContext): TreeNode[] {
  const groups = context.routeLists(attribute(node, 'section'), attribute(node, 'under') || null);
  return [list(groups.map((group) => groupItem(group, context)))];
}

/** Addresses of a sidebar have the base address already. */
function groupItem({ label: name, href, links, more }: LinkList, context: LowerContext): TreeNode {
  const bare = { ...context, baseUrl: '/' };
  const head = paragraph(href === null ? [text(name)] : [link(href, [text(name)], bare)]);
  const items = links.map((target) => item(link(target.href, [text(target.label)], bare)));
  if (more > 0) items.push(item(text(`and ${more} more`)));
  return {
    type: 'listItem',
    spread: false,
    children: [head, ...(items.length === 0 ? [] : [list(items)])],
  };
}

function item(node: TreeNode): TreeNode {
  return { type: 'listItem', spread: false, children: [paragraph([node])] };
}

function list(children: TreeNode[]): TreeNode {
  return { type: 'list', spread: children.some(({ spread }) => spread !== false), children };
}

function label(value: string): TreeNode {
  return paragraph([{ type: 'strong', children: [text(value)] }]);
}

function link(href: string, children: TreeNode[], context: LowerContext): TreeNode {
  return { type: 'link', url: siteLink(href, context), children };
}

function emphasis(children: TreeNode[]): TreeNode {
  return { type: 'emphasis', children };
}

function text(value: string): TreeNode {
  return { type: 'text', value };
}

function phrasing(nodes: TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => (node.type === 'paragraph' ? (node.children ?? []) : [node]));
}

/** Several on lines of their own may form one paragraph. */
function cardsIn(node: TreeNode): readonly TreeNode[] {
  return (node.children ?? []).flatMap((child) =>
    child.name === 'Card' ? [child] : cardsIn(child),
  );
}

function attribute(node: TreeNode, name: string): string {
  const value: unknown = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : '';
}
