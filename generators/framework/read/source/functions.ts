/** Functions and macros: their signature, and what their body raises and calls. Pure. */

import type { Node } from 'web-tree-sitter';
import type { ReadBody, ReadFunction, ReadParameter, Visibility } from '../declarations.ts';
import type { Draft, ItemContext } from './nodes.ts';
import { placeOf, textOf } from './nodes.ts';
import { childrenOf } from './parser.ts';
import { parametersOf, readType, readTypeAt, readTypeParameters } from './types.ts';
import type { MoveType, TypeParameter } from '../../move/types.ts';

interface FunctionParts {
  name: string;
  modifiers: string;
  typeParameters: Node | null;
  parameters: Node | null;
  returns: Node | null;
  body: Node | null;
}

export function readFunction(draft: Draft, context: ItemContext): ReadFunction {
  const { source } = context;
  const parts = partsOf(draft.node, context);
  const typeParameters: readonly TypeParameter[] = parts.typeParameters
    ? readTypeParameters(textOf(parts.typeParameters, source))
    : [];
  const names = parametersOf(typeParameters);
  // Spelled out, not spread: there are very many functions.
  return {
    name: parts.name,
    doc: draft.doc,
    attributes: draft.attributes,
    at: placeOf(draft.node, source),
    visibility: visibilityOf(parts.modifiers),
    isEntry: /\bentry\b/.test(parts.modifiers),
    isNative: draft.node.type === 'native_function_definition',
    isMacro: draft.node.type === 'macro_function_definition',
    typeParameters,
    parameters: parts.parameters ? readParameters(parts.parameters, context, names) : [],
    returns: parts.returns ? readReturns(parts.returns, context, names) : [],
    body: parts.body ? readBody(parts.body, context) : null,
  };
}

function partsOf(node: Node, { source }: ItemContext): FunctionParts {
  const parts: FunctionParts = {
    name: '',
    modifiers: '',
    typeParameters: null,
    parameters: null,
    returns: null,
    body: null,
  };
  for (const child of childrenOf(node)) {
    const { type } = child;
    if (type === 'modifier') parts.modifiers += `${textOf(child, source)} `;
    else if (type === 'function_identifier') parts.name = textOf(child, source).replaceAll('`', '');
    else if (type === 'type_parameters') parts.typeParameters = child;
    else if (type === 'function_parameters') parts.parameters = child;
    else if (type === 'ret_type') parts.returns = child;
    else if (type === 'block') parts.body = child;
  }
  return parts;
}

/** Move once called it `friend`; readers know `public(package)`. */
export function visibilityOf(modifiers: string): Visibility {
  if (/public\s*\(\s*(?:package|friend)\s*\)/.test(modifiers)) return 'package';
  return /\bpublic\b/.test(modifiers) ? 'public' : 'private';
}

function readParameters(
  list: Node,
  context: ItemContext,
  names: ReadonlySet<string>,
): readonly ReadParameter[] {
  const text = textOf(list, context.source);
  const parts = text.includes('/') ? null : splitParameters(text);
  const read = parts?.map(([start, end]) =>
    readPlainParameter(text, { start, end, offset: list.startIndex }, context, names),
  );
  if (read?.every((one) => one !== null)) return read;
  return childrenOf(list)
    .filter((child) => child.type.endsWith('function_parameter'))
    .map((child) => readOddParameter(child, context, names));
}

/** Where each parameter begins and ends in `(self: &mut Coin<T>, f: |u64, u64| -> u64)`. */
function splitParameters(text: string): readonly (readonly [number, number])[] {
  const parts: (readonly [number, number])[] = [];
  let depth = 0;
  let isLambda = false;
  let start = 1;
  for (let at = 1; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '<' || sign === '(') depth += 1;
    else if (sign === '|') isLambda = !isLambda;
    else if (sign === '>' && text[at - 1] !== '-') depth -= 1;
    else if (sign === ')' && depth > 0) depth -= 1;
    else if ((sign === ',' || sign === ')') && depth === 0 && !isLambda) {
      if (text.slice(start, at).trim() !== '') parts.push([start, at]);
      start = at + 1;
    }
  }
  return parts;
}

interface ParameterPlace {
  readonly start: number;
  readonly end: number;
  readonly offset: number;
}

function readPlainParameter(
  list: string,
  { start, end, offset }: ParameterPlace,
  context: ItemContext,
  names: ReadonlySet<string>,
): ReadParameter | null {
  const text = list.slice(start, end);
  const head = /^\s*(?:mut\s+)?(\$?`?\w+`?)\s*:\s*/.exec(text);
  if (head === null) return null;
  const type = readTypeAt(
    offset + start + head[0].length,
    offset + start + text.trimEnd().length,
    context,
    names,
  );
  return { name: (head[1] ?? '').replaceAll('`', ''), type };
}

/** A comment between the parts, or a type that the grammar gave away: only the nodes know. */
function readOddParameter(
  node: Node,
  context: ItemContext,
  names: ReadonlySet<string>,
): ReadParameter {
  const parts = childrenOf(node);
  const inner = parts.find((part) => part.type === 'function_parameter');
  if (inner) return readOddParameter(inner, context, names);
  const name = parts.find((part) => part.type === 'variable_identifier');
  const dollar = parts.some((part) => part.type === '$') ? '$' : '';
  const colon = parts.findIndex((part) => part.type === ':');
  const type = parts.slice(colon + 1).find((part) => part.isNamed && !part.isExtra);
  return {
    name: `${dollar}${name ? textOf(name, context.source).replaceAll('`', '') : ''}`,
    type: type ? readType(type, context, names) : { kind: 'placeholder' },
  };
}

function readReturns(
  node: Node,
  context: ItemContext,
  names: ReadonlySet<string>,
): readonly MoveType[] {
  const type = childrenOf(node).find((child) => child.isNamed && !child.isExtra);
  if (!type) return [];
  const read = readType(type, context, names);
  return read.kind === 'tuple' ? read.elements : [read];
}

/** Constants that the body itself names in `abort` or `assert!`, and functions beside it that it calls. */
function readBody(body: Node, { source }: ItemContext): ReadBody {
  const aborts: string[] = [];
  const calls: string[] = [];
  // The stub body of a declared macro: nothing to look for.
  if (/^\{\s*abort \d+;?\s*\}$/.test(textOf(body, source))) return { aborts, calls };
  const wanted = ['abort_expression', 'macro_call_expression', 'call_expression'];
  for (const node of body.descendantsOfType(wanted) as Node[]) {
    const text = textOf(node, source);
    if (node.type === 'abort_expression')
      push(aborts, /^abort\s*\(?\s*([A-Z]\w*)\b(?!\s*::)/.exec(text)?.[1]);
    else if (node.type === 'call_expression') push(calls, calledFunction(node, text, source.text));
    else if (/^assert\s*!/.test(text)) push(aborts, assertedConstant(node, source.text));
    else push(calls, calledFunction(node, text, source.text));
  }
  return { aborts, calls };
}

/**
 * `split(…)`, `Self::split(…)`, and `self.split(…)` as `self.split`: whether that one is a function of this
 * module depends on its first parameter. A method of any other value may belong to any module.
 */
function calledFunction(node: Node, text: string, source: string): string | undefined {
  const name = /^(?:Self\s*::\s*)?([a-z_]\w*)\s*!?\s*(?:<[^(]*>)?\s*\(/.exec(text)?.[1];
  const before = source.slice(Math.max(0, node.startIndex - 40), node.startIndex).trimEnd();
  if (!before.endsWith('.')) return name;
  return /(?:^|[^\w.])self\s*\.$/.test(before) && name !== undefined ? `self.${name}` : undefined;
}

/** The second argument of `assert!`, when it is a bare constant. */
function assertedConstant(node: Node, text: string): string | undefined {
  const list = childrenOf(node).find((child) => child.type === 'arg_list');
  const argument = (list?.namedChildren as Node[] | undefined)?.filter(
    (child) => !child.isExtra,
  )[1];
  return argument
    ? /^[A-Z]\w*$/.exec(text.slice(argument.startIndex, argument.endIndex))?.[0]
    : undefined;
}

function push(list: string[], name: string | undefined): void {
  if (name !== undefined && !list.includes(name)) list.push(name);
}
