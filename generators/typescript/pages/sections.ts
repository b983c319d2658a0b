/** Symbols and members as sections of a page. Pure. */

import { equivalentsOf } from '../../core/equivalents/equivalents.ts';
import { describedFlow } from '../../core/marks.ts';
import type { Links } from '../../core/links.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import {
  caption,
  details,
  heading,
  inlineCode,
  linkIf,
  paragraph,
  unsearched,
} from '../../core/nodes.ts';
import { part, signature } from '../../core/signature.ts';
import { textOf } from '../model/code/layout.ts';
import { deprecationOf, symbolDeprecation } from '../model/deprecation.ts';
import { KIND_WORDS } from '../model/kinds.ts';
import type { CallModel, MemberModel, SourceModel, SymbolModel, Token } from '../model/model.ts';
import type { PageContext } from './context.ts';
import { callFlow, deprecationFlow, parameterFlow, remarksFlow } from './doc-parts.ts';
import { fieldsFlow } from './fields.ts';
import { linkedProse } from './linked-prose.ts';
import { sourceUrl } from './source-url.ts';

/** A symbol without a page of its own: heading with its anchor, description, declaration, details. */
export function symbolSection(symbol: SymbolModel, context: PageContext): Flow[] {
  return [heading(3, inlineCode(symbol.name), symbol.anchor), ...symbolBody(symbol, context)];
}

export function symbolBody(symbol: SymbolModel, context: PageContext): Flow[] {
  const { links } = context;
  const text = context.descriptions.ofSymbol(symbol);
  return [
    ...deprecationFlow(symbolDeprecation(symbol), links),
    ...(symbol.isTypeOnly ? [TYPE_ONLY] : []),
    ...(text === null ? [] : linkedProse(text, links, 'ours')),
    ...(isSelfEvident(symbol) ? [] : codeFlow(symbol.code, links)),
    ...callsFlow(symbol.calls, links),
    ...parameterFlow(symbol.doc, links),
    ...(symbol.kind === 'class' ? [] : fieldsFlow(symbol, context)),
    ...remarksFlow(symbol.doc, links),
    ...subtypesFlow(symbol, links),
    ...(symbol.origin === null
      ? sourceFlow(symbol.source, context)
      : [paragraph('Declared in ', inlineCode(symbol.origin), '.')]),
    ...equivalentsOf(context.equivalents, symbol.id, links),
  ];
}

const TYPE_ONLY = paragraph(
  'It is exported as a type only: programs import it with ',
  inlineCode('import type'),
  '.',
);

/** `class Transaction` says nothing that the title does not say. */
function isSelfEvident(symbol: SymbolModel): boolean {
  const code = textOf(symbol.code);
  return code === '' || code === `class ${symbol.name}`;
}

export function memberSection(member: MemberModel, context: PageContext): Flow[] {
  const { links } = context;
  const text = context.descriptions.ofMember(member);
  return [
    heading(3, inlineCode(member.name), member.anchor),
    ...deprecationFlow(deprecationOf(member.calls), links),
    ...describedFlow(text === null ? [] : linkedProse(text, links, 'ours')),
    ...callsFlow(member.calls, links),
    ...relationsFlow(member, context),
    ...sourceFlow(member.source, context),
    ...equivalentsOf(context.equivalents, member.id, links),
  ];
}

/** A declaration longer than this folds: it would bury what follows. */
const MOST_OPEN_LINES = 24;

function codeFlow(tokens: readonly Token[], links: Links): Flow[] {
  const parts = tokens.map(({ text, ref }) => part(text, ref === null ? null : links.href(ref)));
  const text = textOf(tokens);
  // Dots before a name spread it; any others, and the sign at the end, stand for what is left out.
  const isCut = /\.\.\.(?![\p{L}_$([{`'"])|…$/u.test(text);
  const code = [
    signature('typescript', parts),
    ...(isCut ? [paragraph('The dots stand for what is too deep or too long to show here.')] : []),
  ];
  const lines = text.split('\n').length;
  return lines <= MOST_OPEN_LINES ? code : [details(`Declaration, ${lines} lines`, code)];
}

/** Each way to call, with its description unless the symbol or member has the same. */
function callsFlow(calls: readonly CallModel[], links: Links): Flow[] {
  // The first description is the one of the symbol or member.
  const first = calls.find((call) => call.doc.text !== null)?.doc.text ?? null;
  const isCurrent = deprecationOf(calls) === null;
  return calls.flatMap(({ doc, code }) => [
    ...(isCurrent ? deprecationFlow(doc.deprecation, links) : []),
    ...(doc.text === first || doc.text === null ? [] : linkedProse(doc.text, links)),
    ...codeFlow(code, links),
    ...callFlow(doc, links),
  ]);
}

/** A class whose base is an interface implements it. */
function subtypesFlow(symbol: SymbolModel, links: Links): Flow[] {
  const isImplementing = (id: string): boolean =>
    symbol.kind !== 'class' && links.get(id)?.kind === KIND_WORDS.class[0];
  const named = (title: string, ids: readonly string[]): Flow[] => {
    // Ids that this release does not have are left out.
    const targets = ids.flatMap((id) => links.get(id) ?? []);
    const names = targets.flatMap(({ id, label }, index): Inline[] => [
      ...(index === 0 ? [] : [', ']),
      linkIf(links.href(id), inlineCode(label)),
    ]);
    return names.length === 0 ? [] : [caption(title, ' ', ...names)];
  };
  return [
    ...named(
      'Extended by',
      symbol.subtypes.filter((id) => !isImplementing(id)),
    ),
    ...named('Implemented by', symbol.subtypes.filter(isImplementing)),
  ];
}

const RELATIONS = {
  overrides: 'Overrides',
  implements: 'Implements',
  inherits: 'Inherited from',
} as const;

/** A member of a class has a place of its own, a member of an interface does not. */
function relationsFlow(member: MemberModel, { links, descriptions }: PageContext): Flow[] {
  return member.relations.map(({ kind, name, ref, owner }, index) => {
    const href = [ref, owner].map((id) => (id === null ? null : links.href(id)));
    const isDescribed = index === 0 && descriptions.isInherited(member);
    return caption(
      RELATIONS[kind],
      ' ',
      linkIf(href[0] ?? href[1] ?? null, inlineCode(name)),
      ...(isDescribed ? [', where its description comes from'] : []),
    );
  });
}

function sourceFlow(source: SourceModel | null, { model }: PageContext): Flow[] {
  if (source === null) return [];
  const displayed = inlineCode(`${source.path}:${source.line}`);
  return [unsearched(paragraph('Source ', linkIf(sourceUrl(model, source), displayed)))];
}
