/** Type nodes as plain syntax. Pure. */

import type { PropertySignature, TypeNode } from 'ts-morph';
import { Node, SyntaxKind } from 'ts-morph';
import type { MemberSyntax, TypeSyntax } from './syntax.ts';

/** Of a type that is not written down nothing is known: it is `unknown`. */
export function readType(node: TypeNode | undefined): TypeSyntax {
  if (node === undefined) return { kind: 'keyword', name: 'unknown' };
  if (Node.isParenthesizedTypeNode(node)) return readType(node.getTypeNode());
  if (Node.isNamedTupleMember(node) && !node.hasQuestionToken() && !node.getDotDotDotToken())
    return readType(node.getTypeNode());
  // JSON has neither lists that cannot change nor patterns of text.
  if (Node.isTypeOperatorTypeNode(node) && node.getOperator() === SyntaxKind.ReadonlyKeyword)
    return readType(node.getTypeNode());
  if (Node.isTemplateLiteralTypeNode(node)) return { kind: 'keyword', name: 'string' };
  if (Node.isArrayTypeNode(node)) return { kind: 'array', of: readType(node.getElementTypeNode()) };
  if (Node.isTupleTypeNode(node)) return { kind: 'tuple', items: node.getElements().map(readType) };
  if (Node.isUnionTypeNode(node))
    return { kind: 'union', options: readOptions(node.getTypeNodes(), node.getPos()) };
  if (Node.isIntersectionTypeNode(node))
    return { kind: 'intersection', parts: node.getTypeNodes().map(readType) };
  if (Node.isTypeReference(node))
    return readReference(node.getTypeName().getText(), node.getTypeArguments());
  if (Node.isExpressionWithTypeArguments(node)) {
    return readReference(node.getExpression().getText(), node.getTypeArguments());
  }
  if (Node.isTypeLiteral(node)) return readMembers(node.getMembers());
  if (Node.isLiteralTypeNode(node)) return readLiteral(node.getLiteral());
  if (Node.isIndexedAccessTypeNode(node))
    return readMember(node.getObjectTypeNode(), node.getIndexTypeNode(), node);
  const text = node.getText();
  return /^[a-z]+$/.test(text) ? { kind: 'keyword', name: text } : { kind: 'other', text };
}

/** `RpcTypes.Coin` is `Coin`: all declarations of the types folder share one scope. */
function readReference(written: string, parameters: readonly TypeNode[]): TypeSyntax {
  const name = written.split('.').at(-1) ?? written;
  return { kind: 'name', name, parameters: parameters.map(readType) };
}

function readLiteral(literal: Node): TypeSyntax {
  if (Node.isStringLiteral(literal)) return { kind: 'literal', value: literal.getLiteralValue() };
  if (Node.isNumericLiteral(literal)) return { kind: 'literal', value: literal.getLiteralValue() };
  if (Node.isTrueLiteral(literal) || Node.isFalseLiteral(literal))
    return { kind: 'literal', value: literal.getLiteralValue() };
  if (Node.isNullLiteral(literal)) return { kind: 'keyword', name: 'null' };
  if (Node.isPrefixUnaryExpression(literal) && /^-[\d.]+$/.test(literal.getText()))
    return { kind: 'literal', value: Number(literal.getText()) };
  if (Node.isNoSubstitutionTemplateLiteral(literal))
    return { kind: 'literal', value: literal.getLiteralValue() };
  return { kind: 'other', text: literal.getText() };
}

function readMember(of: TypeNode, index: TypeNode, node: TypeNode): TypeSyntax {
  const key = Node.isLiteralTypeNode(index) ? index.getLiteral() : undefined;
  if (key === undefined || !Node.isStringLiteral(key))
    return { kind: 'other', text: node.getText() };
  return { kind: 'member', of: readType(of), name: key.getLiteralValue() };
}

/** The members of an interface or of a type in braces; methods are not JSON and are left out. */
export function readMembers(members: readonly Node[]): TypeSyntax {
  const index = members.find(Node.isIndexSignatureDeclaration);
  return {
    kind: 'object',
    members: members.filter(Node.isPropertySignature).map(readProperty),
    index: index ? readType(index.getReturnTypeNode()) : null,
  };
}

function readProperty(property: PropertySignature): MemberSyntax {
  return {
    name: property.getName().replace(/^['"](.*)['"]$/, '$1'),
    type: readType(property.getTypeNode()),
    isOptional: property.hasQuestionToken(),
    doc: docOf(property.getJsDocs()),
  };
}

type UnionSyntax = Extract<TypeSyntax, { kind: 'union' }>;

/** A comment before an option stands before its `|`, where the parser attaches it to nothing. */
function readOptions(nodes: readonly TypeNode[], start: number): UnionSyntax['options'] {
  let from = start;
  return nodes.map((node) => {
    const before = node.getSourceFile().getFullText().slice(from, node.getStart());
    from = node.getEnd();
    return { type: readType(node), doc: commentIn(before) };
  });
}

function commentIn(text: string): string | null {
  const start = text.lastIndexOf('/**');
  const end = text.indexOf('*/', start);
  if (start === -1 || end === -1) return null;
  const lines = text.slice(start + 3, end).split('\n');
  return wordsOrNull(lines.map((line) => line.replace(/^\s*\* ?/, '')).join('\n'));
}

interface Doc {
  getDescription(): string;
}

/** The comment next to the declaration: one further up is about the file. */
export function docOf(docs: readonly Doc[]): string | null {
  return wordsOrNull(docs.at(-1)?.getDescription() ?? '');
}

/** Without blanks around it and with plain line ends; null where nothing is left. */
export function wordsOrNull(words: string): string | null {
  const trimmed = words.replaceAll('\r\n', '\n').trim();
  return trimmed === '' ? null : trimmed;
}
