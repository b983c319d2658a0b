/** What an editor knows of the documented schema: colors, completion, errors, and descriptions with links into the reference. */

import { autocompletion, closeBrackets } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { graphql } from 'cm6-graphql';
import { buildSchema } from 'graphql';
import { schemaHover } from './hover';

export interface SchemaFile {
  readonly sdl: string;
  /** Addresses by `Type`, `Type.field` and `Type.field(argument)`. */
  readonly links: Readonly<Record<string, string>>;
}

export function knowledgeOf({ sdl, links }: SchemaFile): Extension {
  const schema = buildSchema(sdl, { assumeValidSDL: true });
  return [graphql(schema), autocompletion(), closeBrackets(), schemaHover(schema, links)];
}
