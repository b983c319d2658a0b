/** Move names in the texts of TypeScript, such as `coinType: '0x2::sui::SUI'`. Pure. */

import type { CheckResult, Span } from '../../../check-result.ts';
import type ts from 'typescript';
import type { FrameworkNames } from '../../../move-calls/paths.ts';
import { checkPath } from '../../../move-calls/paths.ts';
import { checkText } from '../../../move-calls/check-type.ts';
import { compiler } from '../compiler.ts';

/** `names` is asked only where a text has a path. */
export function checkMoveName(
  source: ts.SourceFile,
  names: () => FrameworkNames,
): readonly CheckResult<Span>[] {
  if (!/0x[0-9a-fA-F]+:/.test(source.text)) return [];
  const results: CheckResult<Span>[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node)) results.push(...resultsOf(node, names()));
    compiler.forEachChild(node, visit);
  };
  visit(source);
  return results;
}

type Text = ts.StringLiteralLike | ts.TemplateLiteralLikeNode;

/** A literal in several lines is in a language of its own. */
function isText(node: ts.Node): node is Text {
  const isWritten =
    compiler.isStringLiteralLike(node) ||
    compiler.isTemplateHead(node) ||
    compiler.isTemplateMiddleOrTemplateTail(node);
  return isWritten && !node.text.includes('\n');
}

function resultsOf(node: Text, names: FrameworkNames): readonly CheckResult<Span>[] {
  const { text } = node;
  // What follows in braces may go on with the last name: `0x2::coin::deny_list_v2_${verb}`.
  const isOpen = compiler.isTemplateHead(node) || compiler.isTemplateMiddle(node);
  const found = compiler.isStringLiteralLike(node)
    ? checkText(text, names)
    : checkPath(text, names.items).filter(({ end }) => !isOpen || end < text.length);
  const from = node.getStart() + 1;
  return found.map(({ start, end, ...diagnostic }) => ({
    ...diagnostic,
    start: from + start,
    end: from + end,
  }));
}
