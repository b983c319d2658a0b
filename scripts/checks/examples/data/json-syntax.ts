/** Strict JSON, with the place of every mistake. Pure. */

import { parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import { locate } from '../../../../generators/core/source.ts';
import type { UnitResult } from '../model.ts';

/** JSON inside the code of a block: all of it, or what a command sends. */
export interface JsonText {
  readonly text: string;
  readonly block: string;
  /** From an offset in the text to one in the block. */
  readonly offsetOf: (at: number) => number;
  /** Offsets of values that only the reader's shell knows. */
  readonly unknown: readonly number[];
}

export function wholeText(code: string): JsonText {
  return { text: code, block: code, offsetOf: (at) => at, unknown: [] };
}

const ORDERS: Readonly<Partial<Record<string, string>>> = {
  CloseBraceExpected: 'close the object with }',
  CloseBracketExpected: 'close the array with ]',
  ColonExpected: 'put a colon between name and value',
  CommaExpected: 'put a comma between the members',
  InvalidCommentToken: 'remove the comment, which JSON does not have, or use a jsonc block',
  PropertyNameExpected: 'put the name in double quotes, and no comma after the last member',
  UnexpectedEndOfComment: 'close the comment',
  UnexpectedEndOfString: 'close the text with a double quote',
  ValueExpected: 'write a value; `…` and `...` are not values',
};

export function checkJsonSyntax(
  json: JsonText,
  options: { readonly allowsComments: boolean },
): readonly UnitResult[] {
  const errors: ParseError[] = [];
  const tree = parseTree(json.text, errors, {
    disallowComments: !options.allowsComments,
    allowTrailingComma: false,
  });
  // One slip causes several errors; only the first says where it is.
  const [first] = errors.toSorted((a, b) => a.offset - b.offset);
  if (first) return [syntaxResult(json, first)];
  return tree ? [...repeatedNames(json, tree), ...lostDigits(json, tree)] : [];
}

function syntaxResult(json: JsonText, error: ParseError): UnitResult {
  const name = printParseErrorCode(error.error);
  const text = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const isEnd = name === 'EndOfFileExpected';
  const message = isEnd
    ? 'text follows after the end of the JSON value'
    : `this is not JSON: ${text}`;
  const fix = ORDERS[name] ?? (isEnd ? 'give one value per block' : 'write strict JSON');
  return jsonResult(json, { code: 'json-syntax', message, fix, offset: error.offset });
}

function repeatedNames(json: JsonText, node: Node): readonly UnitResult[] {
  const children = node.children ?? [];
  const below = children.flatMap((child) => repeatedNames(json, child));
  if (node.type !== 'object') return below;
  const seen = new Set<unknown>();
  const own = children.flatMap((property) => {
    const key = property.children?.[0];
    if (!key || !seen.has(key.value)) {
      seen.add(key?.value);
      return [];
    }
    const message = `one object has the name "${String(key.value)}" twice`;
    return [
      jsonResult(json, {
        code: 'json-repeated-name',
        message,
        fix: 'keep one of them',
        offset: key.offset,
      }),
    ];
  });
  return [...own, ...below];
}

/** Programs read a JSON number as a double: a larger integer becomes another one. */
function lostDigits(json: JsonText, node: Node): readonly UnitResult[] {
  const below = (node.children ?? []).flatMap((child) => lostDigits(json, child));
  const text = json.text.slice(node.offset, node.offset + node.length);
  const isLost =
    node.type === 'number' && /^-?\d+$/.test(text) && !Number.isSafeInteger(Number(text));
  if (!isLost) return below;
  const message = `${text} is larger than 2^53 - 1, so most programs read another number`;
  return [
    jsonResult(json, {
      code: 'json-lost-digits',
      message,
      fix: `write "${text}", in quotes; what a service really answers is \`console\` output`,
      offset: node.offset,
    }),
  ];
}

export function jsonResult(
  json: JsonText,
  result: {
    readonly code: string;
    readonly message: string;
    readonly fix: string;
    readonly offset: number;
  },
): UnitResult {
  const { line, column } = locate({ path: '', text: json.block }, json.offsetOf(result.offset));
  const { code, message, fix } = result;
  return { level: 'error', code, message, block: 0, line, column, fix, rename: null };
}
