/** Move names in the texts of TypeScript, such as `coinType: '0x2::sui::SUI'`. Pure. */

import type ts from 'typescript';
import type { CallProblem } from '../../move-calls/model.ts';
import type { FrameworkNames } from '../../move-calls/paths.ts';
import { pathProblems } from '../../move-calls/paths.ts';
import { textProblems } from '../../move-calls/type-problems.ts';
import { compiler } from './compiler.ts';

/** `names` is asked only where a text has a path. */
export function moveNameProblems(
  source: ts.SourceFile,
  names: () => FrameworkNames,
): readonly CallProblem[] {
  if (!/0x[0-9a-fA-F]+:/.test(source.text)) return [];
  const problems: CallProblem[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node)) problems.push(...problemsOf(node, names()));
    compiler.forEachChild(node, visit);
  };
  visit(source);
  return problems;
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

function problemsOf(node: Text, names: FrameworkNames): readonly CallProblem[] {
  const { text } = node;
  // What follows in braces may go on with the last name: `0x2::coin::deny_list_v2_${verb}`.
  const isOpen = compiler.isTemplateHead(node) || compiler.isTemplateMiddle(node);
  const found = compiler.isStringLiteralLike(node)
    ? textProblems(text, names)
    : pathProblems(text, names.items).filter(
        ({ offset, wrong }) => !isOpen || offset + wrong.length < text.length,
      );
  return found.map(({ message, fix, offset, wrong, near }) => {
    const start = node.getStart() + 1 + offset;
    const replacement = near?.isUnique ? near.to : null;
    return { code: 'move-call/path', message, fix, start, end: start + wrong.length, replacement };
  });
}
