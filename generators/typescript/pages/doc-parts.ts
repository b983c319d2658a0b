/** What a comment says beside its words: deprecation, parameters, results, examples. Pure. */

import type { Links } from '../../core/links.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import { badge, flattenInline, inlineCode, paragraph, strong, table } from '../../core/nodes.ts';
import type { CallModel, DocModel } from '../model/model.ts';
import { linkedProse } from '../model/prose-links.ts';

/** The reason why nobody should call this any more; null while there is a way to call it that is current. */
export function deprecationOf(calls: readonly CallModel[]): string | null {
  const reasons = calls.map((call) => call.doc.deprecation);
  return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
}

export function deprecationFlow(reason: string | null, links: Links): Flow[] {
  if (reason === null) return [];
  const [first, ...rest] = linkedProse(reason, links);
  const inline: readonly Inline[] =
    first?.type === 'paragraph' ? first.children : ['Upstream gives no reason.'];
  return [paragraph(badge('deprecated', 'Deprecated'), ' ', ...inline), ...rest];
}

export function labelled(label: string, words: string, links: Links): Flow {
  return paragraph(strong(label), ' ', ...flattenInline(linkedProse(words, links)));
}

export function remarksFlow(doc: DocModel, links: Links): Flow[] {
  return [
    ...doc.notes.map(({ label, text }) =>
      text === '' ? paragraph(strong(label)) : labelled(label, text, links),
    ),
    ...exampleFlow(doc, links),
    ...seeFlow(doc, links),
  ];
}

export function parameterFlow(doc: DocModel, links: Links): Flow[] {
  if (doc.parameters.length === 0) return [];
  const rows = doc.parameters.map((one) => [
    [inlineCode(one.name)],
    flattenInline(linkedProse(one.text, links)),
  ]);
  return [table([[['Parameter'], ['Description']], ...rows])];
}

function exampleFlow(doc: DocModel, links: Links): Flow[] {
  return doc.examples.flatMap(({ title, text }) => [
    paragraph(strong(title === null ? 'Example' : `Example: ${title}`)),
    ...linkedProse(text, links),
  ]);
}

/** TypeDoc makes one list of several. */
function seeFlow(doc: DocModel, links: Links): Flow[] {
  return doc.see.flatMap((words) => {
    const [first, ...rest] = linkedProse(words, links);
    if (first?.type !== 'list' || rest.length > 0) return [labelled('See', words, links)];
    const [only, ...others] = first.children;
    return only !== undefined && others.length === 0
      ? [paragraph(strong('See'), ' ', ...flattenInline(only.children))]
      : [paragraph(strong('See')), first];
  });
}
