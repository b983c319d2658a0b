/** Move names in the values of an operation: `type: "0x2::coin::Coin"`, `function: "0x2::coin::join"`. Pure. */

import type { DocumentNode } from 'graphql';
import { GraphQLError, visit } from 'graphql';
import type { FrameworkNames } from '../../move-calls/paths.ts';
import { textProblems } from '../../move-calls/type-problems.ts';
import type { GraphqlProblem } from './excerpt.ts';

export const MOVE_PATH = 'move-path';

export function movePathProblems(
  document: DocumentNode,
  names: FrameworkNames,
): readonly GraphqlProblem[] {
  const problems: GraphqlProblem[] = [];
  visit(document, {
    StringValue: ({ value, loc, block }) => {
      if (!loc || block === true) return;
      for (const { message, offset, near, fix } of textProblems(value, names)) {
        const positions = [loc.start + 1 + offset];
        const error = new GraphQLError(message, { source: loc.source, positions });
        problems.push({ code: MOVE_PATH, error, near, fix });
      }
    },
  });
  return problems;
}
