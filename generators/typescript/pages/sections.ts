/** Symbols and members as parts of a page. Pure. */

import { counterpartsOf } from '../../core/counterparts.ts';
import type { Counterparts } from '../../core/counterparts.ts';
import type { Links } from '../../core/links.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import {
  anchor,
  badge,
  details,
  flattenInline,
  heading,
  inlineCode,
  link,
  list,
  linkIf,
  paragraph,
  strong,
  table,
} from '../../core/nodes.ts';
import { parseProse, summaryOf } from '../../core/prose.ts';
import type { CodePart } from '../../core/signature.ts';
import { part, signature } from '../../core/signature.ts';
import {
  deprecationFlow,
  deprecationOf,
  labelled,
  parameterFlow,
  remarksFlow,
} from './doc-parts.ts';
import { linkedProse } from '../model/prose-links.ts';
import type { CallModel, MemberModel, SourceModel, SymbolModel, Token } from '../model/model.ts';
import { KIND_WORDS } from '../routes.ts';
import { textOf } from '../model/code/tokens.ts';
import type { Words } from '../words.ts';

export interface SectionContext {
  readonly links: Links;
  readonly words: Words;
  readonly counterparts: Counterparts;
  /** Address of a source line at this release; null where the release's place is not known. */
  readonly sourceUrl: (source: SourceModel) => string | null;
}

/** A declaration longer than this folds: it would bury what follows. */
const MOST_OPEN_LINES = 24;

function codeFlow(tokens: readonly Token[], links: Links): Flow[] {
  const code: Flow[] = [signature('typescript', partsOf(tokens, links))];
  if (isCut(tokens)) code.push(paragraph(CUT_NOTE));
  const lines = tokens.reduce((count, token) => count + token.text.split('\n').length - 1, 1);
  return lines <= MOST_OPEN_LINES ? code : [details(`Declaration, ${lines} lines`, code)];
}

const CUT_NOTE = 'The dots stand for what is too deep or too long to show here.';

/** Dots before a name spread it; all others, and the sign for them at the end, stand for what is left out. */
function isCut(tokens: readonly Token[]): boolean {
  return /\.\.\.(?![\p{L}_$([{`'"])|…$/u.test(textOf(tokens));
}

/** Neighbors without a link are one run: shorter pages, equal code. */
function partsOf(tokens: readonly Token[], links: Links): CodePart[] {
  const parts: CodePart[] = [];
  for (const token of tokens) {
    const href = token.ref === null ? null : links.href(token.ref);
    const last = parts.at(-1);
    if (last !== undefined && last.href === null && href === null)
      parts[parts.length - 1] = part(last.text + token.text);
    else parts.push(part(token.text, href));
  }
  return parts;
}

/** A symbol without a page of its own: heading with its anchor, words, declaration, details. */
export function symbolSection(symbol: SymbolModel, context: SectionContext): Flow[] {
  return [heading(3, inlineCode(symbol.name), symbol.anchor), ...symbolBody(symbol, context)];
}

export function symbolBody(symbol: SymbolModel, context: SectionContext): Flow[] {
  return [
    ...deprecationFlow(symbol.doc.deprecation ?? deprecationOf(symbol.calls), context.links),
    ...wordsFlow(context.words.ofSymbol(symbol), context.links),
    ...(isSelfEvident(symbol) ? [] : codeFlow(symbol.code, context.links)),
    ...callsFlow(symbol.calls, context),
    ...parameterFlow(symbol.doc, context.links),
    ...(symbol.kind === 'class' ? [] : fieldsFlow(symbol, context)),
    ...remarksFlow(symbol.doc, context.links),
    ...subtypesFlow(symbol, context),
    ...sourceFlow(symbol, context),
    ...counterpartsOf(context.counterparts, symbol.id, context.links),
  ];
}

/** `class Transaction` says nothing that the title does not say. */
function isSelfEvident(symbol: SymbolModel): boolean {
  const code = symbol.code.map((token) => token.text).join('');
  return code === '' || code === `class ${symbol.name}`;
}

export function memberSection(member: MemberModel, context: SectionContext): Flow[] {
  const words = context.words.ofMember(member);
  return [
    heading(3, inlineCode(member.name), member.anchor),
    ...deprecationFlow(deprecationOf(member.calls), context.links),
    ...(words === null
      ? [paragraph(badge('undocumented', 'Undocumented'))]
      : wordsFlow(words, context.links)),
    ...callsFlow(member.calls, context),
    ...memberRelationFlow(member, context),
    ...sourceFlow(member, context),
    ...counterpartsOf(context.counterparts, member.id, context.links),
  ];
}

export function wordsFlow(words: string | null, links: Links): readonly Flow[] {
  return words === null ? [] : linkedProse(words, links, 'ours');
}

/** Each way to call, with what is said of it, of its parameters and of its result. */
function callsFlow(calls: readonly CallModel[], context: SectionContext): Flow[] {
  const { links } = context;
  // What the first of them says stands above all of them.
  const first = calls.find((call) => call.doc.text !== null);
  const isCurrent = deprecationOf(calls) === null;
  return calls.flatMap((call) => [
    ...(isCurrent ? deprecationFlow(call.doc.deprecation, links) : []),
    ...(call === first || call.doc.text === first?.doc.text || call.doc.text === null
      ? []
      : linkedProse(call.doc.text, links)),
    ...codeFlow(call.code, links),
    ...parameterFlow(call.doc, links),
    ...(call.doc.returns === null ? [] : [labelled('Returns', call.doc.returns, links)]),
    ...call.doc.throws.map((words) => labelled('Throws', words, links)),
    ...remarksFlow(call.doc, links),
  ]);
}

/** Of an interface or an enum: the members that somebody says something about. */
function fieldsFlow(symbol: SymbolModel, context: SectionContext): Flow[] {
  const described = symbol.members.flatMap((member) => {
    const words = fieldWords(member, context);
    return words.length === 0 ? [] : [[[inlineCode(member.name)], words]];
  });
  return described.length === 0 ? [] : [table([[['Member'], ['Description']], ...described])];
}

/** All that is said of a member in one line: it has no section of its own. */
function fieldWords(member: MemberModel, context: SectionContext): Inline[] {
  const { links } = context;
  const reason = deprecationOf(member.calls);
  const words = flattenInline(wordsFlow(context.words.ofMember(member), links));
  const first = member.calls.find((call) => call.doc.text !== null);
  const others = member.calls.flatMap((call) => {
    const isOther = call !== first && call.doc.text !== null && call.doc.text !== first?.doc.text;
    return isOther ? [flattenInline(linkedProse(call.doc.text, links))] : [];
  });
  const mark: Inline[] =
    reason === null
      ? []
      : [badge('deprecated', 'Deprecated'), ' ', ...flattenInline(linkedProse(reason, links)), ' '];
  const parts = [
    ...(mark.length + words.length === 0 ? [] : [[...mark, ...words]]),
    ...others,
    ...member.calls.flatMap((call) => callWords(call, reason === null, links)),
  ];
  return parts.flatMap((part, index) => (index === 0 ? [...part] : [' · ', ...part]));
}

function callWords({ doc }: CallModel, isCurrent: boolean, links: Links): Inline[][] {
  const said = (label: Inline, words: string): Inline[] => [
    label,
    ...(words === '' ? [] : [' ', ...flattenInline(linkedProse(words, links))]),
  ];
  return [
    ...(isCurrent && doc.deprecation !== null
      ? [said(badge('deprecated', 'Deprecated'), doc.deprecation)]
      : []),
    ...doc.parameters.map((one) => said(inlineCode(one.name), one.text)),
    ...(doc.returns === null ? [] : [said(strong('Returns'), doc.returns)]),
    ...doc.throws.map((words) => said(strong('Throws'), words)),
    ...doc.notes.map(({ label, text }) => said(strong(label), text)),
  ];
}

/** A class that takes over an interface implements it. */
function subtypesFlow(symbol: SymbolModel, context: SectionContext): Flow[] {
  const isImplementing = (id: string): boolean =>
    symbol.kind !== 'class' && context.links.get(id)?.kind === KIND_WORDS.class;
  return [
    ...relationFlow(
      'Extended by',
      symbol.subtypes.filter((id) => !isImplementing(id)),
      context,
    ),
    ...relationFlow('Implemented by', symbol.subtypes.filter(isImplementing), context),
  ];
}

/** Other places of this reference, each a link; ids that this release does not have are left out. */
function relationFlow(word: string, ids: readonly string[], context: SectionContext): Flow[] {
  const places = ids.flatMap((id, index): Inline[] => {
    const target = context.links.get(id);
    if (target === undefined) return [];
    const name = linkIf(context.links.href(id), inlineCode(target.label));
    return index === 0 ? [name] : [', ', name];
  });
  return places.length === 0 ? [] : [paragraph(strong(word), ' ', ...places)];
}

const RELATIONS = {
  overrides: 'Overrides',
  implements: 'Implements',
  inherits: 'Inherited from',
} as const;

/** What a member stands for: a member of a class has a place of its own, one of an interface has not. */
function memberRelationFlow(member: MemberModel, context: SectionContext): Flow[] {
  return member.relations.map(({ kind, name, ref, owner }, index) => {
    const href =
      (ref === null ? null : context.links.href(ref)) ??
      (owner === null ? null : context.links.href(owner));
    const isDescribed = index === 0 && context.words.isInherited(member);
    return paragraph(
      strong(RELATIONS[kind]),
      ' ',
      linkIf(href, inlineCode(name)),
      ...(isDescribed ? [', where its description comes from'] : []),
    );
  });
}

function sourceFlow(
  of: { readonly source: SourceModel | null; readonly origin?: string | null },
  context: SectionContext,
): Flow[] {
  if (of.origin != null) return [paragraph('Declared in ', inlineCode(of.origin), '.')];
  if (of.source === null) return [];
  const shown = inlineCode(`${of.source.path}:${of.source.line}`);
  return [paragraph('Source ', linkIf(context.sourceUrl(of.source), shown))];
}

/** Where a class gets the rest from; each row is a place to link to. */
export function inheritedFlow(members: readonly MemberModel[], context: SectionContext): Flow[] {
  if (members.length === 0) return [];
  const rows = members.map((member) => [
    [anchor(member.anchor), inheritedName(member, context)],
    flattenInline(summaryFlow(context.words.ofMember(member))),
  ]);
  return [table([[['Member'], ['What it does']], ...rows])];
}

function inheritedName(member: MemberModel, context: SectionContext): Inline {
  const href = member.inheritedFrom === null ? null : context.links.href(member.inheritedFrom);
  const target =
    member.inheritedFrom === null ? undefined : context.links.get(member.inheritedFrom);
  return linkIf(href, inlineCode(target?.label ?? member.name));
}

/** The first sentence only. */
function summaryFlow(words: string | null): Flow[] {
  const summary = words === null ? '' : summaryOf(parseProse(words, 'ours'));
  return summary === '' ? [] : [paragraph(summary)];
}

/** Names with first sentences, each a link: what a page or an entry point holds. */
export function symbolList(symbols: readonly SymbolModel[], context: SectionContext): Flow[] {
  if (symbols.length === 0) return [];
  return [list(symbols.map((symbol) => [symbolLine(symbol, context)]))];
}

export function isDeprecated(symbol: SymbolModel): boolean {
  return symbol.doc.deprecation !== null || deprecationOf(symbol.calls) !== null;
}

function symbolLine(symbol: SymbolModel, context: SectionContext): Flow {
  const href = context.links.href(symbol.id);
  const name = href === null ? inlineCode(symbol.name) : link(href, inlineCode(symbol.name));
  const words = context.words.ofSymbol(symbol);
  const summary = words === null ? '' : summaryOf(parseProse(words, 'ours'));
  const mark: Inline[] = isDeprecated(symbol) ? [' ', badge('deprecated', 'Deprecated')] : [];
  return paragraph(name, ...mark, ...(summary === '' ? [] : [` – ${summary}`]));
}
