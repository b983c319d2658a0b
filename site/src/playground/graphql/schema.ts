/** The documented schema, and where the reference describes what it declares. Loads it. */

import { buildSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';

declare const PLAYGROUND_SCHEMA: string;

export interface KnownSchema {
  readonly schema: GraphQLSchema;
  /** Addresses by `Type`, `Type.field` and `Type.field(argument)`. */
  readonly links: Readonly<Record<string, string>>;
}

export async function loadSchema(): Promise<KnownSchema> {
  const response = await fetch(PLAYGROUND_SCHEMA);
  const { sdl, links } = (await response.json()) as Pick<KnownSchema, 'links'> & {
    readonly sdl: string;
  };
  return { schema: buildSchema(sdl, { assumeValidSDL: true }), links };
}
