/** The node beside a program, made when the first request comes: most programs ask for nothing. Reads the models. */

import type { Fixture, NodeFault } from '../../node/model.ts';
import type { LoopbackNode } from '../../node/node.ts';
import type { RpcModel } from '../../node/state.ts';

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
      loadRpcModel(root),
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

/** The seam to the JSON-RPC reference. */
async function loadRpcModel(root: string): Promise<RpcModel> {
  const { loadRequestModel } = await import('../data/rpc-requests.ts');
  const { checkRequest } = await import('../../../../generators/json-rpc/check-request.ts');
  const model = loadRequestModel(root);
  return {
    requestFaults: (request) =>
      model === null
        ? []
        : checkRequest(model, request).map((problem) => `${problem.path} ${problem.message}`),
    answerFaults: () => [],
  };
}
