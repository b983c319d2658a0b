/** Shell blocks: syntax, every `sui` command against the command line of this release, JSON that `curl` sends. */

import type { Node } from 'web-tree-sitter';
import { parseTree } from 'jsonc-parser';
import { locate } from '../../../../generators/core/source.ts';
import type { RequestModel } from '../../../../generators/json-rpc/check-request.ts';
import type { Block, Checker, Finding } from '../model.ts';
import { loadLineCheck } from './command-lines.ts';
import type { LineCheck, LineProblem } from './command-lines.ts';
import { jsonSyntaxFindings } from '../data/json-syntax.ts';
import { asShell, isOfShell } from './powershell.ts';
import { loadRequestModel, requestFindings } from '../data/rpc-requests.ts';
import { programFindings, variableFindings } from './words.ts';
import { brokenPlaces, parseSyntax, syntaxFinding } from '../syntax/syntax.ts';

export const checker: Checker = {
  check: async (units, { root }) => {
    const checks = { line: loadLineCheck(root), request: loadRequestModel(root) };
    const results: (readonly Finding[])[] = [];
    for (const unit of units) results.push(await findingsOf(unit.blocks[0], checks));
    return results;
  },
};

interface Checks {
  readonly line: LineCheck | null;
  readonly request: RequestModel | null;
}

function findingsOf(block: Block | undefined, checks: Checks): Promise<readonly Finding[]> {
  const code = block?.code ?? '';
  return block?.language === 'powershell'
    ? powershellFindings(code, checks)
    : shellFindings(code, checks);
}

async function powershellFindings(code: string, checks: Checks): Promise<readonly Finding[]> {
  const tree = await parseSyntax(withoutPlaceholders(code), 'powershell');
  const broken = brokenPlaces(tree.rootNode).slice(0, 3);
  const found = broken.map((node) => syntaxFinding(code, node, 'powershell'));
  tree.delete();
  if (found.length > 0 || !checks.line) return found;
  const problems = checks.line(asShell(code)).filter((problem) => !isOfShell(problem.code));
  return problems.map((problem) => lineFinding(code, problem));
}

async function shellFindings(code: string, checks: Checks): Promise<readonly Finding[]> {
  const tree = await parseSyntax(withoutPlaceholders(code), 'sh');
  const broken = brokenPlaces(tree.rootNode)
    .slice(0, 3)
    .map((node) => syntaxFinding(code, node, 'sh'));
  const commands = commandsIn(tree.rootNode);
  const found =
    broken.length > 0
      ? broken
      : [
          ...commands.flatMap((command) => commandFindings(code, command, checks.request)),
          ...variableFindings(code, tree.rootNode),
        ];
  tree.delete();
  const lines =
    broken.length > 0 || !checks.line
      ? []
      : checks.line(code).map((problem) => lineFinding(code, problem));
  return [...found, ...lines];
}

/** `<NAME>` stands for what the reader knows; to a shell it would be a redirection. */
function withoutPlaceholders(code: string): string {
  return code.replace(/<([A-Z][A-Z0-9_-]*)>/g, '_$1_');
}

function commandsIn(node: Node): readonly Node[] {
  const below = node.children.flatMap((child) => (child ? commandsIn(child) : []));
  return node.type === 'command' ? [node, ...below] : below;
}

function commandFindings(
  code: string,
  command: Node,
  model: RequestModel | null,
): readonly Finding[] {
  const isCurl = command.childForFieldName('name')?.text === 'curl';
  return isCurl ? payloadFindings(code, command, model) : programFindings(code, command);
}

/** `-d '{"jsonrpc": …}'`: only single quotes hold text that the shell leaves alone. */
function payloadFindings(
  code: string,
  command: Node,
  model: RequestModel | null,
): readonly Finding[] {
  return command.children.flatMap((child, index) => {
    const flag = command.children[index - 1]?.text ?? '';
    if (
      child?.type !== 'raw_string' ||
      !/^(?:-d|--data|--data-raw|--json|--data-binary)$/.test(flag)
    )
      return [];
    const text = child.text.slice(1, -1);
    if (!/^\s*[[{]/.test(text)) return [];
    // Blanks in front keep every offset, and so every place, where it is in the block.
    const padded = code.slice(0, child.startIndex + 1).replace(/[^\n]/g, ' ') + text;
    const syntax = jsonSyntaxFindings(padded, { allowsComments: false });
    const tree = syntax.length === 0 && model ? parseTree(padded) : undefined;
    return tree && model ? requestFindings(padded, tree, model) : syntax;
  });
}

function lineFinding(code: string, problem: LineProblem): Finding {
  const { line, column } = locate({ path: '', text: code }, problem.start);
  const from = code.slice(problem.start, problem.end);
  const to = /did you mean [`"']?([\w-]+)[`"']?\??/i.exec(`${problem.fix} ${problem.message}`)?.[1];
  const canRename = to !== undefined && /^[\w-]+$/.test(from) && from !== to;
  return {
    level: 'error',
    code: problem.code.replace('/', '-'),
    message: problem.message,
    block: 0,
    line,
    column,
    fix: problem.fix,
    rename: canRename ? { column, from, to } : null,
  };
}
