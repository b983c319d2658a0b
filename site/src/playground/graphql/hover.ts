/** What the schema says of the name under the pointer, with a link to its page in the reference. */

import { hoverTooltip } from '@codemirror/view';
import type { Extension } from '@codemirror/state';
import { Position } from 'cm6-graphql';
import { getNamedType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { getContextAtPosition } from 'graphql-language-service';
import { make } from '../dom';
import type { SchemaFile } from './knowledge';

interface Described {
  /** As the reference names it: `Coin`, `Coin.balance`. */
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

export function schemaHover(schema: GraphQLSchema, links: SchemaFile['links']): Extension {
  return hoverTooltip((view, at) => {
    const line = view.state.doc.lineAt(at);
    const word = view.state.wordAt(at);
    if (!word) return null;
    const inside = new Position(line.number - 1, word.from + 1 - line.from);
    const described = describe(schema, view.state.doc.toString(), inside);
    if (!described) return null;
    const create = (): { readonly dom: HTMLElement } => ({ dom: tooltip(described, links) });
    return { pos: word.from, end: word.to, above: true, create };
  });
}

/** `at` is inside the name: behind its end the parser speaks of what comes next. */
export function describe(schema: GraphQLSchema, text: string, at: Position): Described | null {
  const { typeInfo, token } = getContextAtPosition(text, at, schema) ?? {};
  if (!typeInfo || !token) return null;
  const { argDef, fieldDef, type } = typeInfo;
  const parentType = getNamedType(typeInfo.parentType);
  const { kind } = token.state;
  if (kind === 'Argument' && argDef && fieldDef && parentType)
    return describedAs(`${parentType.name}.${fieldDef.name}(${argDef.name})`, argDef);
  if ((kind === 'Field' || kind === 'AliasedField') && fieldDef && parentType)
    return describedAs(`${parentType.name}.${fieldDef.name}`, fieldDef);
  const named = getNamedType(type);
  return kind === 'NamedType' && named
    ? { name: named.name, type: '', description: named.description ?? '' }
    : null;
}

function describedAs(
  name: string,
  {
    type,
    description,
  }: { readonly type: { toString(): string }; readonly description?: string | null },
): Described {
  return { name, type: `: ${type.toString()}`, description: description ?? '' };
}

function tooltip(
  { name, type, description }: Described,
  links: Readonly<Record<string, string>>,
): HTMLElement {
  const href = Object.hasOwn(links, name) ? links[name] : undefined;
  const head = make('p', {}, make('code', { textContent: name + type }));
  const more = href === undefined ? [] : [make('a', { href, textContent: 'In the reference' })];
  return make(
    'div',
    { className: 'hover' },
    head,
    make('p', { textContent: description }),
    ...more,
  );
}
