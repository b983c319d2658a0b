/** Fields, values and arguments as parts of a page. Pure. */

import { equivalentsOf } from '../../core/equivalents/equivalents.ts';
import { deprecationNote, describedFlow, mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import {
  anchor,
  flattenInline,
  heading,
  inlineCode,
  linkIf,
  paragraph,
  table,
  unsearched,
} from '../../core/nodes.ts';
import { parseProse } from '../../core/prose.ts';
import type { Descriptions } from '../descriptions.ts';
import type { FieldModel, TypeUse, ValueModel } from '../model/model.ts';
import type { PageContext } from './context.ts';
import { hrefOfType } from './context.ts';

/** A field, an input field or an enum value: what has a heading of its own. */
export interface Member extends Pick<
  FieldModel,
  'id' | 'name' | 'description' | 'deprecation' | 'arguments'
> {
  readonly type: TypeUse | null;
  readonly defaultValue?: string | null;
  readonly isRequired?: boolean;
}

/** Heading with the anchor of the id, type, notices, description, arguments. */
export function memberSection(
  member: Member,
  context: PageContext,
  interfaces: readonly string[] = [],
): Flow[] {
  const flow: Flow[] = [heading(3, inlineCode(member.name), member.name)];
  const line = typeLineOf(member, context);
  if (line.length > 0) flow.push(unsearched(paragraph(...line)));
  if (member.deprecation !== null) flow.push(...deprecationNote(parseProse(member.deprecation)));
  flow.push(...descriptionFlow(member.id, context.descriptions));
  if (member.arguments.length > 0) {
    flow.push(argumentsTable(member.arguments, (arg) => `${member.name}.${arg.name}`, context));
  }
  flow.push(
    ...equivalentsOf(
      context.equivalents,
      {
        id: member.id,
        sameAs: interfaces.map((name) => `graphql:${name}.${member.name}`),
        parts: member.arguments,
      },
      context.links,
    ),
  );
  return flow;
}

function typeLineOf(member: Member, context: PageContext): Inline[] {
  if (member.type === null) return [];
  const line: Inline[] = [
    linkIf(hrefOfType(member.type.name, context), inlineCode(member.type.text)),
  ];
  if (member.isRequired === true) line.push(' ', mark('required'));
  if (member.defaultValue != null) line.push(' default ', inlineCode(member.defaultValue));
  return line;
}

function descriptionFlow(id: string, descriptions: Descriptions): readonly Flow[] {
  return describedFlow(descriptions.isDocumented(id) ? descriptions.of(id) : []);
}

/** One row for each argument, with an anchor. */
export function argumentsTable(
  args: readonly ValueModel[],
  anchorOf: (arg: ValueModel) => string,
  context: PageContext,
): Flow {
  const rows = args.map((arg) => [
    [
      anchor(anchorOf(arg)),
      inlineCode(arg.name),
      ...(arg.isRequired ? [' ', mark('required')] : []),
    ],
    [linkIf(hrefOfType(arg.type.name, context), inlineCode(arg.type.text))],
    arg.defaultValue === null ? [] : [inlineCode(arg.defaultValue)],
    argumentDescription(arg, context.descriptions),
  ]);
  return table([[['Argument'], ['Type'], ['Default'], ['Description']], ...rows]);
}

function argumentDescription(arg: ValueModel, descriptions: Descriptions): Inline[] {
  const notice =
    arg.deprecation === null
      ? []
      : [...flattenInline(deprecationNote(parseProse(arg.deprecation))), ' '];
  return [...notice, ...flattenInline(descriptionFlow(arg.id, descriptions))];
}
