/** The SDK's client → the requests that it sends, found where it calls its transport. Follows nothing. Pure. */

import type { ClassDeclaration, SourceFile } from 'ts-morph';
import { Node, Project, ts } from 'ts-morph';
import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { fail, succeed } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';
import { locate } from '../../core/source.ts';
import { anyCallOf, readRequests } from './requests.ts';
import { declarationsOf, declaredSchemas } from './sdk-types.ts';
import type { AddressFunction, ClientSyntax, RequestSyntax } from './syntax.ts';

/** `sources[0]` holds the client class; the others declare the types it uses. */
export function readClient(sources: readonly SourceText[]): Outcome<ClientSyntax> {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { noLib: true },
  });
  const files = sources.map((source) => project.createSourceFile(`/${source.path}`, source.text));
  const [client] = files;
  const [source] = sources;
  if (!client || !source) throw new Error('readClient() was given no source');
  const broken = sources.flatMap((one, index) => syntaxErrors(files[index] ?? client, one));
  if (broken.length > 0) return fail(broken);
  const declared = declarationsOf(files);
  const senders = client
    .getClasses()
    .map((one) => ({ one, requests: readRequests(one, declared, source) }));
  const [sender] = senders.toSorted((a, b) => b.requests.length - a.requests.length);
  if (sender === undefined || sender.requests.length === 0) return fail([noClient(source)]);
  return succeed(
    {
      className: nameOf(sender.one),
      addressOf: readAddressFunction(files),
      anyCall: anyCallOf(sender.one),
      requests: sender.requests,
      types: declaredSchemas(declared),
    },
    unsentNames(client, source, sender.requests),
  );
}

function nameOf(one: ClassDeclaration): string {
  return one.getName() ?? 'Client';
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
    fix: 'give --package a release of @mysten/sui that ships its sources with a JSON-RPC client',
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

/** The first of `src/<entry>/network.ts` that exports `get…FullnodeUrl`: the client's own entry comes first. */
function readAddressFunction(files: readonly SourceFile[]): AddressFunction | null {
  for (const file of files) {
    const entry = /\/([^/]+)\/network\.ts$/.exec(file.getFilePath())?.[1];
    const name = file
      .getFunctions()
      .filter((one) => one.isExported())
      .map((one) => one.getName() ?? '')
      .find((one) => /^get\w*FullnodeUrl$/.test(one));
    if (entry !== undefined && name !== undefined) return { name, entry };
  }
  return null;
}
