/** The description of each id: the schema's, else ours, else none. Pure. */

import type { Descriptions as ProseSections } from '../core/descriptions.ts';
import { unusedDescriptions, descriptionsFrom } from '../core/descriptions.ts';
import type { Diagnostic } from '../core/diagnostics.ts';
import type { Flow } from '../core/nodes.ts';
import { parseProse } from '../core/prose.ts';
import { fieldsOf, inputsOf, valuesOf } from './model/kinds.ts';
import type { GraphqlModel } from './model/model.ts';

export interface Descriptions {
  /** Empty for an undocumented id. */
  of(id: string): readonly Flow[];
  isDocumented(id: string): boolean;
  readonly undocumented: readonly string[];
  /** Prose sections that nothing needs. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Our `sections` describe what the schema leaves undocumented; they never replace its descriptions. */
export function joinDescriptions(model: GraphqlModel, sections: ProseSections): Descriptions {
  const texts = new Map<string, readonly Flow[]>();
  const undocumented: string[] = [];
  const descriptions = descriptionsFrom(sections);
  const upstream = new Set<string>();
  for (const { id, description } of documentedParts(model)) {
    if (description !== null) {
      texts.set(id, parseProse(description));
      upstream.add(id.slice('graphql:'.length));
      continue;
    }
    const ours = descriptions.of(id.slice('graphql:'.length));
    if (ours === null) undocumented.push(id);
    else texts.set(id, parseProse(ours, 'ours'));
  }
  return {
    of: (id) => texts.get(id) ?? [],
    isDocumented: (id) => texts.has(id),
    undocumented,
    diagnostics: unusedDescriptions('graphql', sections, { used: descriptions.used, upstream }),
  };
}

function documentedParts(
  model: GraphqlModel,
): { readonly id: string; readonly description: string | null }[] {
  return model.entities.flatMap((entity) => [
    entity,
    ...fieldsOf(entity).flatMap((field) => [field, ...field.arguments]),
    ...inputsOf(entity),
    ...valuesOf(entity),
  ]);
}
