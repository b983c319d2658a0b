/** JSON-RPC answers on a page, held against the method of the request before them. Pure. */

import type { Node } from 'jsonc-parser';
import { getNodeValue } from 'jsonc-parser';
import { checkAnswer } from '../../requests/check.ts';
import type { RpcFacts } from '../../../../generators/output/json-rpc.ts';
import type { RequestProblem } from '../../requests/model.ts';
import { stepsOf } from '../../requests/place.ts';
import type { Problem } from '../expectations.ts';
import type { Block, Finding } from '../model.ts';
import { jsonFinding, wholeText } from './json-syntax.ts';
import { nodeAt } from './rpc-requests.ts';
import { problemsIn, shownUnder } from './shown-answers.ts';

const METHOD = /\\?"method\\?"\s*:\s*\\?"(\w+)\\?"/g;

/** Whose answer `sui client … --json` prints. */
const PRINTED = 'sui_getTransactionBlock';

/** The blocks must come in page order. */
export function responseProblems(blocks: readonly Block[], model: RpcFacts): readonly Problem[] {
  let asked: string | null = null;
  return blocks.flatMap((block) => {
    const answered = asked;
    asked = [...block.code.matchAll(METHOD)].at(-1)?.[1] ?? asked;
    const answer = shownUnder('jsonrpc', block) && shownUnder('result', block);
    if (answer) return answerProblems(block, answer, answered, model);
    const printed = shownUnder('objectChanges', block)?.parent?.parent;
    return printed ? answerProblems(block, printed, PRINTED, model) : [];
  });
}

function answerProblems(
  block: Block,
  answer: Node,
  method: string | null,
  model: RpcFacts,
): readonly Problem[] {
  if (method === null || !model.methods.some(({ name }) => name === method)) return [];
  const problems = checkAnswer(model, method, getNodeValue(answer) as unknown);
  return problemsIn(
    block,
    problems.flatMap((problem) => findingOf(block, answer, problem) ?? []),
  );
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
