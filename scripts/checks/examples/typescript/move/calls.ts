/** Calls of Move functions in TypeScript, `tx.moveCall({ target, arguments, typeArguments })`, held against the functions there are. Pure. */

import type { CheckResult, Span } from '../../../check-result.ts';
import type ts from 'typescript';
import { checkMoveCall } from '../../../move-calls/check-call.ts';
import { PACKAGE_ADDRESSES } from '../../../move-calls/packages.ts';
import type {
  ArgumentForm,
  CallArgument,
  KnownModules,
  MoveCall,
  Part,
} from '../../../move-calls/model.ts';
import { compiler } from '../compiler.ts';

export function checkMoveCalls(
  source: ts.SourceFile,
  modules: KnownModules,
): readonly CheckResult<Span>[] {
  const targets = targetsIn(source).flatMap(checkTarget);
  const calls = moveCallsIn(source).flatMap((call) => {
    const named = packageResult(call);
    return named ? [named] : checkMoveCall(call, modules);
  });
  return [...targets, ...calls];
}

/** Names between colons; a part that only the run knows may hold several. */
function checkTarget({ text, offsets }: Text): readonly CheckResult<Span>[] {
  const names = text.split('::');
  const isOpen = names.some((name) => name === UNKNOWN);
  const isWhole = names.length === 3 || (isOpen && names.length < 3 && names.length > 1);
  // A colon that was lost is the business of `checkMoveName`.
  if (text === UNKNOWN || text.includes('${') || /[^:]:[^:]/.test(text)) return [];
  if (isWhole && names.every((name) => /^[\w\uE000@/.<>-]+$/.test(name))) return [];
  const start = offsets[0] ?? 0;
  const message = 'a target is a package, a module and a function, joined by two colons';
  const fix = 'write it as `0x2::coin::zero`';
  const end = (offsets.at(-1) ?? start) + 1;
  return [{ code: 'move-call/target', message, fix, start, end, replacement: null }];
}

function targetsIn(source: ts.SourceFile): readonly Text[] {
  const constants = constantsOf(source);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    const target = optionsOf(node)?.given.get('target');
    if (target) found.push(readText(target, constants));
    compiler.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The transaction is sent with addresses; names are for Move source and for `sui client ptb`. */
function packageResult({ package: part }: MoveCall): CheckResult<Span> | null {
  const address = part ? PACKAGE_ADDRESSES[part.text] : undefined;
  if (!part || address === undefined) return null;
  return {
    code: 'move-call/address',
    message: `a target begins with an address, and "${part.text}" is a name`,
    fix: `write \`${address}\``,
    start: part.start,
    end: part.end,
    replacement: address,
  };
}

export function moveCallsIn(source: ts.SourceFile): readonly MoveCall[] {
  const constants = constantsOf(source);
  const calls: MoveCall[] = [];
  const visit = (node: ts.Node): void => {
    const call = moveCallOf(node, constants);
    if (call) calls.push(call);
    compiler.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

type Constants = ReadonlyMap<string, ts.Expression>;

function constantsOf(source: ts.SourceFile): Constants {
  const found = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    const isConstant =
      compiler.isVariableDeclaration(node) &&
      (node.parent.flags & compiler.NodeFlags.Const) !== 0 &&
      compiler.isIdentifier(node.name);
    if (isConstant && node.initializer) found.set(node.name.text, node.initializer);
    compiler.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

interface Options {
  readonly given: ReadonlyMap<string, ts.Expression>;
  /** `...rest` and `arguments` as a shorthand hide what is given. */
  readonly isOpen: boolean;
}

/** What `moveCall({ … })` is given; null for everything else. */
function optionsOf(node: ts.Node): Options | null {
  if (!compiler.isCallExpression(node) || nameOf(node.expression) !== 'moveCall') return null;
  const [options] = node.arguments;
  if (!options || !compiler.isObjectLiteralExpression(options)) return null;
  const given = new Map(
    options.properties.flatMap((property) =>
      compiler.isPropertyAssignment(property) && compiler.isIdentifier(property.name)
        ? [[property.name.text, property.initializer] as const]
        : [],
    ),
  );
  return { given, isOpen: given.size < options.properties.length };
}

function moveCallOf(node: ts.Node, constants: Constants): MoveCall | null {
  const options = optionsOf(node);
  if (!options) return null;
  const { given, isOpen } = options;
  const path = pathOf(given, constants);
  if (!path) return null;
  const types = elementsOf(given.get('typeArguments'));
  const values = elementsOf(given.get('arguments'));
  return {
    ...path,
    typeArguments: isOpen ? null : (types?.map((type) => partOf(type, constants)) ?? null),
    arguments: isOpen ? null : (values?.map(argumentOf) ?? null),
  };
}

function pathOf(
  given: ReadonlyMap<string, ts.Expression>,
  constants: Constants,
): Pick<MoveCall, 'package' | 'module' | 'function'> | null {
  const target = given.get('target');
  const parts = target
    ? splitPath(readText(target, constants))
    : ['package', 'module', 'function'].map((name) => {
        const part = given.get(name);
        return part && partOf(part, constants);
      });
  const [address, module, name, more] = parts;
  const isKnown = (part: Part | undefined): part is Part => /^\w+$/.test(part?.text ?? '');
  if (more || !isKnown(module) || !isKnown(name)) return null;
  return { package: isKnown(address) ? address : null, module, function: name };
}

/** A text whose parts may be unknown; `offsets` says where each of its units is written. */
interface Text {
  readonly text: string;
  readonly offsets: readonly number[];
}

const UNKNOWN = '\uE000';

function readText(node: ts.Expression, constants: Constants): Text {
  if (compiler.isStringLiteralLike(node)) return literal(node.text, node.getStart() + 1);
  if (compiler.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap((span) => [
      at(readText(span.expression, constants), span.expression.getStart()),
      literal(span.literal.text, span.literal.getStart() + 1),
    ]);
    return joined([literal(node.head.text, node.getStart() + 1), ...spans]);
  }
  if (compiler.isAsExpression(node) || compiler.isParenthesizedExpression(node))
    return readText(node.expression, constants);
  const constant = compiler.isIdentifier(node) ? constants.get(node.text) : undefined;
  // Without the constant itself, one that is defined by itself ends.
  const others = new Map([...constants].filter(([, value]) => value !== constant));
  return constant
    ? at(readText(constant, others), node.getStart())
    : literal(UNKNOWN, node.getStart());
}

function literal(text: string, start: number): Text {
  return { text, offsets: Array.from({ length: text.length }, (_, index) => start + index) };
}

function at({ text }: Text, start: number): Text {
  return { text, offsets: Array.from({ length: text.length }, () => start) };
}

function joined(texts: readonly Text[]): Text {
  return {
    text: texts.map(({ text }) => text).join(''),
    offsets: texts.flatMap(({ offsets }) => offsets),
  };
}

function splitPath({ text, offsets }: Text): readonly Part[] {
  let from = 0;
  return text.split('::').map((part) => {
    const start = offsets[from] ?? 0;
    const end = (offsets[from + part.length - 1] ?? start) + 1;
    from += part.length + 2;
    return { text: part, start, end };
  });
}

/** What only the run knows stays unknown in it. */
function partOf(node: ts.Expression, constants: Constants): Part {
  const { text, offsets } = readText(node, constants);
  const start = offsets[0] ?? node.getStart();
  return { text, start, end: (offsets.at(-1) ?? start) + 1 };
}

/** Null for a list that is not written out. */
function elementsOf(list: ts.Expression | undefined): readonly ts.Expression[] | null {
  if (!list) return [];
  const isWritten =
    compiler.isArrayLiteralExpression(list) && !list.elements.some(compiler.isSpreadElement);
  return isWritten ? list.elements : null;
}

function argumentOf(node: ts.Expression): CallArgument {
  return { text: node.getText(), start: node.getStart(), end: node.getEnd(), form: formOf(node) };
}

const OBJECTS: ReadonlySet<string> = new Set(
  'object objectRef sharedObjectRef receivingRef'.split(' '),
);

/** `tx.object.clock()` and the like. */
const NETWORK: Readonly<Record<string, string>> = {
  clock: 'Clock',
  random: 'Random',
  system: 'SuiSystemState',
  denyList: 'DenyList',
};

/** By the names of the SDK's methods: `tx.pure.u64(…)`, `tx.pure('u64', …)`, `tx.object(…)`, `tx.gas`. */
function formOf(node: ts.Expression): ArgumentForm {
  if (nameOf(node) === 'gas') return 'object';
  if (!compiler.isCallExpression(node)) return 'unknown';
  const { expression } = node;
  const name = nameOf(expression);
  const owner = compiler.isPropertyAccessExpression(expression)
    ? nameOf(expression.expression)
    : '';
  if (owner === 'pure') return `pure ${name}`;
  if (name === 'pure') {
    const [type] = node.arguments;
    const isNamed = node.arguments.length > 1 && type && compiler.isStringLiteralLike(type);
    return `pure ${isNamed ? type.text.replace(/<.*$/, '') : ''}`;
  }
  if (owner === 'object' && name in NETWORK) return `object ${NETWORK[name] ?? ''}`;
  return OBJECTS.has(name) && (owner === 'object' || name.startsWith('object') || /Ref$/.test(name))
    ? 'object'
    : 'unknown';
}

/** The last name in `tx.pure.u64`. */
function nameOf(node: ts.Expression): string {
  return compiler.isPropertyAccessExpression(node) ? node.name.text : '';
}
