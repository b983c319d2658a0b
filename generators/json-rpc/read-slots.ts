/** The words of a request, traced through constants and parameters to where they are written. Pure. */

import type { CallExpression } from 'ts-morph';
import { Node, SyntaxKind } from 'ts-morph';
import type { Sender } from './read-senders.ts';

/** An expression, or one property of it, in the words of one function. */
export interface Slot {
  readonly node: Node;
  readonly property: string | null;
  readonly sender: Sender | null;
  /** The parts of a list that stands in another function than they do. */
  readonly items: readonly Slot[] | null;
}

/** Not yet in the words of any function. */
export function slotOf(node: Node, property: string | null): Slot {
  return { node, property, sender: null, items: null };
}

/** A constant that is made of itself has no end. */
const MOST_STEPS = 20;

/** As far as the function itself says: through brackets, casts, constants and objects in braces. */
export function readSlot(slot: Slot, sender: Sender, steps = 0): Slot {
  const read = { ...slot, sender };
  const next = placeOf(read) === null && steps < MOST_STEPS ? stepFrom(read, sender) : null;
  return next === null ? read : readSlot(next, sender, steps + 1);
}

function stepFrom(slot: Slot, sender: Sender): Slot | null {
  const { node, property } = slot;
  if (isWrapped(node)) return { ...slot, node: node.getExpression() };
  if (Node.isIdentifier(node)) {
    const value = constantBehind(node, sender);
    return value === undefined ? null : { ...slot, node: value };
  }
  if (Node.isPropertyAccessExpression(node) && property === null)
    return Node.isIdentifier(node.getExpression()) && constantBehind(node.getExpression(), sender)
      ? slotOf(node.getExpression(), node.getName())
      : null;
  if (property === null || !Node.isObjectLiteralExpression(node)) return null;
  const given = node.getProperty(property);
  if (Node.isPropertyAssignment(given)) return slotOf(given.getInitializer() ?? given, null);
  if (Node.isShorthandPropertyAssignment(given)) return slotOf(given.getNameNode(), null);
  const spread = node.getProperties().findLast(Node.isSpreadAssignment);
  return spread === undefined ? null : { ...slot, node: spread.getExpression() };
}

function isWrapped(node: Node) {
  return (
    Node.isAsExpression(node) ||
    Node.isSatisfiesExpression(node) ||
    Node.isParenthesizedExpression(node)
  );
}

/** A constant of the function or of the file. */
function constantBehind(node: Node, sender: Sender): Node | undefined {
  const own = sender.node
    .getDescendantsOfKind(SyntaxKind.VariableDeclaration)
    .find((one) => one.getName() === node.getText());
  const constant = own ?? node.getSourceFile().getVariableDeclaration(node.getText());
  const value = constant?.getInitializer();
  return value === node ? undefined : value;
}

/** Which argument of its own the function passes on, and which property of that. */
export function placeOf(
  slot: Slot,
): { readonly index: number; readonly property: string | null } | null {
  const { node, sender } = slot;
  if (Node.isPropertyAccessExpression(node) && slot.property === null)
    return placeOf({ ...slot, node: node.getExpression(), property: node.getName() });
  if (!Node.isIdentifier(node) || sender === null) return null;
  for (const [index, parameter] of sender.parameters.entries()) {
    const pattern = parameter.getNameNode();
    if (!Node.isObjectBindingPattern(pattern)) {
      if (parameter.getName() === node.getText()) return { index, property: slot.property };
      continue;
    }
    const bound = pattern.getElements().find((one) => one.getName() === node.getText());
    if (bound === undefined) continue;
    const isRest = bound.getDotDotDotToken() !== undefined;
    if (isRest) return { index, property: slot.property };
    if (slot.property === null)
      return { index, property: bound.getPropertyNameNode()?.getText() ?? node.getText() };
  }
  return null;
}

/** What a caller puts where the function passes something on. */
export function fillSlot(slot: Slot, call: CallExpression, caller: Sender): Slot {
  const place = placeOf(slot);
  if (place !== null) {
    const given = call.getArguments()[place.index];
    return given === undefined
      ? { ...slot, sender: null }
      : readSlot(slotOf(given, place.property), caller);
  }
  const items = slot.items ?? listed(slot);
  return items === null
    ? slot
    : { ...slot, items: items.map((item) => fillSlot(item, call, caller)) };
}

function listed(slot: Slot): Slot[] | null {
  if (!Node.isArrayLiteralExpression(slot.node)) return null;
  return slot.node.getElements().map((node) => ({ ...slotOf(node, null), sender: slot.sender }));
}

/** Null for what is no list in brackets; empty where no list is given. */
export function elementsOf(slot: Slot): readonly Slot[] | null {
  if (slot.property !== null && Node.isObjectLiteralExpression(slot.node)) return [];
  const items = slot.items ?? listed(slot);
  if (items === null) return slot.sender === null ? [] : null;
  return items.filter((item) => item.sender !== null);
}

/** Text that is written out. */
export function literalText(slot: Slot): string | null {
  const { node, property } = slot;
  if (property !== null) return null;
  return Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)
    ? node.getLiteralValue()
    : null;
}
