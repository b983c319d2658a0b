/** JSON that shell commands send: in any quotes, glued to its option, or in a here-document. Reads the schema where it is GraphQL. */

import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import type { RpcFacts } from '../../../../generators/output/json-rpc.ts';
import type { ShellLine, ShellText, SimpleCommand } from '../../command-lines/shell/line.ts';
import { OPAQUE } from '../../command-lines/shell/line.ts';
import { checkGraphqlBody } from '../data/graphql-bodies.ts';
import type { JsonText } from '../data/json-syntax.ts';
import { jsonResult, checkJsonSyntax } from '../data/json-syntax.ts';
import { checkRequests } from '../data/rpc-requests.ts';
import type { CheckContext, UnitResult } from '../model.ts';

export interface PayloadFacts extends CheckContext {
  readonly requests: RpcFacts | null;
}

export async function checkPayload(
  code: string,
  line: ShellLine,
  facts: PayloadFacts,
): Promise<readonly UnitResult[]> {
  const found: UnitResult[] = [];
  for (const payload of line.commands.flatMap(payloadsOf)) {
    const json = jsonOf(code, payload);
    const syntax = checkJsonSyntax(json, { allowsComments: false });
    const tree = syntax.length === 0 ? parseTree(json.text) : undefined;
    found.push(...syntax);
    if (!tree) continue;
    found.push(...checkLiteral(json, tree), ...checkFaucet(json, tree));
    if (facts.requests) found.push(...checkRequests(json, tree, facts.requests));
    found.push(...(await checkGraphqlBody(json, tree, facts)));
  }
  return found;
}

const SENDERS: ReadonlySet<string> = new Set(['curl', 'grpcurl']);
const OPTION = /^(?:-d|--data|--data-raw|--data-binary|--json)$/;
const GLUED = /^(?:-d|--(?:data|data-raw|data-binary|json)=)(?=\s*[[{@])/;

function payloadsOf(
  { words, documents }: SimpleCommand,
  at: number,
  commands: readonly SimpleCommand[],
): readonly ShellText[] {
  if (!SENDERS.has(words[0]?.text ?? '')) return [];
  const input = documents.length > 0 ? documents : writtenBy(commands[at - 1]);
  const sent = words.flatMap((word, at): readonly ShellText[] => {
    if (OPTION.test(words[at - 1]?.text ?? '')) return [word];
    const length = GLUED.exec(word.text)?.[0].length;
    return length === undefined
      ? []
      : [{ text: word.text.slice(length), offsets: word.offsets.slice(length) }];
  });
  return sent
    .flatMap((shellText) => (/^@(?:-|\/dev\/stdin)$/.test(shellText.text) ? input : [shellText]))
    .filter(({ text }) => /^\s*[[{]/.test(text));
}

/** `cat <<EOF | curl …`, and `echo '…' | curl …`: what the command before a pipe writes. */
function writtenBy(before: SimpleCommand | undefined): readonly ShellText[] {
  const [name, ...rest] = before?.words ?? [];
  if (name?.text === 'cat' && rest.length === 0) return before?.documents ?? [];
  return /^(?:echo|printf)$/.test(name?.text ?? '') ? rest.slice(-1) : [];
}

/** `"$ID"` between single quotes, or behind `<<'EOF'`: what the shell replaces is not in this text any more. */
function checkLiteral(json: JsonText, node: Node): readonly UnitResult[] {
  if (node.type !== 'string' || !/^\$\{?[A-Z][A-Z0-9_]*\}?$/.test(String(node.value)))
    return (node.children ?? []).flatMap((child) => checkLiteral(json, child));
  const name = String(node.value);
  const message = `${name} is sent as it stands: the shell replaces nothing here`;
  const fix = `write "'"${name}"'" between single quotes, or <<EOF without quotes`;
  return [jsonResult(json, { code: 'sh-literal-variable', message, fix, offset: node.offset + 1 })];
}

/** What `sui-faucet` reads. */
function checkFaucet(json: JsonText, tree: Node): readonly UnitResult[] {
  const asked = findNodeAtLocation(tree, ['FixedAmountRequest']);
  return (asked?.children ?? []).flatMap(({ children: [key] = [] }) => {
    if (key === undefined || key.value === 'recipient') return [];
    const message = `the faucet does not know "${String(key.value)}"`;
    const fix = 'write "recipient"';
    return [jsonResult(json, { code: 'json-faucet', message, fix, offset: key.offset + 1 })];
  });
}

/** A variable outside a string is written as a number, so that the rest can be read. */
function jsonOf(code: string, { text, offsets }: ShellText): JsonText {
  const unknown: number[] = [];
  const readable = text.replace(/"(?:\\[^]|[^"\\])*"?|\uE000/g, (part, at: number) => {
    if (part !== OPAQUE) return part;
    unknown.push(at);
    return '0';
  });
  const offsetOf = (at: number): number => offsets[at] ?? (offsets.at(-1) ?? 0) + 1;
  return { text: readable, block: code, offsetOf, unknown };
}
