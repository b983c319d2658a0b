/** Which rules of a style sheet stay. */

import { parse, type ChildNode } from 'postcss';
import { PurgeCSS, type RawContent } from 'purgecss';

export interface Use {
  /** Text and files in which every name of a class or an element stands that a page can have. */
  readonly content: readonly (string | RawContent)[];
  /** Custom properties that some rule uses, wherever they are set. */
  readonly variables: readonly string[];
}

/** Without rules of packages that no page can need. Ours are all there for a reason, and none of them stands in a layer. */
export async function usedRules(sheet: string, { content, variables }: Use): Promise<string> {
  const root = parse(sheet);
  for (const layer of root.nodes.filter(isOfPackage)) {
    const [result] = await new PurgeCSS().purge({
      content: [...content],
      css: [{ raw: layer.toString() }],
      safelist: { variables: [...variables] },
      variables: true,
    });
    layer.replaceWith(parse(result?.css ?? ''));
  }
  return root.toString();
}

function isOfPackage(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'layer' && /^docusaurus\b/.test(node.params);
}

/** Each once. */
export function variablesIn(sheets: readonly string[]): readonly string[] {
  return [...new Set(sheets.flatMap((sheet) => sheet.match(/(?<=var\()--[\w-]+/g) ?? []))];
}
