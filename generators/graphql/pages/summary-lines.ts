/** One line about an entity: its linked name and the first sentence of its description. Pure. */

import type { Flow } from '../../core/nodes.ts';
import { inlineCode, linkIf, paragraph } from '../../core/nodes.ts';
import { summaryOf } from '../../core/prose.ts';
import type { TypeUse } from '../model/model.ts';
import type { PageContext } from './context.ts';
import { hrefOfType } from './context.ts';

export function summaryLine(label: string, id: string, context: PageContext): Flow {
  const summary = summaryOf(context.descriptions.of(id));
  const name = linkIf(context.links.href(id), inlineCode(label));
  return summary === '' ? paragraph(name) : paragraph(name, ` – ${summary}`);
}

export function typeLine(type: TypeUse, context: PageContext): Flow {
  const summary = summaryOf(context.descriptions.of(`graphql:${type.name}`));
  const name = linkIf(hrefOfType(type.name, context), inlineCode(type.text));
  return paragraph(name, summary === '' ? '' : ` – ${summary}`);
}
