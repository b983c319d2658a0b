/** Functions of a client that may send a request: members of classes, and functions beside them. Pure. */

import type {
  ArrowFunction,
  CallExpression,
  FunctionDeclaration,
  FunctionExpression,
  JSDoc,
  MethodDeclaration,
  ParameterDeclaration,
  TypeNode,
} from 'ts-morph';
import { Node, SyntaxKind } from 'ts-morph';

type Code = MethodDeclaration | ArrowFunction | FunctionExpression | FunctionDeclaration;

/** A function whose code sends a request, or calls one that does. */
export interface Sender {
  readonly name: string;
  /** Null for a function outside of classes. */
  readonly className: string | null;
  readonly node: Code;
  /** As the code uses them. */
  readonly parameters: readonly ParameterDeclaration[];
  /** As a caller sees them: of the first overload, where there are overloads. */
  readonly input: TypeNode | undefined;
  readonly returns: TypeNode | undefined;
  readonly docs: readonly JSDoc[];
}

/** The outermost function around a call; null in constructors, accessors and loose code. */
export function senderOf(call: Node): Sender | null {
  const within = call.getAncestors().map(readSender);
  return within.findLast((one) => one !== null) ?? null;
}

function readSender(node: Node): Sender | null {
  if (Node.isMethodDeclaration(node) && Node.isClassDeclaration(node.getParent())) {
    const shown = node.getOverloads()[0] ?? node;
    return {
      ...describeCode(node.getName(), node),
      input: shown.getParameters()[0]?.getTypeNode(),
      returns: shown.getReturnTypeNode(),
      docs: node.getJsDocs().length > 0 ? node.getJsDocs() : shown.getJsDocs(),
    };
  }
  if (Node.isFunctionDeclaration(node) && Node.isSourceFile(node.getParent()))
    return { ...describeCode(node.getName() ?? '', node), docs: node.getJsDocs() };
  if (!Node.isArrowFunction(node) && !Node.isFunctionExpression(node)) return null;
  const holder = node.getParent();
  if (Node.isPropertyDeclaration(holder))
    return { ...describeCode(holder.getName(), node), docs: holder.getJsDocs() };
  const isConstant =
    Node.isVariableDeclaration(holder) &&
    Node.isSourceFile(holder.getVariableStatement()?.getParent());
  return isConstant ? describeCode(holder.getName(), node) : null;
}

function describeCode(name: string, node: Code): Sender {
  const holder = node.getFirstAncestorByKind(SyntaxKind.ClassDeclaration);
  return {
    name,
    className: holder === undefined ? null : (holder.getName() ?? 'Client'),
    node,
    parameters: node.getParameters(),
    input: node.getParameters()[0]?.getTypeNode(),
    returns: node.getReturnTypeNode(),
    docs: [],
  };
}

/** `#request` and `private request`. */
export function isHidden(sender: Sender): boolean {
  const parent = sender.node.getParent();
  const member = Node.isMethodDeclaration(sender.node) ? sender.node : parent;
  return (
    sender.name.startsWith('#') ||
    (Node.isModifierable(member) &&
      (member.hasModifier(SyntaxKind.PrivateKeyword) ||
        member.hasModifier(SyntaxKind.ProtectedKeyword)))
  );
}

/** Calls of a function in its own file. */
export function callsOf(sender: Sender): CallExpression[] {
  const names =
    sender.className === null ? [sender.name] : [`this.${sender.name}`, `super.${sender.name}`];
  return sender.node
    .getSourceFile()
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) => names.includes(call.getExpression().getText()));
}
