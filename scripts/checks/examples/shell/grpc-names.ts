/** Services and methods of gRPC that commands name, as nodes of the release list them by reflection. Pure. */

import type { ShellLine, ShellWord } from '../../command-lines/shell/line.ts';
import type { LineResult } from '../../command-lines/result.ts';
import { propose, renameOf } from '../../proposal.ts';

const SERVICES: Readonly<Record<string, string>> = {
  LedgerService:
    'GetServiceInfo GetObject BatchGetObjects GetTransaction BatchGetTransactions GetCheckpoint GetEpoch',
  TransactionExecutionService: 'ExecuteTransaction',
  LiveDataService:
    'ListOwnedObjects ListDynamicFields GetCoinInfo GetBalance ListBalances SimulateTransaction',
  SubscriptionService: 'SubscribeCheckpoints',
  MovePackageService: 'GetPackage GetDatatype GetFunction ListPackageVersions',
  SignatureVerificationService: 'VerifySignature',
};
/** The older version has the first two services. */
const VERSIONS: Readonly<Record<string, number>> = { v2beta: 2, v2beta2: 6 };

export function checkGrpcName({ commands }: ShellLine): readonly LineResult[] {
  return commands.flatMap(({ words }) => words.flatMap(checkWord));
}

function checkWord(word: ShellWord): readonly LineResult[] {
  const [, version, service, method] =
    /(?:^|\/)sui\.rpc\.(v\w+)(?:\.(\w+Service)(?:\/(\w+))?)?$/.exec(word.text) ?? [];
  if (version === undefined) return [];
  const services = Object.keys(SERVICES).slice(0, VERSIONS[version] ?? 0);
  if (services.length === 0)
    return [
      result(word, version, { owner: 'gRPC', what: 'version', names: Object.keys(VERSIONS) }),
    ];
  if (service === undefined) return [];
  if (!services.includes(service))
    return [
      result(word, service, { owner: `sui.rpc.${version}`, what: 'service', names: services }),
    ];
  const names = (SERVICES[service] ?? '').split(' ');
  if (method === undefined || names.includes(method)) return [];
  return [result(word, method, { owner: service, what: 'method', names })];
}

function result(
  { text, offsets }: ShellWord,
  wrong: string,
  {
    owner,
    what,
    names,
  }: { readonly owner: string; readonly what: string; readonly names: readonly string[] },
): LineResult {
  const at = text.lastIndexOf(wrong);
  const start = offsets[at] ?? 0;
  const near = what === 'version' ? null : propose(wrong, names);
  return {
    code: 'sh/grpc-name',
    message: `${owner} has no ${what} "${wrong}" in this release`,
    fix: near ? `did you mean \`${near.to}\`?` : `write one of ${names.join(', ')}`,
    start,
    end: (offsets[at + wrong.length - 1] ?? start) + 1,
    replacement: renameOf(near),
  };
}
