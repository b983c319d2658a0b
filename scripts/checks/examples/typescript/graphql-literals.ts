/** GraphQL inside TypeScript: the operations of template literals, with the place of each. Pure. */

import type ts from 'typescript';
import { STARTS_LIKE_GRAPHQL } from '../graphql/starts.ts';
import { compiler } from './compiler.ts';

export interface GraphqlLiteral {
  readonly text: string;
  /** Offset of the literal's first character in the file. */
  readonly start: number;
}

/**
 * `graphql(\`…\`)`, `gql\`…\`` and `query: \`…\`` or `'…'`, and a variable that is passed so; a literal with
 * `${…}` is known only when it runs.
 */
export function graphqlLiteralsIn(file: ts.SourceFile): readonly GraphqlLiteral[] {
  const found: GraphqlLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (compiler.isStringLiteralLike(node) && isGraphql(node))
      found.push({ text: node.text, start: node.getStart(file) + 1 });
    compiler.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `query: PRICE`, `{ query }`, `graphql(PRICE)`. */
function isPassed(name: string, { text }: ts.SourceFile): boolean {
  const passed = String.raw`\bquery:\s*${name}\b|\b(?:gql|graphql)\(\s*${name}\b`;
  const shorthand = name === 'query' ? String.raw`|[{,]\s*query\s*[,}]` : '';
  return new RegExp(passed + shorthand).test(text);
}

function isGraphql(literal: ts.StringLiteralLike): boolean {
  if (!STARTS_LIKE_GRAPHQL.test(literal.text)) return false;
  const { parent } = literal;
  if (compiler.isVariableDeclaration(parent) && compiler.isIdentifier(parent.name))
    return isPassed(parent.name.text, literal.getSourceFile());
  if (compiler.isTaggedTemplateExpression(parent)) return isGraphqlName(parent.tag);
  if (compiler.isCallExpression(parent)) return isGraphqlName(parent.expression);
  return (
    compiler.isPropertyAssignment(parent) &&
    compiler.isIdentifier(parent.name) &&
    parent.name.text === 'query'
  );
}

function isGraphqlName(node: ts.Node): boolean {
  return compiler.isIdentifier(node) && /^(?:gql|graphql)$/.test(node.text);
}
