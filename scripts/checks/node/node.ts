/** The loopback full node without its socket: a request in, an answer out, errors collected on the way. */

import { answerFaucet } from './faucet.ts';
import { answerGraphql } from './graphql.ts';
import { answerRpc } from './json-rpc.ts';
import type { NodeFailure } from './model.ts';
import type { NodeOptions, NodeState } from './state.ts';
import { report, startState } from './state.ts';

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

export interface HttpAnswer {
  readonly status: number;
  /** A text is sent as it is, everything else as JSON. */
  readonly body: unknown;
}

export interface LoopbackNode {
  answer(request: HttpRequest): Promise<HttpAnswer>;
  /** So far; a program may go on after one. */
  readonly failures: readonly NodeFailure[];
}

export function createNode(options: NodeOptions): LoopbackNode {
  const state = startState(options);
  return { failures: state.failures, answer: (request) => answerRequest(state, request) };
}

async function answerRequest(
  state: NodeState,
  { method, path, body }: HttpRequest,
): Promise<HttpAnswer> {
  const json = readJson(body);
  if (method === 'POST' && json !== undefined) {
    if (path === '/') return { status: 200, body: await answerRpc(state, json) };
    if (path === '/graphql') return { status: 200, body: answerGraphql(state, json) };
    if (path === '/v2/gas') return answerFaucet(state, json);
  }
  report(state, {
    code: 'node-request',
    message: `the program sends ${method} ${path}${json === undefined ? ' without JSON' : ''}, which a node does not serve`,
    fix: 'send JSON-RPC to /, GraphQL to /graphql, requests for coins to /v2/gas',
    at: null,
  });
  return { status: 404, body: 'not found' };
}

/** Undefined when it is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
