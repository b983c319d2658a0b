/** Shell text as commands, read from the tree of the grammar. Pure. */

import type { Node, Parser, Tree } from 'web-tree-sitter';
import { brokenNodes, childrenOf } from '../../grammars.ts';
import type { LineResult } from '../result.ts';
import type { ShellLine, ShellVariables, SimpleCommand } from './line.ts';
import { OPAQUE, noVariables } from './line.ts';
import { checkPlaceholder, syntaxResult, tooLong } from './syntax.ts';
import { readDocument, readWord } from './words.ts';

/** Longer than any block of a page. Text full of errors costs the grammar the square of its length. */
const LONGEST_TEXT = 20_000;

/** `<NAME>` is a value that the reader fills in. To a shell it would be a redirection. */
const PLACEHOLDER = /(?<!<)<(\w[\w:.,-]*)>/g;

/** Text of the same length for the grammar, which placeholders and Windows line ends do not stop. */
function withoutPlaceholders(text: string): string {
  return text
    .replaceAll('\r\n', ' \n')
    .replace(PLACEHOLDER, (placeholder) => OPAQUE.repeat(placeholder.length));
}

/** The tree of a text whose placeholders the grammar takes for words; the caller deletes it. */
export function parseText(parser: Parser, text: string): Tree {
  const tree = parser.parse(withoutPlaceholders(text));
  if (!tree) throw new Error('the grammar gave no tree');
  return tree;
}

/** What the text runs; the texts of `bash -c '…'` are words like others. */
export function readBash(parser: Parser, text: string): ShellLine {
  if (text.length > LONGEST_TEXT)
    return { commands: [], results: [tooLong(text, LONGEST_TEXT)], variables: noVariables };
  const tree = parseText(parser, text);
  const line = readTree(tree, text);
  tree.delete();
  return line;
}

/** One error at most: what follows the first place that does not parse would be guesswork. */
export function readTree({ rootNode }: Tree, text: string): ShellLine {
  const [broken] = brokenNodes(rootNode, 1);
  if (broken)
    return { commands: [], results: [syntaxResult(broken, text)], variables: noVariables };
  const commands = nodesOf(rootNode, 'command').map((node) => commandOf(node, text));
  const results = [
    ...checkPlaceholder(commands, text),
    ...nodesOf(rootNode, 'test_command').flatMap(checkGlued),
  ];
  return { commands, results, variables: variablesOf(rootNode) };
}

/** `["$a" -ge 1 ]`: the grammar reads it, and a shell looks for a program of that name. */
function checkGlued({ text, startIndex: start }: Node): readonly LineResult[] {
  const [, opening] = /^(\[\[?)[^\s[]/.exec(text) ?? [];
  if (opening === undefined) return [];
  const message = 'the shell takes this for the name of a program';
  const fix = `write a blank behind ${opening}`;
  const end = start + opening.length;
  return [{ code: 'sh/test', message, fix, start, end, replacement: `${opening} ` }];
}

function variablesOf(root: Node): ShellVariables {
  const names = nodesOf(root, 'variable_name');
  const isUse = ({ parent }: Node): boolean => /expansion$/.test(parent?.type ?? '');
  return {
    assigned: names.filter((name) => !isUse(name)).map((name) => name.text),
    used: names.filter(isUse).map((name) => ({ name: name.text, start: name.startIndex })),
  };
}

function nodesOf(root: Node, type: string): readonly Node[] {
  return root.descendantsOfType(type) as Node[];
}

function commandOf(node: Node, text: string): SimpleCommand {
  const parts = childrenOf(node).filter((_, index) =>
    ['name', 'argument'].includes(node.fieldNameForChild(index) ?? ''),
  );
  // The dollar sign of `$"…"` belongs to the quotes.
  const own = parts.filter(
    (part, at) => part.type !== '$' || part.endIndex !== parts[at + 1]?.startIndex,
  );
  const redirects = redirectsOf(node);
  const words = [...own, ...redirects.flatMap(argumentsAfter)].map((argument) =>
    readWord(argument, text),
  );
  const documents = redirects
    .filter(({ type }) => type === 'heredoc_redirect')
    .map((redirect) => readDocument(redirect, text));
  return { words, documents };
}

/** `a | b <<EOF` gives the document to `b`. */
function redirectsOf(command: Node): readonly Node[] {
  let last = command;
  while (last.parent && ['pipeline', 'list'].includes(last.parent.type)) {
    if (last.parent.endIndex !== last.endIndex) return [];
    last = last.parent;
  }
  return last.parent?.type === 'redirected_statement' ? fieldOf(last.parent, 'redirect') : [];
}

/** `sui client gas > file --json`: an argument may follow the file. */
function argumentsAfter(redirect: Node): readonly Node[] {
  return redirect.type === 'file_redirect'
    ? fieldOf(redirect, 'destination').slice(1)
    : fieldOf(redirect, 'argument');
}

function fieldOf(node: Node, name: string): readonly Node[] {
  return node.childrenForFieldName(name) as Node[];
}
