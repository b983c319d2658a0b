/** Move names in the texts of JSON, such as `"coinType": "0x2::sui::SUI"`. Reads what `loadFrameworkNames` reads. */

import type { Node } from 'jsonc-parser';
import { loadFrameworkNames } from '../../move-calls/paths.ts';
import { checkText } from '../../move-calls/check-type.ts';
import type { UnitResult } from '../model.ts';
import type { JsonText } from './json-syntax.ts';
import { jsonResult } from './json-syntax.ts';

export function checkMoveName(json: JsonText, node: Node, root: string): readonly UnitResult[] {
  if (!json.text.includes('::')) return [];
  if (node.type !== 'string')
    return (node.children ?? []).flatMap((child) => checkMoveName(json, child, root));
  const text = String(node.value);
  return checkText(text, loadFrameworkNames(root)).map((found) => {
    const { message, fix, start, end, replacement: to } = found;
    const offset = node.offset + 1 + start;
    const result = jsonResult(json, { code: 'move-path', message, fix, offset });
    const rename = to === null ? null : { column: result.column, from: text.slice(start, end), to };
    return { ...result, rename };
  });
}
