/** A node without a socket, with the real methods and framework and a small schema, asked by the SDK's own client. */

import type { SuiClient } from '@mysten/sui/client';
import { buildSchema } from 'graphql';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { reference as framework } from '../../../generators/framework/reference.ts';
import { reference as jsonRpc } from '../../../generators/json-rpc/reference.ts';
import type { NodeModels } from '../../../scripts/checks/examples/programs/program-node.ts';
import { nodeModels, programNode } from '../../../scripts/checks/examples/programs/program-node.ts';
import { applyScalarRules } from '../../../scripts/checks/examples/graphql/scalars.ts';
import { readFixture } from '../../../scripts/checks/node/fixture/read.ts';
import type { HttpAnswer } from '../../../scripts/checks/node/node.ts';
import { addModels, makeProject } from '../examples/project.ts';
import type { Project } from '../examples/project.ts';
import { loadSdkClient } from '../../support/sdk-client.ts';

let project: {
  readonly held: Project;
  readonly models: NodeModels;
  readonly Client: typeof SuiClient;
} | null = null;

/** Of the service of July 2025: later ones have other fields, and the node is the same. */
const SCHEMA = `
  scalar BigInt scalar SuiAddress scalar UInt53
  type Query {
    chainIdentifier: String!
    address(address: SuiAddress!): Address
    epoch(id: UInt53): Epoch
    object(address: SuiAddress!): Object
  }
  type Address { address: SuiAddress! balance: Balance }
  type Balance { coinType: String! totalBalance: BigInt }
  type Epoch { epochId: UInt53! }
  type Object { owner: Owner }
  union Owner = Immutable | Shared
  type Immutable { _: Boolean }
  type Shared { initialSharedVersion: UInt53! }
`;

export async function startProject(): Promise<void> {
  const held = makeProject();
  await addModels(held, [framework, jsonRpc]);
  const { Client } = await loadSdkClient();
  const models = nodeModels(held.root);
  const schema = buildSchema(SCHEMA);
  applyScalarRules(schema);
  project = { held, models: async () => ({ ...(await models()), schema: () => schema }), Client };
}

export function removeProject(): void {
  project?.held.remove();
  project = null;
}

export interface Loopback {
  readonly client: SuiClient;
  post(path: string, body: unknown): Promise<HttpAnswer>;
  rpc(method: string, ...params: readonly unknown[]): Promise<RpcBody>;
  graphql(query: string, variables?: object): Promise<GraphqlBody>;
  /** `code file:line message / fix` of each error so far, the fixture's own first. */
  failures(): Promise<readonly string[]>;
}

export interface RpcBody {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

export interface GraphqlBody {
  readonly data: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

export const FIXTURE = 'docs/examples/shop/node/shop.yaml';

/** `lines` is the fixture, in YAML. */
export function startNode(...lines: readonly string[]): Loopback {
  if (project === null) throw new Error('a node was started before its project');
  const read = readFixture([{ path: FIXTURE, text: lines.join('\n') }]);
  const { models, Client } = project;
  const made = programNode({ models, fixture: read.fixture, fixturePath: FIXTURE });
  const post = (path: string, body: unknown): Promise<HttpAnswer> =>
    made.node.answer({ method: 'POST', path, body: JSON.stringify(body) });
  const rpc = async (method: string, ...params: readonly unknown[]): Promise<RpcBody> => {
    const { body } = await post('/', { jsonrpc: '2.0', id: 1, method, params });
    return body as RpcBody;
  };
  const request = async <T>(input: { method: string; params: unknown[] }): Promise<T> => {
    const { result, error } = await rpc(input.method, ...input.params);
    if (error) throw new Error(`${error.code} ${error.message}`);
    return result as T;
  };
  const subscribe = (): never => {
    throw new Error('a node without a socket has no subscriptions');
  };
  return {
    client: new Client({ transport: { request, subscribe } }),
    post,
    rpc,
    graphql: async (query, variables = {}) =>
      (await post('/graphql', { query, variables })).body as GraphqlBody,
    failures: async () =>
      [...read.failures, ...(await made.failures())].map(({ code, message, fix, at }) => {
        const location = at === null ? '' : `${at.file.replace(/^.*\//, '')}:${at.line} `;
        return `${code} ${location}${message} / ${fix}`;
      }),
  };
}

/** The same key on every run, and its address. */
export const keypair = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(7));
export const owner = keypair.toSuiAddress();
export const stranger = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(8));

/** Of a short one, as a node writes it. */
export const full = (digits: string): string => `0x${digits.padStart(64, '0')}`;
