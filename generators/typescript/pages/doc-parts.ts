/** What a comment says besides its description: deprecation, parameters, results, examples. Pure. */

import { deprecationNote } from '../../core/marks.ts';
import type { Links } from '../../core/links.ts';
import type { Flow } from '../../core/nodes.ts';
import {
  caption,
  flattenInline,
  inlineCode,
  paragraph,
  strong,
  table,
  text,
} from '../../core/nodes.ts';
import type { DocModel } from '../model/model.ts';
import { linkedProse } from './linked-prose.ts';

export function deprecationFlow(reason: string | null, links: Links): Flow[] {
  if (reason === null) return [];
  const words = linkedProse(reason, links);
  return deprecationNote(words.length > 0 ? words : [paragraph('Upstream gives no reason.')]);
}

/** Of one way to call: its parameters, its result, what it throws, and remarks. */
export function callFlow(doc: DocModel, links: Links): Flow[] {
  return [
    ...parameterFlow(doc, links),
    ...(doc.returns === null ? [] : labelled('Returns', doc.returns, links)),
    ...doc.throws.flatMap((phrase) => labelled('Throws', phrase, links)),
    ...remarksFlow(doc, links),
  ];
}

/** In one line, unless there is code, which keeps its own. */
function labelled(label: string, phrase: string, links: Links): Flow[] {
  const flow = linkedProse(phrase, links);
  if (!flow.some(({ type }) => type === 'code'))
    return [paragraph(strong(label), ' ', ...flattenInline(flow))];
  const [first, ...rest] = flow;
  if (first?.type !== 'paragraph') return [caption(label), ...flow];
  return [{ ...first, children: [strong(label), text(' '), ...first.children] }, ...rest];
}

export function parameterFlow({ parameters }: DocModel, links: Links): Flow[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, text: phrase }) => [
    [inlineCode(name)],
    flattenInline(linkedProse(phrase, links)),
  ]);
  return [table([[['Parameter'], ['Description']], ...rows])];
}

export function remarksFlow(doc: DocModel, links: Links): Flow[] {
  return [
    ...doc.notes.flatMap(({ label, text: phrase }) =>
      phrase === '' ? [caption(label)] : labelled(label, phrase, links),
    ),
    ...doc.examples.flatMap(({ title, text: phrase }) => [
      caption(title === null ? 'Example' : `Example: ${title}`),
      ...linkedProse(phrase, links),
    ]),
    ...doc.see.flatMap((phrase) => seeFlow(phrase, links)),
  ];
}

/** TypeDoc makes one list of several. */
function seeFlow(phrase: string, links: Links): Flow[] {
  const [first, ...rest] = linkedProse(phrase, links);
  if (first?.type !== 'list' || rest.length > 0) return labelled('See', phrase, links);
  const [only, ...others] = first.children;
  return only !== undefined && others.length === 0
    ? [caption('See', ' ', ...flattenInline(only.children))]
    : [caption('See'), first];
}
