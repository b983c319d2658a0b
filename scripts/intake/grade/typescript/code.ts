/** Declarations of the SDK as the compiler can be asked about them: code as types, and which way each type travels. Pure. */

import ts from 'typescript';
import type { Token } from '../../../../generators/typescript/model/model.ts';
import type { Use } from '../schema.ts';

/** How a token that names a symbol is written in a question. */
export type NameOf = (token: Token) => string;

/** A declaration as a type; `params` and `result` when it can be called in one way only. */
export interface TypeCode {
  readonly whole: string;
  readonly params: string | null;
  readonly result: string | null;
  /** `?` of a property. */
  readonly isOptional: boolean;
  readonly isReadonly: boolean;
}

/** The ways to call something, or the one thing that it is, as a type. Null for what cannot be read. */
export function typeCode(calls: readonly (readonly Token[])[], nameOf: NameOf): TypeCode | null {
  const all = calls.map((code) => readOne(code, nameOf));
  const [first] = all;
  if (first === undefined || all.some((code) => code === null)) return null;
  if (all.length === 1) return first;
  const whole = `{ ${all.map((code) => `${(code?.whole ?? '').replace(/^(.*?)\) => /s, '$1): ')};`).join(' ')} }`;
  return first === null ? null : { ...first, whole, params: null, result: null };
}

function readOne(code: readonly Token[], nameOf: NameOf): TypeCode | null {
  const node = parse(
    code.map((token) => (token.ref === null ? token.text : nameOf(token))).join(''),
  );
  if (node === null) return null;
  const textOf = (inner: ts.Node): string => inner.getText();
  const plain = { params: null, result: null, isOptional: false, isReadonly: false };
  if (ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node)) {
    if (!node.type) return null;
    const isProperty = ts.isPropertyDeclaration(node);
    return {
      ...plain,
      whole: textOf(node.type),
      isOptional: isProperty && node.questionToken !== undefined,
      isReadonly:
        isProperty && (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly) !== 0,
    };
  }
  if (ts.isTypeAliasDeclaration(node)) return { ...plain, whole: textOf(node.type) };
  if (ts.isInterfaceDeclaration(node))
    return { ...plain, whole: `{ ${node.members.map(textOf).join(' ')} }` };
  if (ts.isGetAccessor(node))
    return node.type ? { ...plain, whole: textOf(node.type), isReadonly: true } : null;
  if (ts.isSetAccessor(node)) {
    const type = node.parameters[0]?.type;
    return type ? { ...plain, whole: `(value: ${textOf(type)}) => void` } : null;
  }
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node)
  ) {
    const head = `${typeParameters(node)}(${node.parameters.map(parameter).join(', ')})`;
    const result = node.type ? textOf(node.type) : 'void';
    // `value is Coin`: what callers get is a coin.
    const given = node.type && ts.isTypePredicateNode(node.type) ? node.type.type : undefined;
    return {
      ...plain,
      whole: `${head} => ${result}`,
      params: `${head} => unknown`,
      result: typeParameters(node) === '' ? (given ? textOf(given) : result) : null,
    };
  }
  return null;
}

function typeParameters({ typeParameters: all }: ts.SignatureDeclaration): string {
  return all ? `<${all.map((declared) => declared.getText()).join(', ')}>` : '';
}

/** A default value makes a parameter optional; types cannot hold one. */
function parameter(declaration: ts.ParameterDeclaration, index: number): string {
  const isOptional =
    declaration.questionToken !== undefined || declaration.initializer !== undefined;
  const name = ts.isIdentifier(declaration.name) ? declaration.name.text : `input${index}`;
  return `${declaration.dotDotDotToken ? '...' : ''}${name}${isOptional ? '?' : ''}: ${declaration.type?.getText() ?? 'any'}`;
}

/** The declaration that a page shows, whatever words it begins with. */
export function parse(text: string): ts.Node | null {
  const isWhole =
    /^(?:declare |export )*(?:function|const|type|interface|enum|(?:abstract )?class)\b/.test(text);
  const member = text.replace(/^new [\w.$]+/, 'constructor');
  const code = isWhole ? `declare ${text}` : `declare class X {\n${member}\n}`;
  const file = ts.createSourceFile('x.ts', code, ts.ScriptTarget.ES2022, true);
  const [statement] = file.statements;
  if (!statement) return null;
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0] ?? null;
  return isWhole || !ts.isClassDeclaration(statement) ? statement : (statement.members[0] ?? null);
}

/** Names in a declaration with the way in which their values travel, seen from whoever calls. */
export function namesIn(code: readonly Token[], use: Use): readonly (readonly [string, Use])[] {
  const refs: string[] = [];
  if (code.every(({ ref }) => ref === null)) return [];
  const text = code
    .map((token) => (token.ref === null ? token.text : `R$${refs.push(token.ref) - 1}`))
    .join('');
  const node = parse(text);
  const found: (readonly [string, Use])[] = [];
  const walk = (child: ts.Node, way: Use): void => {
    if (ts.isIdentifier(child)) {
      const [, index] = /^R\$(\d+)$/.exec(child.text) ?? [];
      const ref = index === undefined ? undefined : refs[Number(index)];
      if (ref !== undefined) found.push([ref, way]);
    }
    // Whoever calls chooses type arguments, and what comes of them may travel both ways.
    const turn = ts.isTypeParameterDeclaration(child)
      ? 'both'
      : ts.isParameter(child)
        ? flipped(way)
        : way;
    // What a function of the caller gives back is graded for those who call it, not for the few who write one.
    const isFunction = ts.isFunctionTypeNode(child) || ts.isMethodSignature(child);
    ts.forEachChild(child, (inner) =>
      walk(inner, isFunction && inner === child.type && way === 'in' ? 'out' : turn),
    );
  };
  if (node) walk(node, use);
  return found;
}

function flipped(use: Use): Use {
  if (use === 'both') return 'both';
  return use === 'in' ? 'out' : 'in';
}
