/** A page as the example checker sees it. Pure. */

import type { Nodes, TableRow } from 'mdast';
import type { Outcome } from '../../../../generators/core/diagnostics.ts';
import { errorAt, fail, succeed } from '../../../../generators/core/diagnostics.ts';
import type { SourceText } from '../../../../generators/core/source.ts';
import type { AuthoredPage } from '../../../../site/dialect/page/authored-page.ts';
import { readAuthoredPage } from '../../../../site/dialect/page/authored-page.ts';
import { isUnreadable } from '../../../../site/dialect/page/parse.ts';
import type { Element } from '../links/anchors.ts';
import { anchorsIn, elementsIn } from '../links/anchors.ts';
import type { Position } from '../../../../site/dialect/page/positions.ts';
import { columnOf } from '../../../../site/dialect/page/positions.ts';
import { prerequisitesIn } from '../paths/prerequisites.ts';

/** Without its tree: compilers need the memory. */
export interface Page extends Pick<
  AuthoredPage,
  'source' | 'frontMatter' | 'fences' | 'inlineCodes' | 'formulas' | 'snippets' | 'links'
> {
  /** Dollar signs that no backslash precedes and no formula uses. */
  readonly dollars: readonly Position[];
  readonly rowHeads: readonly RowHead[];
  /** Routes of the pages that it builds on. */
  readonly prerequisites: readonly string[];
  readonly elements: readonly Element[];
  /** What a link can ask for with `#`. */
  readonly anchors: readonly string[];
}

/** The first cell of a table's row: in runbooks, what is seen. */
export interface RowHead extends Position {
  readonly codes: readonly string[];
  /** Everything else in the cell. */
  readonly text: string;
}

/** Fails only when the page is not MDX at all. */
export function readPage(source: SourceText): Outcome<Page> {
  const page = readAuthoredPage(source);
  if (isUnreadable(page)) {
    const at = { file: source.path, line: page.line, column: page.column };
    const fix = 'write the page so that MDX can read it; nothing in it was checked';
    return fail([errorAt(at, 'examples/page-syntax', { message: page.reason, fix })]);
  }
  const { frontMatter, fences, inlineCodes, formulas, snippets, links, tree } = page;
  const inTree = {
    dollars: dollarsIn(tree, page.source.text.split('\n')),
    rowHeads: rowHeadsIn(tree),
    prerequisites: prerequisitesIn(tree),
    elements: elementsIn(tree, page.source.text.split('\n')),
    anchors: anchorsIn(tree),
  };
  const parts = { frontMatter, fences, inlineCodes, formulas, snippets, links };
  return succeed({ source, ...parts, ...inTree });
}

function rowHeadsIn(node: Nodes): readonly RowHead[] {
  if (node.type === 'table') return node.children.slice(1).flatMap(rowHeadOf);
  return 'children' in node ? node.children.flatMap(rowHeadsIn) : [];
}

function rowHeadOf({ children: [cell] }: TableRow): readonly RowHead[] {
  if (!cell) return [];
  const parts = cell.children;
  const { line, column } = cell.position?.start ?? { line: 1, column: 1 };
  const codes = parts.flatMap((part) => (part.type === 'inlineCode' ? [part.value] : []));
  const text = parts.flatMap((part) => (part.type === 'text' ? [part.value] : [])).join(' ');
  return [{ line, column, codes, text }];
}

function dollarsIn(node: Nodes, lines: readonly string[]): readonly Position[] {
  if ('children' in node) return node.children.flatMap((child) => dollarsIn(child, lines));
  return node.type === 'text' ? dollarsOf(node, lines) : [];
}

/** In the text as written: in the node it has no backslashes any more. */
function dollarsOf(
  { value, position }: Nodes & { readonly value: string },
  lines: readonly string[],
): readonly Position[] {
  if (!value.includes('$') || !position) return [];
  const { start, end } = position;
  return lines.slice(start.line - 1, end.line).flatMap((text, index) => {
    const from = index === 0 ? start.column - 1 : 0;
    const to = start.line + index === end.line ? end.column - 1 : text.length;
    return [...text.slice(0, to).matchAll(/(?<!\\)\$/g)]
      .filter((match) => match.index >= from)
      .map((match) => ({ line: start.line + index, column: columnOf(text, match.index + 1) }));
  });
}
