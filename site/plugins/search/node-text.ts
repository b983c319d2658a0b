/** The words of a Markdown tree, without its marks. Pure. */

/** As much of a node as search looks at; directives, JSX and math included. */
export interface TextNode {
  readonly type: string;
  readonly value?: string;
  readonly depth?: number;
  readonly name?: string | null;
  readonly alt?: string | null;
  readonly url?: string;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly children?: readonly TextNode[];
  readonly attributes?: unknown;
  readonly data?: Readonly<Record<string, unknown>>;
}

const silent: ReadonlySet<string> = new Set([
  'yaml',
  'toml',
  'mdxjsEsm',
  'mdxTextExpression',
  'mdxFlowExpression',
  'html',
  'code',
  'definition',
  'footnoteReference',
]);
const blocks: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'listItem',
  'tableCell',
  'tableRow',
  'blockquote',
  'list',
  'table',
]);

export function textOf(node: TextNode): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: TextNode): string {
  if (silent.has(node.type)) return '';
  if (node.type === 'break') return ' ';
  if (node.type === 'math' || node.type === 'inlineMath') return mathText(node.value ?? '');
  if (node.type === 'image') return node.alt ?? '';
  const inner = node.value ?? (node.children ?? []).map(rawText).join('');
  // `port :3000` reads as a directive; Docusaurus prints unused ones as they were.
  if (node.type === 'textDirective') return `:${node.name ?? ''}${inner}`;
  const displayed = `${displayedAttributes(node)}${inner}`;
  return blocks.has(node.type) ? ` ${displayed} ` : displayed;
}

/** What a formula says in words and letters: `\\text{storage price} \\times u` is "storage price u". */
function mathText(formula: string): string {
  return ` ${formula.replace(/\\[a-zA-Z]+\*?|[\\{}^_&$~]/g, ' ')} `;
}

/** Words that components show from their properties: `<TabItem label="Testnet">`. */
function displayedAttributes(node: TextNode): string {
  return ['title', 'label', 'description']
    .map((name) => attributeOf(node, name))
    .filter((value) => value !== null)
    .map((value) => `${value} `)
    .join('');
}

/** A string property of a JSX element, or null. */
export function attributeOf(node: TextNode, name: string): string | null {
  if (!node.type.startsWith('mdxJsx') || !Array.isArray(node.attributes)) return null;
  const found = (node.attributes as { name?: string; value?: unknown }[]).find(
    (attribute) => attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : null;
}

/** Share of the text that is inside links, from 0 to 1: lists of links lead on and say little. */
export function linkShare(node: TextNode): { readonly links: number; readonly share: number } {
  const links: TextNode[] = [];
  const collect = (child: TextNode): void => {
    if (child.type === 'link') links.push(child);
    else child.children?.forEach(collect);
  };
  collect(node);
  const all = textOf(node).length;
  const linked = links.reduce((sum, link) => sum + textOf(link).length, 0);
  return { links: links.length, share: all === 0 ? 0 : linked / all };
}
