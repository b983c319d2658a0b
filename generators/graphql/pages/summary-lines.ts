/** One line about an entity: its linked name and the first sentence of its description. Pure. */

import type { Flow } from '../../core/nodes.ts';
import { inlineCode, linkIf, paragraph } from '../../core/nodes.ts';
import { summaryOf } from '../../core/prose.ts';
import type { Entity } from '../model/model.ts';
import type { PageContext } from './context.ts';
import { hrefOfType } from './context.ts';

export function summaryLine(label: string, id: string, context: PageContext): Flow {
  const summary = summaryOf(context.descriptions.of(id));
  const name = linkIf(context.links.href(id), inlineCode(label));
  return summary === '' ? paragraph(name) : paragraph(name, ` – ${summary}`);
}

export function typeLine(entity: Entity, context: PageContext): Flow {
  if (entity.type === null) throw new Error(`${entity.id} has no type to show`);
  const type = linkIf(hrefOfType(entity.type.name, context), inlineCode(entity.type.text));
  const summary = summaryOf(context.descriptions.of(`graphql:${entity.type.name}`));
  return paragraph(type, summary === '' ? '' : ` – ${summary}`);
}
