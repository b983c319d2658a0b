/** Mistakes with the SDK that compile: values of another transaction, texts that stay as they are, methods no node has. Pure. */

import type ts from 'typescript';
import { LEAST_BUDGET } from '../../shell/habits.ts';
import { wrongMethod } from '../../../requests/method-names.ts';
import { compiler } from '../compiler.ts';
import type { RuleResult, Source } from './program-rules.ts';

/** `"${PACKAGE}::shop::buy"`: only backticks fill in what stands in braces. */
export function unfilledTemplate(node: ts.Node, { file }: Source): readonly RuleResult[] {
  if (!compiler.isStringLiteral(node)) return [];
  const name = /\$\{([A-Za-z_$][\w$.]*)\}/.exec(node.text)?.[1];
  if (name === undefined) return [];
  const message = `in these quotes \${${name}} stays as it is written`;
  const fix = 'put the text in backticks: `…`';
  return [{ start: node.getStart(file), code: 'unfilled-template', message, fix }];
}

const COMMANDS = /^(?:splitCoins|mergeCoins|transferObjects|moveCall|makeMoveVec|upgrade)$/;

/** `first.splitCoins(second.gas, [1])`: values are numbers of a command or an input, and mean something else elsewhere. */
export function otherTransaction(node: ts.Node, { file, types }: Source): readonly RuleResult[] {
  if (!compiler.isCallExpression(node) || !compiler.isPropertyAccessExpression(node.expression))
    return [];
  const own = transactionAt(node.expression.expression, types);
  if (!own || !COMMANDS.test(node.expression.name.text)) return [];
  const found: RuleResult[] = [];
  const visit = (part: ts.Node): void => {
    const origin = compiler.isIdentifier(part) ? originOf(part, types) : null;
    if (!origin || origin === own) return compiler.forEachChild(part, visit);
    const message = `this value belongs to \`${origin.name}\`, and \`${own.name}\` cannot use it`;
    const fix = `make the value with \`${own.name}\``;
    found.push({ start: part.getStart(file), code: 'other-transaction', message, fix });
  };
  for (const argument of node.arguments) visit(argument);
  return found;
}

/** The transaction that a name is, or whose command made its value: `coin` of `const [coin] = tx.splitCoins(…)`. */
function originOf(name: ts.Identifier, types: ts.TypeChecker): ts.Symbol | null {
  const { parent } = name;
  const isMember = compiler.isPropertyAccessExpression(parent);
  if (isMember && parent.name === name) return null;
  if (isMember) {
    const transaction = transactionAt(name, types);
    if (transaction) return transaction;
  }
  let declaration: ts.Node | undefined = types.getSymbolAtLocation(name)?.valueDeclaration;
  while (declaration && (compiler.isBindingElement(declaration) || isPattern(declaration)))
    declaration = declaration.parent;
  if (!declaration || !compiler.isVariableDeclaration(declaration)) return null;
  const { initializer } = declaration;
  const called = initializer && compiler.isCallExpression(initializer) && initializer.expression;
  if (!called || !compiler.isPropertyAccessExpression(called)) return null;
  return COMMANDS.test(called.name.text) ? transactionAt(called.expression, types) : null;
}

function isPattern(node: ts.Node): boolean {
  return compiler.isArrayBindingPattern(node) || compiler.isObjectBindingPattern(node);
}

function transactionAt(node: ts.Node, types: ts.TypeChecker): ts.Symbol | null {
  if (!compiler.isIdentifier(node)) return null;
  const isTransaction = types.getTypeAtLocation(node).getSymbol()?.name === 'Transaction';
  return (isTransaction && types.getSymbolAtLocation(node)) || null;
}

/** `tx.setGasBudget(1000)`: in MIST. */
export function smallBudget(node: ts.Node, { file }: Source): readonly RuleResult[] {
  if (!compiler.isCallExpression(node) || !compiler.isPropertyAccessExpression(node.expression))
    return [];
  const [budget] = node.arguments;
  const digits = budget?.getText(file).replaceAll('_', '') ?? '';
  const isSmall = /^\d+n?$/.test(digits) && Number.parseInt(digits, 10) < LEAST_BUDGET;
  if (!budget || node.expression.name.text !== 'setGasBudget' || !isSmall) return [];
  const message = `no transaction is as cheap as ${digits} MIST: nodes refuse this budget`;
  const fix = 'write 10_000_000, or leave the call out';
  return [{ start: budget.getStart(file), code: 'gas-budget', message, fix }];
}

/** `client.call('suix_getCoin', …)` takes any text for a method. */
export function unknownMethod(node: ts.Node, { file, rpcMethods }: Source): readonly RuleResult[] {
  if (!compiler.isStringLiteralLike(node) || !/^(?:suix?|unsafe)_\w+$/.test(node.text)) return [];
  const wrong = isMethodOfCall(node) ? wrongMethod(node.text, rpcMethods()) : null;
  if (wrong === null) return [];
  const { message, fix } = wrong;
  return [{ start: node.getStart(file) + 1, code: 'unknown-method', message, fix }];
}

/** The first argument of `call`, and the `method` of `transport.request({ … })` or of a request's body. */
function isMethodOfCall({ parent }: ts.Node): boolean {
  if (compiler.isPropertyAssignment(parent)) return parent.name.getText() === 'method';
  return (
    compiler.isCallExpression(parent) &&
    compiler.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === 'call'
  );
}
