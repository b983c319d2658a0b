/** JSON-RPC requests, single or in a batch: checked, answered from the fixture or by the node itself, checked again. */

import { builtInAnswer } from './built-in.ts';
import { fitsParams } from './match.ts';
import type { FixtureLocation, RpcAnswer } from './model.ts';
import type { NodeState } from './state.ts';
import { nextAnswer, report, reportAnswer, reportUnanswered } from './state.ts';

interface Request {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
}

const INVALID_REQUEST = -32600;
const INVALID_PARAMS = -32602;
const UNANSWERED = -32000;

export async function answerRpc(state: NodeState, body: unknown): Promise<unknown> {
  if (!Array.isArray(body)) return answerOne(state, (body ?? {}) as Request);
  const answers: unknown[] = [];
  // One after the other, as the fixture counts calls.
  for (const request of body) answers.push(await answerOne(state, (request ?? {}) as Request));
  return answers;
}

async function answerOne(state: NodeState, request: Request): Promise<object> {
  const wrap = (answer: RpcAnswer): object => ({
    jsonrpc: '2.0',
    id: request.id ?? null,
    ...answer,
  });
  const wrong = state.rpc.requestErrors(request);
  if (wrong.length > 0) {
    for (const message of wrong)
      report(state, { ...REQUEST_ERROR, message: `the program sends a wrong request: ${message}` });
    const code = typeof request.method === 'string' ? INVALID_PARAMS : INVALID_REQUEST;
    return wrap({ error: { code, message: `Invalid request: ${wrong.join('; ')}` } });
  }
  const method = String(request.method);
  const params = Array.isArray(request.params) ? (request.params as unknown[]) : [];
  const { answer, at } = await answerOf(state, method, params);
  if (answer === null) return wrap(unanswered(state, method, params));
  if ('result' in answer) {
    for (const failure of state.rpc.answerErrors(method, answer.result))
      reportAnswer(state, `the answer to ${method} is wrong: ${failure}`, at);
  }
  return wrap(answer);
}

const REQUEST_ERROR = {
  code: 'node-request',
  fix: 'write the request as the JSON-RPC reference shows it',
  at: null,
} as const;

async function answerOf(
  state: NodeState,
  method: string,
  params: readonly unknown[],
): Promise<{ readonly answer: RpcAnswer | null; readonly at: FixtureLocation | null }> {
  const entry = state.fixture.rpc.find(
    (rpcEntry) => rpcEntry.method === method && fitsParams(rpcEntry.params, params),
  );
  if (entry) return { answer: nextAnswer(state, entry), at: entry.at };
  return { answer: await builtInAnswer(state, method, params), at: null };
}

function unanswered(state: NodeState, method: string, params: readonly unknown[]): RpcAnswer {
  const given = params.slice(
    0,
    params.findLastIndex((param) => param !== null && param !== undefined) + 1,
  );
  const parameters = JSON.stringify(given);
  reportUnanswered(
    state,
    `${method} with ${given.length === 0 ? 'no parameters' : parameters}`,
    `json-rpc: [{ method: ${method}, params: ${parameters}, result: … }]`,
  );
  return { error: { code: UNANSWERED, message: `no fixture answers ${method}` } };
}
