/** The client's source → its transport calls and the types they name. Parses text only, resolves nothing. Pure. */

import type { EnumMember, SourceFile, TypeParameterDeclaration } from 'ts-morph';
import { Node, Project, SyntaxKind, ts } from 'ts-morph';
import type { Diagnostic, Location, Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import type { SourceText } from '../core/source.ts';
import { locate } from '../core/source.ts';
import type { RequestSyntax } from './read-requests.ts';
import { readRequests } from './read-requests.ts';
import type { Sender } from './read-senders.ts';
import { docOf, readMembers, readType, wordsOrNull } from './read-types.ts';
import { readWire } from './read-wire.ts';
import type {
  AddressFunction,
  CallSyntax,
  ClientSyntax,
  DeclarationSyntax,
  TypeSyntax,
} from './syntax.ts';

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
  const { className, requests, diagnostics } = readRequests(client, source);
  if (className === null) return fail([noClient(source), ...diagnostics]);
  const addressOf = readAddressFunction(files);
  const declarations = files.flatMap((file, index) =>
    readDeclarations(file, sources[index] ?? source),
  );
  const calls = readCalls(requests, source);
  return succeed({ className, addressOf, calls, declarations }, diagnostics);
}

/** The parser mends what it cannot read, and whatever stands behind would be missing without a word. */
function syntaxErrors(file: SourceFile, source: SourceText): Diagnostic[] {
  const { parseDiagnostics = [] } = file.compilerNode as {
    readonly parseDiagnostics?: readonly ts.DiagnosticWithLocation[];
  };
  return parseDiagnostics.slice(0, 1).map(({ start, messageText }) => ({
    level: 'error',
    code: 'json-rpc/syntax-error',
    message: `this is no TypeScript: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    at: locate(source, start),
    fix: 'unpack the package again, or mend this line',
  }));
}

function noClient(source: SourceText): Diagnostic {
  return {
    level: 'error',
    code: 'json-rpc/no-client',
    message: 'no class of this file sends a request through its transport',
    at: { file: source.path, line: 1, column: 1 },
    fix: 'give --package a release of @mysten/sui that ships its sources with a JSON-RPC client',
  };
}

/** One entry for each name: where two methods send the same request, the first one stands for it. */
function readCalls(requests: readonly RequestSyntax[], source: SourceText): CallSyntax[] {
  const placed = requests.toSorted((a, b) => a.sender.node.getStart() - b.sender.node.getStart());
  return placed
    .filter((one, index) => placed.findIndex((other) => other.rpc === one.rpc) === index)
    .map((one) => readCall(one, locate(source, one.sender.node.getStart())));
}

function readCall(request: RequestSyntax, at: Location): CallSyntax {
  const { rpc, sender, unsubscribe } = request;
  const deprecated = sender.docs
    .flatMap((doc) => doc.getTags())
    .find((tag) => tag.getTagName() === 'deprecated');
  const input = sender.parameters.length === 0 ? null : readType(sender.input);
  return {
    rpc,
    unsubscribe,
    sdk: sender.name,
    doc: docOf(sender.docs),
    deprecation: deprecated ? (wordsOrNull(deprecated.getCommentText() ?? '') ?? '') : null,
    input,
    wire: request.params.map(readWire),
    promised:
      sender.returns
        ?.getText()
        .replace(/^Promise<([^]*)>$/, '$1')
        .replace(/\s+/g, ' ') ?? 'unknown',
    result: readResult(request),
    notification: unsubscribe === null || input === null ? null : readNotification(sender),
    at,
  };
}

/** What travels is what the call asks for; the method may turn a string into a bigint on the way out. */
function readResult({ call, sender, unsubscribe }: RequestSyntax): TypeSyntax {
  // A node answers a subscription with its number.
  if (unsubscribe !== null) return { kind: 'keyword', name: 'number' };
  const asked = call.getTypeArguments()[0];
  if (asked !== undefined) return readType(asked);
  const promised = readType(sender.returns);
  return promised.kind === 'name' && promised.name === 'Promise'
    ? (promised.parameters[0] ?? promised)
    : promised;
}

/** The parameter of the `onMessage` callback. */
function readNotification(sender: Sender): TypeSyntax | null {
  const callback = sender.node
    .getDescendantsOfKind(SyntaxKind.PropertySignature)
    .find((property) => property.getName() === 'onMessage')
    ?.getTypeNode();
  return Node.isFunctionTypeNode(callback)
    ? readType(callback.getParameters()[0]?.getTypeNode())
    : null;
}

/** The first of `src/<entry>/network.ts` that exports `get…FullnodeUrl`: the client's own entry comes first. */
function readAddressFunction(files: readonly SourceFile[]): AddressFunction | null {
  for (const file of files) {
    const entry = /\/([^/]+)\/network\.ts$/.exec(file.getFilePath())?.[1];
    const found = file
      .getFunctions()
      .find((one) => one.isExported() && /^get\w*FullnodeUrl$/.test(one.getName() ?? ''));
    const name = found?.getName();
    if (entry !== undefined && name !== undefined) return { name, entry };
  }
  return null;
}

function readDeclarations(file: SourceFile, source: SourceText): DeclarationSyntax[] {
  const interfaces = file.getInterfaces().map((one) => ({
    name: one.getName(),
    parameters: one.getTypeParameters().map(readTypeParameter),
    type: extended(
      readMembers(one.getMembers()),
      one.getExtends().map((base) => readType(base)),
    ),
    doc: docOf(one.getJsDocs()),
    at: locate(source, one.getStart()),
  }));
  const aliases = file.getTypeAliases().map((one) => ({
    name: one.getName(),
    parameters: one.getTypeParameters().map(readTypeParameter),
    type: readType(one.getTypeNode()),
    doc: docOf(one.getJsDocs()),
    at: locate(source, one.getStart()),
  }));
  const enums = file.getEnums().map((one) => ({
    name: one.getName(),
    parameters: [],
    type: { kind: 'union', options: one.getMembers().map(readEnumMember) } as const,
    doc: docOf(one.getJsDocs()),
    at: locate(source, one.getStart()),
  }));
  return [...interfaces, ...aliases, ...enums];
}

type UnionSyntax = Extract<TypeSyntax, { kind: 'union' }>;

/** What travels is the value. */
function readEnumMember(member: EnumMember): UnionSyntax['options'][number] {
  const value = member.getValue();
  const doc = docOf(member.getJsDocs());
  return value === undefined
    ? { type: { kind: 'other', text: member.getText() }, doc }
    : { type: { kind: 'literal', value }, doc };
}

function readTypeParameter(one: TypeParameterDeclaration): DeclarationSyntax['parameters'][number] {
  const initial = one.getDefault();
  return { name: one.getName(), initial: initial === undefined ? null : readType(initial) };
}

function extended(own: TypeSyntax, bases: readonly TypeSyntax[]): TypeSyntax {
  return bases.length === 0 ? own : { kind: 'intersection', parts: [...bases, own] };
}
