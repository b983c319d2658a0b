/** The node beside a program, made when the first request comes: most programs ask for nothing. Reads the models. */

import type { Fixture, NodeFault } from '../../node/model.ts';
import type { LoopbackNode } from '../../node/node.ts';
import type { RpcCheck } from '../../node/state.ts';
import type { RequestProblem } from '../../requests/model.ts';

export interface NodeSource {
  readonly root: string;
  /** Null when the program has none: then every request is one too many. */
  readonly fixture: Fixture | null;
  readonly fixturePath: string;
}

export interface ProgramNode {
  readonly node: Pick<LoopbackNode, 'answer'>;
  faults(): Promise<readonly NodeFault[]>;
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
    faults: async () => (made === null ? [] : (await made).faults),
  };
}

async function makeNode({ root, fixture, fixturePath }: NodeSource): Promise<LoopbackNode> {
  const [{ createNode }, { emptyFixture }, { loadSchema }, { loadFrameworkFunctions }, rpc] =
    await Promise.all([
      import('../../node/node.ts'),
      import('../../node/fixture/sections.ts'),
      import('../graphql/graphql.ts'),
      import('./framework-functions.ts'),
      loadRpc(root),
    ]);
  const functionOf = loadFrameworkFunctions(root);
  const held = fixture ?? emptyFixture(null);
  return createNode({
    fixture: held,
    fixturePath,
    rpc,
    functionOf,
    schema: () => loadSchema({ root }),
  });
}

/** The documented methods, as the JSON-RPC reference wrote them down; until it was generated everything passes. */
async function loadRpc(root: string): Promise<RpcCheck> {
  const { loadRequestModel } = await import('../data/rpc-requests.ts');
  const { checkAnswer, checkRequest } = await import('../../requests/check.ts');
  const model = loadRequestModel(root);
  const faultsOf = (problems: readonly RequestProblem[]): readonly string[] =>
    problems.filter(({ level }) => level === 'error').map(({ message }) => message);
  return {
    requestFaults: (request) => (model === null ? [] : faultsOf(checkRequest(model, request))),
    answerFaults: (method, result) =>
      model === null ? [] : faultsOf(checkAnswer(model, method, result)),
  };
}
