/** Signatures: an entity as SDL that parses, every type name a link. Pure. */

import type { CodePart } from '../../core/signature.ts';
import { part } from '../../core/signature.ts';
import type {
  DirectiveModel,
  Entity,
  FieldModel,
  FieldsModel,
  OperationModel,
  TypeUse,
  UnionModel,
  ValueModel,
} from '../model/model.ts';

/** The page of a type by its name, or null for a type without one. */
export type TypeHref = (typeName: string) => string | null;

/** Longer argument lists have one argument per line: the name and type around them need room, too. */
const WIDEST_LINE = 56;

/** The arguments of every connection share a line: in lines of their own they were half of a type. */
const PAGINATION: ReadonlySet<string> = new Set(['first', 'after', 'last', 'before']);

export function sdlOf(entity: Entity, hrefOf: TypeHref): readonly CodePart[] {
  switch (entity.kind) {
    case 'queries':
    case 'mutations':
    case 'subscriptions':
      return operationParts(entity, hrefOf);
    case 'operation-directives':
    case 'directives':
      return directiveParts(entity, hrefOf);
    case 'objects':
      return fieldsParts('type', entity, hrefOf);
    case 'interfaces':
      return fieldsParts('interface', entity, hrefOf);
    case 'inputs':
      return bodyParts([part(`input ${entity.name}${applied(entity)}`)], entity.inputs, (input) =>
        valueParts(input, hrefOf),
      );
    case 'enums':
      return bodyParts([part(`enum ${entity.name}${applied(entity)}`)], entity.values, (value) => [
        part(`${value.name}${deprecatedSdl(value.deprecation)}${applied(value)}`),
      ]);
    case 'unions':
      return unionParts(entity, hrefOf);
    case 'scalars':
      return [part(`scalar ${entity.name}${applied(entity)}`)];
  }
}

/** A field as the schema writes it, in the type that holds it. */
function operationParts(entity: OperationModel, hrefOf: TypeHref): CodePart[] {
  const root = entity.id.slice('graphql:'.length, entity.id.indexOf('.'));
  const field = { ...entity, arguments: entity.inputs };
  return bodyParts([part(`type ${root}`)], [field], (item) => fieldParts(item, hrefOf));
}

function fieldsParts(keyword: string, entity: FieldsModel, hrefOf: TypeHref): CodePart[] {
  const head = [part(`${keyword} ${entity.name}`)];
  for (const [index, name] of entity.interfaces.entries()) {
    head.push(part(index === 0 ? ' implements ' : ' & '), part(name, hrefOf(name)));
  }
  head.push(part(applied(entity)));
  return bodyParts(head, entity.fields, (field) => fieldParts(field, hrefOf));
}

function bodyParts<T>(
  head: readonly CodePart[],
  items: readonly T[],
  print: (item: T) => readonly CodePart[],
): CodePart[] {
  const parts = [...head];
  if (items.length === 0) return parts;
  parts.push(part(' {\n'));
  for (const item of items) parts.push(part('  '), ...print(item), part('\n'));
  parts.push(part('}'));
  return parts;
}

function fieldParts(
  field: Pick<FieldModel, 'name' | 'arguments' | 'type' | 'deprecation' | 'directives'>,
  hrefOf: TypeHref,
): CodePart[] {
  return [
    part(field.name),
    ...argumentParts(field.arguments, hrefOf, '  '),
    part(': '),
    ...typeParts(field.type, hrefOf),
    part(`${deprecatedSdl(field.deprecation)}${applied(field)}`),
  ];
}

function argumentParts(args: readonly ValueModel[], hrefOf: TypeHref, indent: string): CodePart[] {
  if (args.length === 0) return [];
  const printed = args.map((arg) => valueParts(arg, hrefOf));
  const width = printed
    .flat()
    .reduce((sum, value) => sum + value.text.length + 2, indent.length + 2);
  const isWide = width > WIDEST_LINE;
  const parts: CodePart[] = [part(isWide ? `(\n${indent}  ` : '(')];
  for (const [index, value] of printed.entries()) {
    const isPaged = [args[index - 1], args[index]].every((arg) => PAGINATION.has(arg?.name ?? ''));
    if (index > 0) parts.push(part(isWide && !isPaged ? `\n${indent}  ` : ', '));
    parts.push(...value);
  }
  parts.push(part(isWide ? `\n${indent})` : ')'));
  return parts;
}

function valueParts(value: ValueModel, hrefOf: TypeHref): CodePart[] {
  const defaultSdl = value.defaultValue === null ? '' : ` = ${value.defaultValue}`;
  return [
    part(`${value.name}: `),
    ...typeParts(value.type, hrefOf),
    part(`${defaultSdl}${deprecatedSdl(value.deprecation)}${applied(value)}`),
  ];
}

function typeParts(type: TypeUse, hrefOf: TypeHref): CodePart[] {
  const start = type.text.indexOf(type.name);
  return [
    part(type.text.slice(0, start)),
    part(type.name, hrefOf(type.name)),
    part(type.text.slice(start + type.name.length)),
  ].filter((run) => run.text !== '');
}

function unionParts(entity: UnionModel, hrefOf: TypeHref): CodePart[] {
  const parts = [part(`union ${entity.name}${applied(entity)}`)];
  for (const [index, member] of entity.members.entries()) {
    parts.push(part(index === 0 ? ' =\n  | ' : '\n  | '), part(member, hrefOf(member)));
  }
  return parts;
}

function directiveParts(entity: DirectiveModel, hrefOf: TypeHref): CodePart[] {
  const repeatable = entity.isRepeatable ? ' repeatable' : '';
  return [
    part(`directive @${entity.name}`),
    ...argumentParts(entity.inputs, hrefOf, ''),
    part(`${repeatable} on ${entity.locations.join(' | ')}`),
  ];
}

function applied(node: { readonly directives: readonly string[] }): string {
  return node.directives.map((directive) => ` ${directive}`).join('');
}

function deprecatedSdl(reason: string | null): string {
  if (reason === null) return '';
  return reason === 'No longer supported'
    ? ' @deprecated'
    : ` @deprecated(reason: ${JSON.stringify(reason)})`;
}
