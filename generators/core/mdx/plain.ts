/** Trees without our components, for sites that do not have them: `npm run generate -- … --plain`. Pure. */

import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Flow } from '../nodes.ts';
import { fence, link, paragraph, strong } from '../nodes.ts';

/**
 * A signature becomes a fence, a badge bold words, an anchor an empty element with an id. Elements of
 * HTML stay, and what works on our site only, such as a search box, goes.
 */
export function plainFlow(nodes: readonly Flow[]): Flow[] {
  return nodes.flatMap(plainNode);
}

function plainNode(node: Flow): Flow[] {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return plainComponent(node);
  if (!('children' in node)) return [node];
  return [{ ...node, children: plainFlow(node.children) } as Flow];
}

function plainComponent(node: MdxJsxFlowElement | MdxJsxTextElement): Flow[] {
  switch (node.name) {
    case 'Signature':
      return [fence(valueOf(node, 'language'), valueOf(node, 'code'))];
    case 'Badge':
      return [strong(valueOf(node, 'text'))];
    case 'Anchor':
      return [{ ...node, name: 'span' }];
    case 'SourceLink':
      return [paragraph(link(valueOf(node, 'href'), 'Source'))];
    default: {
      const children = plainFlow(node.children);
      const isHtml = /^[a-z]/.test(node.name ?? '');
      return isHtml ? [{ ...node, children } as Flow] : children;
    }
  }
}

function valueOf({ attributes }: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const found = attributes.find((prop) => prop.type === 'mdxJsxAttribute' && prop.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
