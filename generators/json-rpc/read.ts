/** The client's source → its transport calls and the types they name. Parses text only, resolves nothing. Pure. */

import type {
  CallExpression,
  ClassDeclaration,
  MethodDeclaration,
  ObjectLiteralExpression,
  SourceFile,
} from 'ts-morph';
import { Node, Project, SyntaxKind, ts } from 'ts-morph';
import type { Diagnostic, Location, Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import type { SourceText } from '../core/source.ts';
import { locate } from '../core/source.ts';
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
  const found = client.getClasses().flatMap((one) => {
    const calls = readCalls(one, source);
    return calls.length === 0 ? [] : [{ className: one.getName() ?? 'Client', calls }];
  });
  const [first] = found;
  if (first === undefined) return fail([noClient(source)]);
  const addressOf = readAddressFunction(files);
  const declarations = files.flatMap((file, index) =>
    readDeclarations(file, sources[index] ?? source),
  );
  return succeed(
    { className: first.className, addressOf, calls: first.calls, declarations },
    unnamedRequests(client, source),
  );
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
function readCalls(client: ClassDeclaration, source: SourceText): CallSyntax[] {
  const calls = client.getMethods().flatMap((method) =>
    method.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((call) => {
      const options = call.getArguments()[0];
      if (!isTransportCall(call) || !Node.isObjectLiteralExpression(options)) return [];
      // `call(method, params)` passes any name on: it is no method of the interface.
      const rpc = textOf(options, 'method');
      return rpc === null || !IS_NAME.test(rpc)
        ? []
        : [readCall(method, call, options, { rpc, at: locate(source, method.getStart()) })];
    }),
  );
  return calls.filter((call, index) => calls.findIndex((one) => one.rpc === call.rpc) === index);
}

/** What a page and its address can be called after. */
const IS_NAME = /[a-z0-9]/i;

/** Requests whose name nobody can read out of the code: they have no page, and nobody would notice. */
function unnamedRequests(client: SourceFile, source: SourceText): Diagnostic[] {
  return client.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((call) => {
    const options = call.getArguments()[0];
    if (!isTransportCall(call) || !Node.isObjectLiteralExpression(options)) return [];
    const name = initializerOf(options, 'method');
    // `{ method, params }` and `{ method: name }` pass on what the caller says.
    const isPassedOn =
      name === undefined ||
      call
        .getFirstAncestorByKind(SyntaxKind.MethodDeclaration)
        ?.getParameters()
        .some((one) => one.getName() === name.getText());
    return isPassedOn || IS_NAME.test(literalText(name) ?? '')
      ? []
      : [unnamed(name.getText(), locate(source, call.getStart()))];
  });
}

function unnamed(written: string, at: Location): Diagnostic {
  return {
    level: 'warning',
    code: 'json-rpc/method-unresolved',
    message: `the name of a request cannot be read: ${written.replace(/\s+/g, ' ')}`,
    at,
    fix: 'teach the reader of the JSON-RPC reference how the client writes this name',
  };
}

function isTransportCall(call: CallExpression): boolean {
  return /\btransport\.(request|subscribe)$/.test(call.getExpression().getText());
}

function textOf(options: ObjectLiteralExpression, name: string): string | null {
  return literalText(initializerOf(options, name));
}

/** Written out, or as a constant of the same file. */
function literalText(value: Node | undefined): string | null {
  if (Node.isStringLiteral(value) || Node.isNoSubstitutionTemplateLiteral(value))
    return value.getLiteralValue();
  if (Node.isAsExpression(value) || Node.isSatisfiesExpression(value))
    return literalText(value.getExpression());
  if (!Node.isIdentifier(value)) return null;
  const constant = value.getSourceFile().getVariableDeclaration(value.getText());
  return constant === undefined ? null : plainText(constant.getInitializer());
}

function plainText(value: Node | undefined): string | null {
  if (Node.isAsExpression(value)) return plainText(value.getExpression());
  return Node.isStringLiteral(value) ? value.getLiteralValue() : null;
}

function initializerOf(options: ObjectLiteralExpression, name: string): Node | undefined {
  const property = options.getProperty(name);
  return Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
}

function readCall(
  method: MethodDeclaration,
  call: CallExpression,
  options: ObjectLiteralExpression,
  known: { readonly rpc: string; readonly at: Location },
): CallSyntax {
  const docs = method.getJsDocs();
  const deprecated = docs
    .flatMap((doc) => doc.getTags())
    .find((tag) => tag.getTagName() === 'deprecated');
  const list = initializerOf(options, 'params');
  const input = method.getParameters()[0];
  const unsubscribe = textOf(options, 'unsubscribe');
  return {
    ...known,
    unsubscribe,
    sdk: method.getName(),
    doc: docOf(docs),
    deprecation: deprecated ? (wordsOrNull(deprecated.getCommentText() ?? '') ?? '') : null,
    input: input ? readType(input.getTypeNode()) : null,
    wire: Node.isArrayLiteralExpression(list)
      ? list.getElements().map((one) => readWire(one, method))
      : [],
    promised:
      method
        .getReturnTypeNode()
        ?.getText()
        .replace(/^Promise<([^]*)>$/, '$1')
        .replace(/\s+/g, ' ') ?? 'unknown',
    result: readResult(method, call, unsubscribe !== null),
    notification:
      unsubscribe === null
        ? null
        : readNotification(input ? readType(input.getTypeNode()) : null, method),
    at: known.at,
  };
}

/** What travels is what the call asks for; the method may turn a string into a bigint on the way out. */
function readResult(
  method: MethodDeclaration,
  call: CallExpression,
  isSubscription: boolean,
): TypeSyntax {
  // A node answers a subscription with its number.
  if (isSubscription) return { kind: 'keyword', name: 'number' };
  const asked = call.getTypeArguments()[0];
  if (asked !== undefined) return readType(asked);
  const promised = readType(method.getReturnTypeNode());
  return promised.kind === 'name' && promised.name === 'Promise'
    ? (promised.parameters[0] ?? promised)
    : promised;
}

/** The parameter of the `onMessage` callback. */
function readNotification(input: TypeSyntax | null, method: MethodDeclaration): TypeSyntax | null {
  if (input === null) return null;
  const callback = method
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
    parameters: one.getTypeParameters().map((parameter) => parameter.getName()),
    type: extended(
      readMembers(one.getMembers()),
      one.getExtends().map((base) => readType(base)),
    ),
    doc: docOf(one.getJsDocs()),
    at: locate(source, one.getStart()),
  }));
  const aliases = file.getTypeAliases().map((one) => ({
    name: one.getName(),
    parameters: one.getTypeParameters().map((parameter) => parameter.getName()),
    type: readType(one.getTypeNode()),
    doc: docOf(one.getJsDocs()),
    at: locate(source, one.getStart()),
  }));
  return [...interfaces, ...aliases];
}

function extended(own: TypeSyntax, bases: readonly TypeSyntax[]): TypeSyntax {
  return bases.length === 0 ? own : { kind: 'intersection', parts: [...bases, own] };
}
