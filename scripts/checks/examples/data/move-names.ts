/** Move names in the texts of JSON, such as `"coinType": "0x2::sui::SUI"`. Reads what `loadFrameworkNames` reads. */

import type { Node } from 'jsonc-parser';
import { loadFrameworkNames } from '../../move-calls/paths.ts';
import { textProblems } from '../../move-calls/type-problems.ts';
import type { Finding } from '../model.ts';
import type { JsonText } from './json-syntax.ts';
import { jsonFinding } from './json-syntax.ts';

export function moveNameFindings(json: JsonText, node: Node, root: string): readonly Finding[] {
  if (!json.text.includes('::')) return [];
  if (node.type !== 'string')
    return (node.children ?? []).flatMap((child) => moveNameFindings(json, child, root));
  return textProblems(String(node.value), loadFrameworkNames(root)).map((problem) => {
    const { message, fix, wrong, near } = problem;
    const offset = node.offset + 1 + problem.offset;
    const finding = jsonFinding(json, { code: 'move-path', message, fix, offset });
    const rename = near?.isUnique ? { column: finding.column, from: wrong, to: near.to } : null;
    return { ...finding, rename };
  });
}
