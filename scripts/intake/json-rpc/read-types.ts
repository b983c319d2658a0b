/** TypeScript types as schemas, as far as JSON can carry them; whatever else is `any`. Resolves names only. Pure. */

import type { InterfaceDeclaration, SourceFile, TypeAliasDeclaration, TypeNode } from 'ts-morph';
import { Node, SyntaxKind } from 'ts-morph';
import type { Schema, Schemas } from '../../../generators/json-rpc/schema/schema.ts';
import { ANY, NULL, choiceOf, refTo } from '../../../generators/json-rpc/schema/schema.ts';

/** Interfaces and aliases by name. The parameters of generic ones are not filled in: they are `any`. */
export type Declarations = ReadonlyMap<string, InterfaceDeclaration | TypeAliasDeclaration>;

/** A property of an object type, wherever the type takes it from. */
export interface Property {
  readonly name: string;
  readonly type: TypeNode | undefined;
  readonly isOptional: boolean;
}

/** All files share one scope: the client imports its types without renaming them. */
export function declarationsOf(files: readonly SourceFile[]): Declarations {
  return new Map(
    files
      .flatMap((file) => [...file.getInterfaces(), ...file.getTypeAliases()])
      .map((declaration) => [declaration.getName(), declaration] as const),
  );
}

export function declaredSchemas(declared: Declarations): Schemas {
  return new Map(
    [...declared].map(([name, declaration]) => {
      const isObject = Node.isInterfaceDeclaration(declaration);
      return [
        name,
        isObject ? objectOf(declaration, declared) : schemaOf(declaration.getTypeNode(), declared),
      ];
    }),
  );
}

const KEYWORDS: ReadonlyMap<SyntaxKind, Schema> = new Map([
  [SyntaxKind.StringKeyword, { type: 'string' }],
  [SyntaxKind.NumberKeyword, { type: 'number' }],
  [SyntaxKind.BooleanKeyword, { type: 'boolean' }],
]);

/** Of a type that is not written down nothing is known: it is `any`. */
export function schemaOf(node: TypeNode | undefined, declared: Declarations): Schema {
  if (node === undefined) return ANY;
  const inner = (inside: TypeNode | undefined): Schema => schemaOf(inside, declared);
  if (Node.isParenthesizedTypeNode(node)) return inner(node.getTypeNode());
  if (Node.isTypeOperatorTypeNode(node) || Node.isNamedTupleMember(node))
    return inner(node.getTypeNode());
  if (Node.isArrayTypeNode(node)) return { type: 'array', items: inner(node.getElementTypeNode()) };
  if (Node.isTupleTypeNode(node)) return tupleOf(node.getElements().map(inner));
  if (Node.isUnionTypeNode(node)) return unionOf(node.getTypeNodes(), declared);
  if (Node.isTypeLiteral(node) || Node.isIntersectionTypeNode(node))
    return objectOf(node, declared);
  if (Node.isLiteralTypeNode(node)) return literalOf(node.getLiteral());
  if (Node.isTypeReference(node))
    return namedSchema(node.getTypeName().getText(), node.getTypeArguments(), declared);
  return KEYWORDS.get(node.getKind()) ?? ANY;
}

function tupleOf(items: readonly Schema[]): Schema {
  return { type: 'array', items, minItems: items.length, maxItems: items.length };
}

/** JSON cannot say `undefined`: a property of that type may be left out. */
function unionOf(nodes: readonly TypeNode[], declared: Declarations): Schema {
  const members = nodes
    .filter((node) => node.getKind() !== SyntaxKind.UndefinedKeyword)
    .map((node) => schemaOf(node, declared));
  const terms = members.flatMap((member) => member.enum ?? []);
  const others = members.filter((member) => member.enum === undefined);
  return choiceOf([...(terms.length === 0 ? [] : [{ enum: terms }]), ...others]);
}

function literalOf(literal: Node): Schema {
  if (Node.isNullLiteral(literal)) return NULL;
  if (Node.isStringLiteral(literal) || Node.isNumericLiteral(literal))
    return { enum: [literal.getLiteralValue()] };
  if (Node.isTrueLiteral(literal) || Node.isFalseLiteral(literal)) return { type: 'boolean' };
  return ANY;
}

/** `RpcTypes.Coin` is `Coin`. */
function namedSchema(
  written: string,
  [first, second]: readonly TypeNode[],
  declared: Declarations,
): Schema {
  const name = written.split('.').at(-1) ?? written;
  if (declared.has(name)) return refTo(name);
  if (name === 'Promise') return schemaOf(first, declared);
  if (name === 'Array') return { type: 'array', items: schemaOf(first, declared) };
  if (name === 'Record')
    return { type: 'object', additionalProperties: schemaOf(second, declared) };
  return ANY;
}

function objectOf(node: TypeNode | InterfaceDeclaration, declared: Declarations): Schema {
  const index = node.getFirstChildByKind(SyntaxKind.IndexSignature);
  const properties = propertiesOf(node, declared);
  if (index !== undefined && properties.length === 0)
    return {
      type: 'object',
      additionalProperties: schemaOf(index.getReturnTypeNode(), declared),
    };
  return {
    type: 'object',
    properties: Object.fromEntries(
      properties.map(({ name, type }) => [name, schemaOf(type, declared)]),
    ),
    required: properties.filter((property) => !property.isOptional).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** Of an object type, through names, `&` and `extends`; empty for other types. */
export function propertiesOf(
  node: Node | undefined,
  declared: Declarations,
  seen: readonly Node[] = [],
): readonly Property[] {
  if (node === undefined || seen.includes(node)) return [];
  const within = (inside: Node | undefined): readonly Property[] =>
    propertiesOf(inside, declared, [...seen, node]);
  const named = (written: string): readonly Property[] =>
    within(declared.get(written.split('.').at(-1) ?? ''));
  if (Node.isTypeAliasDeclaration(node)) return within(node.getTypeNode());
  if (Node.isTypeReference(node)) return named(node.getTypeName().getText());
  if (Node.isIntersectionTypeNode(node)) return node.getTypeNodes().flatMap(within);
  if (!Node.isInterfaceDeclaration(node) && !Node.isTypeLiteral(node)) return [];
  const bases = Node.isInterfaceDeclaration(node) ? node.getExtends() : [];
  return [
    ...bases.flatMap((base) => named(base.getExpression().getText())),
    ...node.getProperties().map((property) => ({
      name: property.getName().replace(/^['"](.*)['"]$/, '$1'),
      type: property.getTypeNode(),
      isOptional: property.hasQuestionToken(),
    })),
  ];
}
