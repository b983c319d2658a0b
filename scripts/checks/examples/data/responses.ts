/** JSON-RPC answers on a page, held against the method of the request before them. Pure. */

import type { Node } from 'jsonc-parser';
import { findNodeAtLocation, getNodeValue, parseTree } from 'jsonc-parser';
import { checkAnswer } from '../../requests/check.ts';
import type { RequestProblem, RpcModel } from '../../requests/model.ts';
import { stepsOf } from '../../requests/place.ts';
import type { Problem } from '../expectations.ts';
import { problemsOf } from '../expectations.ts';
import type { Block, Finding } from '../model.ts';
import { jsonFinding, wholeText } from './json-syntax.ts';
import { nodeAt } from './rpc-requests.ts';

const METHOD = /\\?"method\\?"\s*:\s*\\?"(\w+)\\?"/g;

/** The blocks must come in page order. */
export function responseProblems(blocks: readonly Block[], model: RpcModel): readonly Problem[] {
  let asked: string | null = null;
  return blocks.flatMap((block) => {
    const answered = asked;
    asked = [...block.code.matchAll(METHOD)].at(-1)?.[1] ?? asked;
    if (block.language !== 'json' || block.meta.error.length > 0) return [];
    const printed = printedIn(block);
    const [method, result] = printed ? [PRINTED, printed] : [answered, resultIn(block)];
    if (result === null || !model.methods.some(({ name }) => name === method)) return [];
    const problems = checkAnswer(model, method ?? '', getNodeValue(result) as unknown);
    const findings = problems.flatMap((problem) => findingOf(block, result, problem) ?? []);
    const unit = { blocks: [block], language: 'json', folder: '', isPackage: false };
    return problemsOf({ ...unit, moveCode: [], task: null }, findings);
  });
}

/** Whose answer `sui client … --json` prints. */
const PRINTED = 'sui_getTransactionBlock';

/** What the client prints of a transaction, which names no method. */
function printedIn({ code, meta }: Block): Node | null {
  if (meta.unchecked !== null || !code.includes('"objectChanges"')) return null;
  const tree = parseTree(code, [], { disallowComments: true });
  const isTransaction = tree?.type === 'object' && findNodeAtLocation(tree, ['objectChanges']);
  return isTransaction ? (tree ?? null) : null;
}

function resultIn({ code, meta }: Block): Node | null {
  if (meta.unchecked !== null || !code.includes('"jsonrpc"')) return null;
  const tree = parseTree(code, [], { disallowComments: true });
  const result = tree?.type === 'object' ? findNodeAtLocation(tree, ['result']) : undefined;
  return result ?? null;
}

/** An answer on a page may be an excerpt, so nothing is missing, and `0x…` stands for an address. */
function findingOf({ code }: Block, result: Node, problem: RequestProblem): Finding | null {
  const { message, fix, pointer, proposal } = problem;
  if (/\blacks "/.test(message)) return null;
  const value = nodeAt(result, stepsOf(pointer));
  if (!/ is not a field /.test(message) && String(value.value).includes('…')) return null;
  const key = proposal?.for === 'name' ? value.parent?.children?.[0] : undefined;
  const place = key ?? value;
  const offset = place.offset + (place.type === 'string' ? 1 : 0);
  const finding = jsonFinding(wholeText(code), { code: 'rpc-answer', message, fix, offset });
  if (key === undefined || proposal === null) return finding;
  const rename = { column: finding.column, from: String(key.value), to: proposal.word };
  return { ...finding, fix: `did you mean \`${proposal.word}\`?`, rename };
}
