/** The SDK's client → the requests that it sends, found where it calls its transport. Follows nothing. Pure. */

import type { ClassDeclaration, SourceFile } from 'ts-morph';
import { Node, Project, ts } from 'ts-morph';
import type { Diagnostic, Outcome } from '../../../generators/core/diagnostics.ts';
import { fail, succeed } from '../../../generators/core/diagnostics.ts';
import type { SourceText } from '../../../generators/core/source.ts';
import { locate } from '../../../generators/core/source.ts';
import { compareText } from '../../../generators/core/text.ts';
import { anyCallOf, readRequests } from './read-requests.ts';
import { declarationsOf, declaredSchemas } from './read-types.ts';
import type {
  AddressFunction,
  RequestSyntax,
  SdkSyntax,
} from '../../../generators/json-rpc/read/syntax.ts';
import { ANY, reach, withoutCircles } from '../../../generators/json-rpc/schema/schema.ts';
import type { Schemas } from '../../../generators/json-rpc/schema/schema.ts';
import type { ClientPackage } from './load-package.ts';

/** A package's client, and of its types those that the client sends and receives. */
export function readClient(from: ClientPackage): Outcome<SdkSyntax> {
  const { name, version, entry, sources } = from;
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { noLib: true },
  });
  const files = sources.map((source) => project.createSourceFile(`/${source.path}`, source.text));
  const [client] = files;
  const [source] = sources;
  if (!client || !source) throw new Error('readClient() was given no source');
  const broken = sources.flatMap((file, index) => syntaxErrors(files[index] ?? client, file));
  if (broken.length > 0) return fail(broken);
  const declared = declarationsOf(files);
  const senders = client
    .getClasses()
    .map((candidate) => ({ declaration: candidate, requests: readRequests(candidate, declared) }))
    .toSorted((a, b) => b.requests.length - a.requests.length);
  const [sender] = senders;
  if (sender === undefined || sender.requests.length === 0) return fail([noClient(source)]);
  const { declaration, requests } = sender;
  const facts = {
    package: name,
    version,
    entry,
    className: nameOf(declaration),
    addressOf: readAddressFunction(files) ?? usualAddressFunction(entry),
    anyCall: anyCallOf(declaration),
    requests: requests.toSorted((a, b) => compareText(a.rpc, b.rpc)),
    types: usedTypes(requests, withoutCircles(declaredSchemas(declared))),
  };
  return succeed(facts, unsentNames(client, source, requests));
}

/** In byte order; what only programs need, such as options of the client, is left out. */
function usedTypes(requests: readonly RequestSyntax[], types: Schemas): Schemas {
  const used = new Set<string>();
  for (const { result, message, sent } of requests) {
    const schemas = [result, message ?? ANY, ...sent.map(({ schema }) => schema ?? ANY)];
    for (const schema of schemas) reach(schema, types, used);
  }
  return new Map([...used].sort(compareText).map((name) => [name, types.get(name) ?? ANY]));
}

function nameOf(declaration: ClassDeclaration): string {
  return declaration.getName() ?? 'Client';
}

/** The parser repairs what it cannot read, and whatever follows would be missing without a word. */
function syntaxErrors(file: SourceFile, source: SourceText): Diagnostic[] {
  const { parseDiagnostics = [] } = file.compilerNode as {
    readonly parseDiagnostics?: readonly ts.DiagnosticWithLocation[];
  };
  return parseDiagnostics.slice(0, 1).map(({ start, messageText }) => ({
    level: 'error',
    code: 'json-rpc/syntax-error',
    message: `this is not valid TypeScript: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    at: locate(source, start),
    fix: 'unpack the package again, or correct this line',
  }));
}

function noClient(source: SourceText): Diagnostic {
  return {
    level: 'error',
    code: 'json-rpc/no-client',
    message: 'no class of this file sends a request that it names',
    at: { file: source.path, line: 1, column: 1 },
    fix: 'take a release of @mysten/sui that ships its sources with a JSON-RPC client',
  };
}

const IS_RPC = /^(suix?_|unsafe_|rpc\.)\w+$/;

/** Names of methods that the class writes down and no request of it carries. */
function unsentNames(
  client: SourceFile,
  source: SourceText,
  requests: readonly RequestSyntax[],
): Diagnostic[] {
  const sent = new Set(requests.flatMap(({ rpc, unsubscribe }) => [rpc, unsubscribe]));
  return client
    .getDescendants()
    .filter((node) => Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node))
    .filter((node) => IS_RPC.test(node.getLiteralText()) && !sent.has(node.getLiteralText()))
    .map((node) => ({
      level: 'warning',
      code: 'json-rpc/method-unresolved',
      message: `the client names "${node.getLiteralText()}", but no request of it was found that sends it`,
      at: locate(source, node.getStart()),
      fix: 'teach the reader of the JSON-RPC reference how the client sends this request',
    }));
}

/** What the entry points of known releases export, for sources that do not say it. */
function usualAddressFunction(entry: string): AddressFunction {
  return { name: entry === 'client' ? 'getFullnodeUrl' : 'getJsonRpcFullnodeUrl', entry };
}

/** The first of `src/<entry>/network.ts` that exports `get…FullnodeUrl`: the client's own entry comes first. */
function readAddressFunction(files: readonly SourceFile[]): AddressFunction | null {
  for (const file of files) {
    const entry = /\/([^/]+)\/network\.ts$/.exec(file.getFilePath())?.[1];
    const name = file
      .getFunctions()
      .filter((declaration) => declaration.isExported())
      .map((declaration) => declaration.getName() ?? '')
      .find((candidate) => /^get\w*FullnodeUrl$/.test(candidate));
    if (entry !== undefined && name !== undefined) return { name, entry };
  }
  return null;
}
