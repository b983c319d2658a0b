/** Move names in the values of an operation: `type: "0x2::coin::Coin"`, `function: "0x2::coin::join"`. Pure. */

import type { DocumentNode } from 'graphql';
import { GraphQLError, visit } from 'graphql';
import type { FrameworkItems } from '../../move-calls/paths.ts';
import { pathProblems } from '../../move-calls/paths.ts';
import type { GraphqlProblem } from './excerpt.ts';

export const MOVE_PATH = 'move-path';

export function movePathProblems(
  document: DocumentNode,
  items: FrameworkItems,
): readonly GraphqlProblem[] {
  const problems: GraphqlProblem[] = [];
  visit(document, {
    StringValue: ({ value, loc, block }) => {
      if (!loc || block === true) return;
      for (const { message, offset, near } of pathProblems(value, items)) {
        const positions = [loc.start + 1 + offset];
        const error = new GraphQLError(message, { source: loc.source, positions });
        problems.push({ code: MOVE_PATH, error, near });
      }
    },
  });
  return problems;
}
