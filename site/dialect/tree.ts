/** The few things a remark plugin needs of a Markdown tree, without a library. Pure. */

export interface TreeNode {
  type: string;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  name?: string | null;
  depth?: number;
  /** Of lists: whether there are blank lines between the blocks. */
  spread?: boolean;
  url?: string;
  /** Of pictures. */
  alt?: string | null;
  children?: TreeNode[];
  attributes?: { type: string; name: string; value: string }[];
  data?: Record<string, unknown>;
  position?: { start: { line: number; column: number } };
}

/** What Docusaurus passes to a remark plugin besides the tree. */
export interface PageFile {
  readonly path?: string;
  readonly data?: { readonly frontMatter?: Readonly<Record<string, unknown>> };
}

export type TreePlugin = (tree: TreeNode, file: PageFile) => void;

/** `replace` gets each node with its ancestors, outermost first; null keeps the node and goes into it. */
export function rewrite(
  node: TreeNode,
  replace: (node: TreeNode, ancestors: readonly TreeNode[]) => readonly TreeNode[] | null,
  ancestors: readonly TreeNode[] = [],
): void {
  if (!node.children) return;
  const inner = [...ancestors, node];
  node.children = node.children.flatMap((child) => {
    const replaced = replace(child, inner);
    if (replaced) return [...replaced];
    rewrite(child, replace, inner);
    return [child];
  });
}

/** An element of the page's component registry; text properties only. */
export function element(
  name: string,
  properties: Readonly<Record<string, string>>,
  children: TreeNode[] = [],
): TreeNode {
  const attributes = Object.entries(properties).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

/** `docs/guides/x.mdx`: the page as its author knows it. */
export function pagePath(file: PageFile): string {
  return (file.path ?? '').replaceAll('\\', '/').replace(/^.*\/docs\//, 'docs/');
}

/** `docs/guides/x.mdx:12: …`: an error of this form stops the build. */
export function buildError(file: PageFile, node: TreeNode, message: string): Error {
  return new Error(
    `${pagePath(file)}: the code block near line ${node.position?.start.line ?? 1} of the text: ${message}`,
  );
}
