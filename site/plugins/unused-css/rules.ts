/** Which rules of a style sheet stay. */

import { parse, type ChildNode } from 'postcss';
import { PurgeCSS } from 'purgecss';

export interface Use {
  /** Every name of a class or an element that a page can have, between blanks. */
  readonly words: string;
  /** Custom properties that some rule uses, wherever they are set. */
  readonly variables: readonly string[];
}

/** Without rules of packages that no page can need. Ours are all there for a reason, and none of them stands in a layer. */
export async function usedRules(sheet: string, { words, variables }: Use): Promise<string> {
  const root = parse(sheet);
  const layers = root.nodes.filter(isOfPackage);
  const results = await new PurgeCSS().purge({
    content: [{ raw: words, extension: 'txt' }],
    css: layers.map((layer) => ({ raw: layer.toString() })),
    safelist: { variables: [...variables] },
    variables: true,
  });
  layers.forEach((layer, index) => layer.replaceWith(parse(results[index]?.css ?? '')));
  return root.toString();
}

function isOfPackage(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'layer' && /^docusaurus\b/.test(node.params);
}

/** Each once. */
export function variablesIn(sheets: readonly string[]): readonly string[] {
  return [...new Set(sheets.flatMap((sheet) => sheet.match(/(?<=var\()--[\w-]+/g) ?? []))];
}
