/** The page contract: what every generated page must keep, and how to see that it does. */

import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';

/** Components a generated page may use; everything else is Markdown. */
export const COMPONENTS: ReadonlySet<string> = new Set([
  'Signature',
  'Anchor',
  'Badge',
  'SourceLink',
  'details',
  'summary',
  'SignatureSearch',
  'AbortDecoder',
  'RowFilter',
]);

/** What Markdown makes of text that is no heading: no component, no script, no image. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set([
  ...[
    '',
    'p',
    'a',
    'em',
    'strong',
    'del',
    'code',
    'pre',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'br',
  ],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'input'],
]);

/** What may stand on a page. */
export const PAGE_ELEMENTS: ReadonlySet<string> = new Set([
  ...TEXT_ELEMENTS,
  ...['h2', 'h3'],
  ...COMPONENTS,
]);

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

export interface ReadPage {
  readonly matter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
}

const parsed = new Map<string, ReadPage>();

/** Parses a page as MDX. Throws what the MDX parser throws. Pages just read are remembered. */
export function parsePage(text: string): ReadPage {
  const known = parsed.get(text);
  if (known) return known;
  const tree = processor.parse(text) as Root;
  const first = tree.children[0];
  const matter = first?.type === 'yaml' ? (parseYaml(first.value) as Record<string, unknown>) : {};
  if (parsed.size > 2_000) parsed.clear();
  parsed.set(text, { matter, tree });
  return { matter, tree };
}

/** Everything in which a page breaks the contract, one sentence each. Empty for a good page. */
export function contractErrors(text: string): string[] {
  const errors: string[] = [];
  const { matter, tree } = parsePage(text);
  errors.push(...matterErrors(matter));
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') errors.push('holds an import or export');
    if (node.type === 'html') errors.push('holds raw HTML');
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (
        !/^\/\*[^]*\*\/$/.test(node.value.trim()) ||
        node.value.trim().indexOf('*/') !== node.value.trim().length - 2
      ) {
        errors.push(`holds the expression {${node.value}}`);
      }
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (!COMPONENTS.has(node.name ?? '')) errors.push(`uses the component <${node.name}>`);
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
          errors.push(`gives <${node.name}> something that is not a string`);
        }
      }
    }
    if (node.type === 'link' && !/^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(node.url))
      errors.push(`links to "${node.url}"`);
    if (node.type === 'image') errors.push(`shows the image "${node.url}"`);
  });
  return errors;
}

function matterErrors(matter: Readonly<Record<string, unknown>>): string[] {
  const errors: string[] = [];
  const { title, description, slug } = matter;
  if (typeof title !== 'string' || title === '') errors.push('has no title');
  if (typeof slug !== 'string' || !/^(\/[a-z0-9_][a-z0-9_.-]*)+$/i.test(slug))
    errors.push(`has the slug "${String(slug)}"`);
  if (typeof description !== 'string' || description.length < 20 || description.length > 160) {
    errors.push(
      `has a description of ${typeof description === 'string' ? description.length : 'no'} characters`,
    );
  } else if (!/[.!?…]$/.test(description))
    errors.push(`has a description that is not a sentence: "${description}"`);
  return errors;
}

/** Route → anchors of all pages, for checking links without building the site. */
export function collectLocations(
  pages: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const locations = new Map<string, ReadonlySet<string>>();
  for (const text of pages) {
    const { matter, tree } = parsePage(text);
    const anchors = new Set<string>();
    visit(tree, (node) => {
      if (node.type === 'heading') {
        const last = node.children.at(-1);
        const id =
          last?.type === 'mdxTextExpression'
            ? /^\/\* #(.+) \*\/$/.exec(last.value)?.[1]
            : undefined;
        if (id !== undefined) anchors.add(id);
      }
      if (node.type === 'mdxJsxTextElement' && node.name === 'Anchor')
        anchors.add(attributeOf(node, 'id'));
    });
    locations.set(String(matter['slug']), anchors);
  }
  return locations;
}

/** Every internal link of a page: of its text and of its signatures. */
export function linksOf(text: string): string[] {
  const links: string[] = [];
  visit(parsePage(text).tree, (node) => {
    if (node.type === 'link') links.push(node.url);
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Signature') {
      const ranges = attributeOf(node, 'links')
        .split(' ')
        .filter((range) => range !== '');
      links.push(...ranges.map((range) => range.slice(range.indexOf(':') + 1)));
    }
  });
  return links.filter((url) => url.startsWith('/') || url.startsWith('#'));
}

/** The code of every `<Signature>` of a page. */
export function signaturesOf(text: string): string[] {
  const codes: string[] = [];
  visit(parsePage(text).tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Signature')
      codes.push(attributeOf(node, 'code'));
  });
  return codes;
}

function attributeOf(node: { attributes: readonly { type: string }[] }, name: string): string {
  for (const attribute of node.attributes as readonly {
    type: string;
    name?: string;
    value?: unknown;
  }[]) {
    if (attribute.name === name && typeof attribute.value === 'string') return attribute.value;
  }
  return '';
}

/** Links of `pages` that lead nowhere. `isElsewhere` names routes outside these pages that exist. */
export function deadLinks(
  pages: readonly string[],
  isElsewhere: (route: string) => boolean = () => false,
): string[] {
  const locations = collectLocations(pages);
  const dead = new Set<string>();
  for (const text of pages) {
    const own = String(parsePage(text).matter['slug']);
    for (const url of linksOf(text)) {
      const [route = '', anchor] = url.startsWith('#') ? [own, url.slice(1)] : url.split('#');
      const anchors = locations.get(route);
      const isFine = anchors ? anchor === undefined || anchors.has(anchor) : isElsewhere(route);
      if (!isFine) dead.add(`${own} → ${url}`);
    }
  }
  return [...dead];
}
