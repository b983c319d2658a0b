/** What reports of real releases must say: written by hand, or read from the releases in another way. Reads files. */

import fs from 'node:fs';
import path from 'node:path';
import { root } from '../support/run.ts';

const CHAIN = 'node_modules/typemove-1.13.4/src/abis';

/** By hand, from the declarations: what must be called breaking, and what must not although it looks like it. */
export const STEPS = [
  {
    request: { sdk: '1.39.1' },
    breaking: [
      'graphql:SharedObjectRead',
      'graphql:TransactionBlockEffects.unchangedSharedObjects',
      'ts:experimental/Experimental_CoreClient.getMoveFunction',
      'ts:experimental/Experimental_SuiClientTypes.TransactionEffects.unchangedSharedObjects',
    ],
    others: [
      'graphql:EndOfEpochTransactionKind',
      'ts:cryptography/Signer.signAndExecuteTransaction',
    ],
  },
  {
    request: { sdk: '1.45.2', abi: '1.13.4' },
    breaking: [
      'graphql:Linkage.upgradedId',
      'graphql:Query.objects(filter)',
      'ts:client/SuiClient.experimental_asClientExtension',
      'ts:experimental/SuiClientRegistration',
      'ts:transactions/isTransaction',
      'ts:bcs/bcs.PublicKey',
      'ts:zklogin/parseZkLoginSignature',
    ],
    others: [
      'ts:bcs/bcs.ProgrammableTransaction',
      'ts:transactions/Transaction.from',
      'ts:transactions/Transaction.setExpiration',
    ],
  },
  {
    request: { sdk: '2.33.1', framework: path.join(root, CHAIN) },
    breaking: [
      'graphql:Epoch.safeMode',
      'ts:client/SuiClient',
      'ts:experimental',
      'ts:grpc/GrpcCoreClient.getBalance',
      'ts:grpc/GrpcCoreClient.getOwnedObjects',
      'ts:graphql/SuiGraphQLClientOptions.network',
      'ts:jsonRpc/CheckpointCommitment',
      'ts:jsonRpc/DisplayFieldsResponse.data',
      'ts:jsonRpc/SuiJsonRpcClient.subscribeEvent',
      'ts:jsonRpc/SuiJsonRpcClientOptions',
      'ts:utils/SUI_TYPE_ARG',
      'ts:utils/fromB64',
      'ts:zklogin/jwtToAddress',
    ],
    others: [
      'ts:bcs/bcs.ObjectArg',
      'ts:bcs/bcs.Owner',
      'ts:graphql/SuiGraphQLClientOptions.mvr',
      'ts:grpc/GrpcCoreClient.getMoveFunction',
      'ts:jsonRpc/SuiJsonRpcClient.transport',
      'ts:transactions/TransactionDataBuilder.inputs',
      'ts:utils/SUI_CLOCK_OBJECT_ID',
    ],
  },
];

/** Ids of what the newer chain declares and the older one does not, or declares otherwise. */
export const PUBLISHED: readonly string[] = ['0x1', '0x2', '0x3'].flatMap((address) => {
  const [before, after] = ['node_modules/@typemove/sui/src/abis', CHAIN].map((folder) =>
    declarationsIn(path.join(root, folder, `${address}.json`)),
  );
  return [...(after ?? [])].flatMap(([id, text]) => {
    const module = id.split('::').slice(0, 2).join('::');
    // A module that is new is one change, with all that it declares.
    if (before?.has(module) === false) return id === module ? [`move:${id}`] : [];
    return before?.get(id) === text ? [] : [`move:${id}`];
  });
});

interface AbiModule {
  readonly name: string;
  readonly structs: object;
  readonly exposedFunctions: object;
}

function declarationsIn(file: string): ReadonlyMap<string, string> {
  const name = { '0x1': 'std', '0x2': 'sui', '0x3': 'sui_system' }[path.basename(file, '.json')];
  const modules = Object.values(
    JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, AbiModule>,
  );
  return new Map(
    modules.flatMap((module): [string, string][] => [
      [`${name}::${module.name}`, ''],
      ...Object.entries({ ...module.structs, ...module.exposedFunctions }).map(
        ([id, value]): [string, string] => [
          `${name}::${module.name}::${id}`,
          JSON.stringify(value),
        ],
      ),
    ]),
  );
}
