/** The page of a class: declaration, members, what it inherits. Pure. */

import type { Flow } from '../../core/nodes.ts';
import { fence, heading } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { countOf } from '../../core/text.ts';
import type { EntryModel, MemberModel, SymbolModel } from '../model/model.ts';
import { importCode, specifierOf } from '../model/names.ts';
import type { PageContext } from './context.ts';
import { CRUMBS, entryCrumb, indexCrumb, page, sentence, summaryWords } from './context.ts';
import type { SectionContext } from './sections.ts';
import { inheritedFlow, memberSection, symbolBody } from './sections.ts';

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

export function classPage(
  symbol: SymbolModel,
  entry: EntryModel,
  context: PageContext,
  sections: SectionContext,
): Page {
  const specifier = specifierOf(context.model, entry);
  const own = symbol.members.filter((member) => member.inheritedFrom === null);
  const summary = summaryWords(context.words.ofSymbol(symbol));
  return page({
    route: context.routes.symbol(symbol.id),
    title: symbol.name,
    description: sentence(
      `${symbol.name}, a class of ${specifier}: ${summary ?? `${countOf(symbol.members.length, 'member')} with signatures and source lines.`}`,
    ),
    label: null,
    crumbs: [...CRUMBS, indexCrumb(context), entryCrumb(entry, context)],
    keywords: [symbol.name, specifier, 'class'],
    body: context.templates.class({
      usage: [fence('typescript', importCode([symbol.name.split('.')[0] ?? ''], specifier))],
      about: symbolBody(symbol, sections),
      members: memberFlow(own, sections),
      inherited: inheritedFlow(
        symbol.members.filter((member) => member.inheritedFrom !== null),
        sections,
      ),
    }),
  });
}

function memberFlow(members: readonly MemberModel[], sections: SectionContext): Flow[] {
  const left = new Set(members);
  return MEMBER_GROUPS.flatMap((group) => {
    const own = members.filter((member) => left.has(member) && group.takes(member));
    for (const member of own) left.delete(member);
    if (own.length === 0) return [];
    return [
      heading(2, group.title, group.id),
      ...own.flatMap((member) => memberSection(member, sections)),
    ];
  });
}
