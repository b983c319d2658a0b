/** PowerShell as commands, read from the tree of its own grammar. Pure. */

import type { Node, Parser } from 'web-tree-sitter';
import { brokenNodes, childrenOf } from '../../grammars.ts';
import { parseText } from './bash.ts';
import type { ShellLine, ShellWord, SimpleCommand } from './line.ts';
import { OPAQUE, noVariables } from './line.ts';
import { checkPlaceholder, syntaxResult } from './syntax.ts';

export function readPowershell(parser: Parser, text: string): ShellLine {
  const tree = parseText(parser, text);
  const [broken] = brokenNodes(tree.rootNode, 1);
  const commands = tree.rootNode
    .descendantsOfType('command')
    .flatMap((node) => (node ? [commandOf(node)] : []));
  const results = broken ? [syntaxResult(broken, text)] : checkPlaceholder(commands, text);
  tree.delete();
  return { commands: broken ? [] : commands, results, variables: noVariables };
}

function commandOf(node: Node): SimpleCommand {
  const name = node.childForFieldName('command_name');
  const elements = node.childForFieldName('command_elements');
  const words = [...(name ? [name] : []), ...(elements ? childrenOf(elements) : [])];
  const own = words.filter(({ type }) => type !== 'command_argument_sep' && type !== 'redirection');
  return { words: own.map(readWord), documents: [] };
}

/** In double quotes and outside quotes: an escaped character, an expression, a placeholder, or any character. */
const UNIT = /`([^])|\$?\([^]*\)|\$\{[^}]*\}|\$[\w:]+(?:\[[^\]]*\]|\.\w+)*|\uE000+|[^]/g;

/** What an expression gives is unknown. */
function readWord({ text, startIndex, endIndex }: Node): ShellWord {
  const quote = /^["']/.exec(text)?.[0] ?? '';
  const body = text.slice(quote.length, text.length - quote.length);
  const units = [...body.matchAll(quote === "'" ? /[^]/g : UNIT)].map(
    ({ 0: whole, 1: escaped, index }) => ({
      character: escaped ?? (whole.length > 1 ? OPAQUE : whole),
      offset: startIndex + quote.length + index + (escaped === undefined ? 0 : 1),
    }),
  );
  return {
    text: units.map(({ character }) => character).join(''),
    offsets: units.map(({ offset }) => offset),
    quoted: units.map(() => quote !== ''),
    start: startIndex,
    end: endIndex,
  };
}
