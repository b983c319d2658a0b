/** The page of a class: declaration, members, what it inherits. Pure. */

import type { Flow } from '../../core/nodes.ts';
import { anchor, fence, heading, inlineCode, linkIf, table } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { countOf } from '../../core/text.ts';
import type { EntryModel, MemberModel, SymbolModel } from '../model/model.ts';
import { importCode, rootOf, specifierOf } from '../model/names.ts';
import type { PageContext } from './context.ts';
import { summaryText } from '../../core/prose.ts';
import { crumbsOf, page, sentence } from './context.ts';
import { memberSection, symbolBody } from './sections.ts';

export function classPage(symbol: SymbolModel, entry: EntryModel, context: PageContext): Page {
  const specifier = specifierOf(context.model, entry);
  const summary =
    summaryText(context.descriptions.ofSymbol(symbol)) ??
    `${countOf(symbol.members.length, 'member')} with signatures and source lines.`;
  return page({
    route: context.routes.symbol(symbol.id),
    title: symbol.name,
    description: sentence(`${symbol.name}, a class of ${specifier}: ${summary}`),
    label: null,
    crumbs: crumbsOf(context, entry),
    keywords: [symbol.name, specifier, 'class'],
    body: context.templates.class({
      usage: [fence('typescript', importLine(symbol, specifier))],
      about: symbolBody(symbol, context),
      members: memberFlow(symbol.members, context),
      inherited: inheritedFlow(symbol.members, context),
    }),
  });
}

function importLine({ name, isDefault, isTypeOnly }: SymbolModel, specifier: string): string {
  const word = isTypeOnly ? 'import type' : 'import';
  return importCode([{ name: rootOf(name), isDefault }], specifier, word);
}

/** A member belongs to the first group that takes it. */
const MEMBER_GROUPS: readonly {
  readonly title: string;
  readonly id: string;
  readonly takes: (member: MemberModel) => boolean;
}[] = [
  { title: 'Constructor', id: '_constructor', takes: (member) => member.kind === 'constructor' },
  { title: 'Static members', id: '_static', takes: (member) => member.isStatic },
  { title: 'Methods', id: '_methods', takes: (member) => member.kind === 'method' },
  { title: 'Properties', id: '_properties', takes: () => true },
];

function memberFlow(members: readonly MemberModel[], context: PageContext): Flow[] {
  const own = members.filter((member) => member.inheritedFrom === null);
  return MEMBER_GROUPS.flatMap((group) => {
    const taken = own.filter(
      (member) => MEMBER_GROUPS.find((candidate) => candidate.takes(member)) === group,
    );
    if (taken.length === 0) return [];
    const sections = taken.flatMap((member) => memberSection(member, context));
    return [heading(2, group.title, group.id), ...sections];
  });
}

/** What comes from a documented base class, with a link to it; each row is a place to link to. */
function inheritedFlow(
  members: readonly MemberModel[],
  { links, descriptions }: PageContext,
): Flow[] {
  const rows = members.flatMap((member) => {
    const from = member.inheritedFrom;
    if (from === null) return [];
    const name = inlineCode(links.get(from)?.label ?? member.name);
    const summary = summaryText(descriptions.ofMember(member));
    return [
      [[anchor(member.anchor), linkIf(links.href(from), name)], summary === null ? [] : [summary]],
    ];
  });
  return rows.length === 0 ? [] : [table([[['Member'], ['What it does']], ...rows])];
}
