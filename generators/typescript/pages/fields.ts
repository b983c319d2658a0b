/** The described members of an interface, a type or an enum as a table: they have no sections. Pure. */

import { mark } from '../../core/marks.ts';
import type { Links } from '../../core/links.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import { flattenInline, inlineCode, strong, table } from '../../core/nodes.ts';
import { deprecationOf } from '../model/deprecation.ts';
import type { CallModel, MemberModel, SymbolModel } from '../model/model.ts';
import type { PageContext } from './context.ts';
import { linkedProse } from './linked-prose.ts';

export function fieldsFlow(symbol: SymbolModel, context: PageContext): Flow[] {
  const rows = symbol.members.flatMap((member) => {
    const description = descriptionOf(member, context);
    return description.length === 0 ? [] : [[[inlineCode(member.name)], description]];
  });
  return rows.length === 0 ? [] : [table([[['Member'], ['Description']], ...rows])];
}

/** Everything about a member in one line. */
function descriptionOf(member: MemberModel, { links, descriptions }: PageContext): Inline[] {
  const reason = deprecationOf(member.calls);
  const text = descriptions.ofMember(member);
  const lead = [
    ...(reason === null ? [] : [...labelled(DEPRECATED, reason, links), ' ']),
    ...(text === null ? [] : flattenInline(linkedProse(text, links, 'ours'))),
  ];
  const first = member.calls.find((call) => call.doc.text !== null)?.doc.text ?? null;
  const others = member.calls.flatMap(({ doc }) =>
    doc.text === first || doc.text === null ? [] : [flattenInline(linkedProse(doc.text, links))],
  );
  const parts = [
    ...(lead.length === 0 ? [] : [lead]),
    ...others,
    ...member.calls.flatMap((call) => partsOf(call, reason === null, links)),
  ];
  return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}

const DEPRECATED = mark('deprecated');

function partsOf({ doc }: CallModel, isCurrent: boolean, links: Links): Inline[][] {
  return [
    ...(isCurrent && doc.deprecation !== null
      ? [labelled(DEPRECATED, doc.deprecation, links)]
      : []),
    ...doc.parameters.map(({ name, text }) => labelled(inlineCode(name), text, links)),
    ...(doc.returns === null ? [] : [labelled(strong('Returns'), doc.returns, links)]),
    ...doc.throws.map((text) => labelled(strong('Throws'), text, links)),
    ...doc.notes.map(({ label, text }) => labelled(strong(label), text, links)),
  ];
}

function labelled(label: Inline, text: string, links: Links): Inline[] {
  return text === '' ? [label] : [label, ' ', ...flattenInline(linkedProse(text, links))];
}
