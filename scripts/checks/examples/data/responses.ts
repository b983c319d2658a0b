/** JSON-RPC answers on a page, held against the method of the request before them. Pure. */

import type { Node } from 'jsonc-parser';
import { getNodeValue } from 'jsonc-parser';
import { checkAnswer } from '../../requests/check.ts';
import type { RpcFacts } from '../../../../generators/output/json-rpc.ts';
import type { RequestResult } from '../../requests/model.ts';
import { stepsOf } from '../../requests/location.ts';
import type { PageDiagnostic } from '../model.ts';
import type { Block, UnitResult } from '../model.ts';
import { jsonResult, wholeText } from './json-syntax.ts';
import { nodeAt } from './rpc-requests.ts';
import { diagnosticsIn, answerUnder } from './displayed-answers.ts';

const METHOD = /\\?"method\\?"\s*:\s*\\?"(\w+)\\?"/g;

/** Whose answer `sui client … --json` prints. */
const PRINTED = 'sui_getTransactionBlock';

/** The blocks must come in page order. */
export function checkResponse(
  blocks: readonly Block[],
  model: RpcFacts,
): readonly PageDiagnostic[] {
  let asked: string | null = null;
  return blocks.flatMap((block) => {
    const answered = asked;
    asked = [...block.code.matchAll(METHOD)].at(-1)?.[1] ?? asked;
    const answer = answerUnder('jsonrpc', block) && answerUnder('result', block);
    if (answer) return checkAnswerOf(block, answer, answered, model);
    const printed = answerUnder('objectChanges', block)?.parent?.parent;
    return printed ? checkAnswerOf(block, printed, PRINTED, model) : [];
  });
}

function checkAnswerOf(
  block: Block,
  answer: Node,
  method: string | null,
  model: RpcFacts,
): readonly PageDiagnostic[] {
  if (method === null || !model.methods.some(({ name }) => name === method)) return [];
  const diagnostics = checkAnswer(model, method, getNodeValue(answer) as unknown);
  return diagnosticsIn(
    block,
    diagnostics.flatMap((diagnostic) => resultOf(block, answer, diagnostic) ?? []),
  );
}

/** An answer on a page may be an excerpt, so nothing is missing, and `0x…` stands for an address. */
function resultOf({ code }: Block, result: Node, diagnostic: RequestResult): UnitResult | null {
  const { message, fix, pointer, proposal } = diagnostic;
  if (/\blacks "/.test(message)) return null;
  const value = nodeAt(result, stepsOf(pointer));
  if (!/ is not a field /.test(message) && String(value.value).includes('…')) return null;
  const key = proposal?.for === 'name' ? value.parent?.children?.[0] : undefined;
  const location = key ?? value;
  const offset = location.offset + (location.type === 'string' ? 1 : 0);
  const found = jsonResult(wholeText(code), { code: 'rpc-answer', message, fix, offset });
  if (key === undefined || proposal === null) return found;
  const rename = { column: found.column, from: String(key.value), to: proposal.word };
  return { ...found, fix: `did you mean \`${proposal.word}\`?`, rename };
}
