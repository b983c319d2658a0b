/** What the shell itself would refuse, or read otherwise than the writer meant. Pure. */

import type { Node } from 'web-tree-sitter';
import type { LineResult } from '../result.ts';
import type { SimpleCommand } from './line.ts';
import { OPAQUE } from './line.ts';

/** `node` is one that does not parse. */
export function syntaxResult(node: Node, text: string): LineResult {
  const blanks = node.isError ? (/^[ \t]*/.exec(node.text)?.[0].length ?? 0) : 0;
  const start = Math.min(node.startIndex + blanks, Math.max(0, text.length - 1));
  const end = Math.max(start + 1, node.endIndex);
  if (node.isMissing && text.slice(start).trimStart().startsWith('('))
    return result('unquoted', { start, end }, [
      'the shell gives "(" a meaning of its own',
      'put the whole word in quotes',
    ]);
  const first = text[start] ?? '';
  if (node.isError && [`'`, `"`].includes(first))
    return result('syntax', { start, end: start + 1 }, [
      `the quote ${first} is never closed`,
      'close it',
    ]);
  const excerpt = text.slice(start, end).split('\n')[0]?.slice(0, 40) ?? '';
  const message = node.isMissing
    ? `\`${node.type}\` is missing here`
    : excerpt.trim() === ''
      ? 'a word is missing here, such as do or then'
      : `the shell cannot read \`${excerpt}\``;
  return result('syntax', { start, end }, [message, 'correct the syntax of the shell']);
}

export function tooLong(text: string, longest: number): LineResult {
  return result('syntax', { start: 0, end: text.length }, [
    `the text is longer than ${longest} characters`,
    'shorten it',
  ]);
}

/** `<name>` in small letters and outside quotes redirects files when a reader pastes it. */
export function checkPlaceholder(
  commands: readonly SimpleCommand[],
  text: string,
): readonly LineResult[] {
  const starts = commands.flatMap(({ words }) =>
    words.flatMap((word) => word.offsets.filter((_, at) => word.text[at] === OPAQUE)),
  );
  return starts.flatMap((start) => {
    const name = /^<(\w[^>\s]*)>/.exec(text.slice(start, start + 100))?.[1];
    if (name === undefined || /^[A-Z][A-Z0-9_-]*$/.test(name)) return [];
    const capitals = name.toUpperCase().replace(/\W+/g, '_');
    return [
      result('unquoted', { start, end: start + name.length + 2 }, [
        `the shell reads <${name}> as a redirection`,
        `put it in quotes; a placeholder is written in capitals, such as <${capitals}>`,
      ]),
    ];
  });
}

function result(
  rule: string,
  { start, end }: { readonly start: number; readonly end: number },
  [message, fix]: readonly [string, string],
): LineResult {
  return { code: `sh/${rule}`, message, fix, start, end, replacement: null };
}
