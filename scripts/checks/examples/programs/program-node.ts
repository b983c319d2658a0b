/** The node beside a program, made when the first request comes: most programs ask for nothing. Reads the models. */

import type { Fixture, NodeFailure } from '../../node/model.ts';
import type { LoopbackNode } from '../../node/node.ts';
import type { NodeOptions, RpcCheck } from '../../node/state.ts';
import type { RequestResult } from '../../requests/model.ts';

export interface NodeSource {
  readonly models: NodeModels;
  /** Null when the program has none: then every request is one too many. */
  readonly fixture: Fixture | null;
  readonly fixturePath: string;
}

/** What all nodes of a run share, loaded when the first of them is asked. */
export type NodeModels = () => Promise<Pick<NodeOptions, 'rpc' | 'functionOf' | 'schema'>>;

export interface ProgramNode {
  readonly node: Pick<LoopbackNode, 'answer'>;
  failures(): Promise<readonly NodeFailure[]>;
}

export function programNode(source: NodeSource): ProgramNode {
  let made: Promise<LoopbackNode> | null = null;
  return {
    node: {
      answer: async (request) => {
        made ??= makeNode(source);
        return (await made).answer(request);
      },
    },
    failures: async () => (made === null ? [] : (await made).failures),
  };
}

async function makeNode({ models, fixture, fixturePath }: NodeSource): Promise<LoopbackNode> {
  const [{ createNode }, { emptyFixture }, held] = await Promise.all([
    import('../../node/node.ts'),
    import('../../node/fixture/sections.ts'),
    models(),
  ]);
  return createNode({ fixture: fixture ?? emptyFixture(null), fixturePath, ...held });
}

export function nodeModels(root: string): NodeModels {
  let loaded: ReturnType<NodeModels> | null = null;
  return () => (loaded ??= loadModels(root));
}

async function loadModels(root: string): ReturnType<NodeModels> {
  const [{ loadSchema }, { loadFrameworkFunctions }, rpc] = await Promise.all([
    import('../graphql/graphql.ts'),
    import('./framework-functions.ts'),
    loadRpc(root),
  ]);
  return { rpc, functionOf: loadFrameworkFunctions(root), schema: () => loadSchema({ root }) };
}

/** The documented methods, as the JSON-RPC reference wrote them down; until it was generated everything passes. */
async function loadRpc(root: string): Promise<RpcCheck> {
  const { loadRequestModel } = await import('../data/rpc-requests.ts');
  const { checkAnswer, checkRequest } = await import('../../requests/check.ts');
  const model = loadRequestModel(root);
  const resultsOf = (results: readonly RequestResult[]): readonly string[] =>
    results.filter(({ level }) => level === 'error').map(({ message }) => message);
  return {
    requestErrors: (request) => (model === null ? [] : resultsOf(checkRequest(model, request))),
    answerErrors: (method, result) =>
      model === null ? [] : resultsOf(checkAnswer(model, method, result)),
  };
}
