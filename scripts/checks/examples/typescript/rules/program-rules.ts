/** Mistakes that compile: promises nobody waits for, numbers that lose digits, styles that are not there. Pure. */

import type { CheckResult, Span } from '../../../check-result.ts';
import type ts from 'typescript';
import { compiler } from '../compiler.ts';
import {
  otherTransaction,
  smallBudget,
  unfilledTemplate,
  unknownMethod,
} from './transaction-rules.ts';

/** An error at a node of a program, before it is known which block the node is in. */
export type RuleResult = CheckResult<Pick<Span, 'start'>>;

export interface Source {
  readonly file: ts.SourceFile;
  readonly types: ts.TypeChecker;
  /** Whether a module such as `@mysten/dapp-kit/dist/index.css` is installed. */
  readonly isInstalled: (specifier: string) => boolean;
  /** Names of JSON-RPC methods; none until the reference was generated once. */
  readonly rpcMethods: () => readonly string[];
  /** What a package imports from the SDK and the SDK does not export. */
  readonly missingFor: (name: string) => readonly string[];
}

export function resultsOf(source: Source): readonly RuleResult[] {
  const results: RuleResult[] = [];
  const visit = (node: ts.Node): void => {
    for (const rule of RULES) results.push(...rule(node, source));
    compiler.forEachChild(node, visit);
  };
  visit(source.file);
  return results;
}

type Rule = (node: ts.Node, source: Source) => readonly RuleResult[];

const RULES: readonly Rule[] = [
  floatingPromise,
  promiseAsText,
  inexactNumber,
  missingStyles,
  unfitPackage,
  wrongAddress,
  wrongPure,
  unfilledTemplate,
  otherTransaction,
  unknownMethod,
  smallBudget,
];

/** `client.waitForTransaction(…);` alone: the program goes on, and a failure is lost. */
function floatingPromise(node: ts.Node, { file, types }: Source): readonly RuleResult[] {
  if (!compiler.isExpressionStatement(node)) return [];
  const { expression } = node;
  if (!compiler.isCallExpression(expression) || isHandled(expression)) return [];
  if (!isPromise(types.getTypeAtLocation(expression))) return [];
  const message = 'nothing waits for this promise, so its failure is lost';
  const fix = 'write `await` before it, or `void` where the program must not wait';
  return [{ start: expression.getStart(file), code: 'floating-promise', message, fix }];
}

/** `.catch(…)`, and `.then(…)` with two functions. */
function isHandled(call: ts.CallExpression): boolean {
  if (!compiler.isPropertyAccessExpression(call.expression)) return false;
  const { name, expression } = call.expression;
  if (name.text === 'catch') return true;
  if (name.text === 'then') return call.arguments.length > 1;
  return name.text === 'finally' && compiler.isCallExpression(expression) && isHandled(expression);
}

/** A promise in a text reads `[object Promise]`, and JSON of one is `{}`. */
function promiseAsText(node: ts.Node, { file, types }: Source): readonly RuleResult[] {
  return printedBy(node)
    .filter((part) => isPromise(types.getTypeAtLocation(part)))
    .map((part) => ({
      start: part.getStart(file),
      code: 'promise-as-text',
      message: 'this prints a promise, not what it resolves to',
      fix: 'write `await` before it',
    }));
}

const PRINTERS = /^(?:console\.(?:log|info|warn|error|table)|JSON\.stringify|String)$/;

function printedBy(node: ts.Node): readonly ts.Expression[] {
  if (compiler.isTemplateSpan(node)) return [node.expression];
  if (!compiler.isCallExpression(node)) return [];
  return PRINTERS.test(node.expression.getText()) ? node.arguments : [];
}

function isPromise(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isPromise);
  return type.getSymbol()?.name === 'Promise';
}

/** `18446744073709551615` as a number is 18446744073709552000. */
function inexactNumber(node: ts.Node, { file }: Source): readonly RuleResult[] {
  if (!compiler.isNumericLiteral(node) || Number.isSafeInteger(Number(node.text))) return [];
  const written = node.getText(file).replaceAll('_', '');
  if (!/^\d+$/.test(written)) return [];
  const message = 'a number above 2^53 - 1 loses its last digits';
  return [
    { start: node.getStart(file), code: 'inexact-number', message, fix: `write ${written}n` },
  ];
}

function unfitPackage(node: ts.Node, { file, missingFor }: Source): readonly RuleResult[] {
  if (!compiler.isImportDeclaration(node) || !compiler.isStringLiteral(node.moduleSpecifier))
    return [];
  const name = /^@[^/]+\/[^/]+/.exec(node.moduleSpecifier.text)?.[0] ?? '';
  const missing = name === '' ? [] : missingFor(name);
  if (missing.length === 0) return [];
  const names = `${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''}`;
  const message = `the installed ${name} imports ${names}, which the installed SDK does not export`;
  const fix = `install a release of ${name} that was made for this SDK`;
  return [{ start: node.getStart(file), code: 'unfit-package', message, fix }];
}

function missingStyles(node: ts.Node, { file, isInstalled }: Source): readonly RuleResult[] {
  if (!compiler.isImportDeclaration(node) || !compiler.isStringLiteral(node.moduleSpecifier))
    return [];
  const specifier = node.moduleSpecifier.text;
  if (!/^[@\w][^:]*\.css$/.test(specifier) || specifier.startsWith('@/') || isInstalled(specifier))
    return [];
  return [
    {
      start: node.moduleSpecifier.getStart(file) + 1,
      code: 'missing-styles',
      message: `no installed package has the style sheet "${specifier}"`,
      fix: 'look its path up in the package, such as @mysten/dapp-kit/dist/index.css',
    },
  ];
}

/** Where the SDK takes an address or an object's ID, which to TypeScript is any text. */
const ADDRESS_KEY = /^(?:address|owner|recipient|sender|gasOwner|id|objectId|parentId|packageId)$/;
const ADDRESS_CALL = /\.(?:pure\.(?:address|id)|object|transferObjects|setSender|setGasOwner)$/;

function wrongAddress(node: ts.Node, { file }: Source): readonly RuleResult[] {
  if (!compiler.isStringLiteral(node) || !node.text.startsWith('0x')) return [];
  const { parent } = node;
  const isAddress = compiler.isPropertyAssignment(parent)
    ? ADDRESS_KEY.test(parent.name.getText(file))
    : compiler.isCallExpression(parent) && ADDRESS_CALL.test(parent.expression.getText(file));
  // A placeholder such as `0x…` is the reader's to fill in.
  if (!isAddress || /^0x(?:[0-9a-fA-F]{1,64}|.*[…<].*)$/.test(node.text)) return [];
  const digits = node.text.length - 2;
  const displayed = digits > 64 ? `a text of ${digits} digits` : `"${node.text}"`;
  return [
    {
      start: node.getStart(file) + 1,
      code: 'wrong-address',
      message: `${displayed} is not an address`,
      fix: 'write 0x and at most 64 hexadecimal digits',
    },
  ];
}

/** What a transaction's own commands take: to TypeScript every pure value is as good as another. */
function wrongPure(node: ts.Node, { file }: Source): readonly RuleResult[] {
  if (!compiler.isCallExpression(node) || !compiler.isPropertyAccessExpression(node.expression))
    return [];
  const { name } = node.expression;
  const [, second] = node.arguments;
  if (!second || !(name.text in SECOND)) return [];
  const needed = SECOND[name.text] ?? '';
  const given = compiler.isArrayLiteralExpression(second) ? second.elements : [second];
  return given.flatMap((argument) => {
    const type = /^\w+\.pure\.(\w+)\(/.exec(argument.getText(file))?.[1] ?? needed;
    if (type === needed) return [];
    const message = `${name.text} takes values of type ${needed}, and this is a pure ${type}`;
    return [
      {
        start: argument.getStart(file),
        code: 'wrong-pure',
        message,
        fix: `write tx.pure.${needed}`,
      },
    ];
  });
}

const SECOND: Readonly<Record<string, string>> = { splitCoins: 'u64', transferObjects: 'address' };
