/** One entry of a transport call's parameter list, traced back to the method's input. Pure. */

import type { PropertyAccessExpression } from 'ts-morph';
import { Node } from 'ts-morph';
import type { Sender } from './read-senders.ts';
import type { Slot } from './read-slots.ts';
import { placeOf } from './read-slots.ts';
import type { WireSyntax } from './syntax.ts';

/** `code` stands for whatever is no property of the input, as it is or in one of the known forms. */
export function readWire(slot: Slot): WireSyntax {
  const { node, property, sender } = slot;
  if (sender === null) return code(node);
  if (property === null) return readNode(node, sender);
  const place = placeOf(slot);
  return place?.index === 0 && place.property !== null
    ? { kind: 'property', name: place.property, isText: false }
    : code(node);
}

function readNode(node: Node, method: Sender): WireSyntax {
  if (Node.isAsExpression(node) || Node.isSatisfiesExpression(node)) {
    const inner = readNode(node.getExpression(), method);
    const type = node.getTypeNode()?.getText().split('.').at(-1) ?? null;
    return inner.kind === 'object' ? { ...inner, type } : inner;
  }
  if (Node.isParenthesizedExpression(node)) return readNode(node.getExpression(), method);
  if (Node.isIdentifier(node))
    return { kind: 'property', name: propertyBehind(node.getText(), method), isText: false };
  if (Node.isPropertyAccessExpression(node)) return readAccess(node, method);
  if (Node.isCallExpression(node)) return readText(node, method);
  if (Node.isObjectLiteralExpression(node)) return readObject(node, method);
  if (Node.isBinaryExpression(node)) return readComparison(node);
  return code(node);
}

function code(node: Node): WireSyntax {
  return { kind: 'code', text: node.getText() };
}

/** `input.owner` and `input?.limit`, where `input` is the method's own parameter. */
function readAccess(node: PropertyAccessExpression, method: Sender): WireSyntax {
  const of = node.getExpression();
  return Node.isIdentifier(of) && isInput(of.getText(), method)
    ? { kind: 'property', name: node.getName(), isText: false }
    : code(node);
}

/** The parameter itself, or what `{ format, ...input }` leaves of it. */
function isInput(name: string, method: Sender): boolean {
  const parameter = method.parameters[0];
  const pattern = parameter?.getNameNode();
  if (!Node.isObjectBindingPattern(pattern)) return parameter?.getName() === name;
  return pattern
    .getElements()
    .some((one) => one.getDotDotDotToken() !== undefined && one.getName() === name);
}

/** `input.gasPrice?.toString()`: a number that travels as text. */
function readText(node: Node, method: Sender): WireSyntax {
  const callee = Node.isCallExpression(node) ? node.getExpression() : undefined;
  if (!Node.isPropertyAccessExpression(callee) || callee.getName() !== 'toString')
    return code(node);
  const inner = readNode(callee.getExpression(), method);
  return inner.kind === 'property' ? { ...inner, isText: true } : code(node);
}

function readObject(node: Node, method: Sender): WireSyntax {
  if (!Node.isObjectLiteralExpression(node)) return code(node);
  const fields: { name: string; from: WireSyntax }[] = [];
  for (const property of node.getProperties()) {
    if (Node.isShorthandPropertyAssignment(property)) {
      fields.push({
        name: property.getName(),
        from: { kind: 'property', name: propertyBehind(property.getName(), method), isText: false },
      });
    } else if (Node.isPropertyAssignment(property)) {
      const value = property.getInitializer();
      fields.push({
        name: property.getName(),
        from: value ? readNode(value, method) : code(property),
      });
    } else return code(node);
  }
  return { kind: 'object', type: null, fields };
}

/** `(order || 'descending') === 'descending'`. */
function readComparison(node: Node): WireSyntax {
  if (!Node.isBinaryExpression(node) || node.getOperatorToken().getText() !== '===')
    return code(node);
  const right = node.getRight();
  const name = /^\(?(?:input\??\.)?([A-Za-z_$][\w$]*)\b/.exec(node.getLeft().getText())?.[1];
  return name !== undefined && Node.isStringLiteral(right)
    ? { kind: 'equals', name, value: right.getLiteralValue() }
    : code(node);
}

/** `{ package: pkg }` binds the property `package` to the local name `pkg`. */
function propertyBehind(local: string, method: Sender): string {
  const pattern = method.parameters[0]?.getNameNode();
  if (!Node.isObjectBindingPattern(pattern)) return local;
  const element = pattern.getElements().find((one) => one.getName() === local);
  return element?.getPropertyNameNode()?.getText() ?? local;
}
