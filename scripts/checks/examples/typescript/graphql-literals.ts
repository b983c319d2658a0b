/** GraphQL inside TypeScript: the operations of template literals, with the place of each. Pure. */

import type ts from 'typescript';
import { STARTS_LIKE_GRAPHQL } from '../graphql/starts.ts';
import { compiler } from './compiler.ts';

export interface GraphqlLiteral {
  readonly text: string;
  /** Offset of the literal's first character in the file. */
  readonly start: number;
}

/** `graphql(\`…\`)`, `gql\`…\`` and `query: \`…\`` or `'…'`; a literal with `${…}` is known only when it runs. */
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

function isGraphql(literal: ts.StringLiteralLike): boolean {
  if (!STARTS_LIKE_GRAPHQL.test(literal.text)) return false;
  const { parent } = literal;
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
