/** Strict JSON, with the place of every mistake. Pure. */

import { parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import { locate } from '../../../../generators/core/source.ts';
import type { Finding } from '../model.ts';

const ORDERS: Readonly<Partial<Record<string, string>>> = {
  CloseBraceExpected: 'close the object with }',
  CloseBracketExpected: 'close the array with ]',
  ColonExpected: 'put a colon between name and value',
  CommaExpected: 'put a comma between the members',
  InvalidCommentToken: 'JSON has no comments; say it in the text, or use a jsonc block',
  PropertyNameExpected: 'put the name in double quotes, and no comma after the last member',
  UnexpectedEndOfComment: 'close the comment',
  UnexpectedEndOfString: 'close the text with a double quote',
  ValueExpected: 'write a value; `…` and `...` are none',
};

export function jsonSyntaxFindings(
  code: string,
  options: { readonly allowsComments: boolean },
): readonly Finding[] {
  const errors: ParseError[] = [];
  const tree = parseTree(code, errors, {
    disallowComments: !options.allowsComments,
    allowTrailingComma: false,
  });
  // One slip makes the parser stumble on; only its first step is news.
  const [first] = errors.toSorted((a, b) => a.offset - b.offset);
  if (first) return [syntaxFinding(code, first)];
  return tree ? [...repeatedNames(code, tree), ...inexactNumbers(code, tree)] : [];
}

function syntaxFinding(code: string, error: ParseError): Finding {
  const name = printParseErrorCode(error.error);
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const isEnd = name === 'EndOfFileExpected';
  const message = isEnd
    ? 'text follows after the end of the JSON value'
    : `this is no JSON: ${words}`;
  const fix = ORDERS[name] ?? (isEnd ? 'give one value per block' : 'write strict JSON');
  return jsonFinding(code, { code: 'json-syntax', message, fix, offset: error.offset });
}

/** Most readers of JSON keep 53 bits of a number; a u64 is a text. */
function inexactNumbers(code: string, node: Node): readonly Finding[] {
  const written = code.slice(node.offset, node.offset + node.length);
  const below = (node.children ?? []).flatMap((child) => inexactNumbers(code, child));
  if (node.type !== 'number' || !/^-?\d+$/.test(written) || Number.isSafeInteger(node.value))
    return below;
  const message = 'an integer above 2^53 - 1 loses its last digits when it is read';
  const fix = `write it as text: "${written}"`;
  return [jsonFinding(code, { code: 'inexact-number', message, fix, offset: node.offset })];
}

function repeatedNames(code: string, node: Node): readonly Finding[] {
  const children = node.children ?? [];
  const below = children.flatMap((child) => repeatedNames(code, child));
  if (node.type !== 'object') return below;
  const seen = new Set<unknown>();
  const own = children.flatMap((property) => {
    const key = property.children?.[0];
    if (!key || !seen.has(key.value)) {
      seen.add(key?.value);
      return [];
    }
    const message = `the name "${String(key.value)}" stands twice in one object`;
    return [
      jsonFinding(code, {
        code: 'json-repeated-name',
        message,
        fix: 'keep one of them',
        offset: key.offset,
      }),
    ];
  });
  return [...own, ...below];
}

export function jsonFinding(
  text: string,
  problem: {
    readonly code: string;
    readonly message: string;
    readonly fix: string;
    readonly offset: number;
  },
): Finding {
  const { line, column } = locate({ path: '', text }, problem.offset);
  const { code, message, fix } = problem;
  return { level: 'error', code, message, block: 0, line, column, fix, rename: null };
}
