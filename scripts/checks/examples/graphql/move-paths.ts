/** Move names in the values of an operation: `type: "0x2::coin::Coin"`, `function: "0x2::coin::join"`. Pure. */

import type { DocumentNode } from 'graphql';
import { GraphQLError, visit } from 'graphql';
import type { FrameworkNames } from '../../move-calls/paths.ts';
import { checkText } from '../../move-calls/check-type.ts';
import type { GraphqlResult } from './excerpt.ts';

export const MOVE_PATH = 'move-path';

export function checkMovePath(
  document: DocumentNode,
  names: FrameworkNames,
): readonly GraphqlResult[] {
  const results: GraphqlResult[] = [];
  visit(document, {
    StringValue: ({ value, loc, block }) => {
      if (!loc || block === true) return;
      for (const { message, start, end, replacement: to, fix } of checkText(value, names)) {
        const positions = [loc.start + 1 + start];
        const near = to === null ? null : { from: value.slice(start, end), to, isUnique: true };
        const error = new GraphQLError(message, { source: loc.source, positions });
        results.push({ code: MOVE_PATH, error, near, fix });
      }
    },
  });
  return results;
}
