/** How deep TypeDoc follows a type. Changes one converter while it runs. */

import type { Application, Reflection } from 'typedoc';
import { Converter } from 'typedoc';

/** One declaration is read completely up to this many types: three screens of them. */
const MOST_TYPES = 1500;
/** No written type is deeper; what the compiler infers may be endless. */
const DEEPEST = 30;
/** In a declaration that has used up its types: the schema of a GraphQL client would fill megabytes. */
const DEEPEST_IN_MONSTERS = 6;

/** Types that are left out show as `...`. */
export function limitDepth({ converter }: Application): void {
  let left = MOST_TYPES;
  converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, reflection) => {
    if (!isInType(reflection)) left = MOST_TYPES;
  });
  // TypeDoc asks for its option once for each type that it converts.
  Object.defineProperty(converter, 'maxTypeConversionDepth', {
    get: () => {
      left -= 1;
      return left > 0 ? DEEPEST : DEEPEST_IN_MONSTERS;
    },
  });
}

/** The members of an object type inside a declaration count as that declaration. */
function isInType(reflection: Reflection): boolean {
  if (reflection.name === '__type') return true;
  return reflection.parent !== undefined && isInType(reflection.parent);
}
