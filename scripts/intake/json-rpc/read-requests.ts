/** The requests of one class: `….request({ method: 'suix_getCoins', params: […] })`. Pure. */

import type {
  CallExpression,
  ClassDeclaration,
  Expression,
  MethodDeclaration,
  ObjectLiteralExpression,
} from 'ts-morph';
import { Node, SyntaxKind } from 'ts-morph';
import type { Schema } from '../../../generators/json-rpc/schema/schema.ts';
import type { Declarations, Property } from './read-types.ts';
import { propertiesOf, schemaOf } from './read-types.ts';
import type { RequestSyntax, SentSyntax } from '../../../generators/json-rpc/read/syntax.ts';

/** A call of the transport within a method of the class. */
interface Sending {
  readonly method: MethodDeclaration;
  readonly call: CallExpression;
  readonly options: ObjectLiteralExpression;
}

/** One entry for each method of the interface: where two methods send the same, the first one counts. */
export function readRequests(
  declaration: ClassDeclaration,
  declared: Declarations,
): readonly RequestSyntax[] {
  const found = new Map<string, RequestSyntax>();
  for (const sending of sendingsOf(declaration)) {
    const rpc = literalIn(sending.options, 'method');
    if (rpc !== null && !found.has(rpc)) found.set(rpc, readRequest(rpc, sending, declared));
  }
  return [...found.values()];
}

/** The method that hands its own parameter `method` to the transport. */
export function anyCallOf(declaration: ClassDeclaration): string | null {
  const found = sendingsOf(declaration).find(({ method, options }) => {
    const property = options.getProperty('method');
    const isGiven = method.getParameters().some((parameter) => parameter.getName() === 'method');
    return Node.isShorthandPropertyAssignment(property) && isGiven;
  });
  return found?.method.getName() ?? null;
}

function sendingsOf(declaration: ClassDeclaration): readonly Sending[] {
  return declaration.getMethods().flatMap((method) =>
    method.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((call) => {
      const callee = call.getExpression();
      const [options] = call.getArguments();
      const isSending =
        Node.isPropertyAccessExpression(callee) && /^(request|subscribe)$/.test(callee.getName());
      return isSending && Node.isObjectLiteralExpression(options)
        ? [{ method, call, options }]
        : [];
    }),
  );
}

function readRequest(
  rpc: string,
  { method, call, options }: Sending,
  declared: Declarations,
): RequestSyntax {
  const unsubscribe = literalIn(options, 'unsubscribe');
  const promised = method.getReturnTypeNode();
  const params = valueIn(options, 'params');
  const input = inputOf(method, declared);
  return {
    rpc,
    unsubscribe,
    sdk: method.getName(),
    deprecation: deprecationOf(method),
    sent: Node.isArrayLiteralExpression(params)
      ? params.getElements().map((element) => readSent(element, input, declared))
      : [],
    result: schemaOf(call.getTypeArguments()[0] ?? promised, declared),
    promised: (promised?.getText() ?? 'unknown')
      .replace(/^Promise<([^]*)>$/, '$1')
      .replace(/\s+/g, ' '),
    message: unsubscribe === null ? null : messageOf(method, declared),
  };
}

/** The object that a program gives to the SDK method, and what the code calls it. */
interface Input {
  /** `input`, or the rest of a pattern. */
  readonly name: string | null;
  /** What the pattern takes out, by the name that the code uses. */
  readonly bindings: ReadonlyMap<string, string>;
  readonly properties: readonly Property[];
}

function inputOf(method: MethodDeclaration, declared: Declarations): Input {
  const [parameter] = method.getParameters();
  const properties = propertiesOf(parameter?.getTypeNode(), declared);
  const pattern = parameter?.getNameNode();
  if (!Node.isObjectBindingPattern(pattern))
    return { name: parameter?.getName() ?? null, bindings: new Map(), properties };
  const elements = pattern.getElements();
  const rest = elements.find((element) => element.getDotDotDotToken() !== undefined);
  const bindings = elements
    .filter((element) => element !== rest)
    .map(
      (element) =>
        [element.getName(), element.getPropertyNameNode()?.getText() ?? element.getName()] as const,
    );
  return { name: rest?.getName() ?? null, bindings: new Map(bindings), properties };
}

function readSent(element: Expression, input: Input, declared: Declarations): SentSyntax {
  const direct = mentionedBy(element, input);
  const inside = element.getDescendants().flatMap((node) => mentionedBy(node, input) ?? []);
  const property = input.properties.findLast((candidate) => candidate.name === direct);
  // `{ filter, options } as SuiObjectResponseQuery` says itself what it is.
  const type = Node.isAsExpression(element) ? element.getTypeNode() : property?.type;
  const schema = type === undefined ? null : schemaOf(type, declared);
  const mentioned = [...new Set(direct === null ? inside : [direct])];
  return {
    mentioned,
    isDirect: direct !== null,
    schema,
    isOptional: property?.isOptional ?? !Node.isAsExpression(element),
  };
}

/** The property of the input that a piece of code is: `input.owner`, `owner`. */
function mentionedBy(node: Node, { name, bindings, properties }: Input): string | null {
  if (Node.isPropertyAccessExpression(node))
    return name !== null && node.getExpression().getText() === name ? node.getName() : null;
  if (!Node.isIdentifier(node)) return null;
  const parent = node.getParent();
  const isName =
    (Node.isPropertyAccessExpression(parent) || Node.isPropertyAssignment(parent)) &&
    parent.getNameNode() === node;
  if (isName) return null;
  const bound = bindings.get(node.getText());
  if (bound !== undefined) return bound;
  // A local variable is mostly called after the property that it is made of.
  return properties.some((property) => property.name === node.getText()) ? node.getText() : null;
}

/** The parameter of the `onMessage` callback. */
function messageOf(method: MethodDeclaration, declared: Declarations): Schema | null {
  const type = propertiesOf(method.getParameters()[0]?.getTypeNode(), declared).find(
    (property) => property.name === 'onMessage',
  )?.type;
  return Node.isFunctionTypeNode(type)
    ? schemaOf(type.getParameters()[0]?.getTypeNode(), declared)
    : null;
}

function deprecationOf(method: MethodDeclaration): string | null {
  const tag = method
    .getJsDocs()
    .flatMap((doc) => doc.getTags())
    .find((candidate) => candidate.getTagName() === 'deprecated');
  return tag === undefined ? null : (tag.getCommentText() ?? '').trim();
}

function valueIn(options: ObjectLiteralExpression, name: string): Expression | undefined {
  const property = options.getProperty(name);
  return Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
}

function literalIn(options: ObjectLiteralExpression, name: string): string | null {
  const value = valueIn(options, name);
  return Node.isStringLiteral(value) || Node.isNoSubstitutionTemplateLiteral(value)
    ? value.getLiteralText()
    : null;
}
